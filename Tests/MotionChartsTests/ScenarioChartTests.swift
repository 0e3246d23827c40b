import AnimationModel
import ChartLayout
import MotionRecording
import Testing

@testable import MotionCharts

@Suite struct ScenarioChartTests {
  static let clocks: [Clock] = [.frames(rate: 60), .continuous]

  private let bouncy = NamedAnimation(".bouncy", .bouncy)
  private let smooth = NamedAnimation(".smooth", .smooth)
  private let ease = NamedAnimation(".easeInOut", .easeInOut)

  private func set(_ state: String, _ number: Double) -> ScriptAction {
    .set(state, .number(number))
  }

  private func chart(
    _ events: [ScriptEvent], numbers: [String] = ["x", "y"], clock: Clock = .continuous,
    end: Double? = nil, quantities: [Quantity] = [.value]
  ) throws -> Chart {
    var scenario = ScenarioScript()
    scenario.states =
      numbers.map { .init($0, .number(0)) } + [.init("isOpen", .boolean(false))]
    scenario.attributes = numbers.map { .init($0) } + [.init("isOpen")]
    scenario.events = events
    scenario.end = end
    let runner = ScenarioRunner(scenario, clock: clock)
    let recording = try clock == .continuous ? runner.trace() : runner.record()
    return ScenarioChart(recording, quantities: quantities).chart
  }

  /// The names of moments with their times.
  private func names(_ chart: Chart) -> [String] {
    chart.moments.map { moment in
      "\(moment.time): " + moment.name.map(\.text).joined(separator: " ")
    }
  }

  @Test(arguments: clocks)
  func aNumberOfAViewThatIsGoneSaysSo(_ clock: Clock) throws {
    var scenario = ScenarioScript()
    scenario.states = [.init("x", .number(0))]
    scenario.attributes = [.init("x")]
    scenario.events = [.init(at: 0, [.animated(with: smooth, [set("x", 1)])])]
    let runner = ScenarioRunner(scenario, clock: clock)
    var recording = try clock == .continuous ? runner.trace() : runner.record()
    // A view that is removed while its number moves, next to one that stays.
    let whole = recording.attributes[0]
    var left = whole
    left.recording.name = "gone"
    let count = left.recording.times.count / 2
    left.recording = Recording(
      name: "gone", start: 0, target: 1, clock: clock,
      times: Array(whole.recording.times.prefix(count)),
      values: Array(whole.recording.values.prefix(count)),
      velocities: Array(whole.recording.velocities.prefix(count)),
      ending: .cutOff(at: whole.recording.times[count - 1]))
    recording.attributes.append(left)
    let panels = ScenarioChart(recording, quantities: [.value]).chart.panels
    #expect(panels[0].marks.allSatisfy { $0.words != ["removed"] })
    let mark = try #require(panels[1].marks.first { $0.words == ["removed"] })
    #expect(mark.kind == .tick && mark.time == whole.recording.times[count - 1])
    #expect(panels[1].marks.allSatisfy { $0.kind != .onward })
  }

  @Test(arguments: clocks)
  func everyNumberHasALaneWhetherItMovesOrNot(_ clock: Clock) throws {
    let chart = try chart([.init(at: 0, [.animated(with: bouncy, [set("x", 1)])])], clock: clock)
    #expect(chart.panels.map(\.name) == ["x", "y", "isOpen"])
    #expect(chart.panels.allSatisfy { !$0.curves.isEmpty })
    #expect(chart.panels[1].weight < chart.panels[0].weight)
    let still = chart.panels[1].curves.flatMap(\.pieces).flatMap(\.knots)
    #expect(still.allSatisfy { $0.value == 0 && $0.slope == 0 })
    #expect((still.last?.time ?? 0) >= chart.duration)
  }

  @Test(arguments: clocks)
  func whatMovesHasTheColorOfItsAnimationAndWhatRestsHasNone(_ clock: Clock) throws {
    let chart = try chart(
      [
        .init(at: 0.5, [.animated(with: smooth, [set("x", 1)])]),
        .init(at: 0.75, [.animated(with: bouncy, [set("x", 0)])]),
      ], clock: clock)
    #expect(chart.series.map(\.label) == [".smooth", ".bouncy", "at rest"])
    #expect(chart.series.last?.style == .quiet)
    #expect(chart.panels[0].curves.map(\.series).prefix(3) == [2, 0, 1])
    #expect(Set(chart.panels[1].curves.map(\.series)) == [2])
  }

