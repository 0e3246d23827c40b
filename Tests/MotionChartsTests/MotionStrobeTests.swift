import AnimationModel
import ChartLayout
import MotionRecording
import Testing

@testable import MotionCharts

@Suite struct MotionStrobeTests {
  private func motion(
    _ values: [Double], _ animation: Animation = .linear, track: String? = nil
  ) throws -> PlottedMotion {
    PlottedMotion(
      try Recorder(from: 10, to: 4).trace(.animation(animation), name: "a"), track: track,
      timeline: track == nil ? nil : "a", strobe: values)
  }

  private func strobe(_ motions: [PlottedMotion]) -> ChartStrobe? {
    MotionChart(motions, strobe: MotionStrobe(rate: 24, shape: .bar)).chart.strobe
  }

  @Test func motionsOfOnePanelShareAScale() throws {
    let strobe = try #require(strobe([try motion([10, 7, 3.5]), try motion([10, 4], .easeIn)]))
    #expect(strobe.shape == .bar && strobe.caption == "every 1/24 s")
    #expect(strobe.lanes.map(\.range) == [3.5...10, 3.5...10])
    #expect(strobe.lanes.map(\.series) == [0, 1])
    #expect(strobe.lanes.allSatisfy { $0.start == 10 && $0.target == 4 && $0.name.isEmpty })
  }

  @Test func motionsThatAreOneCurveHaveOneLane() throws {
    let strobe = try #require(strobe([try motion([10, 4]), try motion([10, 4])]))
    #expect(strobe.lanes.map(\.series) == [0])
  }

  @Test func tracksHaveScalesAndNamesOfTheirOwn() throws {
    let strobe = try #require(
      strobe([try motion([10, 4], track: "x"), try motion([10, 12, 4], track: "y")]))
    #expect(strobe.lanes.map(\.range) == [4...10, 4...12])
    #expect(strobe.lanes.map(\.name) == ["x, from 10 to 4", "y, from 10 to 4"])
  }

  @Test func motionsWithoutInstantsHaveNone() throws {
    #expect(strobe([try motion([])]) == nil)
    #expect(MotionChart([try motion([10, 4])]).chart.strobe == nil)
  }

  @Test(arguments: [
    (30.0, "every 1/30 s"), (23.976, "every 1/23.976 s"), (0.5, "every 2 s"), (1, "every 1 s"),
  ])
  func theIntervalIsTold(_ rate: Double, _ words: String) throws {
    let chart = MotionChart([try motion([10, 4])], strobe: MotionStrobe(rate: rate)).chart
    #expect(chart.strobe?.caption == words)
    #expect(chart.description.hasSuffix("\(chart.strobe?.caption ?? "?")."))
  }
}
