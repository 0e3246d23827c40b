import TestSupport
import Testing

@testable import AnimationModel

@Suite struct KeyframeSegmentTests {
  private static func segments(_ keyframes: [Keyframe<Double>]) -> [KeyframeSegment<Double>] {
    KeyframePath(initialValue: 1, keyframes: keyframes).segments
  }

  @Test func tellsWhatAToolShows() {
    let segments = Self.segments([
      .move(to: 3), .linear(to: 7, duration: 0.5, timingCurve: .easeInOut),
      .cubic(to: 4, duration: 0.25, startVelocity: 1, endVelocity: 2),
      .spring(to: 6, duration: 0.75, spring: .bouncy),
    ])
    #expect(segments.map(\.kind.name) == ["move", "linear", "cubic", "spring"])
    #expect(segments.map(\.start) == [0, 0, 0.5, 0.75])
    #expect(segments.map(\.end) == [0, 0.5, 0.75, 1.5])
    #expect(segments.map(\.duration) == [0, 0.5, 0.25, 0.75])
    #expect(segments.map(\.target) == [3, 7, 4, 6])
    #expect(segments.map(\.startValue) == [1, 3, 7, 4])
    #expect(segments[2].startVelocity == 1)
    #expect(segments[2].endVelocity == 2)
    #expect(segments[3].startVelocity == 2)
    #expect(segments[3].kind.spring == .bouncy)
    #expect(segments[1].kind.timingCurve == .easeInOut)
    #expect(segments[0].kind.spring == nil)
    #expect(segments[3].kind.timingCurve == nil)
  }

  /// The velocity that is shown is the true slope; the velocity that is handed on is SwiftUI's.
  @Test func lineShowsItsSlopeAndHandsOnSwiftUIs() {
    let line = Self.segments([.linear(to: 11, duration: 2, timingCurve: .easeIn)])[0]
    #expect(line.startVelocity == 0)
    #expect(isClose(line.endVelocity, 5 / 0.58, .relative(1e-12)))
    #expect(line.carriedVelocity == 0)
  }

  @Test func uprightLineHasInfiniteVelocityAndHandsOnNone() {
    let line = Self.segments([.linear(to: 11, duration: 2, timingCurve: .circularEaseIn)])[0]
    #expect(line.endVelocity == .infinity)
    #expect(line.carriedVelocity == 0)
    let still = Self.segments([.linear(to: 1, duration: 2, timingCurve: .circularEaseIn)])[0]
    #expect(still.endVelocity == 0)
    #expect(still.state(at: 2).velocity == 0)
  }

  @Test(arguments: [0, -0.0, -3, .nan] as [Double])
  func withoutDurationItIsAtItsTarget(duration: Double) {
    for keyframe in [
      Keyframe.linear(to: 4.0, duration: duration), .cubic(to: 4, duration: duration),
      .linear(to: 4, duration: duration, timingCurve: .easeInOut),
      .cubic(to: 4, duration: duration, startVelocity: 100, endVelocity: 100),
    ] {
      let path = KeyframePath(initialValue: 1, keyframes: [keyframe, .linear(to: 8, duration: 1)])
      #expect(path.segments[0].duration == 0)
      #expect(path.value(time: -1) == 1)
      #expect(path.value(time: 0) == 4)
      #expect(path.value(time: 0.5) == 6)
      let alone = KeyframePath(initialValue: 1, keyframes: [keyframe])
      #expect(alone.value(time: 0) == 4)
      #expect(alone.value(time: 1) == 4)
      #expect(alone.velocity(time: 0) == 0)
    }
  }

  /// A spring that is cut at once has not moved, and hands its velocity on.
  @Test func springWithoutTimeHasNotMoved() {
    let path = KeyframePath<Double>(
      initialValue: 1,
      keyframes: [.spring(to: 4, duration: 0, startVelocity: 6), .spring(to: 4, duration: 1)])
    #expect(path.value(time: 0) == 1)
    #expect(path.segments[1].startValue == 1)
    #expect(path.segments[1].startVelocity == 6)
  }

  @Test func springWithoutFrictionNeverEnds() {
    let path = KeyframePath<Double>(
      initialValue: 1,
      keyframes: [.spring(to: 2, spring: Spring(duration: 1, bounce: 1)), .move(to: 50)])
    #expect(path.duration == .infinity)
    #expect(isClose(path.value(time: 1000.5), 3, .absolute(1e-9)))
    #expect(path.value(time: .infinity) == 2)
    #expect(path.velocity(time: .infinity) == 0)
    #expect(path.finalValue == 50)
  }

  @Test func lineThatTakesForEverStaysAtItsStart() {
    for keyframe in [
      Keyframe<Double>.linear(to: 4, duration: .infinity), .cubic(to: 4, duration: .infinity),
    ] {
      let path = KeyframePath(initialValue: 1, keyframes: [keyframe])
      #expect(path.value(time: 1e9) == 1)
      #expect(path.velocity(time: 1e9) == 0)
    }
  }

  @Test func mappedSegmentsOfStillNumbersStandStill() {
    let segment = KeyframePath(
      initialValue: DynamicVector([0, 5]),
      keyframes: [.linear(to: [3, 5], duration: 1, timingCurve: .circularEaseOut)]
    ).component(1).segments[0]
    #expect(segment.startVelocity == 0)
    #expect(segment.state(at: 0).velocity == 0)
  }
}
