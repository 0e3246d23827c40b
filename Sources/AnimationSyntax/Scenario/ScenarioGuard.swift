/// Turns away scenarios that no parser should see.
///
/// The Swift parser descends not only for brackets, which ``TextGuard`` counts, but also for words such
/// as `try` and marks such as `?`. A scenario needs some of them, but few within one statement.
enum ScenarioGuard {
  /// The longest file, in bytes.
  static let longestFile = 1_048_576

  /// How many words and marks for which the parser descends may occur in one statement and those around
  /// it.
  static let mostMarks = 64

  /// Checks what must hold before the Swift parser reads a file.
  static func check(_ text: TextRegions) throws(Fault) {
    let range = 0..<text.bytes.count
    guard range.count <= longestFile else {
      throw Fault(.scenario(.tooLong(bytes: range.count, limit: longestFile)), 0..<0)
    }
    try TextGuard.checkCharacters(text, in: range)
    try checkQuotes(text)
    try TextGuard.checkBrackets(text, in: range)
    try checkMarks(text)
    try TextGuard.checkNumbers(text, in: range)
  }

  /// Lets only plain texts pass: what is in quotes could hide brackets from the count.
  private static func checkQuotes(_ text: TextRegions) throws(Fault) {
    for index in text.bytes.indices {
      switch (text.regions[index], text.bytes[index]) {
      case (.quoted, .backslash):
        throw Fault(.scenario(.textIsNotPlain), index..<index + 1)
      case (.quoted, .quote):
        // `"""` is two texts side by side to everyone but the parser.
        let isDoubled =
          index + 1 < text.bytes.count && text.bytes[index + 1] == .quote && index > 0
          && text.bytes[index - 1] == .quote
        if isDoubled { throw Fault(.scenario(.textIsNotPlain), index - 1..<index + 2) }
      case (.code, .quote):
        throw Fault(.unclosed("\""), index..<index + 1)
      default: break
      }
    }
  }

  private static func checkMarks(_ text: TextRegions) throws(Fault) {
    var counter = MarkCounter()
    var index = 0
    while index < text.bytes.count {
      let start = index
      index += 1
      guard text.regions[start] != .comment else { continue }
      let byte = text.bytes[start]
      if text.regions[start] == .code, byte.isWordPart {
        while index < text.bytes.count, text.bytes[index].isWordPart { index += 1 }
      }
      guard counter.count(text.bytes[start..<index], isQuoted: text.regions[start] == .quoted)
      else {
        throw Fault(
          .unexpectedText(String(decoding: text.bytes[start..<index], as: UTF8.self)),
          start..<index)
      }
    }
  }
}

/// Counts the marks of the statement that is being read and of those that it stands in.
private struct MarkCounter {
  /// For each open bracket, and for the file, what has been counted there since the last statement began.
  private var counts = [0]
  private var brackets: [UInt8] = []
  private var total = 0
  private var isAtLineStart = true
  private var lastWord: [UInt8] = []
  private var lastByte = UInt8.space

  /// Takes a word or a single byte; answers whether there may be more.
  mutating func count(_ token: ArraySlice<UInt8>, isQuoted: Bool) -> Bool {
    guard let byte = token.first else { return true }
    if byte.isLineBreak { isAtLineStart = true }
    if byte.isBlank || byte.isLineBreak { return true }
    let isWord = byte.isWordPart && !isQuoted
    let word = isWord ? Array(token) : []
    if !isQuoted { noteStatements(byte, word: word) }
    isAtLineStart = false
    lastByte = isQuoted ? .quote : byte
    lastWord = word
    guard !isQuoted else { return true }
    if byte.closingBracket != nil {
      brackets.append(byte)
      counts.append(0)
    } else if byte.isClosingBracket, !brackets.isEmpty {
      brackets.removeLast()
      total -= counts.removeLast()
    } else if isWord
      ? Self.words.contains(String(decoding: word, as: UTF8.self))
      : Self.marks.contains(byte)
    {
      counts[counts.count - 1] += 1
      total += 1
    }
    return total <= ScenarioGuard.mostMarks
  }

  /// Forgets what was counted in a statement when another one begins.
  private mutating func noteStatements(_ byte: UInt8, word: [UInt8]) {
    guard brackets.last ?? UInt8(ascii: "{") == UInt8(ascii: "{") else { return }
    let isSemicolon = byte == UInt8(ascii: ";")
    let beginsStatement =
      isAtLineStart && (byte.isWordPart || byte == UInt8(ascii: "@"))
      && !Self.joiningWords.contains(String(decoding: word, as: UTF8.self))
    let endsStatement =
      (lastByte.isWordPart || lastByte.isClosingBracket || lastByte == .quote)
      && !Self.words.contains(String(decoding: lastWord, as: UTF8.self))
    guard isSemicolon || (beginsStatement && endsStatement) else { return }
    total -= counts[counts.count - 1]
    counts[counts.count - 1] = 0
  }

  private static let marks = Set("?&@\\#<>~!|^`".utf8)

  /// Words that go on with the statement before them.
  private static let joiningWords: Set<String> = ["as", "catch", "else", "in", "is", "where"]

  private static let words: Set<String> = [
    "Any", "any", "as", "async", "await", "borrowing", "case", "catch", "class", "consume",
    "consuming", "copy", "defer", "do", "each", "else", "enum", "extension", "for", "func",
    "guard", "if", "import", "in", "init", "inout", "is", "let", "protocol", "repeat", "return",
    "some", "struct", "switch", "then", "throw", "throws", "try", "typealias", "unsafe", "var",
    "where", "while", "yield",
  ]
}

extension UInt8 {
  fileprivate static let backslash = UInt8(ascii: "\\")
}
