/// The progress of a motion, from 0 to 1, as a function of the elapsed fraction of its time.
///
/// The type, its presets and its values are SwiftUI's. Both ends are exact: 0 gives 0 and
/// 1 gives 1. In between a curve may leave 0…1.
public struct UnitCurve: Hashable, Sendable {
  package enum Function: Hashable, Sendable {
    case linear
    case bezier(start: UnitPoint, end: UnitPoint)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
  }

  package let function: Function

  package init(function: Function) {
    self.function = function
  }

  /// A cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - startControlPoint: The control point next to the start. Its x is clamped to 0…1 when the
  ///     curve is evaluated, its y is not.
  ///   - endControlPoint: The control point next to the end, clamped in the same way.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(function: .bezier(start: startControlPoint, end: endControlPoint))
  }

  /// The curve's value, in fractions of the travel.
  ///
  /// Bézier curves are solved to 2⁻²⁰ and the result is rounded to a multiple of 2⁻²⁰, as SwiftUI
  /// does; the other curves are exact.
  ///
  /// - Parameter progress: The fraction of the time, clamped to 0…1. Apple documents the clamp for all
  ///   curves; recovered code applies it to Bézier curves only.
  ///
  /// Source: semantics reference, sections 4.1 and 4.2.
  public func value(at progress: Double) -> Double {
    let p = min(max(progress, 0), 1)
    switch function {
    case .linear:
      return p
    case .bezier(let start, let end):
      return CubicBezier(start: start.clampedTime, end: end.clampedTime).frameworkValue(at: p)
    case .circularEaseIn:
      return 1 - (1 - p * p).squareRoot()
    case .circularEaseOut:
      return (1 - (1 - p) * (1 - p)).squareRoot()
    case .circularEaseInOut:
      return p < 0.5
        ? (1 - (1 - 4 * p * p).squareRoot()) / 2
        : (1 + max((8 - 4 * p) * p - 3, 0).squareRoot()) / 2
    }
  }

  /// The curve's value without SwiftUI's rounding, for code that needs its small differences.
  package func exactValue(at progress: Double) -> Double {
    guard case .bezier(let start, let end) = function else { return value(at: progress) }
    return CubicBezier(start: start.clampedTime, end: end.clampedTime)
      .exactValue(at: min(max(progress, 0), 1))
  }

  /// The exact value with its sensitivity to the control points, for code that searches for a curve; curves without
  /// control points have weights of 0.
  package func sensitivity(at progress: Double) -> CurveSensitivity {
    let p = min(max(progress, 0), 1)
    guard case .bezier(let start, let end) = function else {
      return CurveSensitivity(value: value(at: p), slope: slope(at: p), first: 0, second: 0)
    }
    return CubicBezier(start: start.clampedTime, end: end.clampedTime).sensitivity(at: p)
  }

  /// The curve's slope **as SwiftUI returns it**, which at two ends is not the true one.
  ///
  /// `easeIn` has the slope 0 at 1 and `easeOut` has the slope 1 at 0, although both slopes tend to
  /// 1 ÷ 0.58 there: the quotient at a control point that lies on its end is 0 ÷ 0, and the
  /// framework decides that by a rule of its own (equal derivatives are slope 1). These slopes are
  /// kept because SwiftUI derives the velocities of keyframes from them. Figures and measures use
  /// ``slope(at:)``.
  ///
  /// - Parameter progress: The fraction of the time. Bézier and circular curves clamp it to 0…1;
  ///   `linear` has slope 1 everywhere.
  /// - Returns: The slope, rounded to 2⁻²⁰ for Bézier curves; infinite where the curve is vertical.
  ///
  /// Source: semantics reference, sections 4.2 and 4.3 (end slopes recorded).
  public func velocity(at progress: Double) -> Double {
    let p = min(max(progress, 0), 1)
    guard case .bezier(let start, let end) = function else { return slope(at: p) }
    return CubicBezier(start: start.clampedTime, end: end.clampedTime).frameworkSlope(at: p)
  }

  /// The curve's true slope, with its limit at both ends.
  ///
  /// - Parameter progress: The fraction of the time, clamped to 0…1.
  /// - Returns: The derivative; infinite where the curve is vertical.
  public func slope(at progress: Double) -> Double {
    derivatives(at: progress).slope
  }

  /// The slope and second derivative at a progress that is clamped to 0…1.
  package func derivatives(at progress: Double) -> (slope: Double, curvature: Double) {
    let p = min(max(progress, 0), 1)
    switch function {
    case .linear:
      return (1, 0)
    case .bezier(let start, let end):
      return CubicBezier(start: start.clampedTime, end: end.clampedTime).derivatives(at: p)
    case .circularEaseIn:
      return Self.quarterCircle(p)
    case .circularEaseOut:
      let (slope, curvature) = Self.quarterCircle(1 - p)
      return (slope, -curvature)
    case .circularEaseInOut:
      let (slope, curvature) = Self.quarterCircle(p < 0.5 ? 2 * p : 2 - 2 * p)
      return (slope, p < 0.5 ? 2 * curvature : -2 * curvature)
    }
  }

  /// The derivatives of 1 − √(1 − p²), the falling quarter of the unit circle.
  private static func quarterCircle(_ p: Double) -> (slope: Double, curvature: Double) {
    let height = ((1 - p) * (1 + p)).squareRoot()
    guard height > 0 else { return (.infinity, .infinity) }
    return (p / height, 1 / (height * height * height))
  }
}

extension UnitPoint {
  /// The point with its x clamped to 0…1, which makes a Bézier curve a function of time.
  fileprivate var clampedTime: UnitPoint { UnitPoint(x: min(max(x, 0), 1), y: y) }
}
