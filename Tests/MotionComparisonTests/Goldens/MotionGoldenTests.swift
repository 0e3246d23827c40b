import AnimationModel
import MotionComparison
import MotionRecording
import Testing

@Suite struct MotionGoldenTests {
  private func recording(_ name: String, _ values: [Double] = [0, 1]) -> Recording {
    Recording(
      name: name, start: values.first ?? 0, target: values.last ?? 0, clock: .frames(rate: 60),
      times: values.indices.map { Double($0) / 60 }, values: values,
      velocities: values.map { _ in 0 }, ending: .finished(at: 1))
  }

  @Test func curvesOfOneNameAreNumbered() {
    let golden = MotionGolden(
      .scenario("a.swift"), MotionGolden.Settings(),
      curves: ["card", "shade", "card", "card"].map { recording($0) })
    #expect(golden.curves.map(\.name) == ["card", "shade", "card (2)", "card (3)"])
  }

  @Test func completionsAreEvents() throws {
    let recording = try Recorder().record(
      .animation(.bouncy.logicallyComplete(after: 0.25)), name: "it", framesPerSecond: 60)
    let golden = MotionGolden(
      .expression("it"), MotionGolden.Settings(), curves: [recording],
      events: [TimedChange(time: 0, value: "log:a"), TimedChange(time: 0.25, value: "log:b")])
    #expect(golden.events.map(\.value) == ["log:a", "log:b", "it logicallyComplete"])
  }

  @Test(
    arguments: [
      ([0, 1], 1), ([0, 1.2, 1], 1), ([5, -5], 10), ([0, 10, 0], 10), ([0, 10, 1e-6], 10),
      ([3, 3], 0),
    ] as [([Double], Double)])
  func theWayIsTheTravelOrTheRangeOfWhatComesBack(values: [Double], length: Double) {
    #expect(recording("", values).travel == length)
  }

  @Test func whatGoesNowhereHasATubeInUnitsOfTheValue() {
    let tube = GoldenTolerance.exact.tube(around: recording("", [3, 3]))
    #expect(tube == GoldenTolerance.Tube(value: 1e-9, velocity: 1e-7))
    let wide = GoldenTolerance.exact.tube(around: recording("", [0, 300]))
    #expect((wide.value - 3e-7).magnitude < 1e-20)
  }
}
