import AnimationModel
import MotionRecording
import TestSupport
import Testing

@Suite("Scenario runner")
struct ScenarioRunnerTests {
  static let clocks: [Clock] = [.frames(rate: 60), .continuous]

  @Test("an animated write moves, a plain one jumps", arguments: clocks)
  func writes(clock: Clock) throws {
    let scenario = ScenarioScript(
      numbers: ["x"],
      [
        .init(at: 0, [.animated(with: .bouncy, [.set("x", 300)])]),
        .init(at: 0.4, [.write("x") { .number($0.number("x") + 50) }]),
      ])
    let rows = try scenario.rows(clock)
    #expect(rows[0].event == "start")
    #expect(rows[0].value == 0)
    #expect(rows[0].target == 300)
    #expect(rows[0].animation == ".bouncy")
    #expect(rows[24].event == "jump")
    #expect(rows[24].target == 350)
    let before = try #require(rows[23].value)
    #expect(try #require(rows[24].value) - before > 45)
    #expect(rows.last?.value == 350)
    #expect(rows.last?.velocity == 0)
    #expect(rows.last?.animation == "")
  }

  /// A counter that is used on one thread.
  private final class Counter: @unchecked Sendable {
    var count = 0
  }

  @Test("a value is computed again after writes of the states that it is made of, and of no others")
  func recomputing() throws {
    let (ofX, ofAll) = (Counter(), Counter())
    var scenario = ScenarioScript(
      numbers: ["x", "y"],
      [
        .init(at: 0.1, [.set("x", 10)]), .init(at: 0.2, [.set("y", 4), .set("y", 5)]),
        .init(at: 0.3, [.set("x", 20)]),
      ], end: 0.4)
    scenario.attributes += [
      .init("double", of: ["x"]) { states in
        ofX.count += 1
        return .number(2 * states.number("x"))
      },
      .init("sum") { states in
        ofAll.count += 1
        return .number(states.number("x") + states.number("y"))
      },
    ]
    let rows = try scenario.rows(.frames(rate: 10))
    #expect(rows.filter { $0.attribute == "double" }.map(\.value) == [0, 20, 20, 40, 40])
    #expect(rows.filter { $0.attribute == "sum" }.map(\.value) == [0, 10, 15, 25, 25])
    // At the start, and after each write that may matter.
    #expect(ofX.count == 3)
    #expect(ofAll.count == 5)
  }

  @Test("alone, a change is recorded as by a recorder")
  func alone() throws {
    let scenario = ScenarioScript(
      numbers: ["x"], [.init(at: 0, [.animated(with: .bouncy, [.set("x", 100)])])])
    let recorder = Recorder(from: 0, to: 100)
    let frames = try recorder.record(.animation(.bouncy), framesPerSecond: 60)
    #expect(try scenario.rows().map(\.value) == frames.values)
    #expect(try scenario.rows().map(\.velocity) == frames.velocities)
    let continuous = try recorder.record(.animation(.bouncy), rowsPerSecond: 60)
    #expect(try scenario.rows(.continuous).map(\.value) == continuous.values)
  }

  @Test("the same change later moves alike", arguments: [1.0, 7.25, 100])
  func later(time: Double) throws {
    func values(_ time: Double) throws -> [Double?] {
      let scenario = ScenarioScript(
        numbers: ["x"], [.init(at: time, [.animated(with: .ease, [.set("x", 100)])])])
      return try scenario.rows().filter { $0.time >= time }.map(\.value)
    }
    #expect(try values(time) == values(0))
  }

  @Test("splitting one event in two at the same time changes nothing", arguments: clocks)
  func splitting(clock: Clock) throws {
    let first = ScriptAction.animated(with: .bouncy, [.set("x", 100), .set("y", 5)])
    let second = ScriptAction.animated(with: .ease, [.set("x", 40)])
    let third = ScriptAction.set("z", 3)
    let names = ["x", "y", "z"]
    let start = ScriptEvent(
      at: 0, [.animated(with: .smooth, [.set("x", 1), .set("z", 9)])])
    let one = ScenarioScript(numbers: names, [start, .init(at: 0.2, [first, second, third])])
    let split = ScenarioScript(
      numbers: names,
      [
        .init(at: 0.2, [first]), start, .init(at: 0.2, [second]), .init(at: 0.2, [third]),
      ])
    #expect(try one.rows(clock) == split.rows(clock))
  }

