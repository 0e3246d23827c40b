import TestSupport
import Testing

@testable import AnimationModel

@Suite struct InterpolatingSpringAnimationTests {
  private static func spring(
    _ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double = 0
  ) -> InterpolatingSpringAnimation {
    InterpolatingSpringAnimation(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
  }

  /// Semantics reference, section 7.5: the end, the logical end, and the part covered at 0.1, 0.2, 0.3, 0.5 and 1 s.
  @Test(arguments: [
    (
      spring(1, 100, 10), 1.472_700, 0.628_319,
      [0.340_300, 0.849_426, 1.124_355, 1.074_591, 1.002_170]
    ),
    (
      spring(1, 100, 5), 2.854_975, 0.628_319,
      [0.392_945, 1.070_645, 1.430_560, 1.036_551, 1.084_776]
    ),
    (
      spring(1, 100, 15), 1.022_094, 0.628_319,
      [0.298_249, 0.699_976, 0.932_915, 1.027_592, 0.999_273]
    ),
    (
      spring(1, 100, 20), 1, 0.628_319,
      [0.264_241, 0.593_994, 0.800_852, 0.959_572, 0.999_501]
    ),
    (
      spring(1, 170, 15), 0.992_036, 0.481_898,
      [0.480_943, 0.986_203, 1.109_520, 0.999_787, 1.000_547]
    ),
    (
      spring(1, 300, 20), 0.744_256, 0.362_760,
      [0.685_684, 1.099_272, 1.053_928, 0.991_870, 0.999_968]
    ),
    (
      spring(1, 50, 5), 2.891_345, 0.888_577,
      [0.204_630, 0.628_926, 1.026_323, 1.300_436, 0.912_287]
    ),
    (
      spring(1.2, 90, 12, 0.3), 1.483_478, 0.662_306,
      [0.276_988, 0.701_101, 0.990_329, 1.096_739, 0.992_073]
    ),
    (
      spring(1, 157.913_670_417_429_7, 25.132_741_228_718_345), 0.8, 0.5,
      [0.357_740, 0.715_416, 0.890_034, 0.986_399, 0.999_953]
    ),
  ])
  func hasTheListedFigures(
    spring: InterpolatingSpringAnimation, end: Double, logical: Double, values: [Double]
  ) {
    let solution = InterpolatingSpringAnimation.Solution(spring)
    #expect(isClose(solution.end, end, .absolute(1e-6)))
    #expect(isClose(spring.logicalDuration, logical, .printed(6)))
    for (time, expected) in zip([0.1, 0.2, 0.3, 0.5, 1], values) {
      #expect(
        isClose(solution.state(at: time).position, expected, .printed(6)), "at \(time) s")
      if time < solution.end {
        var player = AnimationPlayer(Animation(spring), delta: -20.0)
        #expect(
          isClose(player.value(at: time), -20 * expected, .absolute(20 * 5.1e-7)))
      }
    }
  }

  /// Semantics reference, section 19.3, rows 34 and 35.
  @Test func hasTheReportedEnds() {
    let spring = InterpolatingSpringAnimation.Solution(Self.spring(1, 100, 10))
    #expect(isClose(spring.end, 1.472_700_334_678_092_5, .absolute(1e-12)))
    let frequency = 2 * Double.pi / 1.2
    let critical = Self.spring(1, frequency * frequency, 2 * frequency)
    let solution = InterpolatingSpringAnimation.Solution(critical)
    #expect(isClose(solution.end, 1.8, .absolute(1e-9)))
    #expect(isClose(critical.logicalDuration, 1.2, .relative(1e-14)))
  }

  /// Row 36, documented for `CASpringAnimation`.
  @Test func agreesWithCoreAnimation() {
    #expect(
      isClose(
        InterpolatingSpringAnimation.Solution(Self.spring(1, 100, 5)).end, 2.85,
        .absolute(0.01)))
    let short = InterpolatingSpringAnimation.Solution(Self.spring(1, 100, 15)).end
    #expect(short > 1 && short < 1.05)
  }

  /// Semantics reference, section 7.5, reported: a peak above 1.06 at 0.436 s.
  @Test func startsWithItsVelocity() {
    let solution = InterpolatingSpringAnimation.Solution(Self.spring(1.2, 90, 12, 0.3))
    #expect(solution.state(at: 0).slope == 0.3)
    #expect(solution.state(at: 0.436).position > 1.06)
    #expect(isClose(solution.state(at: 0.436).slope, 0, .absolute(0.05)))
  }

  @Test(arguments: [0.2, 0.5, 0.99, 1.0])
  func isTheSpringUpToCriticalDamping(ratio: Double) {
    let animation = Self.spring(2, 200, 40 * ratio, 1.5)
    let solution = InterpolatingSpringAnimation.Solution(animation)
    let spring = Spring(mass: 2, stiffness: 200, damping: 40 * ratio)
    for time in [0.01, 0.2, 0.5, 1.3] {
      #expect(
        isClose(
          solution.state(at: time).position,
          spring.value(target: 1, initialVelocity: 1.5, time: time), .absolute(1e-14)))
      #expect(
        isClose(
          solution.state(at: time).slope,
          spring.velocity(target: 1, initialVelocity: 1.5, time: time), .absolute(1e-13)))
    }
  }

  @Test(arguments: [20.001, 40, 1e6, .infinity])
  func strongDampingMovesAsCriticalDamping(damping: Double) {
    let strong = InterpolatingSpringAnimation.Solution(Self.spring(1, 100, damping))
    let critical = InterpolatingSpringAnimation.Solution(Self.spring(1, 100, 20))
    #expect(strong.end == critical.end)
    for time in [0.1, 0.4, 1] {
      #expect(strong.state(at: time).position == critical.state(at: time).position)
    }
  }

  @Test func accelerationIsTheSlopeOfTheSlope() {
    let solution = InterpolatingSpringAnimation.Solution(Self.spring(1, 170, 15, 2))
    for time in [0.05, 0.3, 0.8] {
      let h = 1e-5
      let difference =
        (solution.state(at: time + h).slope - solution.state(at: time - h).slope) / (2 * h)
      #expect(isClose(solution.state(at: time).curvature, difference, .absolute(1e-5)))
    }
  }

  @Test func endsAtItsEnd() {
    var player = AnimationPlayer(
      .interpolatingSpring(stiffness: 100, damping: 10), delta: 1.0)
    let end = InterpolatingSpringAnimation.Solution(Self.spring(1, 100, 10)).end
    #expect(player.value(at: end.nextDown) != nil)
    #expect(player.value(at: end) == nil)
  }

  @Test func flagIsSetWithoutRegardToMass() {
    var player = AnimationPlayer(
      .interpolatingSpring(mass: 7, stiffness: 100, damping: 10), delta: 1.0)
    _ = player.value(at: 0.628)
    #expect(!player.context.isLogicallyComplete)
    _ = player.value(at: 0.629)
    #expect(player.context.isLogicallyComplete)
  }

  @Test func undampedSpringNeverEnds() {
    let animation = Animation.interpolatingSpring(stiffness: 100, damping: 0)
    #expect(animation.endFrame(frames: 5000) == nil)
  }

  @Test(arguments: [0, -0.2])
  func infiniteStiffnessEndsAtOnce(duration: Double) {
    var player = AnimationPlayer(.interpolatingSpring(duration: duration), delta: 1.0)
    #expect(player.value(at: 0) == nil)
    #expect(player.context.isLogicallyComplete)
  }

  @Test(arguments: [
    (Double.nan, 1.0, 1.0), (1, .nan, 1), (1, 1, .nan), (0, 1, 1), (-1, 1, 1), (1, -1, 1),
    (1, 0, 0), (1, 0, 1), (1, .infinity, 1), (.infinity, 1, 1), (1, 1, -1), (1, 1, -100),
  ])
  func parametersWithoutMeaningDoNotHang(mass: Double, stiffness: Double, damping: Double) {
    for velocity in [0, .nan, .infinity, 1e300] {
      var player = AnimationPlayer(
        .interpolatingSpring(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity),
        delta: 1.0)
      for time in [0, 0.1, 1, 1000, .infinity, .nan] {
        if let value = player.value(at: time) { #expect(value.isFinite) }
      }
    }
  }

  /// Semantics reference, section 5.1.
  @Test(arguments: [
    (Animation.interpolatingSpring, 1.0, 157.913_670_417_43, 25.132_741_228_718, 0.0),
    (.interpolatingSpring(), 1, 157.913_670_417_43, 25.132_741_228_718, 0),
    (.interpolatingSpring(stiffness: 100, damping: 10), 1, 100, 10, 0),
    (.interpolatingSpring(mass: 2, stiffness: 100, damping: 10, initialVelocity: 3), 2, 100, 10, 3),
    (.interpolatingSpring(duration: 1), 1, 39.478_417_604_357, 12.566_370_614_359, 0),
    (.interpolatingSpring(bounce: 0.3), 1, 157.913_670_417_43, 17.592_918_860_103, 0),
    (
      .interpolatingSpring(duration: 1, bounce: 1.5, initialVelocity: 2), 1,
      39.478_417_604_357, 0, 2
    ),
    (
      .interpolatingSpring(Spring(mass: 1.2, stiffness: 90, damping: 12)), 1, 75, 10, 0
    ),
    (
      .interpolatingSpring(Spring(mass: 1.2, stiffness: 90, damping: 12), initialVelocity: 4), 1,
      75, 10, 4
    ),
  ])
  func factoriesStoreTheirValues(
    animation: Animation, mass: Double, stiffness: Double, damping: Double, velocity: Double
  ) throws {
    let spring = try #require(animation.base as? InterpolatingSpringAnimation)
    #expect(spring.mass == mass)
    #expect(isClose(spring.stiffness, stiffness, .relative(1e-12)))
    #expect(isClose(spring.damping, damping, .relative(1e-12)))
    #expect(spring.initialVelocity == velocity)
  }

  @Test(arguments: [0, -1, -Double.infinity])
  func durationOfZeroIsInfinitelyStiff(duration: Double) throws {
    let spring = try #require(
      Animation.interpolatingSpring(duration: duration).base as? InterpolatingSpringAnimation)
    #expect(spring.stiffness == .infinity)
  }

  @Test func neitherTellsItsVelocityNorMerges() {
    var context = AnimationContext<Double>()
    let animation = Animation.interpolatingSpring
    #expect(animation.velocity(value: 1.0, time: 0.1, context: context) == nil)
    #expect(
      !animation.shouldMerge(previous: animation, value: 1, time: 0.1, context: &context))
  }

  @Test func pairMovesAsItsParts() {
    var player = AnimationPlayer(
      .interpolatingSpring(stiffness: 100, damping: 10), delta: AnimatablePair(3.0, -40.0))
    let solution = InterpolatingSpringAnimation.Solution(Self.spring(1, 100, 10))
    let part = solution.state(at: 0.3).position
    #expect(player.value(at: 0.3) == AnimatablePair(3 * part, -40 * part))
  }

  /// Far before its start a spring is beyond all numbers; its motion repeats with a factor, whose sign and
  /// ratio of velocity to position are those of a time at which all of them are finite.
  @Test(arguments: [0.0, 3, -7])
  func backwardsItsVelocityGrowsBeyondNumbersWithItsSign(initialVelocity: Double) {
    let spring = InterpolatingSpringAnimation(
      stiffness: 170, damping: 15, initialVelocity: initialVelocity)
    let solution = InterpolatingSpringAnimation.Solution(spring)
    let frequency = (170 - 7.5 * 7.5).squareRoot()
    let period = 2 * Double.pi / frequency
    var infinite = 0
    for index in 0..<2000 {
      let time = -93.5 - Double(index) * 1e-3
      let state = solution.state(at: time)
      guard state.position.isFinite else { continue }
      #expect(!state.slope.isNaN && !state.curvature.isNaN)
      let same = solution.state(at: time + 40 * period)
      #expect(same.slope.isFinite && same.curvature.isFinite)
      guard same.slope.magnitude > same.position.magnitude * 0.1 else { continue }
      #expect((state.slope < 0) == (same.slope < 0))
      if state.slope.isInfinite {
        infinite += 1
      } else {
        #expect(isClose(state.slope / state.position, same.slope / same.position, .relative(1e-6)))
      }
    }
    #expect(infinite > 10)
  }

  @Test(arguments: [0.0, -1, Double.leastNonzeroMagnitude, -Double.leastNonzeroMagnitude])
  func noSpeedMakesItsVelocityNoNumber(speed: Double) {
    for base in [
      Animation.timingCurve(.circularEaseOut, duration: 1), .bouncy, .easeIn,
      .interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: 5),
    ] {
      let animation = base.speed(speed)
      let motion = animation.motion(of: MotionRequest(value: 1.0, horizon: 10))
      var player = AnimationPlayer(animation, delta: 1.0)
      for time in [0, 0.1, 1, 5] {
        let state = motion.state(time, .shown)
        #expect(!state.value.isNaN && !state.velocity.isNaN && !state.acceleration.isNaN)
        _ = player.value(at: time)
        var context = AnimationContext<Double>()
        _ = animation.animate(value: 1, time: time, context: &context)
        #expect(animation.slope(value: 1, time: time, context: context)?.isNaN != true)
      }
    }
  }
}
