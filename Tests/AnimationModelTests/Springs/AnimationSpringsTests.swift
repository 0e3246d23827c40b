import AnimationModel
import TestSupport
import Testing

/// Semantics reference, section 5.1: what each spring factory stores.
@Suite struct AnimationSpringsTests {
  private static func fluid(
    _ response: Double, _ dampingFraction: Double, _ blendDuration: Double
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  @Test(arguments: [
    (Animation.spring, 0.5, 1.0, 0.0), (.spring(), 0.5, 1, 0), (.spring(duration: 0.7), 0.7, 1, 0),
    (.spring(bounce: 0.3), 0.5, 0.7, 0), (.spring(blendDuration: 0.2), 0.5, 1, 0.2),
    (.spring(duration: 0.4, bounce: -0.5, blendDuration: 1), 0.4, 2, 1),
    (.spring(duration: 0.5, bounce: 1.2), 0.5, 0, 0), (.spring(duration: 0), 0, 1, 0),
    (.spring(duration: -0.2), -0.2, 1, 0),
    (.spring(response: 0.6), 0.6, 0.825, 0), (.spring(dampingFraction: 0.6), 0.5, 0.6, 0),
    (.spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0.1), 0.3, 0.6, 0.1),
    (.spring(Spring(response: 0.3, dampingRatio: 0.6)), 0.3, 0.6, 0),
    (.spring(Spring(response: 0.3, dampingRatio: 0.6), blendDuration: 0.4), 0.3, 0.6, 0.4),
    (.interactiveSpring, 0.15, 0.85, 0.25), (.interactiveSpring(), 0.15, 0.85, 0.25),
    (.interactiveSpring(duration: 0.2), 0.2, 0.85, 0.25),
    (.interactiveSpring(extraBounce: 0.05), 0.15, 0.8, 0.25),
    (.interactiveSpring(extraBounce: -0.3), 0.15, 1 / 0.85, 0.25),
    (.interactiveSpring(blendDuration: 1), 0.15, 0.85, 1),
    (.interactiveSpring(response: 0.2), 0.2, 0.86, 0.25),
    (.interactiveSpring(dampingFraction: 0.7), 0.15, 0.7, 0.25),
    (.smooth, 0.5, 1, 0), (.smooth(), 0.5, 1, 0), (.smooth(duration: 0.2), 0.2, 1, 0),
    (.smooth(extraBounce: 0.1), 0.5, 0.9, 0), (.smooth(extraBounce: -0.5), 0.5, 2, 0),
    (.snappy, 0.5, 0.85, 0), (.snappy(duration: 0.4, extraBounce: 0.1), 0.4, 0.75, 0),
    (.bouncy, 0.5, 0.7, 0), (.bouncy(extraBounce: 0.2), 0.5, 0.5, 0),
    (.bouncy(duration: 1), 1, 0.7, 0), (.bouncy(extraBounce: -0.5), 0.5, 1.25, 0),
  ])
  func storesItsParameters(
    animation: Animation, response: Double, dampingFraction: Double, blendDuration: Double
  ) throws {
    let spring = try #require(animation.base as? FluidSpringAnimation)
    #expect(isClose(spring.response, response, .relative(1e-15)))
    #expect(isClose(spring.dampingFraction, dampingFraction, .relative(4e-16)))
    #expect(spring.blendDuration == blendDuration)
  }

  /// Rows 14 and 15 of section 19.1: a bare call picks the form with a duration.
  @Test func bareCallsPickTheDurationForms() {
    let bare: Animation = .interactiveSpring()
    #expect(bare == .interactiveSpring(duration: 0.15, extraBounce: 0, blendDuration: 0.25))
    #expect(bare != .interactiveSpring(response: 0.15, dampingFraction: 0.86))
    #expect(Animation.spring() == Self.fluid(0.5, 1, 0))
    #expect(Animation.spring(blendDuration: 0.3) == Self.fluid(0.5, 1, 0.3))
    #expect(Animation.smooth == Self.fluid(0.5, 1, 0))
  }

  @Test func infiniteDampingIsStored() throws {
    let spring = try #require(
      Animation.spring(duration: 0.5, bounce: -1).base as? FluidSpringAnimation)
    #expect(spring.dampingFraction == .infinity)
  }

  @Test func massDropsOut() {
    #expect(
      Animation.spring(Spring(mass: 2, stiffness: 32, damping: 8))
        == .spring(Spring(mass: 1, stiffness: 16, damping: 4)))
  }
}
