/// The test for the rows at which a recording leaves its rest.
struct Departure {
  /// The distance from the mean of the rows before it beyond which a row has left the rest.
  let limit: Double

  /// Whether the rows scatter by more than their rounding, so that some are beyond the limit by chance.
  let isScattered: Bool

  /// The number of consecutive rows beyond the limit that make a departure, for rounded and for scattered rows.
  ///
  /// One in 44 normal errors is beyond two standard deviations on one side, so that three in a row are no chance.
  private static let run = (rounded: 2, scattered: 3)

  /// Returns the rows that move, from the first that has left the rest at the beginning to the last that has not yet
  /// reached the rest at the end; nil if there are none.
  func moving(_ values: [Double]) -> ClosedRange<Int>? {
    let count = values.count
    guard let start = first(of: count, { values[$0] }),
      let end = first(of: count, { values[count - 1 - $0] })
    else { return nil }
    let last = count - 1 - end
    return start <= last ? start...last : nil
  }

  private func first(of count: Int, _ value: (Int) -> Double) -> Int? {
    var mean = value(0)
    for index in 1..<count {
      if isGone(index, of: count, from: mean, value) { return index }
      mean += (value(index) - mean) / Double(index + 1)
    }
    return nil
  }

  private func isGone(
    _ index: Int, of count: Int, from mean: Double, _ value: (Int) -> Double
  ) -> Bool {
    // The mean of n rows scatters, too: by 1 ÷ √n of the scatter of a row.
    let limit = isScattered ? limit * (1 + 1 / Double(index)).squareRoot() : limit
    let away = value(index) - mean
    guard away.magnitude > limit else { return false }
    let run = isScattered ? Self.run.scattered : Self.run.rounded
    return (index..<min(index + run, count)).allSatisfy { row in
      let other = value(row) - mean
      return other.magnitude > limit && (!isScattered || (other > 0) == (away > 0))
    }
  }
}
