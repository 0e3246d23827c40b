internal import SwiftProgram

/// Hides code of pasted source from the parser if it is nested too deeply.
///
/// The code in closures is not read, and its brackets need not even be closed; the purpose is only to limit the
/// parser's stack and time, even on threads with a small stack. Code that is nested too deeply is blanked out without a
/// message, because it contains no animation written by a person.
enum PasteGuard {
  /// The greatest length of source, in bytes.
  static let longestSource = 1_048_576

  /// The greatest nesting depth of square brackets, each of which doubles the parser's work.
  private static let deepestArrays = 8

  /// Returns the bytes of source that the Swift parser may read, with blanks for the others so that offsets agree.
  ///
  /// - Throws: A fault if the source is too long.
  static func readable(_ text: TextRegions) throws(Fault) -> [UInt8] {
    let range = text.bytes.indices
    guard range.count <= longestSource else {
      throw Fault(.tooLong(bytes: range.count, limit: longestSource), 0..<0)
    }
    var bytes = withoutDepths(text)
    for end in endsOfExpressions(in: text) { bytes[end] = UInt8(ascii: ";") }
    return bytes
  }

  /// Returns the bytes of source with code that is nested too deeply blanked out.
  static func withoutDepths(_ text: TextRegions) -> [UInt8] {
    let range = text.bytes.indices
    var bytes = text.bytes
    func blank(_ range: Range<Int>) {
      for index in range where !bytes[index].isLineBreak { bytes[index] = .space }
    }
    // Interpolations in string literals are code for the parser.
    let code = TextRegions(swift: text.bytes, interpolation: .code)
    for range in TextGuard.deepBrackets(of: code, arrays: deepestArrays) { blank(range) }
    for range in longOperators(in: code) { blank(range) }
    let rest = TextRegions(bytes: bytes, regions: text.regions)
    for range in DescentCounter.excess(in: rest, range) { blank(range) }
    return bytes
  }

  /// The greatest length of an operator; longer sequences are not written by people.
  private static let longestOperator = 64

  /// Returns sequences of `<` that begin no generic arguments: the parser splits such an operator character by
  /// character and reads the rest of it each time, as does every search for operators.
  private static func longOperators(in text: TextRegions) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for index in 0...text.bytes.count {
      if index < text.bytes.count, text.bytes[index] == UInt8(ascii: "<"),
        text.regions[index] == .code
      {
        continue
      }
      if index - start > longestOperator { ranges.append(start..<index) }
      start = index + 1
    }
    return ranges
  }

  /// Returns the ends of lines outside of all brackets after which a separate animation begins.
  ///
  /// Lists with constants have this form; Swift would take `.spring()` for a member of the value before it.
  private static func endsOfExpressions(in text: TextRegions) -> [Int] {
    let paired = text.pairedBrackets
    var ends: [Int] = []
    var depth = 0
    var previous: Range<Int> = 0..<0
    var start = 0
    while start < text.bytes.count {
      let end = text.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.bytes.count
      let line = text.trimmed(start..<end)
      if depth == 0, line.lowerBound == start, !line.isEmpty, !previous.isEmpty,
        text.bytes[start] == .period, beginsExpression(text, line, after: previous)
      {
        ends.append(start - 1)
      }
      if !line.isEmpty { previous = line }
      for index in start..<end where paired.contains(index) {
        depth += text.bytes[index].isClosingBracket ? -1 : 1
      }
      start = end + 1
    }
    return ends
  }

  /// Returns whether a line that begins with a dot is not a member of the value on the line before it.
  private static func beginsExpression(
    _ text: TextRegions, _ line: Range<Int>, after previous: Range<Int>
  ) -> Bool {
    let last = text.bytes[previous.upperBound - 1]
    guard last.isWordPart || last.isClosingBracket || last == .quote else { return false }
    let word = String(
      decoding: text.bytes[line.dropFirst()].prefix(while: \.isWordPart), as: UTF8.self)
    if !Catalog.starts(of: .animation, named: word).isEmpty {
      let name = text.bytes[previous].reversed().prefix(while: \.isWordPart).reversed()
      return ValueType.swiftNames[String(decoding: name, as: UTF8.self)] == nil
    }
    // The value of a constant has no view modifiers.
    let first = String(decoding: text.bytes[previous].prefix(while: \.isWordPart), as: UTF8.self)
    return ["let", "var"].contains(first) && ["animation", "transition"].contains(word)
  }
}
