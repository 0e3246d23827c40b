internal import OutsideText
internal import TextForms

extension Drawing {
  /// Title, description and facts as elements of an SVG document.
  func svgWords(_ identifier: String) -> String {
    var words = "<title id=\"t\(identifier)\">\(XMLText.escaped(title))</title>\n"
    words += "<desc id=\"d\(identifier)\">\(XMLText.escaped(description))</desc>\n"
    if !facts.isEmpty {
      let facts = facts.map { XMLText.escaped("\($0.key): \($0.value)") }
      words += "<metadata>\(facts.joined(separator: "\n"))</metadata>\n"
    }
    return words
  }

  /// An identifier made from the content, so that two pictures on one page have different ones.
  ///
  /// It is a hash of title, description and body.
  func svgIdentifier(of body: String) -> String {
    String(TextHash(title, description, body).value, radix: 16)
  }
}
