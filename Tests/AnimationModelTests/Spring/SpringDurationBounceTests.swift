import AnimationModel
import TestSupport
import Testing

@Suite struct SpringDurationBounceTests {
  @Test func defaultsAreHalfASecondWithoutBounce() {
    #expect(Spring() == Spring(duration: 0.5, bounce: 0))
    #expect(Spring(bounce: 0.2) == Spring(duration: 0.5, bounce: 0.2))
    #expect(Spring(duration: 2) == Spring(duration: 2, bounce: 0))
  }

  /// Semantics reference, section 19.1, rows 3 to 10 and 12.
  @Test(arguments: [
    (0.15, 0.0, 1754.5963, 83.7758), (0.15, 0.15, 1754.5963, 71.2094),
    (0.35, 0.15, 322.2728, 30.5183), (0.40, 0, 246.7401, 31.4159),
    (0.30, 0.20, 438.6491, 33.5103), (0.50, 0.30, 157.9137, 17.5929),
    (0.25, 0, 631.6547, 50.2655), (0.30, 0, 438.6491, 41.8879),
  ])
  func hasTheRecordedPhysicalParameters(
    duration: Double, bounce: Double, stiffness: Double, damping: Double
  ) {
    let spring = Spring(duration: duration, bounce: bounce)
    #expect(spring.mass == 1)
    #expect(isClose(spring.stiffness, stiffness, .printed(4)))
    #expect(isClose(spring.damping, damping, .printed(4)))
  }

  @Test func hasTheReportedDigits() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    #expect(isClose(spring.stiffness, 157.913_670_417_429_73, .absolute(1e-12)))
    #expect(isClose(spring.damping, 20.106_192_982_974_676, .absolute(1e-12)))
  }

  /// Semantics reference, section 19.1, row 1, documented by Apple to one decimal.
  @Test func agreesWithAppleSExample() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(isClose(spring.stiffness, 157.9, .absolute(0.1)))
    #expect(isClose(spring.damping, 17.6, .absolute(0.1)))
  }

  /// Semantics reference, section 3.2: the mapping of bounce to damping ratio, with its ends.
  @Test(arguments: [
    (-0.5, 2.0), (-0.2, 1.25), (0, 1), (0.15, 0.85), (0.3, 0.7), (1, 0), (1.2, 0), (50, 0),
    (Double.infinity, 0.0),
  ])
  func bounceStandsForADampingRatio(bounce: Double, ratio: Double) {
    #expect(isClose(Spring.dampingRatio(bounce: bounce), ratio, .relative(1e-15)))
    #expect(
      isClose(
        Spring(duration: 0.5, bounce: bounce).dampingRatio, ratio, .relative(1e-15)))
  }

  @Test(arguments: [-1, -1.2, -50, -Double.infinity])
  func bounceOfMinusOneOrLessIsInfiniteDamping(bounce: Double) {
    #expect(Spring.dampingRatio(bounce: bounce) == .infinity)
    let spring = Spring(duration: 0.5, bounce: bounce)
    #expect(spring.angularFrequency == -.infinity)
    #expect(spring.decayConstant == .infinity)
    #expect(spring.duration.isNaN)
    #expect(spring.bounce.isNaN)
    #expect(spring.dampingRatio.isNaN)
    #expect(spring.damping == .infinity)
    #expect(spring.frameworkExact.stiffness == .infinity)
  }

  @Test func bounceThatIsNoNumberGivesNone() {
    #expect(Spring.dampingRatio(bounce: .nan).isNaN)
  }

  /// Semantics reference, section 3.11.
  @Test func bounceAboveOneIsUndamped() {
    let spring = Spring(duration: 0.5, bounce: 1.2)
    #expect(spring.bounce == 1)
    #expect(spring.dampingRatio == 0)
    #expect(spring.damping == 0)
  }

  @Test func negativeDurationGrows() {
    let spring = Spring(duration: -0.2, bounce: 0)
    #expect(isClose(spring.duration, 0.2, .relative(1e-15)))
    #expect(isClose(spring.bounce, 2, .relative(1e-15)))
    #expect(isClose(spring.dampingRatio, -1, .relative(1e-15)))
    #expect(isClose(spring.stiffness, 986.96, .printed(2)))
    #expect(isClose(spring.damping, -62.83, .printed(2)))
    #expect(spring.value(target: 1.0, time: 1).magnitude > 1e10)
  }
}
