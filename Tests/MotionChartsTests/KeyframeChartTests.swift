import AnimationModel
import ChartLayout
import MotionRecording
import Testing

@testable import MotionCharts

@Suite struct KeyframeChartTests {
  private func motion(
    _ keyframes: [Keyframe<Double>], name: String = "it", track: String? = nil,
    timeline: String? = nil, span: Double = 0
  ) throws -> PlottedMotion {
    let curve = KeyframeCurve(
      KeyframePath(initialValue: 0, keyframes: keyframes), timelineDuration: span)
    return PlottedMotion(
      try Recorder().trace(.keyframes(curve), name: name), track: track, timeline: timeline)
  }

  private static let keyframes: [Keyframe<Double>] = [
    .linear(to: 1, duration: 0.5), .cubic(to: 2, duration: 0.5), .cubic(to: 3, duration: 0.5),
    .move(to: 1), .spring(to: 0, duration: 0.5),
  ]

  @Test func equalKindsSideBySideAreOneStretch() throws {
    let panel = try #require(MotionChart([try motion(Self.keyframes)]).chart.panels.first)
    #expect(panel.stretches.map(\.name) == ["linear", "cubic", "spring"])
    #expect(panel.stretches.map(\.start) == [0, 0.5, 1.5])
    #expect(panel.stretches.map(\.end) == [0.5, 1.5, 2])
    #expect(Set(panel.stretches.map(\.tint)).count == 3)
    #expect(panel.name.isEmpty && panel.axisTitle == "value")
  }

  @Test func everyKeyframeHasADiamondButWhereTheCurveJumps() throws {
    let chart = MotionChart([try motion(Self.keyframes)]).chart
    let panel = try #require(chart.panels.first)
    #expect(panel.marks.map(\.time) == [0, 0.5, 1, 2])
    #expect(panel.marks.prefix(3).map(\.value) == [0, 1, 2])
    #expect(panel.marks.allSatisfy { $0.kind == .diamond })
    #expect(panel.curves.first?.pieces.filter { !$0.knots.isEmpty }.count ?? 0 > 1)
  }

  @Test func aSpanLeavesOutTheKeyframesBehindIt() throws {
    let curve = KeyframeCurve(KeyframePath(initialValue: 0, keyframes: Self.keyframes))
    let trace = try Recorder(span: 0.75).trace(.keyframes(curve), name: "it")
    #expect(trace.keyframeMarks(series: 0).map(\.time) == [0, 0.5])
  }

  @Test func theTracksOfATimelineHaveLanesAndOneColor() throws {
    let chart = MotionChart(
      [
        try motion(Self.keyframes, name: "scale", track: "scale", timeline: "t"),
        try motion([.move(to: 4)], name: "y", track: "y", timeline: "t", span: 2),
      ], quantities: [.value, .velocity]
    ).chart
    #expect(chart.panels.map(\.name) == ["scale", "scale", "y", "y"])
    #expect(
      chart.panels.map(\.axisTitle) == ["", "velocity, per second", "", "velocity, per second"])
    #expect(chart.series.count == 1 && chart.series.first?.naming == Series.Naming.none)
    #expect(chart.panels.flatMap(\.curves).allSatisfy { $0.series == 0 })
    #expect(chart.duration == 2)
    // The kinds are named only once, and shaded in both panels.
    #expect(chart.panels[1].stretches.map(\.name) == ["", "", ""])
  }

  @Test func timelinesShareTheLanesOfTheirTracks() throws {
    let chart = MotionChart([
      try motion(Self.keyframes, name: "a.x", track: "x", timeline: "a"),
      try motion(Self.keyframes, name: "a.y", track: "y", timeline: "a"),
      try motion([.cubic(to: 1, duration: 1)], name: "b.x", track: "x", timeline: "b"),
      PlottedMotion(try Recorder().trace(.animation(.bouncy), name: "spring")),
    ]).chart
    #expect(chart.panels.map(\.name) == ["x", "y", ""])
    #expect(chart.panels.map { $0.curves.map(\.series) } == [[0, 1], [0], [2]])
    #expect(chart.series.map(\.label) == ["a", "b", "spring"])
    #expect(chart.series.allSatisfy { $0.naming == .label })
    // Where the kinds differ, nothing is shaded.
    #expect(chart.panels[0].stretches.isEmpty && !chart.panels[1].stretches.isEmpty)
  }

  @Test func aSingleTrackNeedsNoLane() throws {
    let chart = MotionChart([
      try motion(Self.keyframes, name: "scale", track: "scale", timeline: "t")
    ]).chart
    #expect(chart.panels.map(\.name) == [""] && chart.series.map(\.label) == ["scale"])
  }

  @Test func fewValuesAreAllLabelledAndOfManyTheOutermost() throws {
    let few = try motion([.linear(to: 1, duration: 1), .linear(to: 3, duration: 1)])
    #expect(few.recording.keyframeTicks == [0, 1, 3])
    let many = try motion((1...9).map { .linear(to: Double($0), duration: 1) })
    #expect(many.recording.keyframeTicks == [9, 0])
  }
}
