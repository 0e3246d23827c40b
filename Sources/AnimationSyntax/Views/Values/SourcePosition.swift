internal import MotionRecording

/// Where something is written: a file, by its number, and the range of UTF-8 offsets in it.
struct SourcePosition: Hashable, Sendable {
  var file: Int
  var range: Range<Int>

  /// Nowhere.
  static let none = SourcePosition(file: 0, range: 0..<0)

  /// Where it begins, for players.
  var sourceOffset: SourceOffset { SourceOffset(file: file, offset: range.lowerBound) }
}
