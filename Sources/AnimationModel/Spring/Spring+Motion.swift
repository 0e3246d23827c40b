extension Spring {
  /// Returns the position of the object after a time, starting from zero.
  ///
  /// - Parameters:
  ///   - target: The displacement to cover.
  ///   - initialVelocity: The velocity at the start, in value units per second.
  ///   - time: Seconds since the start. Negative times continue the motion backwards.
  /// - Returns: The position. It tends to the target, unless the spring is undamped.
  ///
  /// Accuracy: an absolute error of a few 10⁻¹⁵ of the target, even for damping ratios a few units in the last
  /// place from 1 and for ratios above 1000. The error grows with the number of swings of a spring with hardly
  /// any damping: a thousand swings cost three digits.
  ///
  /// Source: semantics reference, section 3.4.
  @_specialize(where V == Double)
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let coefficients = motion.coefficients(at: time)
    return target.scaled(by: coefficients.positionOfTarget)
      + initialVelocity.scaled(by: coefficients.positionOfVelocity)
  }

  /// Returns the velocity of the object after a time, in value units per second.
  ///
  /// For an overdamped spring SwiftUI's own velocity is too large by the target, and tends to the target
  /// instead of to zero. This is the right one, the derivative of
  /// ``value(target:initialVelocity:time:)``; ``frameworkExact`` has SwiftUI's.
  ///
  /// - Parameters:
  ///   - target: The displacement to cover.
  ///   - initialVelocity: The velocity at the start, in value units per second.
  ///   - time: Seconds since the start.
  ///
  /// Source: semantics reference, section 3.5.
  @_specialize(where V == Double)
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let coefficients = motion.coefficients(at: time)
    return target.scaled(by: coefficients.velocityOfTarget)
      + initialVelocity.scaled(by: coefficients.velocityOfVelocity)
  }

  /// Returns the force on the object: mass·(ω₀²(target − position) − 2β·velocity).
  ///
  /// With mass 1 it is the acceleration, in value units per second squared. SwiftUI uses its wrong
  /// stiffness here when the spring is overdamped; this uses the right one.
  ///
  /// Source: semantics reference, section 3.6.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    motion.acceleration(target: target, position: position, velocity: velocity).scaled(by: mass)
  }

  /// Advances a value and its velocity by a time step.
  ///
  /// The result is exact for steps of any length.
  ///
  /// - Parameters:
  ///   - value: The position of the object; changed to its position after the step.
  ///   - velocity: The velocity in value units per second; changed to the velocity after the step.
  ///   - target: The value to which the spring pulls the object.
  ///   - deltaTime: The length of the step, in seconds.
  ///
  /// Source: semantics reference, section 3.6.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: Double
  ) {
    let displacement = target - value
    let start = velocity
    velocity = self.velocity(target: displacement, initialVelocity: start, time: deltaTime)
    value += self.value(target: displacement, initialVelocity: start, time: deltaTime)
  }
}

extension Spring {
  /// The part of a displacement of 1 that is covered after a time in seconds, and the part of the position at that
  /// time that is due to an initial velocity of 1 per second, in seconds.
  package var parts: (_ time: Double) -> (ofTarget: Double, ofVelocity: Double) {
    let motion = motion
    return { time in
      let coefficients = motion.coefficients(at: time)
      return (coefficients.positionOfTarget, coefficients.positionOfVelocity)
    }
  }
}

extension Spring {
  /// Returns position, velocity and acceleration as a function of time in seconds, for many evaluations.
  ///
  /// - Parameters:
  ///   - target: The displacement to cover.
  ///   - initialVelocity: The velocity at the start, in value units per second.
  @_specialize(where V == Double)
  package func states<V: VectorArithmetic>(
    target: V, initialVelocity: V
  ) -> (_ time: Double) -> MotionState<V> {
    let motion = motion
    return { time in
      let coefficients = motion.coefficients(at: time)
      let position =
        target.scaled(by: coefficients.positionOfTarget)
        + initialVelocity.scaled(by: coefficients.positionOfVelocity)
      let velocity =
        target.scaled(by: coefficients.velocityOfTarget)
        + initialVelocity.scaled(by: coefficients.velocityOfVelocity)
      return MotionState(
        value: position,
        velocity: velocity,
        acceleration: motion.acceleration(
          target: target, position: position, velocity: velocity))
    }
  }
}

extension Spring {
  /// Returns the value after a time on the way from one value to another.
  ///
  /// - Parameters:
  ///   - fromValue: The value at which the motion starts.
  ///   - toValue: The value to which the spring pulls.
  ///   - initialVelocity: A value whose `animatableData` is the velocity at the start, per second.
  ///   - time: Seconds since the start.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    let start = fromValue.animatableData
    var result = fromValue
    result.animatableData =
      start
      + value(
        target: toValue.animatableData - start,
        initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }

  /// Returns the velocity after a time on the way from one value to another, as a value whose `animatableData` it is.
  ///
  /// - Parameters:
  ///   - fromValue: The value at which the motion starts.
  ///   - toValue: The value to which the spring pulls.
  ///   - initialVelocity: A value whose `animatableData` is the velocity at the start, per second.
  ///   - time: Seconds since the start.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData,
      time: time)
    return result
  }

  /// Returns the force on the way from one value to another, as a value whose `animatableData` it is.
  ///
  /// `position` is taken relative to `fromValue`, which Apple does not document.
  ///
  /// - Parameters:
  ///   - fromValue: The value at which the motion starts.
  ///   - toValue: The value to which the spring pulls.
  ///   - position: The current value.
  ///   - velocity: A value whose `animatableData` is the velocity, per second.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData,
      position: position.animatableData - fromValue.animatableData,
      velocity: velocity.animatableData)
    return result
  }
}
