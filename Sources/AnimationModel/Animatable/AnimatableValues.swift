/// Any number of vectors as one, which moves as its parts do.
///
/// Without parts it is the vector with nothing in it.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The parts.
  public var value: (repeat each Value)

  /// Makes a vector of its parts.
  public init(_ value: repeat each Value) {
    self.value = (repeat each value)
  }

  /// All parts zero.
  public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

  /// Whether all parts are equal.
  public static func == (lhs: AnimatableValues, rhs: AnimatableValues) -> Bool {
    for (left, right) in repeat (each lhs.value, each rhs.value) {
      guard left == right else { return false }
    }
    return true
  }

  /// The sum, part by part.
  public static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat (each lhs.value) + (each rhs.value))
  }

  /// The difference, part by part.
  public static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat (each lhs.value) - (each rhs.value))
  }

  /// Multiplies all parts.
  public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }

  /// The sum of all squared lengths.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat each value {
      sum += part.magnitudeSquared
    }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
