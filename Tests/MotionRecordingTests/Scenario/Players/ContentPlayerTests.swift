import AnimationModel
import MotionRecording
import Testing

@Suite struct ContentPlayerTests {
  private func scenario(
    _ transition: ContentTransition, from start: Int = 98,
    _ changes: (time: Double, value: Int, animation: Animation?)...
  ) -> ScenarioScript {
    var scenario = ScenarioScript()
    scenario.states = [.init("count", .integer(start))]
    var attribute = ScriptAttribute("count")
    attribute.contentTransition = transition
    scenario.attributes = [attribute]
    scenario.events = changes.map { change in
      .init(
        at: change.time,
        [
          .animated(
            with: change.animation.map { NamedAnimation("a", $0) },
            [.set("count", .integer(change.value))])
        ])
    }
    return scenario
  }

  private func rows(_ scenario: ScenarioScript, clock: Clock = .frames(rate: 10)) throws
    -> [AttributeRow]
  {
    var rows: [AttributeRow] = []
    try ScenarioRunner(scenario, clock: clock, rowsPerSecond: 10).run { rows.append($0) }
    return rows
  }

  /// On frames a curve is over in the frame after its duration: semantics reference, section 4.
  @Test(arguments: [(Clock.frames(rate: 10), 12), (.continuous, 11)])
  func theOldNumberIsShownUpToHalfOfTheWay(clock: Clock, count: Int) throws {
    let rows = try rows(
      scenario(.numericText(), (0, 102, .linear(duration: 1))), clock: clock)
    let numbers = rows.filter { $0.attribute == "count" }.compactMap(\.value)
    #expect(numbers == Array(repeating: 98, count: 5) + Array(repeating: 102, count: count - 5))
    let progress = rows.filter { $0.attribute == "count.roll" }.compactMap(\.value)
    #expect(progress.count == count)
    for (index, value) in progress.enumerated() {
      // A unit curve is known to a millionth.
      #expect(abs(value - min(Double(index) / 10, 1)) < 1e-6)
    }
  }

  @Test(arguments: [
    (ContentTransition.numericText(), 98, 102, "countsUp:100+countsUp:10+countsUp:1"),
    (.numericText(countsDown: true), 98, 102, "countsDown:100+countsDown:10+countsDown:1"),
    (.numericText(value: 0), 98, 102, "countsUp:100+countsUp:10+countsUp:1"),
    (.numericText(value: 0), 102, 98, "countsDown:100+countsDown:10+countsDown:1"),
    (.numericText(value: 0), 41, 47, "countsUp:1"),
    (.numericText(value: 0), 41, 51, "countsUp:10"),
    (.numericText(), 5, -5, ""),
  ])
  func everyPlaceThatChangesRollsInItsDirection(
    transition: ContentTransition, from: Int, to: Int, events: String
  ) throws {
    let rows = try rows(scenario(transition, from: from, (0, to, .linear(duration: 1))))
    let first = try #require(rows.first { $0.attribute == "count.roll" })
    #expect(first.event == (events.isEmpty ? "start" : events + "+start"))
  }

  @Test(arguments: [ContentTransition.opacity, .interpolate])
  func textThatDoesNotRollFades(transition: ContentTransition) throws {
    let rows = try rows(scenario(transition, (0, 102, .linear(duration: 1))))
    #expect(rows.filter { $0.attribute == "count.fade" }.count == 12)
    #expect(rows.allSatisfy { !$0.event.contains("counts") })
  }

  @Test func identityAndPlainChangesShowTheNewNumberAtOnce() throws {
    let identity = try rows(scenario(.identity, (0, 102, .linear(duration: 1))))
    #expect(identity.map(\.attribute) == ["count"])
    #expect(identity.first?.value == 102 && identity.first?.event == "jump")
    let plain = try rows(scenario(.numericText(), (0, 102, nil)))
    #expect(plain.first { $0.attribute == "count" }?.value == 102)
    #expect(plain.first { $0.attribute == "count.roll" }?.value == 1)
  }

  /// The old content stays until half of the new roll.
  @Test func aChangeWithinARollBeginsANewOne() throws {
    let rows = try rows(
      scenario(
        .numericText(), (0, 102, .linear(duration: 1)), (0.3, 103, .linear(duration: 1))))
    let numbers = rows.filter { $0.attribute == "count" }.compactMap(\.value)
    #expect(numbers == Array(repeating: 98, count: 8) + Array(repeating: 103, count: 7))
    let progress = rows.filter { $0.attribute == "count.roll" }.compactMap(\.value)
    #expect(progress[3] == 0)
  }

  /// On the continuous clock the text changes exactly when the progress is a half.
  @Test func aFigureChangesTheTextAtTheExactTime() throws {
    let animation = Animation.spring(duration: 0.5, bounce: 0.3)
    let recording = try ScenarioRunner(scenario(.numericText(), (0.2, 102, animation))).trace()
    let count = try #require(recording.attributes.first { $0.recording.name == "count" })
    let index = try #require(count.recording.values.firstIndex(of: 102))
    let time = count.recording.times[index]
    let roll = try Recorder(span: time - 0.2).record(.animation(animation), intervals: 1)
    #expect(abs(try #require(roll.values.last) - 0.5) < 1e-9)
  }

  @Test func completionsWaitForTheRoll() throws {
    var scenario = scenario(.numericText())
    scenario.events = [
      .init(
        at: 0,
        [
          .animated(
            with: NamedAnimation("a", .linear(duration: 0.5)), [.set("count", .integer(1))],
            completions: [.init([.log("rolled")])])
        ])
    ]
    let rows = try rows(scenario)
    #expect(rows.first { $0.event == "log:rolled" }?.time == 0.6)
  }

  /// Semantics reference, section 18: nothing moves on an always-on display.
  @Test func aDimmedDisplayEndsARoll() throws {
    var scenario = scenario(.numericText(), (0, 102, .linear(duration: 1)))
    scenario.presentation = Presentation(.widget)
    scenario.events.append(.init(at: 0.2, [.environment { $0.isLuminanceReduced = true }]))
    let rows = try rows(scenario)
    let shown = rows.filter { $0.attribute == "count" }.compactMap(\.value)
    #expect(shown.prefix(3) == [98, 98, 102])
    let progress = rows.filter { $0.attribute == "count.roll" }
    #expect(progress[2].value == 1 && progress[2].velocity == 0 && progress[2].animation.isEmpty)
  }
}
