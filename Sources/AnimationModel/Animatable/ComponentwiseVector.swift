/// A vector whose numbers can be listed.
///
/// All vectors of this library conform. A program's own vector type that conforms can be recorded and drawn number by
/// number.
public protocol ComponentwiseVector: VectorArithmetic {
  /// The numbers, in a fixed order; as many for every value of a type, unless the vector is
  /// ``DynamicVector``.
  var components: [Double] { get }
}

extension Double: ComponentwiseVector {
  /// The number itself.
  public var components: [Double] { [self] }
}

extension Float: ComponentwiseVector {
  /// The number itself.
  public var components: [Double] { [Double(self)] }
}

extension EmptyAnimatableData: ComponentwiseVector {
  /// The empty list: the vector has no numbers.
  public var components: [Double] { [] }
}

extension AnimatablePair: ComponentwiseVector
where First: ComponentwiseVector, Second: ComponentwiseVector {
  /// The numbers of the first part, then those of the second.
  public var components: [Double] { first.components + second.components }
}

extension AnimatableValues: ComponentwiseVector where repeat each Value: ComponentwiseVector {
  /// The numbers of all parts in order.
  public var components: [Double] {
    var components: [Double] = []
    for part in repeat each value {
      components += part.components
    }
    return components
  }
}
