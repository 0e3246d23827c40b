/// The text of a page's program in the form in which the page contains it.
enum PageScript {
  /// Returns the program without comments and without blanks that have no effect.
  ///
  /// Names, texts, templates and regular expressions stay as they are. Line breaks stay where a statement might end
  /// there without a semicolon.
  ///
  /// - Parameter source: A program whose comments begin with `//`.
  static func compact(_ source: String) -> String {
    var stripper = ScriptStripper(Array(source.utf8))
    return String(decoding: stripper.stripped(), as: UTF8.self)
  }
}

/// Removes comments and blanks from JavaScript.
private struct ScriptStripper {
  private let source: [UInt8]
  private var index = 0
  private var output: [UInt8] = []

  init(_ source: [UInt8]) {
    self.source = source
    output.reserveCapacity(source.count)
  }

  /// The program without comments and blanks.
  mutating func stripped() -> [UInt8] {
    while index < source.count {
      switch source[index] {
      case Self.quote, Self.apostrophe: copy(until: endOfText(source[index]))
      case Self.backtick: copy(until: endOfTemplate(from: index))
      case Self.slash where next == Self.slash: skipLine()
      case Self.slash where isValueDue: copy(until: endOfPattern())
      case Self.blank, Self.lineFeed: closeGap()
      default: copy(until: index + 1)
      }
    }
    return output
  }

  private var next: UInt8? { index + 1 < source.count ? source[index + 1] : nil }

  private mutating func copy(until end: Int) {
    output += source[index..<min(end, source.count)]
    index = min(end, source.count)
  }

  private mutating func skipLine() {
    while index < source.count, source[index] != Self.lineFeed { index += 1 }
  }

  /// Whether a slash at this position begins a regular expression and is not a division.
  private var isValueDue: Bool {
    guard let last = output.last else { return true }
    if output.suffix(6).elementsEqual("return".utf8) { return true }
    return Self.beforeValues.contains(last)
  }

  /// Returns the end of a text in quotes.
  private func endOfText(_ quote: UInt8) -> Int {
    var end = index + 1
    while end < source.count, source[end] != quote { end += source[end] == Self.backslash ? 2 : 1 }
    return end + 1
  }

  /// Returns the end of a regular expression; a slash in brackets does not end it.
  private func endOfPattern() -> Int {
    var end = index + 1
    var isInBrackets = false
    while end < source.count, isInBrackets || source[end] != Self.slash {
      if source[end] == UInt8(ascii: "[") { isInBrackets = true }
      if source[end] == UInt8(ascii: "]") { isInBrackets = false }
      end += source[end] == Self.backslash ? 2 : 1
    }
    return end + 1
  }

  /// Returns the end of a template, with everything that is computed in it.
  private func endOfTemplate(from start: Int) -> Int {
    var end = start + 1
    var depth = 0
    while end < source.count {
      switch source[end] {
      case Self.backslash: end += 1
      case Self.backtick:
        if depth == 0 { return end + 1 }
        end = endOfTemplate(from: end) - 1
      case UInt8(ascii: "{") where depth > 0 || source[end - 1] == UInt8(ascii: "$"): depth += 1
      case UInt8(ascii: "}") where depth > 0: depth -= 1
      default: break
      }
      end += 1
    }
    return end
  }

  /// Skips blanks and line breaks, and leaves one where it is needed.
  private mutating func closeGap() {
    var hasBreak = false
    while index < source.count, source[index] == Self.blank || source[index] == Self.lineFeed {
      hasBreak = hasBreak || source[index] == Self.lineFeed
      index += 1
    }
    guard let last = output.last, index < source.count else { return }
    let first = source[index]
    if first == Self.slash, next == Self.slash {
      // The character after the comment decides; the comment's line break belongs to the gap.
      skipLine()
      return closeGap()
    }
    if hasBreak, !Self.beforeGaps.contains(last), !Self.afterGaps.contains(first) {
      output.append(Self.lineFeed)
    } else if Self.isInName(last) && Self.isInName(first) || Self.joins(last, first) {
      output.append(Self.blank)
    }
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// Whether two adjacent characters would form another operator, or a comment.
  private static func joins(_ last: UInt8, _ first: UInt8) -> Bool {
    last == first && [UInt8(ascii: "+"), UInt8(ascii: "-"), slash].contains(last)
      || last == UInt8(ascii: "-") && first == UInt8(ascii: ">")
      || last == UInt8(ascii: "<") && first == UInt8(ascii: "!")
  }

  private static let blank = UInt8(ascii: " "), lineFeed = UInt8(ascii: "\n")
  private static let quote = UInt8(ascii: "\""), apostrophe = UInt8(ascii: "'")
  private static let backtick = UInt8(ascii: "`"), slash = UInt8(ascii: "/")
  private static let backslash = UInt8(ascii: "\\")

  /// The characters after which a value is due.
  private static let beforeValues = Set("(,=:[!&|?{};<>+-*%".utf8)

  /// The characters after which no statement ends, or after which it already has its semicolon.
  private static let beforeGaps = Set(";{,([=*&|?:<>!".utf8)

  /// The characters with which no statement begins.
  private static let afterGaps = Set(")].,?:}&|=*".utf8)
}