  @Test("an attribute written twice in one event makes one change, with the last animation")
  func writtenTwice() throws {
    let scenario = ScenarioScript(
      numbers: ["x"],
      [
        .init(
          at: 0,
          [
            .animated(with: .bouncy, [.set("x", 100)]), .animated(with: .ease, [.set("x", 40)]),
          ])
      ])
    let rows = try scenario.rows()
    #expect(rows[0].event == "start")
    #expect(rows[0].animation == ".easeInOut")
    #expect(rows[0].target == 40)
  }

  @Test("the inner animation is for the inner write, the outer one for those around it")
  func nesting() throws {
    let scenario = ScenarioScript(
      numbers: ["inner", "outer", "none"],
      [
        .init(
          at: 0,
          [
            .animated(
              with: .bouncy,
              [
                .animated(with: .ease, [.set("inner", 1)]), .set("outer", 1),
                .animated(with: nil, [.set("none", 1)]),
              ])
          ])
      ])
    let rows = try scenario.rows()
    #expect(rows[0].animation == ".easeInOut")
    #expect(rows[1].animation == ".bouncy")
    #expect(rows[2].event == "jump")
  }

  @Test("on frames an event between two happens in the later one")
  func betweenFrames() throws {
    let scenario = ScenarioScript(
      numbers: ["x"], [.init(at: 0.0501, [.animated(with: .bouncy, [.set("x", 1)])])])
    let rows = try scenario.rows()
    #expect(rows.first { $0.event == "start" }?.time == 4.0 / 60)
    #expect(rows[4].value == 0)
    let recording = try ScenarioRunner(scenario, clock: .continuous).record()
    #expect(recording.attributes.first?.recording.events.first?.time == 0.0501)
  }

  @Test("rows that are not asked for are in no table, recording or trace", arguments: clocks)
  func shownRows(clock: Clock) throws {
    var scenario = ScenarioScript(
      numbers: ["a", "b"],
      [.init(at: 0.1, [.animated(with: .linear(0.2), [.set("a", 1), .set("b", 2)])])])
    let all = try scenario.rows(clock)
    scenario.shows = { $0 == "b" }
    #expect(try scenario.rows(clock) == all.filter { $0.attribute != "a" })
    let runner = ScenarioRunner(scenario, clock: clock)
    #expect(try runner.record().attributes.map(\.recording.name) == ["b"])
    #expect(try runner.trace().attributes.map(\.recording.name) == ["b"])
    scenario.shows = { $0 == "c" }
    let none = try ScenarioRunner(scenario, clock: clock).play(keepsRows: true)
    #expect(none.notes == ["no row has a name that --only asks for; there are a, b"])
  }

  @Test("a size moves as one, component by component")
  func vectors() throws {
    func size(_ width: Double, _ height: Double) -> AttributeValue {
      .vector(AttributeVector([.init("width", width), .init("height", height)]))
    }
    var scenario = ScenarioScript()
    scenario.states = [.init("size", size(40, 20))]
    scenario.attributes = [.init("size")]
    scenario.events = [.init(at: 0, [.animated(with: .bouncy, [.set("size", size(80, 10))])])]
    let rows = try scenario.rows()
    #expect(rows[0].attribute == "size.width")
    #expect(rows[1].attribute == "size.height")
    for index in stride(from: 0, to: rows.count, by: 2) {
      let width = try #require(rows[index].value)
      let height = try #require(rows[index + 1].value)
      #expect(isClose((width - 40) / 40, (height - 20) / -10, .absolute(1e-12)))
    }
    #expect(rows.suffix(2).map(\.value) == [80, 10])
  }

