internal import SwiftProgram

/// The text of a piece of Swift without its closures, which are found without a parser.
///
/// The code in closures belongs to an app and is never read: it may contain anything, be nested to any depth, and be
/// incomplete. String literals follow Swift's rules, with escapes, interpolation and several lines.
struct ClosureText {
  /// A text of the same length in which string literals, comments and closures are blank.
  private(set) var code: [UInt8]

  /// Functions whose closures are kept; closures inside those are blank.
  private let transparent: Set<String>

  /// Keywords that begin a statement with a body, or a further body: the body is not a closure and is kept.
  private static let wordsOfBodies: Set<String> = [
    "if", "guard", "else", "for", "while", "switch", "do", "repeat", "defer",
  ]

  /// Creates the text of a piece of Swift.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - transparent: Functions whose closures are kept.
  init(_ bytes: [UInt8], transparent: Set<String> = []) {
    code = bytes
    self.transparent = transparent
    blank()
  }

  /// The kind of block that a brace begins.
  private enum Brace {
    case body
    case closure
    case transparentClosure
  }

  /// The state at an index of the text.
  private struct State {
    /// The kinds of the open braces.
    var braces: [Brace] = []
    var isTransparentCall = false

    /// The number of open parentheses at the beginning of the statement whose body comes next; nil if there is none.
    var parenthesesOfBody: Int?
    var parentheses = 0

    var isBlanked: Bool { braces.contains(.closure) }
  }

  private mutating func blank() {
    var state = State()
    var index = 0
    while index < code.count {
      if code[index].isWordPart {
        index = passWord(at: index, &state)
      } else if let end = SwiftLexicalText.endOfComment(in: code, at: index) {
        erase(index..<end)
        index = end
      } else if let end = RegexLiteral.end(in: code, at: index)
        ?? SwiftLexicalText.quotes(in: code, at: index)?.end
      {
        if state.isBlanked { erase(index..<end) } else { eraseQuotes(index..<end) }
        index = end
      } else if code[index] == .numberSign {
        // Number signs that begin nothing are not counted again.
        let run = code[index...].prefix { $0 == .numberSign }.count
        if state.isBlanked { erase(index..<index + run) }
        index += run
      } else {
        passMark(at: index, &state)
        index += 1
      }
    }
    // An incomplete closure is closed, so that the end of a paste may be missing.
    if state.isBlanked, let last = code.indices.last, !code[last].isLineBreak {
      for _ in state.braces { code.append(UInt8(ascii: "}")) }
    }
  }

  /// Processes a word and returns its end.
  private mutating func passWord(at start: Int, _ state: inout State) -> Int {
    let end = code[start...].firstIndex { !$0.isWordPart } ?? code.count
    if state.isBlanked {
      erase(start..<end)
    } else {
      let word = String(decoding: code[start..<end], as: UTF8.self)
      if transparent.contains(word) { state.isTransparentCall = true }
      if Self.wordsOfBodies.contains(word) { state.parenthesesOfBody = state.parentheses }
    }
    return end
  }

  /// Processes a brace, a parenthesis or another character.
  private mutating func passMark(at index: Int, _ state: inout State) {
    let byte = code[index]
    if byte == UInt8(ascii: "{") {
      openBrace(at: index, &state)
    } else if byte == UInt8(ascii: "}") {
      let closed = state.braces.popLast()
      if state.isBlanked { code[index] = .space }
      if closed == .transparentClosure { state.isTransparentCall = true }
    } else if state.isBlanked {
      erase(index..<index + 1)
    } else if byte == UInt8(ascii: ";")
      || byte.isLineBreak && state.braces.isEmpty && !continues(index)
    {
      state.isTransparentCall = false
    }
    guard !state.isBlanked else { return }
    if byte == UInt8(ascii: "(") { state.parentheses += 1 }
    if byte == UInt8(ascii: ")") { state.parentheses -= 1 }
  }

  private mutating func openBrace(at index: Int, _ state: inout State) {
    if state.isBlanked {
      code[index] = .space
    } else if state.parenthesesOfBody == state.parentheses {
      state.parenthesesOfBody = nil
      state.braces.append(.body)
      return
    }
    state.braces.append(
      state.isTransparentCall && !state.isBlanked ? .transparentClosure : .closure)
    // The next closure of the same call is kept too; closures inside it are not.
    if state.braces.last == .transparentClosure { state.isTransparentCall = false }
  }

