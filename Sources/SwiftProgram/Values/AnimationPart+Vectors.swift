internal import AnimationModel

// Vectors with values, which may be vectors of the same type.
extension VectorArithmetic {
  /// Returns the value as a vector of the same type; nil for any other value.
  private func like(_ value: SwiftValue) -> Self? {
    switch value {
    case .part(.vector(let other)): other as? Self
    case .number(let number): number as? Self
    case .float(let number): Double(number) as? Self
    default: nil
    }
  }

  /// Returns the sum of both, or the difference; nil for a value that is not a vector of the type.
  package func sum(_ other: SwiftValue, isDifference: Bool) -> Self? {
    like(other).map { isDifference ? self - $0 : self + $0 }
  }

  /// Returns the vector on the way to a value; nil for a value that is not a vector of the type.
  package func interpolated(towards other: SwiftValue, by amount: Double) -> Self? {
    like(other).map { interpolated(towards: $0, amount: amount) }
  }

  /// Returns whether a value is the same vector; nil for a value of another type.
  func isEqual(to other: SwiftValue) -> Bool? { like(other).map { self == $0 } }
}
