public import AnimationModel
public import Foundation

extension CGPoint: Animatable {
  /// The pair of both coordinates.
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

  /// The pair of both coordinates, unscaled: points are large enough for the stop tests.
  ///
  /// Source: semantics reference, section 2.4 (recorded).
  @inlinable
  public var animatableData: AnimatableData {
    get { AnimatablePair(x, y) }
    set {
      x = newValue.first
      y = newValue.second
    }
  }
}
