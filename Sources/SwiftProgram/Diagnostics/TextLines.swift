internal import CurveGeometry

/// The lines of a text, from which errors get the line and the column of a position.
package struct TextLines: Sendable {
  private let text: [UInt8]
  /// The offsets at which lines begin, in ascending order.
  private let starts: [Int]

  /// Finds the lines of a text in UTF-8, which end with line feeds.
  package init(_ text: [UInt8]) {
    self.text = text
    var starts = [0]
    for (offset, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  /// Returns the text in a range of offsets, as far as there is any.
  package func text(in range: Range<Int>) -> String {
    String(decoding: text[range.clamped(to: 0..<text.count)], as: UTF8.self)
  }

  /// Returns the number of the line, from 1, that contains an offset; the last line for offsets after the text.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of lines.
  package func line(of offset: Int) -> Int { starts.partitionIndex { $0 > offset } }

  /// Returns the number in its line, from 1, of the character at an offset.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  package func column(of offset: Int) -> Int {
    let before = text[starts[line(of: offset) - 1]..<min(offset, text.count)]
    return String(decoding: before, as: UTF8.self).count + 1
  }
}