  @Test("an angle comes to rest later than a number would")
  func scaledVector() throws {
    func angle(_ radians: Double, scale: Double) -> AttributeValue {
      .vector(AttributeVector([.init("radians", radians)], scale: scale))
    }
    func length(scale: Double) throws -> Int {
      var scenario = ScenarioScript()
      scenario.states = [.init("angle", angle(0, scale: scale))]
      scenario.attributes = [.init("angle")]
      scenario.events = [
        .init(at: 0, [.animated(with: .bouncy, [.set("angle", angle(1, scale: scale))])])
      ]
      let rows = try scenario.rows()
      #expect(rows.last?.value == 1)
      return rows.count
    }
    #expect(try length(scale: 1) == 47)
    #expect(try length(scale: 128) == 69)
  }

  @Test("whole numbers and truth values jump; a counter is shown whole while it moves")
  func stillValues() throws {
    var scenario = ScenarioScript()
    scenario.states = [.init("count", .integer(0)), .init("isOn", .boolean(false))]
    scenario.attributes = [
      .init("count"), .init("isOn"),
      .init("counter", display: { $0.rounded(.down) }, { .number($0.number("count")) }),
    ]
    scenario.events = [
      .init(
        at: 0,
        [.animated(with: .linear(1), [.set("count", .integer(10)), .set("isOn", .boolean(true))])])
    ]
    let rows = try scenario.rows()
    #expect(rows[0].value == 10)
    #expect(rows[0].event == "jump")
    #expect(rows[1].value == 1)
    let counter = rows.filter { $0.attribute == "counter" }.compactMap(\.value)
    #expect(counter.first == 0)
    #expect(counter[31] == 5)
    #expect(counter.last == 10)
    #expect(Set(counter).count == 11)
  }

  @Test("the environment reaches a custom animation that pauses")
  func environment() throws {
    var scenario = ScenarioScript(numbers: ["x"], [])
    scenario.events = [
      .init(
        at: 0,
        [
          .animated(
            with: NamedAnimation("pausable", Animation(Pausable(base: .linear(duration: 1)))),
            [.set("x", 60)])
        ]),
      .init(at: 0.25, [.environment { $0[IsPaused.self] = true }]),
      .init(at: 0.75, [.environment { $0[IsPaused.self] = false }]),
    ]
    for clock in Self.clocks {
      let rows = try scenario.rows(clock)
      #expect(isClose(rows[30].value, 15, .absolute(0.1)))
      #expect(isClose(rows[60].value, 30, .absolute(0.2)))
      #expect(isClose(rows.last?.time, 1.5, .absolute(0.04)))
    }
  }

  @Test("a run ends with the scenario's end, at rest, or ten seconds after the last change")
  func ends() throws {
    var scenario = ScenarioScript(
      numbers: ["x"], [.init(at: 0, [.animated(with: .linear(0.5), [.set("x", 1)])])], end: 0.25)
    #expect(try scenario.rows().last?.time == 0.25)
    scenario.end = 2
    #expect(try scenario.rows().last?.time == 2)
    scenario.end = nil
    #expect(try scenario.rows().last?.time == 31.0 / 60)
    let loop = NamedAnimation("loop", .linear(duration: 0.5).repeatForever())
    scenario.events = [.init(at: 1, [.animated(with: loop, [.set("x", 1)])])]
    #expect(try scenario.rows().last?.time == 11)
    #expect(try ScenarioScript(numbers: ["x"], []).rows().count == 1)
  }

  @Test("rows are handed out as they come, however many there are", arguments: clocks)
  func manyRows(clock: Clock) throws {
    let toggles = (0..<500).map { index in
      ScriptEvent(
        at: Double(index) * 0.4,
        [.animated(.bouncy, [.set("x", Double(1 - index % 2))], log: "toggled")])
    }
    let scenario = ScenarioScript(numbers: ["x"], toggles, end: 250)
    var rows = 0
    var logs = 0
    var last = -1.0
    try ScenarioRunner(scenario, clock: clock).run { row in
      #expect(row.time >= last)
      last = row.time
      if row.attribute.isEmpty { logs += row.event.split(separator: "+").count } else { rows += 1 }
    }
    #expect(rows == 250 * 60 + 1)
    #expect(logs == 500)
  }

