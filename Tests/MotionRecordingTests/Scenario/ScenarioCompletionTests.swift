import AnimationModel
import MotionRecording
import TestSupport
import Testing

@Suite("Completions of a scenario")
struct ScenarioCompletionTests {
  static let clocks: [Clock] = [.frames(rate: 60), .continuous]

  private func log(_ scenario: ScenarioScript, _ clock: Clock) throws -> [AttributeRow] {
    try scenario.rows(clock).filter(\.attribute.isEmpty)
  }

  @Test("a completion is logged in a row of its own", arguments: clocks)
  func logical(clock: Clock) throws {
    let scenario = ScenarioScript(
      numbers: ["x"],
      [.init(at: 0, [.animated(.bouncy, [.set("x", 100)], log: "home")])])
    let rows = try log(scenario, clock)
    #expect(rows.map(\.event) == ["log:home"])
    #expect(rows.map(\.time) == [0.5])
    #expect(rows.first?.value == nil)
  }

  @Test("a transaction is complete when the last of its animations is", arguments: clocks)
  func several(clock: Clock) throws {
    let scenario = ScenarioScript(
      numbers: ["x", "y"],
      [
        .init(
          at: 0,
          [
            .animated(
              .linear(0.5), [.set("x", 1), .animated(with: .linear(1), [.set("y", 1)])],
              log: "both")
          ])
      ])
    let rows = try log(scenario, clock)
    #expect(rows.map(\.event) == ["log:both"])
    #expect(isClose(rows.first?.time, clock == .continuous ? 1 : 61.0 / 60, .absolute(1e-12)))
  }

  @Test("a change that makes no animation completes at once", arguments: clocks)
  func immediate(clock: Clock) throws {
    let scenario = ScenarioScript(
      numbers: ["x"],
      [
        .init(
          at: 0.25,
          [
            .animated(nil, [.set("x", 1)], log: "nil"), .animated(.bouncy, [], log: "nothing"),
            .animated(.bouncy, [.set("x", 1)], log: "same"),
          ])
      ])
    let rows = try log(scenario, clock)
    #expect(rows.map(\.event) == ["log:nil+log:nothing+log:same"])
    #expect(rows.map(\.time) == [0.25])
  }

  @Test("at one moment: old removed, new removed, new logical, old logical", arguments: clocks)
  func order(clock: Clock) throws {
    let linear = NamedAnimation.linear(1)
    func write(_ value: Double, _ name: String, _ animation: NamedAnimation)
      -> ScriptAction
    {
      .animated(
        with: animation, [.set("x", value)],
        completions: [
          .init([.log("\(name) logical")]),
          .init(criteria: .removed, [.log("\(name) removed")]),
        ])
    }
    let scenario = ScenarioScript(
      numbers: ["x"],
      [
        .init(at: 0, [write(1, "old", linear)]),
        .init(at: 0.25, [write(2, "new", .linear(0.5))]),
      ])
    #expect(
      try log(scenario, clock).map(\.event) == [
        "log:old removed+log:new removed+log:new logical+log:old logical"
      ])
  }

  @Test("a completion can make something happen", arguments: clocks)
  func chain(clock: Clock) throws {
    let scenario = ScenarioScript(
      numbers: ["x"],
      [
        .init(
          at: 0,
          [
            .animated(
              with: .linear(0.5), [.set("x", 1)],
              completions: [.init([.animated(with: .linear(0.5), [.set("x", 0)])])])
          ])
      ])
    #expect(
      try scenario.events(of: "x", clock) == [
        "start", "removed+logicallyComplete+start", "removed+logicallyComplete",
      ])
    let end = try #require(scenario.rows(clock).last)
    #expect(end.value == 0)
    #expect(isClose(end.time, clock == .continuous ? 1 : 62.0 / 60, .absolute(1e-12)))
  }
}
