/// Up to eight numbers that are animated as one, without memory of their own.
///
/// It is here and not where it is played so that animations can be compiled for it: looking types up takes longer
/// than a frame of an animation.
package struct ComponentVector: VectorArithmetic, Hashable, Sendable {
  package var components: SIMD8<Double>

  package init(_ components: SIMD8<Double> = .zero) {
    self.components = components
  }

  /// Takes up to eight numbers.
  package init(_ numbers: [Double]) {
    var components = SIMD8<Double>.zero
    for (index, number) in numbers.enumerated() { components[index] = number }
    self.components = components
  }

  package static let zero = ComponentVector()

  package static func + (lhs: ComponentVector, rhs: ComponentVector) -> ComponentVector {
    ComponentVector(lhs.components + rhs.components)
  }

  package static func - (lhs: ComponentVector, rhs: ComponentVector) -> ComponentVector {
    ComponentVector(lhs.components - rhs.components)
  }

  package mutating func scale(by rhs: Double) {
    let scaled = components * rhs
    // What does not move has no velocity, however steep the curve is.
    components = rhs.isFinite ? scaled : scaled.replacing(with: 0, where: components .== 0)
  }

  package var magnitudeSquared: Double { (components * components).sum() }
}
