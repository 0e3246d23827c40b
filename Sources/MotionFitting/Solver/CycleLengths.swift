/// The number of rows after which a motion repeats, found by its correlation with itself.
enum CycleLengths {
  /// The correlation from which on rows count as a repetition.
  private static let agreement = 0.8

  /// The fewest rows that are compared.
  static let fewest = 8

  /// The largest length of a cycle, as a part of the rows; of two cycles the second may end in rows that hardly move.
  private static let longest = 0.75

  /// The largest number of lengths.
  private static let most = 3

  /// A number of rows after which values repeat, or repeat mirrored.
  struct Length: Hashable {
    var rows: Int
    var isMirrored: Bool
  }

  /// Returns the first peaks of the correlation of values with those some rows later, the shortest first.
  ///
  /// A peak below −0.8 is a cycle that runs back; of the peaks above 0.8 those that are twice such a cycle are left out.
  ///
  /// - Parameter values: The values of the rows that move, at even times.
  ///
  /// Complexity: O(rows²), for the rows that are given.
  static func lengths(of values: [Double]) -> [Length] {
    let limit = min(
      Int(longest * Double(values.count)), values.count - fewest)
    guard limit > fewest / 2 else { return [] }
    let even = smoothed(values)
    let course = (0...limit).map { correlation(even, after: $0) }
    var lengths: [Length] = []
    for lag in (fewest / 2)...limit where lengths.count < most {
      let size = course[lag].magnitude
      guard size >= agreement, course[lag - 1].magnitude <= size,
        lag == limit || course[lag + 1].magnitude < size
      else { continue }
      let isMirrored = course[lag] < 0
      let isTwice = lengths.contains { $0.isMirrored && ($0.rows * 2 - lag).magnitude <= 2 }
      if !isTwice { lengths.append(Length(rows: lag, isMirrored: isMirrored)) }
    }
    return lengths
  }

  /// The means of three values each: on frames one cycle may be a frame longer than another, so that the jump between
  /// cycles is at another row.
  private static func smoothed(_ values: [Double]) -> [Double] {
    values.indices.map { index in
      let near = values[max(index - 1, 0)...min(index + 1, values.count - 1)]
      return near.reduce(0, +) / Double(near.count)
    }
  }

  /// The correlation of values with those some rows later, between −1 and 1; 0 where either do not vary.
  private static func correlation(_ values: [Double], after lag: Int) -> Double {
    let count = values.count - lag
    var (first, second) = (0.0, 0.0)
    for index in 0..<count {
      first += values[index]
      second += values[index + lag]
    }
    first /= Double(count)
    second /= Double(count)
    var (product, left, right) = (0.0, 0.0, 0.0)
    for index in 0..<count {
      let (one, other) = (values[index] - first, values[index + lag] - second)
      product += one * other
      left += one * one
      right += other * other
    }
    guard left > 0, right > 0 else { return 0 }
    return product / (left * right).squareRoot()
  }
}
