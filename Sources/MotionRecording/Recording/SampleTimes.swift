internal import CurveGeometry

/// The times of a recording's rows: index ÷ rate or evenly spread, never accumulated.
struct SampleTimes {
  /// The largest number of rows of a recording.
  static let rowLimit = 20_000_000

  /// The index of the first row at or after a time, at a rate in rows per second.
  static func firstIndex(at time: Double, rate: Double) throws(RecordingError) -> Int {
    var index = try checked((time * rate).rounded(.up))
    // The product may be wrong by rounding: the quotient, which the row will show, decides.
    while index > 0 && Double(index - 1) / rate >= time { index -= 1 }
    while Double(index) / rate < time { index += 1 }
    return index
  }

  /// The index of the last row not after a time, at a rate in rows per second.
  static func lastIndex(before time: Double, rate: Double) throws(RecordingError) -> Int {
    var index = try checked((time * rate).rounded(.down))
    while Double(index + 1) / rate <= time { index += 1 }
    while index > 0 && Double(index) / rate > time { index -= 1 }
    return index
  }

  private static func checked(_ index: Double) throws(RecordingError) -> Int {
    guard index < Double(rowLimit) else { throw .tooManyRows(limit: rowLimit) }
    return max(Int(saturating: index), 0)
  }
}
