/// How much the values of a recording scatter where nothing moves.
enum RestNoise {
  /// Numbers of rows at an end from which a scatter is taken: the most that are at rest.
  private static let counts = [64, 32, 16, 10]

  /// The standard deviation of the scatter; 0 where neither end is at rest for ten rows.
  static func deviation(of values: [Double]) -> Double {
    max(scatter(atStartOf: values), scatter(atStartOf: values.reversed()))
  }

  /// The scatter of the first rows, if these only scatter and do not go anywhere.
  private static func scatter(atStartOf values: [Double]) -> Double {
    for count in counts where count <= values.count {
      let rows = Array(values.prefix(count))
      let deviation = scatter(of: rows)
      let half = count / 2
      let drift = (mean(of: rows[..<half]) - mean(of: rows[half...])).magnitude
      // The means of both halves differ by 2σ ÷ √n.
      if drift <= 3 * 2 * deviation / Double(count).squareRoot() { return deviation }
    }
    return 0
  }

  /// The scatter of rows, whatever smooth motion there is in them.
  ///
  /// Differences of order k of independent errors have the variance σ²·C(2k, k), those of a smooth motion become
  /// smaller with each order. So the least of the orders 2 to 6 is noise and no motion. Each is 1.4826 times the median
  /// of the magnitudes.
  ///
  /// Source: the median's factor is that of the normal distribution, 1 ÷ Φ⁻¹(3/4).
  private static func scatter(of values: [Double]) -> Double {
    var differences = values
    var variance = 1.0
    var least = Double.infinity
    for order in 1...6 {
      differences = zip(differences.dropFirst(), differences).map { $0 - $1 }
      // C(2k, k) from C(2k − 2, k − 1).
      variance *= Double(2 * (2 * order - 1)) / Double(order)
      guard order > 1 else { continue }
      let size = median(of: differences.map(\.magnitude))
      least = min(least, 1.4826 * size / variance.squareRoot())
    }
    return least
  }

  private static func mean(of values: ArraySlice<Double>) -> Double {
    values.reduce(0, +) / Double(max(values.count, 1))
  }

  /// The middle one of some numbers, of an even count the upper.
  static func median(of numbers: [Double]) -> Double {
    numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2]
  }
}
