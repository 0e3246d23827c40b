public import AnimationModel
public import Foundation

extension UnitPoint: Animatable {
  /// The pair of both coordinates.
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

  /// The pair of both coordinates times 128, so that stop tests meant for points do not end a unit motion early.
  ///
  /// Source: semantics reference, section 2.4 (recovered).
  @inlinable
  public var animatableData: AnimatableData {
    get { AnimatablePair(CGFloat(x * 128), CGFloat(y * 128)) }
    set {
      x = Double(newValue.first) / 128
      y = Double(newValue.second) / 128
    }
  }
}

extension UnitPoint: UnitScaled {
  package static var unitScale: Double { 128 }
}