  @Test(arguments: clocks)
  func targetsAreStepsAndTakeOversAreRings(_ clock: Clock) throws {
    let chart = try chart(
      [
        .init(at: 0, [.animated(with: bouncy, [set("x", 100)])]),
        .init(at: 0.25, [.animated(with: ease, [set("x", 20)])]),
      ], clock: clock)
    let lane = chart.panels[0]
    #expect(lane.steps == [.init(time: 0, value: 100), .init(time: 0.25, value: 20)])
    #expect(lane.requiredTicks == [0, 100, 20])
    #expect(lane.marks.map(\.time) == [0.25] && lane.marks.map(\.words) == [["combine"]])
  }

  @Test func whatAnActionExplainsHasNoNameOfItsOwn() throws {
    var scenario = ScenarioScript()
    scenario.states = [.init("x", .number(0))]
    scenario.attributes = [.init("x")]
    scenario.events = [0.5, 1, 1.25, 2].enumerated().map { place, time in
      .init(at: time, [set("x", Double(place + 1))])
    }
    scenario.end = 3
    var recording = try ScenarioRunner(scenario, clock: .continuous).trace()
    recording.events = [
      .init(time: 0.5, value: [.userAction(.tap, name: "Go")]),
      .init(time: 0.9, value: [.userAction(.drag, name: "Card")]),
      .init(time: 1.5, value: [.userAction(.drop, name: "Card")]),
    ]
    #expect(
      names(ScenarioChart(recording).chart)
        == [
          "0.5: tap Go", "0.9: drag of Card begins", "1.5: Card let go", "2.0: set to 4",
        ])
  }

  @Test func whatAFingerSetsAgainAndAgainHasNoNameOfItsOwn() throws {
    var scenario = ScenarioScript()
    scenario.states = [.init("x", .number(0))]
    scenario.attributes = [.init("x")]
    scenario.events = [0.5, 0.7, 0.9, 1.5].enumerated().map { place, time in
      .init(at: time, [.animated(with: bouncy, [set("x", Double(place + 1))])])
    }
    scenario.end = 3
    var recording = try ScenarioRunner(scenario, clock: .continuous).trace()
    recording.events = [
      .init(time: 0.4, value: [.userAction(.scroll, name: "List")]),
      .init(time: 1, value: [.userAction(.drop, name: "List")]),
    ]
    #expect(
      names(ScenarioChart(recording).chart)
        == [
          "0.4: scrolling of List begins", "0.5: .bouncy", "1.0: List let go", "1.5: set to 4",
        ])
  }

  @Test func aBooleanIsDrawnAsZeroAndOne() throws {
    let chart = try chart([.init(at: 0.5, [.set("isOpen", .boolean(true))])], end: 1)
    #expect(chart.panels[2].requiredTicks == [0, 1])
    let pieces = chart.panels[2].curves.flatMap(\.pieces).filter { $0.knots.count > 1 }
    #expect(pieces.first?.knots.last?.value == 0 && pieces.last?.knots.first?.value == 1)
  }

  @Test(arguments: clocks)
  func aJumpLeavesAndLandsAtOneTime(_ clock: Clock) throws {
    let chart = try chart(
      [
        .init(at: 0, [.animated(with: ease, [set("x", 1)])]), .init(at: 0.5, [set("x", 5)]),
      ], clock: clock, end: 1)
    let jumps = chart.panels[0].curves.flatMap { curve in
      zip(curve.pieces, curve.pieces.dropFirst()).filter { left, right in
        left.knots.last?.time == 0.5 && right.knots.first?.time == 0.5
          && left.knots.last?.value != right.knots.first?.value
      }
    }
    #expect(jumps.count == 1)
  }

  @Test func velocitiesHaveLanesOfTheirOwn() throws {
    let chart = try chart(
      [.init(at: 0, [.animated(with: bouncy, [set("x", 1)])])], quantities: [.value, .velocity])
    #expect(chart.panels.map(\.name) == ["x", "x", "y", "y", "isOpen", "isOpen"])
    #expect(chart.panels[1].axisTitle == "velocity, per second" && chart.panels[0].axisTitle == "")
  }

  // MARK: - Moments

  @Test(arguments: clocks)
  func whatWasLoggedIsNamed(_ clock: Clock) throws {
    let done = ScriptCompletion([.log("home"), .log("1+1")])
    let chart = try chart(
      [
        .init(at: 0, [.log("begin"), .animated(with: ease, [set("x", 1)], completions: [done])])
      ], clock: clock)
    let logs = chart.moments.filter { $0.importance == chart.moments.map(\.importance).max() }
    #expect(logs.flatMap(\.name).map(\.text) == ["begin", "home", "1+1"])
    // The log entry names the line; the animation that begins there has a label at its curve.
    #expect(!chart.moments.contains { $0.name.contains { $0.text == ".easeInOut" } })
    #expect(chart.series.first { $0.label == ".easeInOut" }?.naming == .label)
  }

  @Test func anAnimationOfManyIsNamedOnce() throws {
    let chart = try chart(
      [.init(at: 0.5, [.animated(with: bouncy, [set("x", 1), set("y", 2)])])])
    #expect(Set(names(chart)) == ["0.5: .bouncy"])
  }

  @Test func whatIsSetWithoutAnAnimationSaysToWhat() throws {
    let chart = try chart([.init(at: 0.5, [set("x", 4)])], end: 1)
    #expect(names(chart) == ["0.5: x set to 4"])
  }

  @Test(arguments: clocks)
  func everyTapOfOneNumberHasItsName(_ clock: Clock) throws {
    var scenario = ScenarioScript()
    scenario.states = [.init("x", .number(0))]
    scenario.attributes = [.init("x")]
    scenario.events = (0..<4).map { tap in
      .init(
        at: Double(tap) * 0.0625, [.animated(with: bouncy, [set("x", Double(tap % 2) * 20 - 20)])])
    }
    let runner = ScenarioRunner(scenario, clock: clock)
    let recording = try clock == .continuous ? runner.trace() : runner.record()
    let chart = ScenarioChart(recording).chart
    #expect(
      chart.moments.map { $0.name.map(\.text).joined(separator: " ") }
        == [".bouncy", "set to 0", "set to \u{2212}20", "set to 0"])
    // Every step of the target is at a line with a name.
    #expect(
      Set(chart.panels[0].steps.map(\.time)).isSubset(of: Set(chart.moments.map(\.time))))
    // Each merge has its ring, and only the first of the run has words.
    let rings = chart.panels[0].marks.filter { $0.kind == .ring }
    #expect(rings.map(\.words) == [["merge"], [], []])
  }

  @Test func severalAnimationsOfOneTapHaveLabelsAtTheirCurves() throws {
    var scenario = ScenarioScript()
    scenario.states = [.init("x", .number(0)), .init("y", .number(0))]
    scenario.attributes = [.init("x"), .init("y")]
    scenario.events = [
      .init(
        at: 0.5,
        [.animated(with: bouncy, [set("x", 1)]), .animated(with: smooth, [set("y", 1)])])
    ]
    var recording = try ScenarioRunner(scenario, clock: .continuous).trace()
    let alone = ScenarioChart(recording).chart
    #expect(names(alone) == ["0.5: several begin"])
    recording.events = [.init(time: 0.5, value: [.userAction(.tap, name: "Go")])]
    let chart = ScenarioChart(recording).chart
    #expect(names(chart) == ["0.5: tap Go"])
    for chart in [alone, chart] {
      #expect(chart.series.map(\.naming) == [.label, .label, .none])
    }
  }

  @Test func theAxisEndsAQuarterAfterAllHasSettledButNotBeforeAnEvent() throws {
    let chart = try chart([.init(at: 0, [.animated(with: smooth, [set("x", 1)])])])
    let alone = chart.duration
    #expect((alone - 1.25 * 0.5437).magnitude < 0.02)
    let done = ScriptCompletion([.log("home")])
    let logged = try self.chart([
      .init(at: 0, [.animated(with: smooth, [set("x", 1)], completions: [done])])
    ])
    #expect(logged.duration == max(alone, logged.moments.map(\.time).max() ?? 0))
    let later = try self.chart([
      .init(at: 0, [.animated(with: smooth, [set("x", 1)])]), .init(at: 5, [set("y", 1)]),
    ])
    #expect(later.duration >= 5)
  }

  @Test func whatIsSetBesideAnAnimationIsItsReasonAndNotNamed() throws {
    let chart = try chart(
      [.init(at: 0.5, [.set("isOpen", .boolean(true)), .animated(with: bouncy, [set("x", 1)])])])
    #expect(names(chart) == ["0.5: .bouncy"])
  }

  @Test(arguments: clocks)
  func aDragIsOneMoment(_ clock: Clock) throws {
    let chart = try chart(
      ScenarioScript.drag(
        "x", samples: (0..<30).map { (0.5 + Double($0) / 60, .number(Double($0 + 1))) }),
      clock: clock, end: 2)
    #expect(names(chart) == ["0.5: x drag begins"])
    #expect(chart.panels[0].marks.isEmpty)
  }

  @Test func aCascadeIsOneMomentThatTellsItsCount() throws {
    let names = (0..<5).map { "x\($0)" }
    let chart = try chart(
      names.enumerated().map { index, name in
        .init(at: Double(index) * 0.0625, [.animated(with: bouncy, [set(name, 1)])])
      }, numbers: names)
    #expect(chart.moments.map(\.time) == [0])
    #expect(chart.moments.first?.name.last?.text == "5 times")
  }

  @Test func anAnimationThatComesAgainNeedNotBeNamedAgain() throws {
    let chart = try chart(
      [
        .init(at: 0, [.animated(with: bouncy, [set("x", 1)])]),
        .init(at: 1, [.animated(with: bouncy, [set("x", 0)])]),
      ])
    #expect(chart.moments.map { $0.importance >= 0 } == [true, false])
  }

  @Test func componentsAreNamedByTheirAttribute() throws {
    var scenario = ScenarioScript()
    let vector = AttributeVector([.init("width", 1), .init("height", 2)])
    let larger = AttributeVector([.init("width", 3), .init("height", 2)])
    scenario.states = [.init("size", .vector(vector))]
    scenario.attributes = [.init("size")]
    scenario.events = [.init(at: 0.5, [.set("size", .vector(larger))])]
    scenario.end = 1
    let chart = ScenarioChart(try ScenarioRunner(scenario).trace()).chart
    #expect(chart.panels.map(\.name) == ["size.width", "size.height"])
    #expect(Set(names(chart)) == ["0.5: size set"])
  }

  @Test(arguments: clocks)
  func whatAViewDoesEachTimeItIsThereStandsInOneLane(_ clock: Clock) throws {
    var scenario = ScenarioScript()
    scenario.views = [.init("card", size: ViewSize(width: 50, height: 30))]
    scenario.events = [
      .init(at: 0, [.animated(with: ease, [.appear("card")])]),
      .init(at: 1, [.animated(with: ease, [.disappear("card")])]),
      .init(at: 2, [.appear("card")]),
    ]
    scenario.end = 3
    let runner = ScenarioRunner(scenario, clock: clock)
    let recording = try clock == .continuous ? runner.trace() : runner.record()
    #expect(recording.attributes.count == 2)
    let chart = ScenarioChart(recording).chart
    #expect(chart.panels.map(\.name) == ["card.opacity"])
    let knots = chart.panels[0].curves.flatMap(\.pieces).flatMap(\.knots)
    #expect(knots.contains { $0.time > 2.9 } && !knots.contains { $0.time > 1.4 && $0.time < 2 })
    // The target of a view that is gone is not shown.
    let steps = chart.panels[0].steps
    #expect(steps.map(\.value) == [1, 0, 1])
    #expect(steps.map { $0.end.map { $0 < 1.4 } } == [nil, true, nil])
    let named = names(chart).filter { !$0.hasSuffix(": ") }
    #expect(named.contains { $0.hasPrefix("0.0: ") && $0.hasSuffix("appears") })
    #expect(named.contains { $0.hasSuffix("is gone") } && named.contains("2.0: appears"))
  }

  @Test func severalViewsAreNamedWithWhatTheyDo() throws {
    var scenario = ScenarioScript()
    let size = ViewSize(width: 50, height: 30)
    scenario.views = [.init("card", size: size), .init("title", size: size)]
    scenario.events = [
      .init(at: 0.5, [.appear("card"), .appear("title"), .log("both")])
    ]
    scenario.end = 1
    let moments = ScenarioChart(try ScenarioRunner(scenario).trace()).chart.moments
    #expect(Set(moments.flatMap(\.name).map(\.text)) == ["card appears", "title appears", "both"])
    let best = moments.max { $0.importance < $1.importance }
    #expect(best?.name.map(\.text) == ["both"])
  }

  /// Semantics reference, section 18.
  @Test(arguments: clocks)
  func widgetNamesItsEntriesAndHasARingWhereAnAnimationIsCut(_ clock: Clock) throws {
    let slow = NamedAnimation("slow", .linear(duration: 4))
    var scenario = ScenarioScript()
    scenario.states = [.init("x", .number(0))]
    scenario.attributes = [.init("x")]
    scenario.presentation = Presentation(.widget)
    scenario.timeline = .init([
      .init(at: 0, [.animated(with: bouncy, [set("x", 2)])]),
      .init(at: 1, [.animated(with: slow, [set("x", 6)])]),
    ])
    scenario.end = 4
    let runner = ScenarioRunner(scenario, clock: clock)
    let recording = try clock == .continuous ? runner.trace() : runner.record()
    let chart = ScenarioChart(recording).chart
    #expect(
      names(chart).filter { $0.contains("entry") || $0.contains("reload") }
        == ["0.0: entry 1", "1.0: entry 2", "1.0: reload"])
    let marks = chart.panels[0].marks
    #expect(marks.map(\.kind) == [.ring] && marks.map(\.words) == [["cut at 2 s"]])
    #expect(marks.first?.time == 3 && marks.first?.series == 1)
    // The value at the cut on the continuous clock; on frames the frame of the cut shows the
    // target.
    #expect(marks.first?.value == (clock == .continuous ? 4 : 6))
  }
}
