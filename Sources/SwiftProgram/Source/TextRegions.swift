/// The regions of a text: the bytes that are code, that are comment, and that are in quotes.
///
/// This is the one look at a text that happens before any parser sees it. It is a single pass
/// without recursion, so it holds for a text of any size and shape.
package struct TextRegions: Sendable {
  package enum Region: Sendable {
    case code
    case comment
    case quoted
  }

  package let bytes: [UInt8]
  package private(set) var regions: [Region]

  /// Classifies a text.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - marksNumberSigns: Whether `#` begins a comment: as the first mark of a line, or between
  ///     blanks. Files have such comments, single expressions do not.
  package init(_ bytes: [UInt8], marksNumberSigns: Bool = false) {
    self.bytes = bytes
    regions = Array(repeating: .code, count: bytes.count)
    var index = 0
    var isAtLineStart = true
    while index < bytes.count {
      let start = index
      let wasAtLineStart = isAtLineStart
      let byte = bytes[index]
      if byte.isLineBreak {
        isAtLineStart = true
      } else if !byte.isBlank {
        isAtLineStart = false
      }
      if let end = Self.endOfComment(in: bytes, at: index)
        ?? (marksNumberSigns
          ? Self.endOfNumberSign(in: bytes, at: index, isAtLineStart: wasAtLineStart) : nil)
      {
        index = end
        mark(start..<end, as: .comment)
        isAtLineStart = wasAtLineStart
      } else if byte == .quote || (byte == .apostrophe && wasAtLineStart) {
        index = Self.endOfQuotes(in: bytes, at: index) ?? index + 1
        if index > start + 1 { mark(start..<index, as: .quoted) }
      } else {
        index += 1
      }
    }
  }

  /// Takes a known classification.
  package init(bytes: [UInt8], regions: [Region]) {
    self.bytes = bytes
    self.regions = regions
  }

  private mutating func mark(_ range: Range<Int>, as region: Region) {
    for index in range where !(region == .comment && bytes[index].isLineBreak) {
      regions[index] = region
    }
  }

  /// The byte order mark that some editors write before a text, and that is not part of it.
  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns the text in a range, comments included.
  package func string(in range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The text with all comments blanked out; all other bytes stay where they are.
  package var withoutComments: [UInt8] { withoutComments(in: bytes.indices) }

  /// Returns the bytes in a range with all comments blanked out.
  package func withoutComments(in range: Range<Int>) -> [UInt8] {
    range.map { regions[$0] == .comment ? .space : bytes[$0] }
  }

  /// Returns a part of the text by itself, with its comments.
  package func piece(_ range: Range<Int>) -> TextRegions {
    TextRegions(bytes: Array(bytes[range]), regions: Array(regions[range]))
  }

  /// Returns whether a byte is code that is not blank.
  package func isMark(at index: Int) -> Bool {
    regions[index] != .comment && !bytes[index].isBlank && !bytes[index].isLineBreak
  }

  /// Returns the range between the first and the last byte of a range that are neither blank nor comment.
  package func trimmed(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first(where: isMark), let last = range.last(where: isMark) else {
      return range.lowerBound..<range.lowerBound
    }
    return first..<last + 1
  }
}

extension TextRegions {
  /// Returns the end of the comment that begins at an index: of `//` the end of the line, of `/* */` the end of its
  /// closing mark or of the text.
  ///
  /// Nil if no comment begins there.
  static func endOfComment(in bytes: [UInt8], at start: Int) -> Int? {
    guard bytes[start] == .slash, start + 1 < bytes.count else { return nil }
    if bytes[start + 1] == .slash { return endOfLine(in: bytes, from: start) }
    guard bytes[start + 1] == .asterisk else { return nil }
    var depth = 1
    var index = start + 2
    while index < bytes.count, depth > 0 {
      let next = index + 1 < bytes.count ? bytes[index + 1] : .space
      switch (bytes[index], next) {
      case (.slash, .asterisk):
        depth += 1
        index += 2
      case (.asterisk, .slash):
        depth -= 1
        index += 2
      default:
        index += 1
      }
    }
    return index
  }

  private static func endOfNumberSign(
    in bytes: [UInt8], at start: Int, isAtLineStart: Bool
  ) -> Int? {
    guard bytes[start] == .numberSign else { return nil }
    let isBetweenBlanks =
      start > 0 && bytes[start - 1].isBlank
      && (start + 1 == bytes.count || bytes[start + 1].isBlank || bytes[start + 1].isLineBreak)
    return isAtLineStart || isBetweenBlanks ? endOfLine(in: bytes, from: start) : nil
  }

  /// Returns the index after the closing quote; nil if the line ends first.
  private static func endOfQuotes(in bytes: [UInt8], at start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count, !bytes[index].isLineBreak {
      if bytes[index] == bytes[start] { return index + 1 }
      index += 1
    }
    return nil
  }

  static func endOfLine(in bytes: [UInt8], from start: Int) -> Int {
    bytes[start...].firstIndex(where: \.isLineBreak) ?? bytes.count
  }
}

extension TextRegions {
  /// The brackets of the code that have a matching one, opening and closing.
  ///
  /// A closing bracket matches the last open one of its kind; brackets that were opened in between are never closed.
  package var pairedBrackets: Set<Int> {
    var open: [Int] = []
    var counts: [UInt8: Int] = [:]
    var paired: Set<Int> = []
    for index in bytes.indices where regions[index] == .code {
      let byte = bytes[index]
      if let closing = byte.closingBracket {
        open.append(index)
        counts[closing, default: 0] += 1
      } else if byte.isClosingBracket, counts[byte, default: 0] > 0 {
        while let opening = open.popLast(), let closing = bytes[opening].closingBracket {
          counts[closing, default: 0] -= 1
          guard closing == byte else { continue }
          paired.formUnion([opening, index])
          break
        }
      }
    }
    return paired
  }
}
