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
    public var unitCurve: UnitCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}
