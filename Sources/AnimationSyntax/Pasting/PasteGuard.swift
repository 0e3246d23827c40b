internal import OutsideText

/// Turns away pasted source that no parser should see.
///
/// Code of an app is deeper and longer than an expression, and what stands in closures is nobody's business here;
/// what counts is that the Swift parser's stack and time stay small. It counts brackets by itself.
enum PasteGuard {
  /// The longest source, in bytes.
  static let longestSource = 1_048_576

  /// The deepest nesting of square brackets, each of which doubles the parser's work.
  private static let deepestArrays = 8

  /// How many words and marks may be open at once for which the parser descends without a bracket.
  private static let mostMarks = 256

  /// Checks what must hold before the Swift parser reads a source.
  static func check(_ text: TextRegions) throws(Fault) {
    let range = 0..<text.bytes.count
    guard range.count <= longestSource else {
      throw Fault(.tooLong(bytes: range.count, limit: longestSource), 0..<0)
    }
    var open: [UInt8] = []
    var arrays = 0
    for index in range where text.regions[index] == .code {
      let byte = text.bytes[index]
      if byte.closingBracket != nil {
        open.append(byte)
        if byte == UInt8(ascii: "[") { arrays += 1 }
        if arrays > deepestArrays {
          throw Fault(.tooDeep(limit: deepestArrays), index..<index + 1)
        }
      } else if byte.isClosingBracket, let last = open.popLast(), last == UInt8(ascii: "[") {
        arrays -= 1
      }
    }
    try DescentCounter.check(text, in: range, limit: mostMarks)
  }
}
