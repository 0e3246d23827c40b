package import MotionRecording

/// The place where something is written: a file, by its number, and the range of UTF-8 offsets in it.
package struct SourcePosition: Hashable, Sendable {
  package var file: Int
  package var range: Range<Int>

  package init(file: Int, range: Range<Int>) {
    self.file = file
    self.range = range
  }

  /// Nowhere.
  package static let none = SourcePosition(file: 0, range: 0..<0)

  /// The offset at which it begins, for players.
  package var sourceOffset: SourceOffset { SourceOffset(file: file, offset: range.lowerBound) }
}
