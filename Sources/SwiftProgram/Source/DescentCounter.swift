/// Counts the words and marks for which the Swift parser descends without a bracket, such as `try` and `?`, in the
/// current statement and in those that contain it.
///
/// Consecutive statements, and operators between two operands, do not count: the parser reads them in a loop.
package struct DescentCounter {
  /// The greatest number of such words and marks that may be open at once: enough for code that people write, and few
  /// enough for the parser's stack.
  static let mostMarks = 64

  /// The counts since the last statement began, for the text and for each open bracket.
  private var counts = [0]
  private var brackets: [UInt8] = []
  private var total = 0
  private var isAtLineStart = true
  private var lastWord: [UInt8] = []
  private var lastByte = UInt8.space

  /// The state of reading the label after a comma in parentheses.
  private var label = Label.none

  private enum Label {
    case none
    case comma
    case word
  }

  /// The greatest number that may be open in all bodies around a position.
  static let mostMarksInBodies = 512

  /// Whether each body in braces is counted separately.
  private var countsPerBody = false

  /// Checks that nowhere in a range too many words and marks are open at once.
  ///
  /// Text in quotes counts only where it may contain code: after a backslash.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - range: The part of the text that is checked.
  ///   - perBody: Whether each body in braces is counted separately, as in the files of apps, where bodies are nested;
  ///     many more may be open in all of them.
  package static func check(
    _ text: TextRegions, in range: Range<Int>, perBody: Bool = false
  ) throws(Fault) {
    guard let first = excess(in: text, range, isFirstEnough: true, perBody: perBody).first else {
      return
    }
    throw Fault(.unexpectedText(text.string(in: first)), first)
  }

  /// Returns the words and marks in a range before which too many are open.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - range: The part of the text that is examined.
  ///   - isFirstEnough: Whether the search stops at the first one.
  ///   - perBody: Whether each body in braces is counted separately.
  package static func excess(
    in text: TextRegions, _ range: Range<Int>, isFirstEnough: Bool = false, perBody: Bool = false
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var counter = DescentCounter()
    counter.countsPerBody = perBody
    // A regular expression contains no code.
    var isRegex = false
    // Where bodies are counted separately, interpolations are counted apart from their texts.
    let readsQuotes =
      !perBody
      && range.contains {
        text.regions[$0] == .quoted && text.bytes[$0] == UInt8(ascii: "\\")
      }
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      index += 1
      let region = text.regions[start]
      guard region != .comment else { continue }
      if region == .quoted, start == range.lowerBound || text.regions[start - 1] != .quoted {
        isRegex = text.bytes[start...].first { $0 != .numberSign } == .slash
      }
      let isText = region == .quoted && (!readsQuotes || isRegex)
      if !isText, text.bytes[start].isWordPart {
        while index < range.upperBound, text.bytes[index].isWordPart { index += 1 }
      } else if !isText, isPostfix(text, start, in: range) {
        // After a postfix operator, the operand continues or the statement ends.
        continue
      } else if !isText, isInfix(text, start, in: range) {
        counter.noteOperator()
        continue
      }
      if !counter.count(text.bytes[start..<index], isText: isText) {
        found.append(start..<index)
        if isFirstEnough { return found }
      }
    }
    return found
  }

  /// Returns whether a byte belongs to an operator between blanks, for which the parser does not descend.
  ///
  /// After a `<` the parser may look for a list of types, which begins with neither a digit nor a sign.
  private static func isInfix(_ text: TextRegions, _ index: Int, in range: Range<Int>) -> Bool {
    let bytes = text.bytes
    guard infixMarks.contains(bytes[index]) else { return false }
    var (low, high) = (index, index + 1)
    while low > range.lowerBound, operatorMarks.contains(bytes[low - 1]) { low -= 1 }
    while high < range.upperBound, operatorMarks.contains(bytes[high]) { high += 1 }
    guard low > range.lowerBound, high < range.upperBound, bytes[low - 1].isGap, bytes[high].isGap
    else { return false }
    guard bytes[low] == UInt8(ascii: "<") else { return true }
    let next = bytes[high..<range.upperBound].first { !$0.isGap }
    return next.map { $0.isDigit || $0 == UInt8(ascii: "-") } ?? false
  }

  /// Returns whether a byte is the `?` or `!` after a type or a value, as in `Int!` and `a?.b!.c`, which begins neither
  /// a choice nor an operand.
  private static func isPostfix(_ text: TextRegions, _ index: Int, in range: Range<Int>) -> Bool {
    let bytes = text.bytes
    guard bytes[index] == UInt8(ascii: "?") || bytes[index] == UInt8(ascii: "!"),
      index > range.lowerBound,
      bytes[index - 1].isWordPart || bytes[index - 1].isClosingBracket
        || bytes[index - 1] == UInt8(ascii: ">")
    else { return false }
    guard index + 1 < range.upperBound else { return true }
    let next = bytes[index + 1]
    return next.isGap || next.isClosingBracket || followingMarks.contains(next)
  }

  private mutating func noteOperator() {
    isAtLineStart = false
    lastByte = UInt8(ascii: "&")
    lastWord = []
  }

  /// Counts a word or a single byte; returns whether there was room for it.
  private mutating func count(_ token: ArraySlice<UInt8>, isText: Bool) -> Bool {
    guard let byte = token.first else { return true }
    if byte.isLineBreak { isAtLineStart = true }
    if byte.isGap { return true }
    let isWord = byte.isWordPart && !isText
    let word = isWord ? Array(token) : []
    if !isText {
      noteStatements(byte, word: word)
      noteArguments(byte, isWord: isWord)
    } else {
      label = .none
    }
    isAtLineStart = false
    lastByte = isText ? .quote : byte
    lastWord = word
    guard !isText else { return true }
    if byte.closingBracket != nil {
      brackets.append(byte)
      counts.append(0)
    } else if byte.isClosingBracket, !brackets.isEmpty {
      brackets.removeLast()
      total -= counts.removeLast()
    } else if isWord
      ? Self.words.contains(String(decoding: word, as: UTF8.self)) : Self.marks.contains(byte)
    {
      guard hasRoom else { return false }
      counts[counts.count - 1] += 1
      total += 1
    }
    return true
  }

  /// Whether there is room for one more.
  private var hasRoom: Bool {
    guard countsPerBody else { return total < Self.mostMarks }
    let start = brackets.lastIndex(of: UInt8(ascii: "{")).map { $0 + 1 } ?? 0
    return total < Self.mostMarksInBodies && counts[start...].reduce(0, +) < Self.mostMarks
  }

  /// Resets the count of a statement when another one begins.
  private mutating func noteStatements(_ byte: UInt8, word: [UInt8]) {
    guard brackets.last ?? UInt8(ascii: "{") == UInt8(ascii: "{") else { return }
    let isSemicolon = byte == UInt8(ascii: ";")
    let beginsStatement =
      isAtLineStart && (byte.isWordPart || byte == UInt8(ascii: "@"))
      && !Self.joiningWords.contains(String(decoding: word, as: UTF8.self))
    let endsStatement =
      (lastByte.isWordPart || lastByte.isClosingBracket || lastByte == .quote
        || lastByte == UInt8(ascii: ">"))
      && !Self.words.contains(String(decoding: lastWord, as: UTF8.self))
    guard isSemicolon || (beginsStatement && endsStatement) else { return }
    total -= counts[counts.count - 1]
    counts[counts.count - 1] = 0
  }

  /// Resets the count of an argument or a parameter when the label of another one follows.
  ///
  /// A list of types in angle brackets has no labels, so that no such list is still open.
  private mutating func noteArguments(_ byte: UInt8, isWord: Bool) {
    switch byte {
    case UInt8(ascii: ",") where brackets.last == UInt8(ascii: "("): label = .comma
    case UInt8(ascii: ":") where label == .word:
      label = .none
      total -= counts[counts.count - 1]
      counts[counts.count - 1] = 0
    case _ where isWord && label != .none: label = .word
    default: label = .none
    }
  }

  private static let marks = Set("?&@\\#<>~!|^`".utf8)

  /// The characters that may follow the `?` or `!` after a type or a value.
  private static let followingMarks = Set(".[(,;:".utf8)

  private static let infixMarks = Set("&<>!|^~".utf8)

  private static let operatorMarks = Set("&<>=!|^~+-*/%".utf8)

  /// Words that continue the statement before them.
  private static let joiningWords: Set<String> = ["as", "catch", "else", "in", "is", "where"]

  private static let words: Set<String> = [
    "Any", "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case",
    "catch", "class", "consume", "consuming", "continue", "copy", "defer", "deinit", "discard",
    "do", "each", "else", "enum", "extension", "fallthrough", "fileprivate", "for", "func",
    "guard", "if", "import", "in", "indirect", "init", "inout", "internal", "is", "isolated",
    "let", "macro", "nonisolated", "open", "operator", "package", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "sending", "some", "static", "struct",
    "super", "switch", "then", "throw", "throws", "try", "typealias", "unsafe", "var", "where",
    "while", "yield",
  ]
}

extension UInt8 {
  /// Whether the byte is a blank or a line break.
  fileprivate var isGap: Bool { isBlank || isLineBreak }
}
