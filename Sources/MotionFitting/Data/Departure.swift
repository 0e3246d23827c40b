/// The rows at which a recording leaves its rest.
struct Departure {
  /// The distance from the mean of the rows before, beyond which a row is gone.
  let limit: Double

  /// Whether rows scatter about their mean, and are not rounded: then some are beyond the limit by chance.
  let isScattered: Bool

  /// Rows that are gone one after the other, where they are rounded, and where they scatter.
  ///
  /// Of normal errors one in 44 is beyond two deviations on one side, so that three in a row are no chance.
  private static let run = (rounded: 2, scattered: 3)

  /// From the first row that is gone from the mean of those before it, and so are those that follow, to the last such from
  /// the other end; nil if none is gone.
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
    // The mean of n rows scatters, too: by 1 ÷ √n of what a row does.
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
