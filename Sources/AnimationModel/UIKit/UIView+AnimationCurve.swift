extension UIView {
  /// One of UIKit's curves.
  public enum AnimationCurve: Int, Hashable, Sendable, CaseIterable {
    /// The curve that starts and ends slowly; the default.
    case easeInOut

    /// The curve that starts slowly.
    case easeIn

    /// The curve that ends slowly.
    case easeOut

    /// The straight line, on which progress is time.
    case linear

    /// The curve as SwiftUI's type, which equals Core Animation's curve of the same name.
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
