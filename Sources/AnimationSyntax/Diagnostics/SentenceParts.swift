/// Pieces that the sentences of errors share.
enum SentenceParts {
  /// Words from the source, cut so that the sentence stays readable, on one line.
  static func short(_ text: String) -> String {
    let limit = 40
    var shown = ""
    for character in text {
      if shown.count == limit { return shown + "…" }
      let isPrintable = character.unicodeScalars.allSatisfy { !$0.properties.isControl }
      shown.append(isPrintable ? character : " ")
    }
    return shown
  }

  /// Words in quotes: 'a', 'b' and 'c'.
  static func list(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Unicode.Scalar.Properties {
  /// Whether the scalar is a control character, line breaks included.
  fileprivate var isControl: Bool {
    switch generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
