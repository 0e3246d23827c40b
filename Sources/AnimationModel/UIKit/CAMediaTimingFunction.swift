/// Core Animation's timing function: a cubic Bézier from (0, 0) to (1, 1).
public struct CAMediaTimingFunction: Hashable, Sendable {
  /// The curve as SwiftUI's value.
  public let unitCurve: UnitCurve

  /// Makes one of the predefined functions.
  ///
  /// - Parameter name: Which one.
  public init(name: CAMediaTimingFunctionName) {
    unitCurve = name.unitCurve
  }

  /// Makes a function of its two control points.
  ///
  /// - Parameters:
  ///   - c1x: The first point's x, from 0 to 1.
  ///   - c1y: The first point's y.
  ///   - c2x: The second point's x, from 0 to 1.
  ///   - c2y: The second point's y.
  public init(controlPoints c1x: Double, _ c1y: Double, _ c2x: Double, _ c2y: Double) {
    unitCurve = .bezier(
      startControlPoint: UnitPoint(x: c1x, y: c1y), endControlPoint: UnitPoint(x: c2x, y: c2y))
  }

  /// Makes a function of a curve.
  package init(unitCurve: UnitCurve) {
    self.unitCurve = unitCurve
  }

  /// The function over a duration.
  ///
  /// - Parameter duration: Seconds; Core Animation takes 0.25 where nothing is said.
  public func animation(duration: Double = 0.25) -> Animation {
    .timingCurve(unitCurve, duration: duration)
  }
}

/// The name of a predefined timing function.
public enum CAMediaTimingFunctionName: String, Hashable, Sendable, CaseIterable {
  /// Progress is time.
  case linear

  /// Starts slowly: (0.42, 0), (1, 1).
  case easeIn

  /// Ends slowly: (0, 0), (0.58, 1).
  case easeOut

  /// Starts and ends slowly: (0.42, 0), (0.58, 1).
  case easeInEaseOut

  /// What the system's own animations use: (0.25, 0.1), (0.25, 1).
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
