import AnimationModel
import MotionRecording
import TestSupport
import Testing

/// Semantics reference, section 14.1.
@Suite("Phase animators")
struct ScenarioPhaseAnimatorTests {
  static let clocks: [Clock] = [.frames(rate: 60), .continuous]

  private func scenario(
    _ phases: [(Double, NamedAnimation?)], isTriggered: Bool = true,
    events: [ScriptEvent] = [], end: Double? = nil
  ) -> ScenarioScript {
    var scenario = ScenarioScript()
    let taps: ScriptFormula = { $0["taps"] ?? .integer(0) }
    scenario.states = [.init("taps", .integer(0))]
    scenario.phaseAnimators = [
      .init(
        "pulse", attributes: ["scale"],
        phases: phases.map { .init([.number($0.0)], animation: $0.1) },
        trigger: isTriggered ? taps : nil)
    ]
    scenario.events = events
    scenario.end = end
    return scenario
  }

  private func tap(_ count: Int, at time: Double) -> ScriptEvent {
    .init(at: time, [.set("taps", .integer(count))])
  }

  /// Returns the rows of the attribute `scale`.
  private func rows(_ scenario: ScenarioScript, _ clock: Clock) throws -> [AttributeRow] {
    try scenario.rows(clock).filter { $0.attribute == "scale" }
  }

  /// Returns the targets in order, with the times at which the motions to them begin.
  private func targets(_ scenario: ScenarioScript) throws -> [TimedChange<Double>] {
    let recording = try ScenarioRunner(scenario, clock: .continuous).record()
    return try #require(recording.attributes.first).targets
  }

  @Test(
    "with a trigger it waits, goes once through all phases, and back to the first",
    arguments: clocks)
  func pass(clock: Clock) throws {
    let scenario = scenario(
      [(1, .linear(0.1)), (2, .linear(0.2)), (3, .linear(0.3))], events: [tap(1, at: 0.5)], end: 2)
    let rows = try rows(scenario, clock)
    #expect(rows.filter { $0.time < 0.5 }.allSatisfy { $0.value == 1 && $0.event.isEmpty })
    #expect(rows.last?.value == 1)
    let found = try targets(scenario)
    #expect(found.map(\.value) == [1, 2, 3, 1])
    // The animation is that of the phase that begins.
    for (change, time) in zip(found, [0, 0.5, 0.7, 1.0]) {
      #expect(isClose(change.time, time, .absolute(1e-12)))
    }
    #expect(rows.filter { $0.event.contains("removed") }.count == 3)
  }

  @Test("what has no rows is waited for all the same", arguments: clocks)
  func hidden(clock: Clock) throws {
    var scenario = scenario([(1, nil)], events: [tap(1, at: 0.5)], end: 1)
    let phases: [(Double, Double, NamedAnimation)] = [
      (1, 0, .linear(0.1)), (1, 1, .linear(0.2)), (2, 1, .linear(0.1)),
    ]
    var animator = ScriptPhaseAnimator(
      "pulse", attributes: ["scale", "tint"],
      phases: phases.map { .init([.number($0.0), .number($0.1)], animation: $0.2) },
      trigger: scenario.phaseAnimators[0].trigger)
    animator.hidden = [1]
    scenario.phaseAnimators = [animator]
    #expect(try scenario.rows(clock).allSatisfy { ["scale", ""].contains($0.attribute) })
    let attributes = try ScenarioRunner(scenario, clock: clock).record().attributes
    #expect(attributes.map(\.recording.name) == ["scale"])
    let found = try targets(scenario)
    #expect(found.map(\.value) == [1, 2, 1])
    for (change, time) in zip(found, [0, 0.7, 0.8]) {
      #expect(isClose(change.time, time, .absolute(1e-12)))
    }
  }

  @Test("without one it goes on at once, and round for ever")
  func loop() throws {
    let loop = scenario([(1, .linear(0.25)), (2, .linear(0.5))], isTriggered: false)
    let found = try targets(loop)
    // Ten seconds have cycles of 0.75 s.
    #expect(found.prefix(4).map(\.value) == [2, 1, 2, 1])
    #expect(found.prefix(4).map(\.time) == [0, 0.5, 0.75, 1.25])
    #expect(found.count == 27)
    for clock in Self.clocks {
      let rows = try rows(loop, clock)
      #expect(rows.last?.time == 10)
      #expect(rows.first?.event == "start")
      #expect(rows.first?.value == 1)
    }
  }

  @Test("ten seconds are counted from what was written last")
  func loopAfterWrite() throws {
    var loop = scenario([(1, .linear(0.25)), (2, .linear(0.5))], isTriggered: false)
    loop.states.append(.init("x", .number(0)))
    loop.attributes = [.init("x")]
    loop.events = [.init(at: 3, [.set("x", 5)])]
    #expect(try rows(loop, .continuous).last?.time == 13)
  }

  @Test("a spring's step lasts its response, and the next keeps its velocity", arguments: clocks)
  func springs(clock: Clock) throws {
    let pulse = scenario(
      [(0, .bouncy), (100, .bouncy)], events: [tap(1, at: 0)])
    var written = ScenarioScript(
      numbers: ["scale"],
      [
        .init(at: 0, [.animated(with: .bouncy, [.set("scale", 100)])]),
        .init(at: 0.5, [.animated(with: .bouncy, [.set("scale", 0)])]),
      ])
    written.end = 1.5
    let shown = try rows(pulse, clock)
    let expected = try rows(written, clock)
    for (shown, expected) in zip(shown, expected) {
      #expect(isClose(shown.value, try #require(expected.value), .absolute(1e-9)))
    }
    #expect(shown.contains { $0.event.contains("merge") && $0.time == 0.5 })
    #expect(shown.last?.value == 0)
  }

