import AnimationModel
import TestSupport
import Testing

@Suite struct SpringPresetsTests {
  /// Semantics reference, section 3.9.
  @Test(arguments: [
    (Spring.smooth, 0.0, 25.13274, 1.0), (.snappy, 0.15, 21.36283, 0.85),
    (.bouncy, 0.3, 17.59292, 0.7),
  ])
  func hasTheListedParameters(spring: Spring, bounce: Double, damping: Double, ratio: Double) {
    #expect(isClose(spring.duration, 0.5, .relative(1e-15)))
    #expect(isClose(spring.bounce, bounce, .absolute(1e-15)))
    #expect(isClose(spring.stiffness, 157.91367, .printed(5)))
    #expect(isClose(spring.damping, damping, .printed(5)))
    #expect(isClose(spring.dampingRatio, ratio, .absolute(1e-15)))
    #expect(spring.mass == 1)
  }

  @Test func functionsWithoutArgumentsAreTheProperties() {
    #expect(Spring.smooth() == .smooth)
    #expect(Spring.snappy() == .snappy)
    #expect(Spring.bouncy() == .bouncy)
  }

  @Test func durationAndExtraBounceChangeThem() {
    #expect(Spring.smooth(duration: 2) == Spring(duration: 2, bounce: 0))
    #expect(Spring.snappy(duration: 2, extraBounce: 0.1) == Spring(duration: 2, bounce: 0.25))
    #expect(Spring.bouncy(extraBounce: 0.2) == Spring(duration: 0.5, bounce: 0.5))
  }

  @Test func extraBounceMayLeaveTheRange() {
    #expect(isClose(Spring.smooth(extraBounce: -0.5).dampingRatio, 2, .relative(1e-14)))
    #expect(isClose(Spring.bouncy(extraBounce: -0.5).dampingRatio, 1.25, .relative(1e-14)))
    #expect(Spring.bouncy(extraBounce: 0.8).dampingRatio == 0)
  }
}
