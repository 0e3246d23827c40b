import AnimationModel
import ChartLayout
import MotionRecording
import Testing

@testable import MotionCharts

@Suite struct MotionChartTests {
  private func motion(_ name: String, _ animation: Animation) throws -> PlottedMotion {
    PlottedMotion(try Recorder(from: 10, to: 4).trace(.animation(animation), name: name))
  }

  @Test func thereIsAPanelForEachQuantityAndACurveForEachMotion() throws {
    let chart = MotionChart(
      [try motion("a", .bouncy), try motion("b", .linear)],
      quantities: [.value, .velocity, .acceleration], title: "T"
    ).chart
    #expect(chart.title == "T" && chart.series.map(\.label) == ["a", "b"])
    #expect(chart.panels.map(\.curves.count) == [2, 2, 2])
    #expect(chart.panels.map(\.weight) == [0.6, 0.2, 0.2])
    #expect(chart.panels.map(\.axisTitle).first == "value")
  }

  @Test func curvesThatCoincideAreOneUnlessTheyMayPart() throws {
    let motions = [try motion("a", .bouncy), try motion("b", .bouncy)]
    let joined = MotionChart(motions).chart
    #expect(joined.series.map(\.label) == ["a = b", "b"] && joined.panels[0].curves.count == 1)
    let apart = MotionChart(motions, joinsCoincident: false).chart
    #expect(apart.series.map(\.label) == ["a", "b"] && apart.panels[0].curves.count == 2)
    #expect(apart.series.allSatisfy { $0.style == .automatic })
    #expect(joined.description == apart.description && !joined.description.isEmpty)
  }

  /// A motion with its measures.
  private func measured(
    _ animation: Animation, to target: Double = 1, span: Double? = nil
  ) throws -> PlottedMotion {
    let recorder = Recorder(from: 0, to: target, span: span)
    let played = try recorder.play(.animation(animation), name: "it")
    return PlottedMotion(try played.trace(), measures: try played.measures())
  }

  @Test func theTimeAxisEndsAQuarterAfterTheLastMotionHasSettled() throws {
    let motions = [try motion("a", .linear(duration: 2)), try motion("b", .linear(duration: 3))]
    var chart = MotionChart(motions)
    #expect((chart.chart.duration - 1.25 * 2.97).magnitude < 1e-6)
    chart.axisEnd = .recorded
    #expect(chart.chart.duration == 3)
  }

  @Test func theSameSpringHasTheSameAxisWhateverItsTravel() throws {
    let durations = try [1, 300, 5].map { target in
      MotionChart([try measured(.bouncy, to: target)]).chart.duration
    }
    #expect(durations.allSatisfy { ($0 - durations[0]).magnitude < 1e-3 })
    #expect((durations[0] - 1.25 * 0.5188).magnitude < 0.01)
  }

  @Test func delaysCountAndAMotionOfNoDurationHasATenthOfASecond() throws {
    let delayed = MotionChart([try measured(.bouncy.delay(1))]).chart.duration
    #expect((delayed - 1.25 * 1.5188).magnitude < 0.02)
    #expect(MotionChart([try measured(.linear(duration: 0))]).chart.duration == 0.1)
  }

  @Test func theAxisShowsTheMarksThatAreAskedForAndWhatIsCutOff() throws {
    let motion = try measured(.bouncy)
    let removal = try #require(motion.measures?.removal)
    #expect(MotionChart([motion], tellsStory: true).chart.duration < removal)
    #expect(MotionChart([motion], marks: [.removed]).chart.duration == removal)
    let cut = try measured(.bouncy, span: 0.2)
    #expect(MotionChart([cut]).chart.duration == 0.2)
  }

