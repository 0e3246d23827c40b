internal import OutsideText

/// A line of source with a marked range, cut to a width.
struct SourceExcerpt {
  /// The line, cut with `…` where it is too long.
  let line: String

  /// Blanks, then `^~~~` under the range.
  let marker: String

  /// Creates the excerpt of the line in which a range begins.
  ///
  /// A range at the end of the source is marked after its last character. Tabs are shown as single blanks, and control
  /// characters as in ``PrintableText``; the marker stays under its range.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - range: The range, as UTF-8 offsets in the text.
  ///   - width: The number of terminal columns, at least 16.
  init(source: String, range: Range<Int>, width: Int) {
    let width = max(width, 16)
    let bytes = Array(source.utf8)
    let start = bytes[..<range.lowerBound].lastIndex(where: \.isLineBreak).map { $0 + 1 } ?? 0
    let end = bytes[range.lowerBound...].firstIndex(where: \.isLineBreak) ?? bytes.count
    // An empty range is marked at the character that follows it.
    let range = range.isEmpty ? range.lowerBound..<range.lowerBound + 1 : range
    // Of a very long line only the part around the range is examined: no more than fits can be shown.
    let reach = width * 32
    let from = Self.characterStart(in: bytes, from: max(start, range.lowerBound - reach))
    let to = Self.characterStart(in: bytes, from: min(end, range.lowerBound + reach))
    var cells: [Cell] = []
    var offset = from
    let text = String(decoding: bytes[from..<to], as: UTF8.self)
    for (character, shown) in zip(text, PrintableText.pieces(of: text)) {
      let length = character.utf8.count
      let isMarked = offset < range.upperBound && offset + length > range.lowerBound
      cells.append(Cell(character == "\t" ? " " : shown, isMarked: isMarked))
      offset += length
    }
    if !cells.contains(where: \.isMarked) { cells.append(Cell(" ", isMarked: true)) }
    let window = Self.window(of: cells, width: width)
    var line = window.lowerBound > 0 || from > start ? "…" : ""
    var marker = line.isEmpty ? "" : " "
    var isFirst = true
    for cell in cells[window] {
      line += cell.text
      guard cell.isMarked || isFirst else { continue }
      if cell.isMarked {
        marker += isFirst ? "^" : ""
        marker += String(repeating: "~", count: cell.width - (isFirst ? 1 : 0))
        isFirst = false
      } else {
        marker += String(repeating: " ", count: cell.width)
      }
    }
    if window.upperBound < cells.count || to < end { line += "…" }
    while line.last == " " { line.removeLast() }
    self.line = line
    self.marker = marker
  }

  /// Returns the first index, from the given one on, that is not inside a character's bytes.
  private static func characterStart(in bytes: [UInt8], from index: Int) -> Int {
    bytes[index...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
  }

  /// Returns the range of the cells that are shown: all if they fit, otherwise as many as fit around the marked range,
  /// which is shown from its start.
  private static func window(of cells: [Cell], width: Int) -> Range<Int> {
    let total = cells.reduce(0) { $0 + $1.width }
    guard total > width, let mark = cells.firstIndex(where: \.isMarked) else {
      return cells.indices
    }
    var room = width - 2 - cells[mark].width
    var low = mark
    var high = mark + 1
    // A third of the width is for the text before the range, the rest for the text after it.
    let before = room / 3
    var used = 0
    while low > 0, used + cells[low - 1].width <= before {
      low -= 1
      used += cells[low].width
    }
    room -= used
    while high < cells.count, cells[high].width <= room {
      room -= cells[high].width
      high += 1
    }
    while low > 0, cells[low - 1].width <= room {
      low -= 1
      room -= cells[low].width
    }
    return low..<high
  }

  private struct Cell {
    /// The text that is shown for a character.
    let text: String
    let width: Int
    let isMarked: Bool

    init(_ text: String, isMarked: Bool) {
      self.text = text
      self.isMarked = isMarked
      width = max(text.reduce(0) { $0 + $1.displayWidth }, 1)
    }
  }
}
