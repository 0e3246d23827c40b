/// Whether two times are one, rounding aside.
///
/// A time that passes through a delay and a speed is not bit for bit the corner it was made from.
/// Nobody can tell times apart that differ by a billionth of the shortest stretch between corners.
enum SameTime {
  private static let tolerance = 1e-9

  /// Whether two times differ by rounding alone.
  ///
  /// - Parameter length: Seconds between neighbouring corners; infinite where there are none.
  static func holds(_ first: Double, _ second: Double, within length: Double) -> Bool {
    if first == second { return true }
    guard second.isFinite else { return false }
    return (first - second).magnitude <= tolerance * min(length, second.magnitude)
  }

  /// The index of the one of some sorted times that a time is, rounding aside; nil if it is none of them.
  ///
  /// - Complexity: O(log *n*) for *n* times.
  static func nearest(to time: Double, in times: [Double], within length: Double) -> Int? {
    let next = times.partitionIndex { $0 >= time }
    if next > 0, holds(time, times[next - 1], within: length) { return next - 1 }
    if next < times.count, holds(time, times[next], within: length) { return next }
    return nil
  }
}

extension RandomAccessCollection {
  /// The first index of which something holds that holds of everything after it too; the end index if it
  /// holds of nothing.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  package func partitionIndex(where holds: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if holds(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}

extension [Double] {
  /// Those of some sorted times that lie between two, neither of which is included.
  package func between(_ start: Double, _ limit: Double) -> [Double] {
    let first = partitionIndex { $0 > start }
    let end = partitionIndex { $0 >= limit }
    return first < end ? Array(self[first..<end]) : []
  }
}
