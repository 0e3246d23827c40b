/// A value that can be added, scaled and measured, and so be animated.
///
/// The protocol is SwiftUI's: a vector space over the real numbers with a squared length.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component by a number.
  mutating func scale(by rhs: Double)

  /// The dot product of the value with itself.
  ///
  /// Stop tests and settling times use it as the square of the distance.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// A copy with every component multiplied by a number.
  @inlinable
  public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }

  /// Moves the value a part of the distance to another: by 0 not at all, by 1 to the other value.
  ///
  /// The amount is not limited: above 1 the value moves beyond the other, below 0 away from it.
  @inlinable
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// The value moved a part of the distance to another; see ``interpolate(towards:amount:)``.
  @inlinable
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var copy = self
    copy.interpolate(towards: other, amount: amount)
    return copy
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number.
  @inlinable
  public mutating func scale(by rhs: Double) {
    self *= rhs
  }

  /// The square of the number.
  @inlinable
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number, rounding the factor to `Float` first.
  @inlinable
  public mutating func scale(by rhs: Double) {
    self *= Float(rhs)
  }

  /// The square of the number.
  @inlinable
  public var magnitudeSquared: Double { Double(self * self) }
}

extension VectorArithmetic {
  /// The value times a factor, where either may be infinite: zero times infinity is zero.
  package func product(with factor: Double) -> Self {
    self == .zero || factor == 0 ? .zero : scaled(by: factor)
  }
}
