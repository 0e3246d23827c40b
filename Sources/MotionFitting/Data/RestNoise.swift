/// The scatter of a recording's values where nothing moves.
enum RestNoise {
  /// The numbers of rows at an end from which the scatter is computed: the largest number that is at rest.
  private static let counts = [64, 48, 32, 24, 16, 10]

  /// A scatter, and the number of rows from which it was computed.
  struct Scatter: Hashable, Sendable {
    var deviation: Double
    var rows: Int

    /// The deviation plus 2.6 of its own standard errors; the relative error of that of n normal numbers is 1 ÷ √(2n).
    var most: Double {
      rows > 0 ? deviation * (1 + 2.6 / (2 * Double(rows)).squareRoot()) : deviation
    }
  }

  /// The scatter of the rows at rest; 0 where neither end is at rest for ten rows.
  static func scatter(of values: [Double]) -> Scatter {
    let ends = [scatter(atStartOf: values), scatter(atStartOf: values.reversed())]
    return ends[0].deviation > ends[1].deviation ? ends[0] : ends[1]
  }

  /// The scatter of the first rows, if they only scatter and do not drift.
  private static func scatter(atStartOf values: [Double]) -> Scatter {
    for count in counts where count <= values.count {
      let rows = Array(values.prefix(count))
      let apart = scatter(apartFromMotionIn: rows)
      let half = count / 2
      let drift = (mean(of: rows[..<half]) - mean(of: rows[half...])).magnitude
      // The means of both halves differ by 2σ ÷ √n.
      guard drift <= 3 * 2 * apart / Double(count).squareRoot() else { continue }
      let deviation = deviation(of: rows)
      // Differences give the scatter with an error of about 2 ÷ √n, so that more than twice that is motion.
      let isAtRest = deviation <= apart * (1 + 4 / Double(count).squareRoot())
      return Scatter(deviation: isAtRest ? deviation : apart, rows: count)
    }
    return Scatter(deviation: 0, rows: 0)
  }

  /// The standard deviation of numbers from their own mean.
  private static func deviation(of rows: [Double]) -> Double {
    let mean = mean(of: rows[...])
    let squares = rows.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(rows.count - 1)).squareRoot()
  }

  /// The scatter of rows, regardless of smooth motion in them.
  ///
  /// Differences of order k of independent errors have the variance σ²·C(2k, k), those of a smooth motion become
  /// smaller with each order. So the least of the orders 2 to 6 is noise without motion. Each is 1.4826 times the
  /// median of the magnitudes.
  ///
  /// Source: the median's factor is that of the normal distribution, 1 ÷ Φ⁻¹(3/4).
  private static func scatter(apartFromMotionIn values: [Double]) -> Double {
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

  /// The median of some numbers, of an even count the upper one.
  static func median(of numbers: [Double]) -> Double {
    numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2]
  }
}
