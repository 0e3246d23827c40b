import Testing

@testable import AnimationModel

/// Library calls with numbers that make no sense neither trap nor hang, on either clock.
@Suite struct AwkwardParameterTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, 1e-300, .leastNonzeroMagnitude, 1e18,
  ]

  private static let bases: [Animation] = numbers.flatMap { number -> [Animation] in
    [
      .linear(duration: number), .timingCurve(number, 0, 1, 1), .timingCurve(0, number, 1, 1),
      .timingCurve(.circularEaseInOut, duration: number), .spring(duration: number),
      .spring(bounce: number), .spring(response: number, dampingFraction: number),
      .spring(response: 0.5, dampingFraction: number, blendDuration: number),
      .interpolatingSpring(duration: number, bounce: number),
      .interpolatingSpring(mass: number, stiffness: 100, damping: 10),
      .interpolatingSpring(stiffness: number, damping: 10),
      .interpolatingSpring(stiffness: 100, damping: number),
      .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: number),
      Animation(EasingAnimation(function: .ease, duration: number)),
    ]
  }

  private static let wrapped: [Animation] = numbers.flatMap { number -> [Animation] in
    [Animation.linear, .bouncy, .interpolatingSpring, .spring(bounce: 1), .spring(bounce: -0.99)]
      .flatMap { base -> [Animation] in
        [
          base.delay(number), base.speed(number), base.logicallyComplete(after: number),
          base.repeatForever().delay(number), base.repeatForever().speed(number),
          base.delay(number).speed(number), base.speed(number).delay(number),
          base.delay(number).repeatForever(), base.speed(number).repeatCount(3),
        ]
      }
  }

  private static let repeated: [Animation] = [Int.max, .min, 0, -1, 1 << 40].flatMap { count in
    [
      Animation.linear.repeatCount(count), .bouncy.repeatCount(count),
      .linear(duration: 0).repeatCount(count), .linear.repeatCount(count).repeatCount(count),
      .linear.repeatForever().repeatCount(count), .linear(duration: 1e-300).repeatCount(count),
    ]
  }

  /// Calls all functions of an animation and of its motion.
  private func exercise(_ animation: Animation, delta: Double, horizons: [Double?] = [nil]) {
    for horizon in horizons {
      let motion = animation.motion(
        of: MotionRequest(value: delta, initialVelocity: delta / 8, horizon: horizon))
      if horizon == nil { _ = motion.corners(0, 1) }
      for time in [0, 0.1, 0.5, 7, motion.duration] where time <= motion.reach {
        for side in [MotionSide.before, .shown, .after] { _ = motion.state(time, side) }
      }
      #expect(motion.duration >= 0, "\(animation)")
    }
    var player = AnimationPlayer(animation, delta: delta)
    _ = player.run(frames: 40)
    _ = animation.slope(value: delta, time: 1, context: player.context)
    _ = animation.underlyingSpring
    _ = animation.description
    _ = animation.hashValue
  }

  @Test func factories() {
    for animation in Self.bases {
      for delta in [1.0, 0, 1e-300, -1e300] { exercise(animation, delta: delta) }
    }
  }

  @Test func modifiers() {
    for animation in Self.wrapped {
      exercise(animation, delta: 10, horizons: [nil, .nan, 0])
    }
  }

  @Test func repetitions() {
    for animation in Self.repeated { exercise(animation, delta: 10) }
  }

  @Test func springs() {
    for first in Self.numbers {
      for second in Self.numbers {
        for spring in [
          Spring(duration: first, bounce: second), Spring(response: first, dampingRatio: second),
          Spring(settlingDuration: first, dampingRatio: second),
          Spring(mass: first, stiffness: second, damping: 1, allowOverDamping: true),
          Spring(stiffness: first, damping: second),
        ] {
          for time in [0, 1, first, second] {
            _ = spring.value(target: 1.0, time: time)
            _ = spring.velocity(target: 1.0, time: time)
          }
          _ = spring.settlingDuration
          _ = spring.settlingDuration(target: first, initialVelocity: second, epsilon: 0.001)
          _ = (spring.bounce, spring.stiffness, spring.frameworkExact.stiffness)
        }
      }
    }
  }

  @Test func curves() {
    for number in Self.numbers {
      for curve in UnitCurveTests.curves.map(\.1) + [UnitCurveTests.bezier(number, 0, number, 1)] {
        _ = (curve.value(at: number), curve.velocity(at: number), curve.slope(at: number))
      }
    }
  }

  @Test func springThatNeverGetsAnywhereMerges() {
    for number in Self.numbers {
      var context = AnimationContext<Double>()
      _ = Animation.spring(response: number, dampingFraction: 1, blendDuration: number)
        .shouldMerge(previous: .bouncy, value: number, time: number, context: &context)
      var player = AnimationPlayer(.spring(duration: number), delta: number)
      player.context = context
      _ = player.run(frames: 10)
    }
  }
}
