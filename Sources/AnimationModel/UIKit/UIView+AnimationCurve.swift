extension UIView {
  /// One of UIKit's curves.
  public enum AnimationCurve: Int, Hashable, Sendable, CaseIterable {
    /// Starts and ends slowly; the default.
    case easeInOut

    /// Starts slowly.
    case easeIn

    /// Ends slowly.
    case easeOut

    /// Progress is time.
    case linear

    /// The curve, which is Core Animation's of the same name.
    public var unitCurve: UnitCurve { timingFunction.unitCurve }

    var timingFunction: CAMediaTimingFunction {
      switch self {
      case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
      case .easeIn: CAMediaTimingFunction(name: .easeIn)
      case .easeOut: CAMediaTimingFunction(name: .easeOut)
      case .linear: .linear
      }
    }
  }
}
