/// Up to eight numbers that are animated as one, without memory of their own.
///
/// The type is declared in this module, and not in the module that plays it, so that animations can be specialized for
/// it at compile time: a look-up of generic types takes longer than a frame of an animation.
package struct ComponentVector: VectorArithmetic, Hashable, Sendable {
  package var lanes: SIMD8<Double>

  /// The largest number of components; a vector with more of them is a ``DynamicVector``.
  package static var capacity: Int { SIMD8<Double>.scalarCount }

  package init(_ lanes: SIMD8<Double> = .zero) {
    self.lanes = lanes
  }

  /// Makes a vector of up to eight numbers.
  package init(_ numbers: [Double]) {
    var lanes = SIMD8<Double>.zero
    for (index, number) in numbers.enumerated() { lanes[index] = number }
    self.lanes = lanes
  }

  /// The number at an index.
  package subscript(index: Int) -> Double { lanes[index] }

  package static let zero = ComponentVector()

  package static func + (lhs: ComponentVector, rhs: ComponentVector) -> ComponentVector {
    ComponentVector(lhs.lanes + rhs.lanes)
  }

  package static func - (lhs: ComponentVector, rhs: ComponentVector) -> ComponentVector {
    ComponentVector(lhs.lanes - rhs.lanes)
  }

  package mutating func scale(by rhs: Double) {
    let scaled = lanes * rhs
    // A number that does not move has no velocity, however steep the curve is.
    lanes = rhs.isFinite ? scaled : scaled.replacing(with: 0, where: lanes .== 0)
  }

  package var magnitudeSquared: Double { (lanes * lanes).sum() }
}

extension ComponentVector: ComponentwiseVector {
  /// All eight numbers, whether or not they are used.
  package var components: [Double] { lanes.indices.map { lanes[$0] } }
}