  /// Returns whether the call before a line break continues after it.
  private func continues(_ index: Int) -> Bool {
    let before = code[..<index].last { !$0.isBlank && !$0.isLineBreak } ?? .space
    let after = code[(index + 1)...].first { !$0.isBlank && !$0.isLineBreak } ?? .space
    return before == UInt8(ascii: ",") || before == UInt8(ascii: "(") || after == .period
      || after == UInt8(ascii: ",") || after == UInt8(ascii: ")")
  }

  private mutating func erase(_ range: Range<Int>) {
    for index in range where !code[index].isLineBreak { code[index] = .space }
  }

  /// Replaces a string literal by a plain one of the same length without contents.
  private mutating func eraseQuotes(_ range: Range<Int>) {
    for index in range { code[index] = .space }
    code[range.lowerBound] = .quote
    code[range.upperBound - 1] = .quote
  }
}

/// Swift's rules for comments and string literals.
enum SwiftLexicalText {
  /// The greatest nesting depth of string literals in interpolations; deeper ones end the outer ones.
  private static let deepestQuotes = 16

  /// Returns the end of the comment that begins at an index; nil if no comment begins there.
  static func endOfComment(in bytes: [UInt8], at start: Int) -> Int? {
    guard bytes[start] == .slash, start + 1 < bytes.count else { return nil }
    if bytes[start + 1] == .slash {
      return bytes[start...].firstIndex(where: \.isLineBreak) ?? bytes.count
    }
    guard bytes[start + 1] == .asterisk else { return nil }
    var depth = 0
    var index = start
    repeat {
      guard index + 1 < bytes.count else { return bytes.count }
      if bytes[index] == .slash, bytes[index + 1] == .asterisk {
        depth += 1
        index += 2
      } else if bytes[index] == .asterisk, bytes[index + 1] == .slash {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0
    return index
  }

  /// Returns the end of the string literal that begins at an index, and whether it is closed; nil if none begins there.
  ///
  /// A single-line literal that is not closed ends with its line.
  static func quotes(
    in bytes: [UInt8], at start: Int, depth level: Int = 0
  ) -> (end: Int, isClosed: Bool)? {
    var hashes = 0
    while start + hashes < bytes.count, bytes[start + hashes] == .numberSign { hashes += 1 }
    let opening = start + hashes
    guard opening < bytes.count, bytes[opening] == .quote else { return nil }
    let isLong =
      opening + 2 < bytes.count && bytes[opening + 1] == .quote
      && bytes[opening + 2] == .quote
    let marks = isLong ? 3 : 1
    var index = opening + marks
    // The number of open parentheses in each interpolation, which contains code.
    var depths: [Int] = []
    while index < bytes.count {
      let byte = bytes[index]
      if !isLong, byte.isLineBreak { return (index, false) }
      if let depth = depths.last {
        if byte == .quote, level < deepestQuotes,
          let inner = quotes(in: bytes, at: index, depth: level + 1), inner.end > index
        {
          index = inner.end
          continue
        }
        if byte == UInt8(ascii: "(") {
          depths[depths.count - 1] = depth + 1
        } else if byte == UInt8(ascii: ")") {
          if depth == 1 { depths.removeLast() } else { depths[depths.count - 1] = depth - 1 }
        }
        index += 1
        continue
      }
      if byte == UInt8(ascii: "\\"), Self.hashes(in: bytes, after: index) >= hashes {
        let escaped = index + 1 + hashes
        if escaped < bytes.count, bytes[escaped] == UInt8(ascii: "(") { depths.append(1) }
        index = min(escaped + 1, bytes.count)
        continue
      }
      if bytes[index...].prefix(marks).elementsEqual(Array(repeating: .quote, count: marks)),
        Self.hashes(in: bytes, after: index + marks - 1) >= hashes
      {
        return (index + marks + hashes, true)
      }
      index += 1
    }
    return (bytes.count, false)
  }

  private static func hashes(in bytes: [UInt8], after index: Int) -> Int {
    bytes[min(index + 1, bytes.count)...].prefix { $0 == .numberSign }.count
  }
}
