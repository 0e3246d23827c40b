internal import OutsideText

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

  /// An identifier made from the content, so that two pictures on one page do not share it.
  ///
  /// 32-bit FNV-1a (Fowler, Noll, Vo) over title, description and body.
  func svgIdentifier(of body: String) -> String {
    var hash: UInt32 = 0x811C_9DC5
    for part in [title, description, body] {
      for byte in part.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    }
    return String(hash, radix: 16)
  }
}
