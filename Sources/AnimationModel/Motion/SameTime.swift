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

  /// The one of some sorted times that a time is, rounding aside; nil if it is none of them.
  ///
  /// - Complexity: O(log *n*) for *n* times.
  static func nearest(to time: Double, in times: [Double], within length: Double) -> Double? {
    var low = 0
    var high = times.count
    while low < high {
      let middle = (low + high) / 2
      if times[middle] < time { low = middle + 1 } else { high = middle }
    }
    if low > 0, holds(time, times[low - 1], within: length) { return times[low - 1] }
    if low < times.count, holds(time, times[low], within: length) { return times[low] }
    return nil
  }
}