  @Test func theStoryIsOvershootAndSettlingWhoseBandIsNamedOnce() throws {
    let panel = try #require(
      MotionChart([try measured(.bouncy)], tellsStory: true).chart.panels.first)
    #expect(panel.marks.map(\.words) == [["+4.2 % at 0.35 s", "+4.2 %"], ["0.52 s"]])
    #expect(panel.marks.map(\.standsInRow) == [false, true])
    #expect(panel.bands.map(\.name) == ["settled within 1 %"])
  }

  @Test func numbersOfOneKindHaveAsManyDecimals() throws {
    let motions = try [0.1, 0.4].map { try measured(.spring(duration: 0.5, bounce: $0)) }
    let marks = try #require(MotionChart(motions, marks: [.overshoot]).chart.panels.first).marks
    #expect(marks.map(\.words.last) == ["+0.07 %", "+9.04 %"])
  }

  @Test func whatThePlotCutsOffIsNoExtreme() throws {
    let kinds: Set<MarkKind> = [.overshoot, .peakVelocity]
    // The first animation overshoots at 0.352 s, the second is fastest at its end.
    for (animation, span, words) in [
      (Animation.bouncy, 0.3, ["fastest", "goes"]), (.bouncy, 0.36, ["+4.2", "fastest", "goes"]),
      (.easeIn(duration: 1), 0.5, ["goes"]), (.easeIn(duration: 1), 2, ["fastest"]),
    ] {
      let chart = MotionChart([try measured(animation, span: span)], marks: kinds).chart
      let marks = chart.panels[0].marks.map { $0.words[0].prefix { $0 != " " } }
      #expect(marks.map(String.init) == words, "\(animation), \(span) s")
      #expect(chart.description.contains("fastest") == words.contains("fastest"))
      #expect(chart.description.contains("overshoot") == words.contains("+4.2"))
    }
  }

  @Test(
    "velocities of one table have as many decimals, unless they are too far apart",
    arguments: [
      (1.0, ["5.80", "4.66", "5.17"]), (100, ["580", "466", "517"]),
      (0.01, ["0.058", "0.0466", "0.0517"]),
    ] as [(Double, [String])])
  func velocities(target: Double, texts: [String]) throws {
    let motions = try [Animation.bouncy, .smooth, .snappy].map { try measured($0, to: target) }
    let panel = try #require(MotionChart(motions, marks: [.peakVelocity]).chart.panels.first)
    #expect(
      panel.marks.map { $0.words[0] }.map { $0.split(separator: " ")[4] } == texts.map { $0[...] })
  }

  @Test func aValueThatJumpsHasAnInfiniteVelocity() throws {
    let easing = try motion("steps", .linear(duration: 1))
    var recording = easing.recording
    recording.times = [0, 0.5, 0.5, 1]
    recording.values = [10, 10, 4, 4]
    recording.velocities = [0, 0, 0, 0]
    recording.accelerations = []
    let chart = MotionChart([PlottedMotion(recording)], quantities: [.value, .velocity]).chart
    let arrow = try #require(chart.panels[1].marks.first)
    #expect(arrow.kind == .below && arrow.time == 0.5 && arrow.words == ["\u{221E}"])
    #expect(
      chart.description.contains(
        "The velocity of steps is infinite where its value jumps: at 0.5 s."))
    let alone = MotionChart([PlottedMotion(recording)]).chart
    #expect(!alone.description.contains("infinite"))
  }

  @Test func dotsBesideTheirCurveHaveStems() throws {
    var motion = try motion("a", .bouncy)
    motion.frames = try Recorder(from: 10, to: 4).record(
      .animation(.bouncy), name: "a", framesPerSecond: 60)
    #expect(motion.hasFramesOffCurve)
    let frames = try #require(MotionChart([motion]).chart.panels[0].curves.first).frames
    #expect(frames.allSatisfy { $0.curveValue != nil } || frames.last?.curveValue == nil)
    #expect(
      frames.contains { frame in frame.curveValue.map { abs($0 - frame.value) > 0.02 } ?? false })
    // Timing curves are shown unchanged.
    var ease = try self.motion("b", .easeInOut(duration: 1))
    ease.frames = try Recorder(from: 10, to: 4).record(
      .animation(.easeInOut(duration: 1)), name: "b", framesPerSecond: 60)
    #expect(!ease.hasFramesOffCurve)
  }

  @Test func startAndTargetAreMarkedOnceAndLabelled() throws {
    let panel = try #require(
      MotionChart([try motion("a", .bouncy), try motion("b", .linear)]).chart.panels.first)
    #expect(panel.references.map(\.value) == [4, 10] && panel.requiredTicks == [4, 10])
  }

  @Test func aSweepIsARampAndOtherCurvesAreNot() throws {
    var first = try motion("a", .bouncy)
    first.sweepPosition = 0.25
    let chart = MotionChart([first, try motion("b", .linear)]).chart
    #expect(chart.series.map(\.style) == [.ramp(0.25), .automatic])
  }
}