  @Test("a phase with the same values is skipped, whatever its animation", arguments: clocks)
  func equalContent(clock: Clock) throws {
    let hold = scenario(
      [(1, .linear(0.1)), (2, .linear(0.2)), (2, .linear(5)), (3, .linear(0.3))],
      events: [tap(1, at: 0)])
    let without = scenario(
      [(1, .linear(0.1)), (2, .linear(0.2)), (3, .linear(0.3))], events: [tap(1, at: 0)])
    #expect(try rows(hold, clock).map(\.value) == rows(without, clock).map(\.value))
  }

  @Test("a phase without animation is jumped to and left at once", arguments: clocks)
  func withoutAnimation(clock: Clock) throws {
    let pulse = scenario(
      [(1, .linear(0.1)), (2, nil), (3, .linear(0.3))], events: [tap(1, at: 0)])
    let rows = try rows(pulse, clock)
    #expect(rows.first?.event == "jump+start")
    #expect(rows.first?.value == 2)
    #expect(rows.first?.target == 3)
    let jumps = scenario([(1, nil), (2, nil), (3, nil)], events: [tap(1, at: 0.1)])
    let still = try self.rows(jumps, clock)
    #expect(still.last?.event == "jump+jump+jump")
    #expect(still.allSatisfy { $0.value == 1 })
  }

  @Test("one that loops without any animation stands still", arguments: [1, 2, 3])
  func standstill(count: Int) throws {
    let pulse = scenario(
      (0..<count).map { (Double($0), nil) }, isTriggered: false)
    for clock in Self.clocks { #expect(try rows(pulse, clock).count == 1) }
    let same = scenario(
      Array(repeating: (7, NamedAnimation.bouncy), count: count), isTriggered: false)
    for clock in Self.clocks { #expect(try rows(same, clock).map(\.value) == [7]) }
  }

  @Test("a trigger in the middle begins again from where the numbers are")
  func retrigger() throws {
    let phases: [(Double, NamedAnimation?)] = [
      (0, .linear(1)), (10, .linear(1)), (20, .linear(1)),
    ]
    let third = scenario(phases, events: [tap(1, at: 0), tap(2, at: 1.5)])
    let found = try targets(third)
    #expect(found.map(\.value) == [10, 20, 10, 20, 0])
    for (change, time) in zip(found, [0, 1, 1.5, 2.5, 3.5]) {
      #expect(isClose(change.time, time, .absolute(1e-9)))
    }
    // On the way to the second phase nothing changes, so that the third is next.
    let second = scenario(phases, events: [tap(1, at: 0), tap(2, at: 0.5)])
    #expect(try targets(second).map(\.value) == [10, 20, 0])
    #expect(try targets(second)[1].time == 0.5)
  }

  @Test("only a change of the trigger's value begins a pass")
  func sameTrigger() throws {
    let pulse = scenario(
      [(1, .linear(0.1)), (2, .linear(0.1))], events: [tap(0, at: 0), tap(0, at: 0.5)])
    #expect(try targets(pulse).map(\.value) == [1])
  }

  @Test("several numbers move together, and formulas see the phase")
  func severalAttributes() throws {
    var scenario = ScenarioScript()
    scenario.phaseAnimators = [
      .init(
        "pulse", attributes: ["scale", "angle"],
        phases: [
          .init([.number(1), .number(0)]), .init([.number(2), .number(0)], animation: .linear(1)),
        ])
    ]
    scenario.attributes = [.init("phase") { $0["pulse"] ?? .integer(-1) }]
    scenario.end = 1
    let rows = try scenario.rows(.continuous)
    #expect(rows.prefix(3).map(\.attribute) == ["phase", "scale", "angle"])
    #expect(rows.first { $0.attribute == "phase" && $0.time == 0.5 }?.value == 1)
    #expect(rows.filter { $0.attribute == "angle" }.allSatisfy { $0.value == 0 })
    // Only the attribute that changes is waited for; the next phase has the default animation.
    let last = try #require(rows.last { $0.attribute == "scale" })
    #expect(last.animation == ".default")
    #expect(last.target == 1)
  }

  @Test("a pass can be set off by a completion, and a view by a phase")
  func together() throws {
    var scenario = scenario([(1, .linear(0.1)), (2, .linear(0.2))])
    scenario.states.append(.init("x", .number(0)))
    scenario.attributes = [.init("x")]
    scenario.views = [
      .init("card", size: ViewSize(width: 1, height: 1)) { .boolean($0["pulse"] == .integer(1)) }
    ]
    scenario.events = [
      .init(
        at: 0,
        [
          .animated(
            with: .linear(0.5), [.set("x", 1)],
            completions: [.init([.set("taps", .integer(1))])])
        ])
    ]
    let events = try scenario.rows(.continuous).filter(\.attribute.isEmpty)
    #expect(events.map(\.event) == ["appear:card", "disappear:card", "removed:card"])
    #expect(events.first?.time == 0.5)
    #expect(isClose(events.last?.time, 0.8, .absolute(1e-9)))
  }

  @Test("an animator without phases, or with values missing, is a mistake")
  func mistakes() async {
    await #expect(processExitsWith: .failure) {
      _ = ScriptPhaseAnimator("pulse", attributes: ["x"], phases: [])
    }
    await #expect(processExitsWith: .failure) {
      _ = ScriptPhaseAnimator(
        "pulse", attributes: ["x", "y"], phases: [.init([.number(1)])])
    }
  }
}
