import AnimationModel
import TestSupport
import Testing

@Suite struct SpringFrameworkExactTests {
  /// Semantics reference, section 19.1, row 11, and section 3.11.
  @Test func overdampedStiffnessIsTooLarge() {
    let spring = Spring(duration: 0.5, bounce: -0.2)
    #expect(isClose(spring.frameworkExact.stiffness, 335.5666, .absolute(1e-4)))
    #expect(isClose(spring.stiffness, 157.9137, .printed(4)))
    #expect(
      isClose(
        Spring(duration: 0.5, bounce: -0.5).frameworkExact.stiffness, 1105.3957,
        .printed(4)))
  }

  /// Semantics reference, section 3.3: too large by the factor 2ζ² − 1.
  @Test(arguments: [(1.25, 2.125), (1.5, 3.5), (2, 7)])
  func factorGrowsWithDamping(ratio: Double, factor: Double) {
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    #expect(
      isClose(spring.frameworkExact.stiffness / spring.stiffness, factor, .relative(1e-13)))
  }

  /// Semantics reference, section 3.5 and row 22.
  @Test func overdampedVelocityHasTheTargetAdded() {
    let spring = Spring(duration: 0.5, bounce: -0.2)
    #expect(isClose(spring.velocity(target: 1.0, time: 0.1), 3.790_734, .printed(6)))
    #expect(
      isClose(
        spring.frameworkExact.velocity(target: 1.0, time: 0.1), 4.790_734, .printed(6)))
    #expect(
      isClose(spring.frameworkExact.velocity(target: 40.0, time: 60), 40, .relative(1e-12)))
  }

  @Test func overdampedForceUsesTheWrongStiffness() {
    let spring = Spring(duration: 0.5, bounce: -0.2)
    let force = spring.frameworkExact.force(target: 3.0, position: 1, velocity: 0.5)
    #expect(
      isClose(
        force, spring.frameworkExact.stiffness * 2 - spring.damping * 0.5,
        .relative(1e-14)))
    #expect(force > spring.force(target: 3.0, position: 1, velocity: 0.5) + 300)
  }

  @Test(arguments: [0.3, 0.0])
  func agreesUpToCriticalDamping(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    #expect(spring.frameworkExact.stiffness == spring.stiffness)
    #expect(
      spring.frameworkExact.velocity(target: 2, initialVelocity: 1, time: 0.2)
        == spring.velocity(target: 2, initialVelocity: 1, time: 0.2))
    #expect(
      isClose(
        spring.frameworkExact.force(target: 2.0, position: 1, velocity: 3),
        spring.force(target: 2.0, position: 1, velocity: 3), .relative(1e-13)))
  }
}
