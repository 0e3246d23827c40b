import AnimationModel
import MotionRecording
import Testing

/// Semantics reference, section 16.
@Suite("Zooms")
struct ScenarioZoomTests {
  private func scenario(_ changes: [(Double, Bool, NamedAnimation?)]) -> ScenarioScript {
    var scenario = ScenarioScript()
    scenario.states = [.init("isShown", .boolean(false))]
    scenario.zoomTransitions = [
      .init(
        "detail", frame: AttributeVector([.init("x", 0), .init("width", 390)]),
        outOf: "card", frame: AttributeVector([.init("x", 20), .init("width", 80)])
      ) { .boolean($0.isTrue("isShown")) }
    ]
    scenario.events = changes.map { time, isShown, animation in
      .init(at: time, [.animated(with: animation, [.set("isShown", .boolean(isShown))])])
    }
    return scenario
  }

  private let push = [
    "willDisappear:card", "willAppear:detail", "didDisappear:card", "didAppear:detail",
  ]
  private let pop = [
    "willDisappear:detail", "willAppear:card", "didDisappear:detail", "didAppear:card",
  ]

  private func words(_ scenario: ScenarioScript, _ clock: Clock) throws -> [String] {
    try scenario.events(of: "", clock).flatMap { $0.split(separator: "+").map(String.init) }
  }

  @Test(
    "Each way is told from its beginning to its rest",
    arguments: [Clock.frames(rate: 60), .continuous])
  func ways(clock: Clock) throws {
    let scenario = scenario([(0, true, .linear(0.3)), (1, false, .linear(0.3))])
    #expect(try words(scenario, clock) == push + pop)
    let rows = try scenario.rows(clock)
    #expect(
      rows.filter { $0.attribute.isEmpty }.map(\.time).map { ($0 * 10).rounded() } == [
        0, 3, 10, 13,
      ])
    #expect(
      rows.filter { $0.attribute == "detail.width" && $0.event.hasPrefix("removed") }.map(\.value)
        == [
          390, 80,
        ])
  }

  @Test(
    "A push that is turned back is told to be complete before the pop begins, and moves on from there"
  )
  func turnedBack() throws {
    let scenario = scenario([(0, true, .smooth), (0.2, false, .smooth)])
    #expect(try words(scenario, .frames(rate: 60)) == push + pop)
    let rows = try scenario.rows().filter { $0.attribute == "detail.width" }
    for (before, after) in zip(rows, rows.dropFirst()) {
      #expect(abs((after.value ?? 0) - (before.value ?? 0)) < 40)
    }
    #expect(rows.last?.value == 80)
  }

  @Test("Without an animation everything is told at once")
  func instantaneous() throws {
    let scenario = scenario([(0.5, true, nil)])
    #expect(try words(scenario, .frames(rate: 60)) == push)
    #expect(try scenario.rows().filter { $0.attribute.isEmpty }.map(\.time) == [0.5])
  }
}
