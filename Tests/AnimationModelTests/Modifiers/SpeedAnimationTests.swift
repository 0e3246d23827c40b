import AnimationModel
import TestSupport
import Testing

@Suite struct SpeedAnimationTests {
  @Test(arguments: [(2.0, 0.5), (0.25, 4), (1, 1)])
  func scalesTheDuration(speed: Double, end: Double) {
    var player = AnimationPlayer(.linear(duration: 1).speed(speed), delta: 8.0)
    #expect(player.value(at: 0) == 0)
    #expect(player.value(at: end / 4) == 2)
    #expect(player.value(at: end) == 8)
    #expect(player.value(at: end * 1.001) == nil)
  }

  /// Semantics reference, section 6.
  @Test func speedZeroHoldsTheStartForEver() {
    for base in [Animation.linear, .bouncy, .interpolatingSpring] {
      #expect(base.speed(0).frames(600).allSatisfy { $0 == 0 })
    }
  }

  @Test func negativeSpeedHoldsTheStartOfACurve() {
    #expect(Animation.easeIn.speed(-1).frames(600).allSatisfy { $0 == 0 })
    #expect(Animation.bouncy.speed(-1).frames(600).allSatisfy { $0 == 0 })
  }

  @Test func negativeSpeedContinuesAnInterpolatingSpringBackwards() throws {
    let frames = Animation.interpolatingSpring(stiffness: 100, damping: 10).speed(-1).frames(20)
    let spring = Spring(stiffness: 100, damping: 10)
    let value = try #require(frames[12])
    #expect(isClose(value, spring.value(target: 1.0, time: -0.2), .relative(1e-12)))
  }

  @Test func negativeSpeedEndsACircularCurve() {
    #expect(Animation.timingCurve(.circularEaseIn, duration: 1).speed(-1).endFrame() == 1)
  }

  @Test func springsStepInTheTimeThatReachesThem() {
    // Twice the speed at 60 Hz is the spring at 30 Hz.
    #expect(Animation.bouncy.speed(2).frames(20) == Animation.bouncy.frames(20, rate: 30))
  }

  @Test func slopeIsScaled() {
    let context = AnimationContext<Double>()
    let animation = Animation.linear(duration: 2).speed(4)
    #expect(animation.slope(value: 10.0, time: 0.25, context: context) == 20)
  }

  @Test func mergesWithAnEqualSpeedIfTheBasesDo() {
    func merges(_ new: Animation, _ old: Animation) -> Bool {
      var context = AnimationContext<Double>()
      return new.shouldMerge(previous: old, value: 1, time: 0.5, context: &context)
    }
    #expect(merges(.bouncy.speed(2), .smooth.speed(2)))
    #expect(!merges(.bouncy.speed(2), .bouncy.speed(3)))
    #expect(!merges(.bouncy.speed(2), .bouncy))
    #expect(!merges(.easeIn.speed(2), .easeIn.speed(2)))
  }
}
