/// A part of a source on one line, without comments and line breaks.
package struct OneLineText {
  package let text: String

  /// Takes a range of a text.
  ///
  /// A break, with the blanks around it, becomes one blank, or nothing before `.`, `,` and `)` and
  /// after `(`; between two keyframes, which only a break separates, a semicolon too. A text of one line without
  /// comments stays as it is.
  ///
  /// - Parameter replacements: Ranges within the range, in order, with their replacements.
  package init(
    _ source: TextRegions, range: Range<Int>,
    replacing replacements: [(range: Range<Int>, text: String)] = []
  ) {
    var bytes: [UInt8] = []
    var rest = replacements[...]
    var index = range.lowerBound
    var hasGap = false
    while index < range.upperBound {
      if let replacement = rest.first, replacement.range.lowerBound == index {
        rest = rest.dropFirst()
        index = replacement.range.upperBound
        if hasGap { Self.closeGap(in: &bytes, before: replacement.text.utf8.first ?? .space) }
        hasGap = false
        bytes += replacement.text.utf8
        continue
      }
      let byte = source.bytes[index]
      if source.regions[index] == .comment || byte.isLineBreak {
        hasGap = true
      } else if hasGap, byte.isBlank {
        // Part of the gap.
      } else {
        if hasGap { Self.closeGap(in: &bytes, before: byte) }
        hasGap = false
        bytes.append(byte)
      }
      index += 1
    }
    text = String(decoding: bytes, as: UTF8.self).trimmingBlanks
  }

  private static func closeGap(in bytes: inout [UInt8], before byte: UInt8) {
    while let last = bytes.last, last.isBlank { bytes.removeLast() }
    let isTight =
      byte == .period || byte == UInt8(ascii: ",") || (byte.isClosingBracket && !byte.isBrace)
      || bytes.last.map { $0.closingBracket != nil && !$0.isBrace } ?? true
    // Between two statements the line break was the separator, which becomes a semicolon.
    let endedStatement = bytes.last == UInt8(ascii: ")") || bytes.last == UInt8(ascii: "}")
    if endedStatement, byte.isUppercaseLetter { bytes.append(UInt8(ascii: ";")) }
    if !isTight { bytes.append(.space) }
  }
}

extension UInt8 {
  /// Whether the byte is `{` or `}`, which have blanks around them.
  fileprivate var isBrace: Bool { self == UInt8(ascii: "{") || self == UInt8(ascii: "}") }

  /// Whether the byte is a capital letter, with which the names of types begin.
  fileprivate var isUppercaseLetter: Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
  }
}
