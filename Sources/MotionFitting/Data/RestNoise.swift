/// The scatter of a recording's values where nothing moves.
enum RestNoise {
  /// The numbers of rows at an end from which the scatter is computed: the largest number that is at rest.
  private static let counts = [64, 48, 32, 24, 16, 10]

  /// The number of standard errors by which differences of rows at rest are seldom, in 10 % of cases, too small.
  private static let rarelyBelow = 1.282

  /// Rows further away from the median than so many standard deviations are outliers, not noise.
  private static let outlier = 5.0

  /// The part of the rows that may be outliers.
  private static let mostOutliers = 0.2

  /// The number of rows in motion that say as much as one at rest: differences of high orders use them less well.
  private static let movingRows = 3

  /// The factor up to which the scatters of two ends are that of one noise.
  private static let alike = 2.0

  /// A scatter, and the number of rows from which it was computed.
  struct Scatter: Hashable, Sendable {
    var deviation: Double
    /// The number of rows at rest that say as much.
    var rows: Int

    static let none = Scatter(deviation: 0, rows: 0)

    /// The deviation plus 2.6 of its own standard errors; the relative error of that of n normal numbers is 1 ÷ √(2n).
    var most: Double {
      rows > 0 ? deviation * (1 + 2.6 / (2 * Double(rows)).squareRoot()) : deviation
    }
  }

  /// The scatter of the rows at rest; 0 where neither end is at rest for ten rows.
  ///
  /// Two ends that scatter alike are taken as one; of others, the one that scatters more counts.
  static func scatter(of values: [Double]) -> Scatter {
    let start = scatter(atStartOf: values)
    let end = scatter(atStartOf: values.reversed())
    let (less, more) = start.deviation > end.deviation ? (end, start) : (start, end)
    guard less.deviation > 0, more.deviation <= alike * less.deviation else { return more }
    let rows = less.rows + more.rows
    let squares =
      Double(less.rows) * less.deviation * less.deviation
      + Double(more.rows) * more.deviation * more.deviation
    return Scatter(deviation: (squares / Double(rows)).squareRoot(), rows: rows)
  }

  /// The scatter of the first rows: that of the longest part at rest, or, where it says more, that of a longer part which
  /// moves and comes back.
  private static func scatter(atStartOf values: [Double]) -> Scatter {
    let parts = counts.filter { $0 <= values.count }.map { Array(values.prefix($0)) }
    let atRest = parts.lazy.compactMap { scatter(atRestIn: $0) }.first ?? .none
    for rows in parts where rows.count / movingRows > atRest.rows {
      if let scatter = scatter(apartFromMotionIn: rows) { return scatter }
    }
    return atRest
  }

  /// The standard deviation of rows that only scatter; nil for rows that move.
  ///
  /// Of independent errors, half the mean square of the differences between successive ones is their variance; the ratio
  /// of both for n normal numbers is 1, with a variance of (n − 2) ÷ (n² − 1). Motion makes it smaller.
  ///
  /// Source: J. von Neumann, Distribution of the ratio of the mean square successive difference to the variance, 1941.
  private static func scatter(atRestIn values: [Double]) -> Scatter? {
    let rows = withoutOutliers(values, around: median(of: values))
    let count = Double(rows.count)
    guard count >= (1 - mostOutliers) * Double(values.count) else { return nil }
    let mean = mean(of: rows[...])
    let variance = rows.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1)
    let successive = meanSquare(of: differences(of: rows)) / 2
    let error = ((count - 2) / (count * count - 1)).squareRoot()
    guard successive >= variance * (1 - rarelyBelow * error) else { return nil }
    return Scatter(deviation: variance.squareRoot(), rows: rows.count)
  }

  /// The scatter of rows, regardless of smooth motion in them; nil for rows that do not come back.
  ///
  /// Differences of order k of independent errors have the variance σ²·C(2k, k), those of a smooth motion become
  /// smaller with each order. So the least of the orders 2 to 6 is noise without motion.
  private static func scatter(apartFromMotionIn rows: [Double]) -> Scatter? {
    var differences = rows
    var variance = 1.0
    var least = Double.infinity
    for order in 1...6 {
      differences = Self.differences(of: differences)
      // C(2k, k) from C(2k − 2, k − 1).
      variance *= Double(2 * (2 * order - 1)) / Double(order)
      guard order > 1 else { continue }
      let square = meanSquare(of: withoutOutliers(differences, around: 0))
      least = min(least, (square / variance).squareRoot())
    }
    let half = rows.count / 2
    let drift = (mean(of: rows[..<half]) - mean(of: rows[half...])).magnitude
    // The means of both halves differ by 2σ ÷ √n.
    guard drift <= 3 * 2 * least / Double(rows.count).squareRoot() else { return nil }
    return Scatter(deviation: least, rows: rows.count / movingRows)
  }

  /// The numbers that are not much further from a center than most are.
  ///
  /// The factor of the median, 1.4826, is that of the normal distribution, 1 ÷ Φ⁻¹(3/4).
  private static func withoutOutliers(_ numbers: [Double], around center: Double) -> [Double] {
    let limit = outlier * 1.4826 * median(of: numbers.map { ($0 - center).magnitude })
    return numbers.filter { ($0 - center).magnitude <= limit }
  }

  private static func differences(of numbers: [Double]) -> [Double] {
    zip(numbers.dropFirst(), numbers).map { $0 - $1 }
  }

  private static func mean(of values: ArraySlice<Double>) -> Double {
    values.reduce(0, +) / Double(max(values.count, 1))
  }

  private static func meanSquare(of numbers: [Double]) -> Double {
    numbers.reduce(0) { $0 + $1 * $1 } / Double(max(numbers.count, 1))
  }

  /// The median of some numbers, of an even count the upper one.
  static func median(of numbers: [Double]) -> Double {
    numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2]
  }
}
