internal import CurveGeometry

/// Whether two times are equal, rounding aside.
///
/// A time that passes through a delay and a speed is not bit for bit the corner it was made from. Times are equal
/// if they differ by a billionth of the shortest time between corners at most, which no figure shows.
enum TimeEquality {
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
