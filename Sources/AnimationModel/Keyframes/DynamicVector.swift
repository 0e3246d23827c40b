/// A vector of any number of numbers.
///
/// It is for values that are known only when a program runs, such as those read from text. A missing number
/// counts as zero: `[1]` and `[1, 0]` are equal, and a sum has as many numbers as the longer side.
public struct DynamicVector: VectorArithmetic, ComponentwiseVector, Sendable {
  /// The numbers.
  public var components: [Double]

  /// Makes a vector of its numbers.
  public init(_ components: [Double]) {
    self.components = components
  }

  /// The number at an index from 0 on; 0 where there is none.
  public subscript(index: Int) -> Double {
    components.indices.contains(index) ? components[index] : 0
  }

  /// The vector without numbers, which equals any number of zeros.
  public static var zero: DynamicVector { DynamicVector([]) }

  /// Whether all numbers are equal.
  public static func == (lhs: DynamicVector, rhs: DynamicVector) -> Bool {
    let (short, long) =
      lhs.components.count < rhs.components.count
      ? (lhs.components, rhs.components) : (rhs.components, lhs.components)
    return long.starts(with: short) && long.dropFirst(short.count).allSatisfy { $0 == 0 }
  }

  /// The sum, number by number.
  public static func + (lhs: DynamicVector, rhs: DynamicVector) -> DynamicVector {
    lhs.combined(with: rhs, +)
  }

  /// The difference, number by number.
  public static func - (lhs: DynamicVector, rhs: DynamicVector) -> DynamicVector {
    lhs.combined(with: rhs, -)
  }

  /// Multiplies every number; a zero stays zero even if the factor is infinite.
  public mutating func scale(by rhs: Double) {
    for index in components.indices where components[index] != 0 {
      components[index] *= rhs
    }
  }

  /// The sum of the squares.
  public var magnitudeSquared: Double { components.reduce(0) { $0 + $1 * $1 } }

  private func combined(
    with other: DynamicVector, _ operation: (Double, Double) -> Double
  ) -> DynamicVector {
    let count = max(components.count, other.components.count)
    return DynamicVector((0..<count).map { operation(self[$0], other[$0]) })
  }
}

extension DynamicVector: Hashable {
  /// Feeds the numbers up to the last one that is not zero.
  public func hash(into hasher: inout Hasher) {
    let count = (components.lastIndex { $0 != 0 } ?? -1) + 1
    hasher.combine(components.prefix(count).map { $0 })
  }
}

extension DynamicVector: ExpressibleByArrayLiteral {
  /// Makes a vector of its numbers.
  public init(arrayLiteral elements: Double...) {
    self.init(elements)
  }
}

extension DynamicVector: Animatable {
  /// The vector itself.
  public typealias AnimatableData = DynamicVector
}
