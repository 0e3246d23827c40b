/// The step to which the values of a recording were rounded.
enum RoundingStep {
  /// The part of the travel below which a step is not detected.
  private static let smallest = 1e-7

  /// The largest of 10ᵏ, 5·10ᵏ⁻¹ and 2.5·10ᵏ⁻¹ of which all values are multiples; nil if only steps of a
  /// ten-millionth of the travel and less are.
  ///
  /// Complexity: O(rows) for each step that is tried, and most are given up at the first rows.
  static func step(of values: [Double], travel: Double) -> Double? {
    var exponent = 0
    while power(exponent) < travel, exponent < 300 { exponent += 1 }
    while power(exponent) > travel, exponent > -300 { exponent -= 1 }
    while power(exponent) > travel * smallest {
      for (factor, shift) in [(1.0, 0), (5, -1), (25, -2)] {
        // Powers of ten below 1 are not exact, but their reciprocals are.
        let step = Quantity(factor: factor, exponent: exponent + shift)
        if values.allSatisfy(step.divides) { return step.value }
      }
      exponent -= 1
    }
    return nil
  }

  private static func power(_ exponent: Int) -> Double {
    Quantity(factor: 1, exponent: exponent).value
  }

  /// A factor times a power of ten.
  private struct Quantity {
    let factor: Double
    let isBelowOne: Bool
    let scale: Double

    init(factor: Double, exponent: Int) {
      self.factor = factor
      isBelowOne = exponent < 0
      var scale = 1.0
      for _ in 0..<exponent.magnitude { scale *= 10 }
      self.scale = scale
    }

    var value: Double { isBelowOne ? factor / scale : factor * scale }

    /// Whether a value is a multiple, except for the rounding of the number itself.
    func divides(_ value: Double) -> Bool {
      let count = isBelowOne ? value * scale / factor : value / (factor * scale)
      return (count - count.rounded()).magnitude <= 1e-9 + count.magnitude * 1e-15
    }
  }
}
