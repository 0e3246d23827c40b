/// Core Animation's timing function: a cubic Bézier from (0, 0) to (1, 1).
public struct CAMediaTimingFunction: Hashable, Sendable {
  /// The control points that bend the curve; nil for the straight line.
  let controlPoints: ControlPoints?

  /// The control points next to the start and to the end.
  struct ControlPoints: Hashable, Sendable {
    let start: UnitPoint
    let end: UnitPoint
  }

  /// The straight line, on which progress is time.
  static let linear = CAMediaTimingFunction(controlPoints: nil)

  init(controlPoints: ControlPoints?) {
    self.controlPoints = controlPoints
  }

  /// Makes one of the predefined functions.
  ///
  /// - Parameter name: The name of the function.
  public init(name: CAMediaTimingFunctionName) {
    controlPoints = ControlPoints(name.unitCurve)
  }

  /// Makes a function from its two control points.
  ///
  /// - Parameters:
  ///   - c1x: The first point's x, from 0 to 1.
  ///   - c1y: The first point's y.
  ///   - c2x: The second point's x, from 0 to 1.
  ///   - c2y: The second point's y.
  public init(controlPoints c1x: Double, _ c1y: Double, _ c2x: Double, _ c2y: Double) {
    controlPoints = ControlPoints(start: UnitPoint(x: c1x, y: c1y), end: UnitPoint(x: c2x, y: c2y))
  }

  /// Makes the function that equals a unit curve; nil for an arc of a circle, which is no Bézier.
  package init?(unitCurve: UnitCurve) {
    controlPoints = ControlPoints(unitCurve)
    if controlPoints == nil, unitCurve.function != .linear { return nil }
  }

  /// The curve as SwiftUI's type.
  public var unitCurve: UnitCurve {
    controlPoints.map { .bezier(startControlPoint: $0.start, endControlPoint: $0.end) } ?? .linear
  }

  /// Returns the animation of the function over a duration.
  ///
  /// - Parameter duration: The duration, in seconds; the default is Core Animation's.
  public func animation(duration: Double = 0.25) -> Animation {
    .timingCurve(unitCurve, duration: duration)
  }
}

extension CAMediaTimingFunction.ControlPoints {
  /// Makes the control points of a curve; nil if it has none.
  fileprivate init?(_ curve: UnitCurve) {
    guard case .bezier(let start, let end) = curve.function else { return nil }
    self.init(start: start, end: end)
  }
}

/// The name of a predefined timing function.
public enum CAMediaTimingFunctionName: String, Hashable, Sendable, CaseIterable {
  /// The straight line, on which progress is time.
  case linear

  /// The curve that starts slowly: (0.42, 0), (1, 1).
  case easeIn

  /// The curve that ends slowly: (0, 0), (0.58, 1).
  case easeOut

  /// The curve that starts and ends slowly: (0.42, 0), (0.58, 1).
  case easeInEaseOut

  /// The curve of the system's own animations, with the control points (0.25, 0.1), (0.25, 1).
  case `default`

  fileprivate var unitCurve: UnitCurve {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInEaseOut: .easeInOut
    case .default:
      .bezier(
        startControlPoint: UnitPoint(x: 0.25, y: 0.1),
        endControlPoint: UnitPoint(x: 0.25, y: 1))
    }
  }
}
