import AnimationModel
import Testing

@Suite struct UnderlyingSpringTests {
  @Test func fluidSpringsGiveMassOne() {
    #expect(Animation.bouncy.underlyingSpring == .bouncy)
    #expect(Animation.default.underlyingSpring == .smooth)
    #expect(
      Animation.spring(response: 0.3, dampingFraction: 2).underlyingSpring
        == Spring(response: 0.3, dampingRatio: 2))
  }

  @Test func interpolatingSpringsKeepTheirMassAndTheirDamping() {
    #expect(
      Animation.interpolatingSpring(mass: 2, stiffness: 100, damping: 90).underlyingSpring
        == Spring(mass: 2, stiffness: 100, damping: 90, allowOverDamping: true))
  }

  @Test func modifiersAreLookedThrough() {
    let wrapped = Animation.snappy.delay(1).speed(2).repeatCount(3).logicallyComplete(after: 1)
    #expect(wrapped.underlyingSpring == .snappy)
  }

  @Test func curvesAndInfinitelyStiffSpringsHaveNone() {
    #expect(Animation.easeIn.underlyingSpring == nil)
    #expect(Animation.timingCurve(.circularEaseIn, duration: 1).underlyingSpring == nil)
    #expect(Animation.spring(duration: 0).underlyingSpring == nil)
    #expect(Animation.interpolatingSpring(duration: 0).underlyingSpring == nil)
  }
}
