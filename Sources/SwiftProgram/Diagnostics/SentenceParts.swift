internal import OutsideText
internal import TextForms

/// Parts that the sentences of errors have in common.
package enum SentenceParts {
  /// Returns source text on one line, cut off so that the sentence stays readable.
  package static func short(_ text: String) -> String {
    let limit = 40
    let start = text.prefix(limit).map { $0.isNewline ? " " : $0 }
    return PrintableText.line(String(start)) + (text.count > limit ? "…" : "")
  }

  /// Returns source text that is to be pasted: on one line, and never cut off.
  package static func whole(_ text: String) -> String {
    PrintableText.line(
      text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  /// Returns the number of a character in Unicode's notation: `U+001B`.
  static func number(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }

  /// The names that there are instead, for the end of a sentence; nothing where there are none.
  package static func thereAre(_ count: Int, _ names: String) -> String {
    count == 0 ? "" : "; there \(count == 1 ? "is" : "are") \(names)"
  }

  /// Words in quotes: 'a', 'b' and 'c'.
  package static func list(_ words: [String]) -> String {
    WordList.text(words.map { "'\($0)'" })
  }
}
