internal import MotionRecording

/// Where something is written: a file, by its number, and UTF-8 offsets in it.
struct SourcePlace: Hashable, Sendable {
  var file: Int
  var range: Range<Int>

  /// Nowhere.
  static let none = SourcePlace(file: 0, range: 0..<0)

  /// The place for players.
  var viewPlace: ViewPlace { ViewPlace(file: file, offset: range.lowerBound) }
}
