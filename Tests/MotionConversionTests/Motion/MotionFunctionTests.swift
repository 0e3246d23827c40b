import AnimationModel
import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct MotionFunctionTests {
  private static var line: MotionFunction { MotionFunction(duration: 1) { $0 } }

  /// The difference 0.4·t(1 − t) is largest in the middle: 0.1.
  @Test func theLargestDifferenceIsFound() {
    let accuracy = Self.line.accuracy { $0 + 0.4 * $0 * (1 - $0) }
    guard case .within(let error, let time) = accuracy else {
      Issue.record("it is not exact")
      return
    }
    #expect((error - 0.1).magnitude < 1e-12 && (time - 0.5).magnitude < 1e-3)
  }

  /// A peak of 0.3 that is narrower than a step still counts by its neighborhood.
  @Test func aPeakBetweenTwoSamplesIsRefined() {
    let peak = 0.123_456
    let error = Self.line.accuracy { $0 + 0.3 - ($0 - peak).magnitude }.largestError
    #expect((error - 0.576_544).magnitude < 1e-6)
  }

  @Test func differencesBelowTheExactnessAreNone() {
    #expect(Self.line.accuracy { $0 + 1e-10 } == .exact)
    #expect(Self.line.accuracy(of: { $0 + 1e-6 }, exactness: 4e-6) == .exact)
    #expect(Self.line.accuracy { $0 + 1e-6 } != .exact)
  }

  @Test func whatIsNoNumberIsTheWorstOfAll() {
    #expect(Self.line.accuracy { $0 > 0.5 ? .nan : $0 }.largestError == .infinity)
  }

  @Test(arguments: [
    (3.0, 3.0, false), (600, 600, false), (601, 600, true), (.infinity, 10, true), (-1, 0, false),
  ])
  func longMotionsAreComparedInPart(duration: Double, window: Double, isFollowedInPart: Bool) {
    let played = MotionFunction(duration: duration) { $0 }
    #expect(played.duration == window && played.isFollowedInPart == isFollowedInPart)
  }

  @Test func aSpeedShortensTheTime() {
    let played = MotionFunction(.linear(duration: 2), speed: 4)
    #expect(played.duration == 0.5)
    #expect((played.value(0.25) - 0.5).magnitude < 1e-12)
  }

  /// A critical spring of frequency ω with a velocity v is at 1 − e^(−ωt)·(1 + (ω − v)t), and e^(−1) is 0.367879….
  @Test func aSpringPlaysItsClosedSolution() {
    let played = MotionFunction(Spring(mass: 1, stiffness: 100, damping: 20), velocity: 4)
    #expect((played.value(0.1) - (1 - 0.367_879_441_171_442_33 * 1.6)).magnitude < 1e-12)
  }

  /// A spring for which SwiftUI gives no estimate is compared for the longest time of any motion, and not called
  /// exact without a comparison.
  @Test func aSlowSpringIsCompared() throws {
    let spring = Spring(duration: 0.5, bounce: -0.99)
    let parts = try MotionParameters(.spring(spring), for: .flutter)
    #expect(parts.played.duration == MotionFunction.longestWindow)
    let faster = Spring(duration: 0.4, bounce: -0.99)
    let error = parts.played.accuracy { faster.value(target: 1.0, time: $0) }.largestError
    #expect(error > 0.05)
  }
}
