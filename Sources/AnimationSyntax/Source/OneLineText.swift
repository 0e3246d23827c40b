/// A piece of a source on one line: comments left out, line breaks closed up.
struct OneLineText {
  let text: String

  /// Takes a range of a text.
  ///
  /// A break, with the blanks around it, becomes one blank, or nothing before `.`, `,` and `)` and
  /// after `(`. A text of one line without comments stays as it is.
  ///
  /// - Parameter replacements: Ranges within the range, in order, with what to put in their place.
  init(
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
      byte == .period || byte == UInt8(ascii: ",") || byte.isClosingBracket
      || bytes.last.map { $0.closingBracket != nil } ?? true
    if !isTight { bytes.append(.space) }
  }
}
