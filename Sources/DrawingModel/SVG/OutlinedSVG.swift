/// An SVG document that Cairo has written, adapted to this library's form: with the words for readers who cannot
/// see it, and with identifiers that depend only on the picture.
///
/// Cairo numbers its identifiers in the order in which it creates surfaces and fonts in a process, so that the same
/// picture has other identifiers after other pictures.
package enum OutlinedSVG {
  /// The document.
  ///
  /// - Parameters:
  ///   - drawing: The drawing that Cairo has drawn.
  ///   - text: The text that Cairo has written.
  /// - Returns: The document; nil if the text is not an SVG document.
  package static func document(of drawing: Drawing, cairo text: String) -> String? {
    guard let start = text.firstRange(of: "<svg"),
      let end = text[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let body = String(text[text.index(after: end)...].drop { $0.isNewline })
    // The words refer to the picture by its content, whatever Cairo's numbers were.
    let plain = renumbered(body, prefix: "")
    let identifier = drawing.svgIdentifier(of: plain)
    let width = DecimalText.text(drawing.size.width)
    let height = DecimalText.text(drawing.size.height)
    var head = "<svg xmlns=\"http://www.w3.org/2000/svg\""
    head += " xmlns:xlink=\"http://www.w3.org/1999/xlink\""
    head += " width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
    head += " role=\"img\" aria-labelledby=\"t\(identifier) d\(identifier)\">\n"
    return head + drawing.svgWords(identifier) + renumbered(body, prefix: "k\(identifier)-")
  }

  /// The text before an identifier, and the character after it.
  private static let positions: [(before: String, after: Character)] = [
    ("id=\"", "\""), ("href=\"#", "\""), ("url(#", ")"),
  ]

  /// The text with its identifiers replaced by numbers in the order in which they come.
  static func renumbered(_ text: String, prefix: String) -> String {
    var numbers: [Substring: Int] = [:]
    var result = ""
    var rest = text[...]
    while let (range, after) = nextPosition(in: rest) {
      result += rest[..<range.upperBound]
      rest = rest[range.upperBound...]
      let name = rest.prefix { $0 != after }
      let number = numbers[name] ?? numbers.count
      numbers[name] = number
      result += "\(prefix)\(number)"
      rest = rest[name.endIndex...]
    }
    return result + rest
  }

  private static func nextPosition(
    in text: Substring
  ) -> (range: Range<Substring.Index>, after: Character)? {
    // All of these texts contain a character that is rare in numbers and paths.
    var best: (range: Range<Substring.Index>, after: Character)?
    for position in positions {
      let limit = best?.range.lowerBound ?? text.endIndex
      if let range = text[..<limit].firstRange(of: position.before) {
        best = (range, position.after)
      }
    }
    return best
  }
}
