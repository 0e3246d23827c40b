import AnimationModel
import TestSupport
import Testing

/// Tests that the form of an animation determines it: taken apart and put together again, the animation is equal.
@Suite struct AnimationFormTests {
  private static let cores: [Animation] = [
    .default, .bouncy, .spring(response: 0.4, dampingFraction: 1.5, blendDuration: 0.1),
    .interpolatingSpring(mass: 2, stiffness: 100, damping: 8, initialVelocity: 3),
    .easeInOut(duration: 0.4), .timingCurve(.circularEaseIn, duration: 1),
    Animation(EasingAnimation(function: .linear, duration: 0.3)), Animation(CASpringAnimation()),
    .velocityTracking, Animation(Held()),
  ]

  /// Random modifiers in a random order.
  private static func modifiers(
    _ random: inout SeededGenerator
  ) -> [AnimationForm.Modifier] {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in
      switch Int.random(in: 0..<4, using: &random) {
      case 0: .delay(Double.random(in: -1...2, using: &random))
      case 1: .speed(Double.random(in: -1...4, using: &random))
      case 2:
        .repetition(
          count: Bool.random(using: &random) ? nil : Int.random(in: -1...5, using: &random),
          autoreverses: Bool.random(using: &random))
      default: .logicalCompletion(after: Double.random(in: 0...1, using: &random))
      }
    }
  }

  @Test(arguments: cores)
  func whatIsPutTogetherComesApart(_ core: Animation) {
    for seed in 1...50 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let modifiers = Self.modifiers(&random)
      let animation = modifiers.reduce(core) { $0.modified(by: $1) }
      let form = animation.form
      #expect(form.modifiers == modifiers, "\(random)")
      #expect(form.core == core.form.core, "\(random)")
      #expect(Animation(form) == animation, "\(random)")
    }
  }

  @Test(arguments: cores)
  func aCoreIsTheAnimationItself(_ core: Animation) {
    #expect(core.form.modifiers.isEmpty)
    #expect(core.form.bare == core.form.core)
    #expect(core.form.core.animation == core)
  }

  @Test func theModifierWrittenLastIsTheOutermost() {
    let form = Animation.bouncy.delay(1).speed(2).form
    #expect(form.modifiers == [.delay(1), .speed(2)])
    #expect(form.bare == nil)
    #expect(Animation(AnimationForm(form.core, [.delay(1)])) == .bouncy.delay(1))
    #expect(Animation.bouncy.form.modifiers == [])
  }

  @Test func aCapIsAModifier() {
    #expect(Animation.bouncy.capped(at: 2).form.modifiers == [.cap(at: 2)])
    #expect(Animation(Animation.bouncy.capped(at: 2).form) == .bouncy.capped(at: 2))
  }

  @Test func defaultIsPlayedByASpringButIsNone() {
    #expect(Animation.default.form.core == .defaultSpring)
    #expect(Animation.default.form.core != Animation.smooth.form.core)
    #expect(Animation.default.form.core.fluidSpring?.response == 0.5)
    #expect(Animation.linear.form.core.fluidSpring == nil)
  }

  @Test func aChainMayHaveAnyLength() {
    var animation = Animation.linear
    for _ in 0..<20_000 { animation = animation.delay(0.001) }
    #expect(animation.form.modifiers.count == 20_000)
  }
}

/// A custom animation.
private struct Held: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? { time < 1 ? .zero : nil }
}
