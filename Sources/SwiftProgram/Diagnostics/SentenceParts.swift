internal import OutsideText
internal import TextForms

/// Pieces that the sentences of errors share.
package enum SentenceParts {
  /// Words from the source, cut so that the sentence stays readable, on one line.
  package static func short(_ text: String) -> String {
    let limit = 40
    let start = text.prefix(limit).map { $0.isNewline ? " " : $0 }
    return PrintableText.line(String(start)) + (text.count > limit ? "…" : "")
  }

  /// Words from the source that are to be pasted: on one line, and never cut.
  package static func whole(_ text: String) -> String {
    PrintableText.line(
      text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  /// The number of a character as Unicode writes it: `U+001B`.
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
