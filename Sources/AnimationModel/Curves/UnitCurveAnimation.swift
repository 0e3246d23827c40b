/// A circular unit curve over a duration, behind `timingCurve(_:duration:)`.
///
/// It is like ``BezierAnimation``, but it reports its velocity, so that a spring that takes over keeps the velocity,
/// and it is over outside 0…d on either side.
///
/// Source: semantics reference, section 7.2 (recovered).
public struct UnitCurveAnimation: Hashable, Sendable {
  /// The curve.
  public var curve: UnitCurve

  /// The duration of the animation, in seconds.
  ///
  /// With a duration of zero or less the animation ends at once.
  public var duration: Double

  /// Makes the animation.
  public init(curve: UnitCurve, duration: Double) {
    self.curve = curve
    self.duration = duration
  }
}

extension UnitCurveAnimation: CustomAnimation {
  /// The delta times the curve at t ÷ d; nil outside 0…d.
  @_specialize(where V == Double)
  @_specialize(where V == ComponentVector)
  public func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    guard duration > 0, time >= 0, time <= duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  /// The delta times the curve's slope at t ÷ d, per second; nil outside 0…d.
  ///
  /// Infinite where the curve is vertical.
  public func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    guard duration > 0, time >= 0, time <= duration else { return nil }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }
}

extension UnitCurveAnimation: ContinuousAnimation {
  package var isProportional: Bool { true }

  @_specialize(where V == Double)
  @_specialize(where V == ComponentVector)
  package func slope<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    guard duration > 0, time >= 0, time < duration else { return .zero }
    return value.product(with: curve.slope(at: time / duration) / duration)
  }

  @_specialize(where V == Double)
  package func motion<V: VectorArithmetic>(of request: MotionRequest<V>) -> ContinuousMotion<V> {
    let curve = curve
    var motion = ContinuousMotion(of: request.value, over: duration, detail: 1.0 / 16) {
      (curve.value(at: $0), curve.derivatives(at: $0))
    }
    motion.runsBackwardsFor = 0
    return motion
  }
}
