import AnimationModel
import TestSupport
import Testing

@Suite struct UnitCurveAnimationTests {
  @Test(arguments: [UnitCurve.circularEaseIn, .circularEaseOut, .circularEaseInOut])
  func circularCurvesKeepTheirCurve(curve: UnitCurve) {
    #expect(
      Animation.timingCurve(curve, duration: 2)
        == Animation(UnitCurveAnimation(curve: curve, duration: 2)))
    var player = AnimationPlayer(.timingCurve(curve, duration: 2), delta: 10.0)
    for time in [0.0, 0.4, 1, 1.6, 2] {
      #expect(player.value(at: time) == 10 * curve.value(at: time / 2))
    }
  }

  /// Semantics reference, section 7.2: nil outside 0…d on either side.
  @Test func isOverOnEitherSide() {
    var player = AnimationPlayer(.timingCurve(.circularEaseIn, duration: 1), delta: 10.0)
    #expect(player.value(at: 0) == 0)
    #expect(player.value(at: 1) == 10)
    #expect(player.value(at: 1.0.nextUp) == nil)
    #expect(player.value(at: -0.001) == nil)
    #expect(!player.context.isLogicallyComplete)
  }

  @Test(arguments: [0, -1, Double.nan])
  func endsAtOnceWithoutADuration(duration: Double) {
    var player = AnimationPlayer(
      .timingCurve(.circularEaseOut, duration: duration), delta: 10.0)
    #expect(player.value(at: 0) == nil)
    #expect(
      player.animation.velocity(value: 10, time: 0, context: player.context) == nil)
  }

  @Test func tellsItsVelocity() {
    let animation = Animation.timingCurve(.circularEaseIn, duration: 2)
    let context = AnimationContext<Double>()
    // p/√(1 − p²) at p = 0.6 is 0.75.
    #expect(
      isClose(
        animation.velocity(value: 10, time: 1.2, context: context), 10 * 0.75 / 2,
        .relative(1e-14)))
    #expect(animation.velocity(value: 10, time: 2, context: context) == .infinity)
    #expect(animation.velocity(value: 10, time: 2.1, context: context) == nil)
    #expect(animation.velocity(value: 10, time: -0.1, context: context) == nil)
  }

  @Test func doesNotMerge() {
    var context = AnimationContext<Double>()
    let animation = Animation.timingCurve(.circularEaseIn, duration: 2)
    #expect(
      !animation.shouldMerge(previous: animation, value: 1, time: 0.1, context: &context))
  }
}
