import AnimationModel
import ChartLayout
import MotionRecording
import Testing

@testable import MotionCharts

/// Motions that continue beyond the figure are marked, and so are those that leave its range.
@Suite struct OnwardMarksTests {
  private func chart(
    _ subject: Subject, span: Double? = nil, _ quantities: [Quantity] = [.value]
  ) throws -> Chart {
    let trace = try Recorder(span: span).trace(subject, followsAcceleration: true)
    return MotionChart([PlottedMotion(trace)], quantities: quantities).chart
  }

  @Test func whatNeverEndsRepeatsForeverAndWhatIsCutOffGoesOn() throws {
    for (animation, span, words) in [
      (Animation.easeIn.repeatForever(), nil, "repeats forever"), (.bouncy, 0.2, "goes on"),
    ] {
      let chart = try chart(.animation(animation), span: span, [.value, .velocity])
      let arrows = chart.panels.map { $0.marks.filter { $0.kind == .onward } }
      #expect(arrows.map(\.count) == [1, 1])
      #expect(arrows[0][0].words == [words] && arrows[0][0].figures[0].texts == [words])
      #expect(arrows[1][0].words.isEmpty)
      let last = chart.panels[0].curves[0].pieces.last { !$0.knots.isEmpty }?.knots.last
      #expect(arrows[0][0].time == last?.time && arrows[0][0].value == last?.value)
    }
  }

  @Test(arguments: [Subject.animation(.bouncy), .unitCurve(.easeIn), .spring(Spring())])
  func whatIsOverHasNoArrow(_ subject: Subject) throws {
    #expect(try chart(subject).panels[0].marks.allSatisfy { $0.kind != .onward })
  }

  @Test func aClippedSpikeHasAnArrowWithItsFigure() throws {
    let keyframes: [Keyframe<Double>] = [
      .linear(to: 0.1, duration: 1), .linear(to: 1, duration: 0.001), .linear(to: 1.1, duration: 1),
    ]
    let curve = KeyframeCurve(KeyframePath(initialValue: 0, keyframes: keyframes))
    let panel = try #require(try chart(.keyframes(curve), [.velocity]).panels.first)
    let arrow = try #require(panel.marks.first { $0.kind == .above })
    let limit = try #require(panel.limits?.upper)
    #expect(arrow.value == limit && arrow.time >= 1 && arrow.time <= 1.001)
    // 0.9 in a thousandth of a second.
    #expect(arrow.words.first == "reaches 900 per second")
  }

  @Test func whatHasNoBoundIsInfinite() throws {
    let chart = try chart(
      .animation(.timingCurve(0, 1, 0.5, 1, duration: 1)), [.velocity, .acceleration])
    #expect(chart.panels[0].marks.map(\.words.first) == ["infinite velocity"])
    #expect(chart.panels[0].marks.map(\.kind) == [.above])
    #expect(chart.panels[1].marks.map(\.words.first) == ["infinite acceleration"])
    #expect(chart.panels[1].marks.map(\.kind) == [.below])
  }

  @Test func equalSpikesAreToldOnce() throws {
    let chart = try chart(
      .animation(
        .timingCurve(0, 1, 0.5, 1, duration: 0.5).repeatCount(3, autoreverses: false)),
      [.velocity])
    let arrows = chart.panels[0].marks.filter { $0.kind == .above }
    #expect(arrows.count == 3)
    #expect(arrows.map { $0.words.isEmpty } == [false, true, true])
  }

  // MARK: - A story

  @Test func aCurveAloneTellsItsStory() throws {
    let recorder = Recorder()
    let motion = PlottedMotion(
      try recorder.trace(.animation(.bouncy), name: "it"),
      measures: try recorder.measures(of: .animation(.bouncy)))
    func columns(_ count: Int, tellsStory: Bool, marks: Set<MarkKind> = []) -> [String] {
      let chart = MotionChart(
        Array(repeating: motion, count: count), marks: marks, tellsStory: tellsStory
      ).chart
      return chart.panels[0].marks.flatMap(\.figures).map(\.column)
    }
    #expect(columns(1, tellsStory: true) == ["overshoot", "settled"])
    #expect(columns(1, tellsStory: false).isEmpty)
    #expect(columns(2, tellsStory: true).isEmpty)
    #expect(columns(1, tellsStory: true, marks: [.crossing]) == ["reached"])
    let chart = MotionChart([motion], tellsStory: true).chart
    #expect(chart.panels[0].bands.count == 1)
    // Marks that nobody asked for are not repeated to listeners, who hear the figures anyway.
    #expect(!chart.description.contains("Marked"))
  }

  @Test func handlesEndAtTheControlPoints() throws {
    let subject = Subject.animation(.timingCurve(0.3, -0.4, 0.2, 1.3, duration: 0.5).delay(0.1))
    let trace = try Recorder(from: 10, to: 20).trace(subject)
    let chart = MotionChart([PlottedMotion(trace, handles: subject.timedBezier)]).chart
    let handles = chart.panels[0].handles
    #expect(handles.map(\.start.time) == [0.1, 0.6] && handles.map(\.start.value) == [10, 20])
    #expect(handles.map(\.end.time) == [0.1 + 0.3 * 0.5, 0.1 + 0.2 * 0.5])
    #expect(handles.map(\.end.value) == [6, 23])
    let knobs = chart.panels[0].marks.filter { $0.kind == .knob }
    #expect(knobs.map(\.words) == [["0.3, \u{2212}0.4"], ["0.2, 1.3"]])
  }

  @Test func aPortraitIsVelocityAgainstValue() throws {
    let trace = try Recorder().trace(.spring(Spring(response: 0.5, dampingRatio: 0)), name: "it")
    let plane = try #require(PhasePortrait([PlottedMotion(trace)]).chart.plane)
    let turn = 2 * Double.pi / 0.5
    // Without friction the curve is an ellipse around the target.
    for knot in plane.curves[0].pieces.flatMap({ $0 }) {
      let (x, y) = (knot.x - 1, knot.y / turn)
      #expect((x * x + y * y - 1).magnitude < 1e-6)
      #expect(knot.xRate == knot.y)
    }
  }
}
