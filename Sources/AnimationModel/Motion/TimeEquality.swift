internal import CurveGeometry

/// A comparison of times up to rounding.
///
/// A time that passes through a delay and a speed is not bit for bit the corner of which it was made. Times are equal
/// if they differ by at most a billionth of the shortest time between corners, which no figure shows.
enum TimeEquality {
  private static let tolerance = 1e-9

  /// Whether two times are equal up to rounding.
  ///
  /// - Parameter length: The seconds between neighboring corners; infinite where there are none.
  static func holds(_ first: Double, _ second: Double, within length: Double) -> Bool {
    if first == second { return true }
    guard second.isFinite else { return false }
    return (first - second).magnitude <= tolerance * min(length, second.magnitude)
  }

  /// The index at which a time is found among sorted times, up to rounding; nil if it is none of them.
  ///
  /// - Complexity: O(log *n*) for *n* times.
  static func nearest(to time: Double, in times: [Double], within length: Double) -> Int? {
    let next = times.partitionIndex { $0 >= time }
    if next > 0, holds(time, times[next - 1], within: length) { return next - 1 }
    if next < times.count, holds(time, times[next], within: length) { return next }
    return nil
  }
}
