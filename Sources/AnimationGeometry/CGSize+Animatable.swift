public import AnimationModel
public import Foundation

extension CGSize: Animatable {
  /// The pair of width and height.
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

  /// The pair of width and height, unscaled.
  ///
  /// Source: semantics reference, section 2.4 (recorded).
  @inlinable
  public var animatableData: AnimatableData {
    get { AnimatablePair(width, height) }
    set {
      width = newValue.first
      height = newValue.second
    }
  }
}
