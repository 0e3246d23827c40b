internal import AnimationModel

/// Up to eight numbers that are animated as one, without memory of their own.
struct ComponentVector: VectorArithmetic, Hashable, Sendable {
  var components: SIMD8<Double>

  init(_ components: SIMD8<Double> = .zero) {
    self.components = components
  }

  /// Takes up to eight numbers.
  init(_ numbers: [Double]) {
    var components = SIMD8<Double>.zero
    for (index, number) in numbers.enumerated() { components[index] = number }
    self.components = components
  }

  static let zero = ComponentVector()

  static func + (lhs: ComponentVector, rhs: ComponentVector) -> ComponentVector {
    ComponentVector(lhs.components + rhs.components)
  }

  static func - (lhs: ComponentVector, rhs: ComponentVector) -> ComponentVector {
    ComponentVector(lhs.components - rhs.components)
  }

  mutating func scale(by rhs: Double) {
    let scaled = components * rhs
    // What does not move has no velocity, however steep the curve is.
    components = rhs.isFinite ? scaled : scaled.replacing(with: 0, where: components .== 0)
  }

  var magnitudeSquared: Double { (components * components).sum() }
}
