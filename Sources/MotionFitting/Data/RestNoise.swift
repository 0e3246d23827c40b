/// How much the values of a recording scatter where nothing moves.
enum RestNoise {
  /// The part of the travel within which rows count as those before or after the motion.
  private static let nearness = 0.02

  /// The fewest differences from which a scatter is taken.
  private static let fewest = 8

  /// The standard deviation of the scatter; 0 where too few rows rest.
  ///
  /// Differences of order k of independent errors have the variance σ²·C(2k, k), those of a smooth motion become
  /// smaller with each order. So the least of the orders 2 to 6 is noise and no motion. Each is 1.4826 times the median
  /// of the magnitudes.
  ///
  /// Source: the median's factor is that of the normal distribution, 1 ÷ Φ⁻¹(3/4).
  static func deviation(of values: [Double], travel: Double) -> Double {
    guard let first = values.first, let last = values.last else { return 0 }
    let limit = nearness * travel
    let lead = values.prefix { ($0 - first).magnitude <= limit }
    let tail = values.reversed().prefix { ($0 - last).magnitude <= limit }
    var parts = [Array(lead), Array(tail)]
    var variance = 1.0
    var least = Double.infinity
    for order in 1...6 {
      parts = parts.map { part in zip(part.dropFirst(), part).map { $0 - $1 } }
      // C(2k, k) from C(2k − 2, k − 1).
      variance *= Double(2 * (2 * order - 1)) / Double(order)
      guard order > 1 else { continue }
      let magnitudes = parts.joined().map(\.magnitude)
      guard magnitudes.count >= fewest else { break }
      least = min(least, 1.4826 * median(of: magnitudes) / variance.squareRoot())
    }
    return least.isFinite ? least : 0
  }

  /// The middle one of some numbers, of an even count the upper.
  static func median(of numbers: [Double]) -> Double {
    numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2]
  }
}
