import AnimationModel
import TestSupport
import Testing

@Suite struct SpringMassStiffnessDampingTests {
  /// Semantics reference, section 19.1, row 2, documented by Apple.
  @Test func agreesWithAppleSExample() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(isClose(spring.duration, 0.63, .absolute(0.01)))
    #expect(isClose(spring.bounce, 0.5, .absolute(0.01)))
  }

  @Test func massIsOneByDefault() {
    #expect(Spring(stiffness: 100, damping: 10) == Spring(mass: 1, stiffness: 100, damping: 10))
  }

  /// Semantics reference, section 3.11.
  @Test func tooMuchDampingIsCriticalUnlessAllowed() {
    let clamped = Spring(mass: 1.2, stiffness: 90, damping: 40)
    #expect(clamped.bounce == 0)
    #expect(clamped.dampingRatio == 1)
    #expect(isClose(clamped.stiffness, 90, .relative(1e-15)))
    #expect(isClose(clamped.damping, 20.784_610, .printed(6)))

    let allowed = Spring(mass: 1.2, stiffness: 90, damping: 40, allowOverDamping: true)
    #expect(isClose(allowed.duration, 0.72552, .printed(5)))
    #expect(isClose(allowed.bounce, -0.480_385, .printed(6)))
    #expect(isClose(allowed.dampingRatio, 1.924_501, .printed(6)))
    #expect(isClose(allowed.stiffness, 90, .relative(1e-15)))
    #expect(isClose(allowed.frameworkExact.stiffness, 576.6667, .printed(4)))
    #expect(isClose(allowed.damping, 40, .relative(1e-15)))
  }

  @Test(arguments: [0.5, 1, 2, 10])
  func exactlyCriticalDampingIsCritical(mass: Double) {
    let damping = 2 * (16 * mass * mass).squareRoot()
    let spring = Spring(mass: mass, stiffness: 16 * mass, damping: damping)
    #expect(spring.angularFrequency == 0)
    #expect(spring.dampingRatio == 1)
  }

  /// Semantics reference, section 3.11: for parameters that make no sense, the results are SwiftUI's.
  @Test func negativeMassCarriesOnWithTheMagnitude() {
    let spring = Spring(mass: -1, stiffness: 90, damping: 12)
    #expect(isClose(spring.duration, 0.493_654, .printed(6)))
    #expect(isClose(spring.bounce, 1.471_405, .printed(6)))
    #expect(isClose(spring.stiffness, -162, .relative(1e-14)))
  }

  @Test func negativeStiffnessCarriesOnWithTheMagnitude() {
    let spring = Spring(mass: 1.2, stiffness: -90, damping: 12)
    #expect(isClose(spring.duration, 0.561_985, .printed(6)))
    #expect(isClose(spring.bounce, 0.552_786, .printed(6)))
    #expect(isClose(spring.stiffness, 150, .relative(1e-14)))
  }

  @Test func withoutMassThereIsNoNumber() {
    let spring = Spring(mass: 0, stiffness: 90, damping: 12)
    #expect(spring.stiffness.isNaN)
    #expect(spring.damping.isNaN)
  }
}
