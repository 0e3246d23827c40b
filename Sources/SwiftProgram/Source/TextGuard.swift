internal import OutsideText

/// Rejects text that no parser should see: unbalanced, too deep or too long.
///
/// The Swift parser descends for each bracket, which is counted here, and for words such as `try` and marks such as
/// `?`, which ``DescentCounter`` counts. The limits keep its stack, and the stacks of all later steps, small.
package enum TextGuard {
  /// The greatest length of a Swift file, in bytes.
  package static let longestFile = 1_048_576

  /// The greatest length of an expression, in bytes.
  package static let longestExpression = 65_536

  /// The greatest nesting depth of brackets.
  static let deepestNesting = 32

  /// The greatest nesting depth of square brackets, of which a sweep needs one.
  ///
  /// The Swift parser looks ahead in each of them, so that its work doubles with every level.
  static let deepestArrays = 4

  /// Checks the conditions for all languages: brackets, characters and length.
  package static func checkText(_ text: TextRegions, in range: Range<Int>) throws(Fault) {
    try checkCharacters(text, in: range)
    try checkBrackets(text, in: range)
    guard range.count <= longestExpression else {
      throw Fault(
        .tooLong(bytes: range.count, limit: longestExpression),
        range.lowerBound..<range.lowerBound)
    }
  }

  /// Checks further conditions before the Swift parser reads a text that passed ``checkText(_:in:)``.
  package static func checkSwift(_ text: TextRegions, in range: Range<Int>) throws(Fault) {
    try DescentCounter.check(text, in: range)
    try checkInterpolations(text, in: range)
    try checkNumbers(text, in: range)
  }

  /// Checks the brackets in interpolations, which are quoted here, and code for the Swift parser.
  private static func checkInterpolations(
    _ text: TextRegions, in range: Range<Int>
  ) throws(Fault) {
    let mayHoldCode = range.contains {
      text.regions[$0] == .quoted && text.bytes[$0] == UInt8(ascii: "\\")
    }
    guard mayHoldCode else { return }
    let code = TextRegions(swift: text.withoutComments(in: range), interpolation: .code)
    guard let first = deepBrackets(of: code).first else { return }
    let start = range.lowerBound + first.lowerBound
    let isArray = text.bytes[start] == UInt8(ascii: "[")
    throw Fault(.tooDeep(limit: isArray ? deepestArrays : deepestNesting), start..<start + 1)
  }

  /// Returns the brackets of code that are nested too deeply, with their contents; they need not match.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - deepestArrays: The greatest nesting depth of square brackets.
  package static func deepBrackets(
    of text: TextRegions, arrays deepestArrays: Int = deepestArrays
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var open: [(byte: UInt8, index: Int)] = []
    var arrays = 0
    // The number of open brackets from the outermost one that is too deep on.
    var surplus = 0
    for index in text.bytes.indices where text.regions[index] == .code {
      let byte = text.bytes[index]
      if byte.closingBracket != nil {
        open.append((byte, index))
        if byte == UInt8(ascii: "[") { arrays += 1 }
        let isTooDeep = open.count > deepestNesting || arrays > deepestArrays
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

  /// Checks that brackets match and are not nested too deeply.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - range: The part of the text that is checked.
  ///   - deepestArrays: The greatest nesting depth of square brackets.
  package static func checkBrackets(
    _ text: TextRegions, in range: Range<Int>, deepestArrays: Int = deepestArrays
  ) throws(Fault) {
    var open: [Int] = []
    for index in range where text.regions[index] == .code {
      let byte = text.bytes[index]
      if byte.closingBracket != nil {
        open.append(index)
        if open.count > deepestNesting {
          throw Fault(.tooDeep(limit: deepestNesting), index..<index + 1)
        }
        if byte == UInt8(ascii: "["),
          open.count(where: { text.bytes[$0] == byte }) > deepestArrays
        {
          throw Fault(.misplacedArray("an array of arrays is not a sweep"), index..<index + 1)
        }
      } else if byte.isClosingBracket {
        guard let opening = open.popLast() else {
          throw Fault(.unexpectedText(byte.asText), index..<index + 1)
        }
        guard text.bytes[opening].closingBracket == byte else {
          throw Fault(.unclosed(text.bytes[opening].asText), opening..<opening + 1)
        }
      }
    }
    if let opening = open.last {
      throw Fault(.unclosed(text.bytes[opening].asText), opening..<opening + 1)
    }
  }

  /// Checks that there are no control characters for terminals.
  package static func checkCharacters(_ text: TextRegions, in range: Range<Int>) throws(Fault) {
    try checkCharacters(text.bytes, in: range)
  }

  /// Checks that there are no control characters for terminals; blanks and line breaks are allowed.
  package static func checkCharacters(_ bytes: [UInt8], in range: Range<Int>) throws(Fault) {
    for index in range {
      let byte = bytes[index]
      // Beyond ASCII such a character begins with one of these bytes.
      guard byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2,
        !byte.isBlank, !byte.isLineBreak
      else { continue }
      let character = bytes[index..<min(index + 4, range.upperBound)]
      guard let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first,
        PrintableText.isObeyed(scalar)
      else { continue }
      throw Fault(.controlCharacter(scalar), index..<index + String(scalar).utf8.count)
    }
  }

  /// Finds the two misspelled decimals for which the Swift parser has no good message: `.5` and `1.`.
  package static func checkNumbers(_ text: TextRegions, in range: Range<Int>) throws(Fault) {
    for index in range where text.regions[index] == .code && text.bytes[index] == .period {
      let before = index > range.lowerBound ? text.bytes[index - 1] : .space
      let after = index + 1 < range.upperBound ? text.bytes[index + 1] : .space
      if after.isDigit, !before.isWordPart, before != .period {
        let end = endOfWord(text, from: index + 1, in: range)
        let digits = String(decoding: text.bytes[index..<end], as: UTF8.self)
        throw Fault(.numberWithoutZero(suggestion: "0" + digits), index..<end)
      }
      if before.isDigit, !after.isWordPart, after != .period {
        let start = startOfWord(text, before: index, in: range)
        let digits = String(decoding: text.bytes[start..<index], as: UTF8.self)
        if digits.utf8.allSatisfy(\.isDigit) {
          throw Fault(.numberWithoutZero(suggestion: digits + ".0"), start..<index + 1)
        }
      }
    }
  }

  private static func endOfWord(
    _ text: TextRegions, from start: Int, in range: Range<Int>
  ) -> Int {
    text.bytes[start..<range.upperBound].firstIndex { !$0.isWordPart } ?? range.upperBound
  }

  private static func startOfWord(
    _ text: TextRegions, before end: Int, in range: Range<Int>
  ) -> Int {
    var start = end
    while start > range.lowerBound, text.bytes[start - 1].isWordPart { start -= 1 }
    return start
  }
}

extension UInt8 {
  /// The character of an ASCII byte.
  fileprivate var asText: String { String(UnicodeScalar(self)) }
}
