public import AnimationModel
public import Foundation

extension CGRect: Animatable {
  /// The pair of the origin's and the size's vectors.
  public typealias AnimatableData = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>

  /// The pair of the origin's and the size's vectors, unscaled.
  ///
  /// The size may be negative while a spring overshoots; it is kept as it is.
  ///
  /// Source: semantics reference, section 2.4 (recorded).
  @inlinable
  public var animatableData: AnimatableData {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}
