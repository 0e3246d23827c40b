/// UIKit's description of a curve for a property animator.
public struct UICubicTimingParameters: Hashable, Sendable {
  /// The curve.
  public let unitCurve: UnitCurve

  /// Makes Core Animation's default curve, (0.25, 0.1), (0.25, 1), which is not UIKit's ease-in-out.
  public init() {
    unitCurve = CAMediaTimingFunction(name: .default).unitCurve
  }

  /// Makes one of UIKit's curves.
  public init(animationCurve: UIView.AnimationCurve) {
    unitCurve = animationCurve.unitCurve
  }

  /// Makes a cubic Bézier from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - controlPoint1: The control point next to the start; its x is clamped to 0…1.
  ///   - controlPoint2: The control point next to the end; its x is clamped to 0…1.
  public init(controlPoint1: UnitPoint, controlPoint2: UnitPoint) {
    unitCurve = .bezier(startControlPoint: controlPoint1, endControlPoint: controlPoint2)
  }
}

extension UICubicTimingParameters: UITimingCurveProvider {
  /// Returns the animation of the curve over a duration in seconds; with 0 or less it is over at once.
  public func animation(duration: Double) -> Animation {
    CAMediaTiming().animation(of: .curve(unitCurve), cycle: duration)
  }
}
