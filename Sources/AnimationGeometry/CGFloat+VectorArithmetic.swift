public import AnimationModel
public import Foundation

extension CGFloat: VectorArithmetic {
  /// Multiplies the number.
  @inlinable
  public mutating func scale(by rhs: Double) {
    self *= CGFloat(rhs)
  }

  /// The square of the number.
  @inlinable
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: Animatable {
  /// The number itself.
  public typealias AnimatableData = CGFloat
}
