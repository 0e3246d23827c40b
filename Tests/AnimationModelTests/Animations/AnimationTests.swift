import AnimationModel
import Testing

@Suite struct AnimationTests {
  /// Built-in animations of every kind, all different.
  static let distinct: [Animation] = [
    .default, .smooth, .snappy, .bouncy, .spring(duration: 0.6), .spring(blendDuration: 0.1),
    .interactiveSpring, .linear, .easeIn, .easeOut, .easeInOut, .linear(duration: 1),
    .timingCurve(.circularEaseIn, duration: 1), .timingCurve(.circularEaseOut, duration: 1),
    .timingCurve(.circularEaseIn, duration: 2), .interpolatingSpring,
    .interpolatingSpring(stiffness: 100, damping: 10),
    .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 1),
    .linear.delay(0), .linear.delay(1), .linear.speed(1), .linear.speed(2),
    .linear.delay(1).speed(2), .linear.speed(2).delay(1), .linear.repeatCount(1),
    .linear.repeatCount(2), .linear.repeatCount(2, autoreverses: false),
    .linear.repeatForever(), .linear.repeatForever(autoreverses: false),
    .linear.logicallyComplete(after: 1), .linear.logicallyComplete(after: 2),
  ]

  @Test func everyAnimationEqualsItselfAndNoOther() {
    for (index, first) in Self.distinct.enumerated() {
      for (other, second) in Self.distinct.enumerated() {
        #expect((first == second) == (index == other), "\(first) and \(second)")
      }
    }
    #expect(Set(Self.distinct).count == Self.distinct.count)
  }

  /// Semantics reference, section 5.3.
  @Test func equalityIsThatOfTheStoredValues() {
    #expect(
      Animation.spring(duration: 0.5, bounce: 0) == .spring(response: 0.5, dampingFraction: 1))
    #expect(Animation.smooth == .spring)
    #expect(Animation.default != .smooth)
    #expect(Animation.default == .default)
    #expect(Animation.linear(duration: 1) != .linear(duration: 1).delay(0))
    #expect(Animation.easeIn == .timingCurve(.easeIn, duration: 0.35))
    #expect(Animation.easeIn == .timingCurve(0.42, 0, 1, 1))
  }

  @Test func equalAnimationsHashAlike() {
    let pairs: [(Animation, Animation)] = [
      (.smooth, .spring(response: 0.5, dampingFraction: 1)),
      (.easeIn.delay(1), .timingCurve(.easeIn, duration: 0.35).delay(1)),
      (.bouncy.repeatCount(3), .bouncy(duration: 0.5).repeatCount(3, autoreverses: true)),
    ]
    for (first, second) in pairs {
      #expect(first == second)
      #expect(first.hashValue == second.hashValue)
    }
  }

  @Test func boxesOfDifferentTypesWithEqualContentsDiffer() {
    struct First: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
      ) -> V? { value }
    }
    struct Second: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
      ) -> V? { value }
    }
    #expect(Animation(First()) == Animation(First()))
    #expect(Animation(First()) != Animation(Second()))
  }

  /// Semantics reference, section 5.2, recorded.
  @Test func descriptionPrintsTheBase() {
    #expect("\(Animation.default)" == "DefaultAnimation()")
    #expect(
      "\(Animation.smooth)"
        == "FluidSpringAnimation(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0)")
    #expect(Animation.linear.delay(2).description.contains("delay: 2.0"))
  }

  @Test func baseIsWhatWasBoxed() throws {
    let spring = try #require(Animation.bouncy.base as? FluidSpringAnimation)
    #expect(spring == FluidSpringAnimation(response: 0.5, dampingFraction: 0.7))
    let delay = try #require(Animation.bouncy.delay(2).base as? DelayAnimation)
    #expect(delay.base == .bouncy)
  }

  /// All values that are stored beside the base change with it.
  @Test func baseCanBeExchanged() {
    var animation = Animation.linear(duration: 1)
    animation.base = FluidSpringAnimation(response: 0.5, dampingFraction: 0.7)
    #expect(animation == .bouncy)
    #expect(animation.hashValue == Animation.bouncy.hashValue)
    #expect(animation.frames(30) == Animation.bouncy.frames(30))
    let request = MotionRequest(value: 1.0)
    #expect(animation.motion(of: request).duration == Animation.bouncy.motion(of: request).duration)
    #expect(animation.carriesVelocity == 1)
    let context: AnimationContext<Double> = animation.context(initialVelocity: 3)
    #expect(animation.slope(value: 1.0, time: 0, context: context) == 3)
  }
}
