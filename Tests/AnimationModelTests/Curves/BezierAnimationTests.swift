import AnimationModel
import TestSupport
import Testing

@Suite struct BezierAnimationTests {
  private static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ duration: Double
  ) -> Animation {
    Animation(
      BezierAnimation(
        startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2),
        duration: duration))
  }

  /// Semantics reference, section 5.1.
  @Test(arguments: [
    (Animation.linear, bezier(0, 0, 1, 1, 0.35)), (.easeIn, bezier(0.42, 0, 1, 1, 0.35)),
    (.easeOut, bezier(0, 0, 0.58, 1, 0.35)), (.easeInOut, bezier(0.42, 0, 0.58, 1, 0.35)),
    (.linear(duration: 2), bezier(0, 0, 1, 1, 2)),
    (.easeIn(duration: 2), bezier(0.42, 0, 1, 1, 2)),
    (.easeOut(duration: 2), bezier(0, 0, 0.58, 1, 2)),
    (.easeInOut(duration: 2), bezier(0.42, 0, 0.58, 1, 2)),
    (.timingCurve(-1, 2, 3, 4), bezier(-1, 2, 3, 4, 0.35)),
    (.timingCurve(-1, 2, 3, 4, duration: 5), bezier(-1, 2, 3, 4, 5)),
    (.timingCurve(.linear, duration: 3), bezier(0, 0, 1, 1, 3)),
    (.timingCurve(.easeInOut, duration: 3), bezier(0.42, 0, 0.58, 1, 3)),
    (
      .timingCurve(
        .bezier(
          startControlPoint: UnitPoint(x: -1, y: 2), endControlPoint: UnitPoint(x: 3, y: 4)),
        duration: 3), bezier(-1, 2, 3, 4, 3)
    ),
  ])
  func factoriesStoreRawPoints(animation: Animation, expected: Animation) {
    #expect(animation == expected)
  }

  @Test func valueIsTheDeltaTimesTheCurve() {
    var player = AnimationPlayer(.easeInOut(duration: 2), delta: -40.0)
    for time in [0.0, 0.3, 1, 1.7, 2] {
      #expect(player.value(at: time) == -40 * UnitCurve.easeInOut.value(at: time / 2))
    }
  }

  /// Semantics reference, section 7.1: over after d, exactly the delta at d.
  @Test func isOverAfterItsDuration() {
    var player = AnimationPlayer(.easeIn(duration: 0.35), delta: 90.0)
    #expect(player.value(at: 0) == 0)
    #expect(player.value(at: 0.35) == 90)
    #expect(player.value(at: (0.35).nextUp) == nil)
    #expect(!player.context.isLogicallyComplete)
  }

  @Test(arguments: [0, -0.2, -Double.infinity, .nan])
  func endsAtOnceWithoutADuration(duration: Double) {
    var player = AnimationPlayer(.linear(duration: duration), delta: 1.0)
    #expect(player.value(at: 0) == nil)
  }

  @Test func negativeTimesShowTheStart() {
    var player = AnimationPlayer(.easeIn, delta: 1.0)
    #expect(player.value(at: -0.1) == 0)
  }

  @Test func neitherTellsItsVelocityNorMerges() {
    var context = AnimationContext<Double>()
    #expect(Animation.easeIn.velocity(value: 1.0, time: 0.1, context: context) == nil)
    #expect(
      !Animation.easeIn.shouldMerge(
        previous: .easeIn, value: 1, time: 0.1, context: &context))
  }

  @Test func trueSlopeIsKnownAllAlong() {
    let context = AnimationContext<Double>()
    let animation = Animation.easeIn(duration: 0.5)
    #expect(animation.slope(value: 10.0, time: 0, context: context) == 0)
    #expect(
      isClose(
        animation.slope(value: 10.0, time: 0.25, context: context), 10 * 1.074_89 / 0.5,
        .relative(2e-3)))
    #expect(animation.slope(value: 10.0, time: 0.5, context: context) == 0)
  }

  @Test func anyVectorMoves() {
    var player = AnimationPlayer(
      .linear(duration: 1), delta: AnimatablePair(2.0, AnimatablePair(Float(4), -8.0)))
    #expect(player.value(at: 0.25) == AnimatablePair(0.5, AnimatablePair(Float(1), -2)))
  }

  @Test(arguments: [(2.0, 0.5, -1.0, 0.3), (-3, 1, 4, 0), (9, 9, -9, -9), (1e200, 0, -1e200, 1)])
  func pointsOutsideStillGiveNumbers(x1: Double, y1: Double, x2: Double, y2: Double) {
    var player = AnimationPlayer(.timingCurve(x1, y1, x2, y2, duration: 1), delta: 1.0)
    for frame in 0...60 {
      _ = player.value(atFrame: frame)
    }
    #expect(player.value(atFrame: 61) == nil)
  }
}
