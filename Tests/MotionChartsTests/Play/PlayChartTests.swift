import AnimationModel
import ChartLayout
import DrawingModel
import MotionRecording
import Testing

@testable import MotionCharts

@Suite struct PlayChartTests {
  private func motion(
    _ animation: Animation, _ name: String, from start: Double = 0, to target: Double = 1,
    track: String? = nil
  ) throws -> PlottedMotion {
    let played = try Recorder(from: start, to: target).play(.animation(animation), name: name)
    return PlottedMotion(
      try played.trace(), track: track, timeline: track == nil ? nil : "t",
      measures: try played.measures(), strobe: try played.rows(perSecond: 30).values)
  }

  private func three() throws -> PlayChart {
    PlayChart([
      try motion(.smooth, "a"), try motion(.snappy, "b"), try motion(.bouncy, "c"),
    ])
  }

  /// The figures of the worked example: the positions at each frame.
  @Test func threePresetsPlayForAHundredAndTenFrames() throws {
    let scene = try three().played.scene
    #expect((scene.cycle - 110.0 / 60).magnitude < 1e-12)
    let bouncy = scene.rows[2].course
    for (frame, value) in [(0, 0.0), (15, 0), (31, 1.0023), (36, 1.0419), (61, 1), (109, 1)] {
      #expect((bouncy.value(at: Double(frame) / 60) - value).magnitude < 5e-5, "frame \(frame)")
    }
    // The playhead waits at either end.
    #expect(scene.playhead.value(at: 0.25) == 0)
    #expect((scene.playhead.value(at: 65.0 / 60) - 0.82333).magnitude < 1e-5)
    #expect(scene.playhead.value(at: 110.0 / 60) == scene.playhead.last)
  }

  @Test func hasARowAndADotForEachMotion() throws {
    let scene = try three().played.scene
    #expect(scene.rows.map(\.series) == [0, 1, 2] && scene.dots.map(\.series) == [0, 1, 2])
    #expect(Set(scene.rows.map(\.range)).count == 1)
    #expect(
      scene.rows[0].range.upperBound > 1.04 && scene.rows[0].range.lowerBound.magnitude < 0.01)
    #expect(scene.rows.allSatisfy { $0.start == 0 && $0.target == 1 && !$0.strobe.isEmpty })
    #expect(scene.dots.map(\.panel) == [0, 0, 0])
  }

  @Test func endsAreMarkedWithTheirTimes() throws {
    let chart = try three()
    let marks = chart.played.scene.chart.panels[0].marks
    #expect(marks.map(\.kind) == [.tick, .tick, .tick])
    #expect(marks.map(\.words) == [["0.82 s"], ["0.56 s"], ["0.76 s"]])
    var marked = chart
    marked.marks = [.overshoot]
    #expect(marked.played.scene.chart.panels[0].marks.allSatisfy { $0.kind == .ring })
  }

  @Test func whatEndsAtOneTimeHasOneTime() throws {
    let motions = [Animation.linear(duration: 1), .easeIn(duration: 1), .linear(duration: 2)]
    let chart = PlayChart(
      try motions.map { PlottedMotion(try Recorder().trace(.animation($0), name: "a")) })
    let marks = chart.played.scene.chart.panels[0].marks
    #expect(marks.map(\.words) == [["1.00 s"], [], ["2.00 s"]])
    #expect(marks.map(\.time) == [1, 1, 2])
  }

  @Test func aSpeedStretchesTheMotionAlone() throws {
    var chart = try three()
    chart.timing.speed = 0.25
    let scene = chart.played.scene
    #expect(((scene.cycle * 60).rounded() - scene.cycle * 60).magnitude < 1e-9)
    #expect((scene.cycle - (0.25 + 0.82333 * 4 + 0.75)).magnitude < 1.0 / 60)
    #expect((scene.rows[2].course.value(at: 0.25 + 0.35 * 4) - 1.0419).magnitude < 5e-5)
  }

  @Test func tracksOfATimelineHaveRowsWithScalesOfTheirOwn() throws {
    let scene = PlayChart([
      try motion(.linear, "x", from: 0, to: 10, track: "x"),
      try motion(.linear, "y", from: 5, to: -5, track: "y"),
    ]).played.scene
    #expect(scene.rows.map(\.name) == ["x", "y"])
    #expect(scene.rows.map(\.range) == [0...10, -5...5])
    #expect(scene.dots.map(\.panel) == [0, 1])
  }

  @Test(arguments: [
    (PlayChart.Still.strobe, Film.Still.strobe), (.first, .moment(0)), (.last, .moment(110.0 / 60)),
  ])
  func theStillPictureIsTheOneAskedFor(_ asked: PlayChart.Still, _ still: Film.Still) throws {
    var chart = try three()
    chart.still = asked
    #expect(chart.played.scene.still == still)
  }

  @Test func looksAreGivenByPosition() throws {
    var chart = try three()
    chart.looks = [.scale, .opacity]
    #expect(chart.played.scene.rows.map(\.look) == [.scale, .opacity, .opacity])
  }

  @Test func theDescriptionSaysHowLongItPlays() throws {
    var chart = try three()
    chart.description = "Three springs."
    #expect(
      chart.played.scene.chart.description == "Three springs. Plays 1.83 s, then again.")
  }

  // MARK: Courses

  @Test func whatJumpsWhenItBeginsRestsUntilThen() throws {
    let recording = Recording(
      name: "a", start: 0, target: 2, clock: .continuous, times: [0, 1], values: [1, 2],
      velocities: [1, 1], ending: .finished(at: 1))
    let course = recording.filmCourse(PlayTiming(hold: 0.5))
    #expect(course.value(at: 0.49) == 0 && course.value(at: 0.5) == 1)
    #expect(course.value(at: 2) == 2)
  }

  @Test func framesAreHeld() throws {
    let frames = try Recorder().play(.animation(.linear(duration: 1)), name: "a")
      .frames(perSecond: 4)
    let course = frames.filmCourse(PlayTiming(hold: 0))
    #expect(course.isHeld && course.value(at: 0.49) == 0.25 && course.value(at: 0.5) == 0.5)
  }

  @Test(arguments: [1.0, 1.5])
  func thereAndBackIsOneMotion(_ time: Double) throws {
    let there = try Recorder(from: 0, to: 1).trace(.animation(.linear(duration: 1)))
    let back = try Recorder(from: 1, to: 0).trace(.animation(.linear(duration: 2)))
    let whole = there.followed(by: back, at: time)
    #expect(whole.times == whole.times.sorted() && whole.target == 1)
    #expect(whole.ending == .finished(at: time + 2))
    let course = whole.filmCourse(PlayTiming(hold: 0))
    for (at, value) in [
      (0.5, 0.5), (time - 0.01, time == 1 ? 0.99 : 1), (time + 1, 0.5), (time + 2, 0),
    ] {
      #expect((course.value(at: at) - value).magnitude < 1e-6, "\(at)")
    }
  }
}