  @Test("a sink that has enough ends the run")
  func sinkThrows() {
    struct Enough: Error {}
    let scenario = ScenarioScript(numbers: ["x"], [], end: 1e4)
    var rows = 0
    #expect(throws: Enough.self) {
      try ScenarioRunner(scenario).run { _ in
        rows += 1
        if rows == 10 { throw Enough() }
      }
    }
    #expect(rows == 10)
  }

  @Test("completions that set off each other at one time are all done")
  func chainWithoutTime() throws {
    func flip(_ depth: Int) -> ScriptAction {
      .animated(
        with: .linear(0), [.write("x") { .number(1 - $0.number("x")) }],
        completions: depth == 0 ? [] : [.init([flip(depth - 1)])])
    }
    let scenario = ScenarioScript(numbers: ["x"], [.init(at: 0, [flip(20)])])
    #expect(try scenario.rows().map(\.value) == [1])
  }

  @Test("an unknown state, a value of another kind and an infinite one are errors")
  func errors() {
    let unknown = ScenarioScript(numbers: ["x"], [.init(at: 0, [.set("y", 1)])])
    #expect(throws: ScenarioError.unknownState("y")) { try unknown.rows() }
    let kind = ScenarioScript(numbers: ["x"], [.init(at: 0, [.set("x", .boolean(true))])])
    #expect(throws: ScenarioError.changedKind(attribute: "x")) { try kind.rows() }
    let infinite = ScenarioScript(numbers: ["x"], [.init(at: 0, [.set("x", .infinity)])])
    #expect(throws: ScenarioError.valueIsNotFinite(attribute: "x")) { try infinite.rows() }
  }

  @Test(
    "what will have too many rows is refused before there are any",
    arguments: ScenarioRunnerTests.clocks)
  func tooManyRows(clock: Clock) {
    let scenarios = [
      ScenarioScript(
        numbers: ["x"], [.init(at: 0, [.animated(with: .linear(1e6), [.set("x", 1)])])]),
      ScenarioScript(numbers: ["x"], [.init(at: 1e6, [.set("x", 1)])]),
      ScenarioScript(numbers: ["x"], [.init(at: 0, [.set("x", 1)])], end: 1e6),
    ]
    for scenario in scenarios {
      var count = 0
      #expect(throws: (any Error).self) {
        try ScenarioRunner(scenario, clock: clock).run { _ in count += 1 }
      }
      #expect(count <= 1)
    }
  }

  @Test(
    "a number that leaves the range of numbers is an error, not a row",
    arguments: ScenarioRunnerTests.clocks)
  func overflow(clock: Clock) {
    let back = NamedAnimation(
      "back", .interpolatingSpring(stiffness: 170, damping: 15).speed(-1))
    let scenario = ScenarioScript(
      numbers: ["x"], [.init(at: 0, [.animated(with: back, [.set("x", 1000)])])], end: 200)
    #expect(throws: ScenarioError.valueIsNotFinite(attribute: "x")) {
      try ScenarioRunner(scenario, clock: clock).run { row in
        #expect(row.value?.isFinite == true && row.velocity?.isNaN == false)
      }
    }
  }
}

/// The pausable animation of Apple's documentation.
private struct Pausable: CustomAnimation {
  var base: Animation

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    let isPaused = context.environment[IsPaused.self]
    var state = context.state[PauseState.self]
    if isPaused != state.isPaused {
      state = PauseState(isPaused: isPaused, time: time - state.time)
      context.state[PauseState.self] = state
    }
    let effective = isPaused ? state.time : time - state.time
    return base.animate(value: value, time: effective, context: &context)
  }
}

private struct PauseState: AnimationStateKey {
  static let defaultValue = PauseState()
  var isPaused = false
  var time = 0.0
}

private struct IsPaused: EnvironmentKey {
  static let defaultValue = false
}
