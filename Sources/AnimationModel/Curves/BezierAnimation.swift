/// A cubic Bézier timing curve over a duration, behind `linear`, `easeIn`, `easeOut`, `easeInOut` and
/// `timingCurve` with points.
///
/// The value is delta·curve(t ÷ d). The animation is over when t passes d; at d it shows the delta.
/// It reports no velocity and never merges.
///
/// Source: semantics reference, section 7.1 (recovered).
public struct BezierAnimation: Hashable, Sendable {
  /// The curve's first control point, used as given: x is not clamped here.
  public var startControlPoint: UnitPoint

  /// The curve's second control point, also used as given.
  public var endControlPoint: UnitPoint

  /// The duration of the animation, in seconds.
  ///
  /// With a duration of zero or less the animation ends at once.
  public var duration: Double

  /// Makes the animation.
  public init(startControlPoint: UnitPoint, endControlPoint: UnitPoint, duration: Double) {
    self.startControlPoint = startControlPoint
    self.endControlPoint = endControlPoint
    self.duration = duration
  }

  /// The duration of curves that are given none: 0.35 s (recorded).
  static let defaultDuration = 0.35

  private var curve: CubicBezier { CubicBezier(start: startControlPoint, end: endControlPoint) }
}

extension BezierAnimation: CustomAnimation {
  /// The delta times the curve at t ÷ d; nil after d.
  @_specialize(where V == Double)
  @_specialize(where V == ComponentVector)
  public func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    guard duration > 0, time <= duration else { return nil }
    return value.scaled(by: curve.frameworkValue(at: min(max(time / duration, 0), 1)))
  }
}

extension BezierAnimation: ContinuousAnimation {
  package var isProportional: Bool { true }

  @_specialize(where V == Double)
  @_specialize(where V == ComponentVector)
  package func slope<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    guard duration > 0, time >= 0, time < duration else { return .zero }
    return value.product(with: curve.derivatives(at: time / duration).slope / duration)
  }

  @_specialize(where V == Double)
  package func motion<V: VectorArithmetic>(of request: MotionRequest<V>) -> ContinuousMotion<V> {
    let curve = curve
    return ContinuousMotion(of: request.value, over: duration, detail: 1.0 / 16) { progress in
      (curve.frameworkValue(at: progress), curve.derivatives(at: progress))
    }
  }
}

extension Animation {
  /// The animation at constant speed; it takes 0.35 s.
  public static var linear: Animation { .linear(duration: BezierAnimation.defaultDuration) }

  /// The animation at constant speed.
  ///
  /// - Parameter duration: The duration, in seconds.
  public static func linear(duration: Double) -> Animation {
    .timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// The animation that starts slowly; it takes 0.35 s.
  public static var easeIn: Animation { .easeIn(duration: BezierAnimation.defaultDuration) }

  /// The animation that starts slowly.
  ///
  /// - Parameter duration: The duration, in seconds.
  public static func easeIn(duration: Double) -> Animation {
    .timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// The animation that ends slowly; it takes 0.35 s.
  public static var easeOut: Animation { .easeOut(duration: BezierAnimation.defaultDuration) }

  /// The animation that ends slowly.
  ///
  /// - Parameter duration: The duration, in seconds.
  public static func easeOut(duration: Double) -> Animation {
    .timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// The animation that starts and ends slowly; it takes 0.35 s.
  public static var easeInOut: Animation { .easeInOut(duration: BezierAnimation.defaultDuration) }

  /// The animation that starts and ends slowly.
  ///
  /// - Parameter duration: The duration, in seconds.
  public static func easeInOut(duration: Double) -> Animation {
    .timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// A cubic Bézier from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - p1x: The first control point's x. It is not clamped: outside 0…1 the curve is no function
  ///     of time, and some root of it is shown.
  ///   - p1y: The first control point's y.
  ///   - p2x: The second control point's x, likewise not clamped.
  ///   - p2y: The second control point's y.
  ///   - duration: The duration, in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(
      BezierAnimation(
        startControlPoint: UnitPoint(x: p1x, y: p1y),
        endControlPoint: UnitPoint(x: p2x, y: p2y),
        duration: duration))
  }

  /// A unit curve over a duration.
  ///
  /// Linear and Bézier curves become the same animation as their points; circular ones keep their
  /// curve and, unlike the others, report a velocity.
  ///
  /// - Parameters:
  ///   - curve: The curve.
  ///   - duration: The duration, in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    switch curve.function {
    case .linear:
      .linear(duration: duration)
    case .bezier(let start, let end):
      .timingCurve(start.x, start.y, end.x, end.y, duration: duration)
    case .circularEaseIn, .circularEaseOut, .circularEaseInOut:
      Animation(UnitCurveAnimation(curve: curve, duration: duration))
    }
  }
}
