/// Finds the rows at which another motion may begin.
///
/// Where a motion begins, velocity or acceleration jumps. Differences of order four are small where values move
/// smoothly, so that they have peaks at such rows.
enum CutFinder {
  /// The numbers of rows between the values of a difference: slow motions show in larger ones.
  private static let strides = [1, 2, 4]

  /// The standard deviation of a difference of order four of independent errors, √(1 + 16 + 36 + 16 + 1).
  private static let spread = 8.37

  /// The multiple of the noise, and of the median around it, above which a peak is not by chance.
  private static let noiseFactor = 4.0
  private static let peakFactor = 2.5

  /// The number of rows around a peak whose median is used.
  private static let neighbourhood = 8

  /// The distance in rows below which two cuts are joined.
  private static let gap = 3

  /// The largest number of cuts.
  private static let most = 8

  /// Returns the rows of the strongest peaks, in order.
  ///
  /// - Parameters:
  ///   - values: The values of rows at even times.
  ///   - noise: The standard deviation of their errors.
  ///
  /// Complexity: O(rows).
  static func cuts(in values: [Double], noise: Double) -> [Int] {
    var found: [(row: Int, strength: Double)] = []
    for stride in strides {
      let reach = 2 * stride
      guard values.count > 2 * reach + 1 else { continue }
      let sizes = values.indices.map { row -> Double in
        guard row >= reach, row + reach < values.count else { return 0 }
        let outer = values[row - reach] + values[row + reach]
        let inner = values[row - stride] + values[row + stride]
        return (outer - 4 * inner + 6 * values[row]).magnitude
      }
      for row in reach..<(values.count - reach) {
        let size = sizes[row]
        let near = sizes[max(row - reach, 0)...min(row + reach, sizes.count - 1)]
        let around = sizes[
          max(
            row - neighbourhood * stride, 0)...min(
              row + neighbourhood * stride, sizes.count - 1)]
        let floor = noiseFactor * spread * noise
        guard size > floor, size >= (near.max() ?? 0),
          size > peakFactor * RestNoise.median(of: Array(around))
        else { continue }
        let isKnown = found.contains { ($0.row - row).magnitude <= gap * stride }
        if !isKnown { found.append((row, size / floor)) }
      }
    }
    return found.sorted { ($1.strength, $0.row) < ($0.strength, $1.row) }.prefix(most)
      .map(\.row).sorted()
  }
}
