package import MotionRecording

/// A position in the source: a file, by its number, and a range of UTF-8 offsets in the file.
package struct SourcePosition: Hashable, Sendable {
  package var file: Int
  package var range: Range<Int>

  package init(file: Int, range: Range<Int>) {
    self.file = file
    self.range = range
  }

  /// The position of code that is in no file.
  package static let none = SourcePosition(file: 0, range: 0..<0)

  /// The offset at which the range begins, for players.
  package var sourceOffset: SourceOffset { SourceOffset(file: file, offset: range.lowerBound) }
}
