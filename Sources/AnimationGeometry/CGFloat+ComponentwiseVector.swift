public import AnimationModel
public import Foundation

extension CGFloat: ComponentwiseVector {
  /// The number itself.
  @inlinable
  public var components: [Double] { [Double(self)] }
}
