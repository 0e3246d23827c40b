/// Keeps from the parser what is too deep for it in pasted source.
///
/// What stands in closures is not read here, and need not even have its brackets closed; what counts is that
/// the parser's stack and time stay small, on threads of little stack as well. What is too deep is blanked out, and
/// nothing is said of it: no animation stands there that people wrote.
enum PasteGuard {
  /// The longest source, in bytes.
  static let longestSource = 1_048_576

  /// The deepest nesting of square brackets, each of which doubles the parser's work.
  private static let deepestArrays = 8

  /// The bytes of a source that the Swift parser may read, the others blank, so that offsets agree.
  ///
  /// - Throws: If the source is too long.
  static func readable(_ text: TextRegions) throws(Fault) -> [UInt8] {
    let range = text.bytes.indices
    guard range.count <= longestSource else {
      throw Fault(.tooLong(bytes: range.count, limit: longestSource), 0..<0)
    }
    var bytes = text.bytes
    func blank(_ range: Range<Int>) {
      for index in range where !bytes[index].isLineBreak { bytes[index] = .space }
    }
    for range in deepBrackets(of: text) { blank(range) }
    let rest = TextRegions(bytes: bytes, regions: text.regions)
    for range in DescentCounter.excess(in: rest, range) { blank(range) }
    return bytes
  }

  /// Brackets, with what is in them, that are nested too deeply.
  private static func deepBrackets(of text: TextRegions) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var open: [(byte: UInt8, index: Int)] = []
    var arrays = 0
    // How many of the open brackets stand in one that is too deep, itself included.
    var surplus = 0
    for index in text.bytes.indices where text.regions[index] == .code {
      let byte = text.bytes[index]
      if byte.closingBracket != nil {
        open.append((byte, index))
        if byte == UInt8(ascii: "[") { arrays += 1 }
        let isTooDeep = open.count > TextGuard.deepestNesting || arrays > deepestArrays
        if surplus > 0 || isTooDeep { surplus += 1 }
      } else if byte.isClosingBracket, let last = open.popLast() {
        if last.byte == UInt8(ascii: "[") { arrays -= 1 }
        if surplus > 0 {
          surplus -= 1
          if surplus == 0 { found.append(last.index..<index + 1) }
        }
      }
    }
    if surplus > 0 { found.append(open[open.count - surplus].index..<text.bytes.count) }
    return found
  }
}
