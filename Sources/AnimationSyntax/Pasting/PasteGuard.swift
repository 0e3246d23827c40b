/// Turns away pasted source that no parser should see.
///
/// What stands in closures is nobody's business here, and need not even have its brackets closed; what counts is that
/// the parser's stack and time stay small, on threads of little stack as well.
enum PasteGuard {
  /// The longest source, in bytes.
  static let longestSource = 1_048_576

  /// The deepest nesting of square brackets, each of which doubles the parser's work.
  private static let deepestArrays = 8

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
        if open.count > TextGuard.deepestNesting {
          throw Fault(.tooDeep(limit: TextGuard.deepestNesting), index..<index + 1)
        }
        if arrays > deepestArrays {
          throw Fault(.tooDeep(limit: deepestArrays), index..<index + 1)
        }
      } else if byte.isClosingBracket, let last = open.popLast(), last == UInt8(ascii: "[") {
        arrays -= 1
      }
    }
    try DescentCounter.check(text, in: range)
  }
}
