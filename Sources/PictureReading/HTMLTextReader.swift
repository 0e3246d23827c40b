internal import OutsideText

/// Reads the title and the metadata of a page, which are in its head.
enum HTMLTextReader {
  /// Reads the metadata of the page.
  static func metadata(_ bytes: [UInt8]) throws(PictureMetadataError) -> PictureMetadata {
    var metadata = PictureMetadata(format: .html)
    var markup = Markup(bytes)
    var last = ""
    while let tag = try markup.next() {
      last = tag.name
      switch last {
      case "title": metadata.add(unescaped(tag.text), as: "Title")
      case "meta":
        let parts = tag.content.split(separator: UInt8(ascii: "\"")).map { unescaped($0) }
        // `viewport` is about the display of the page.
        guard parts.count == 4, parts[0] == "meta name=", parts[2] == " content=",
          parts[1] != "viewport"
        else { continue }
        metadata.add(parts[3], as: parts[1].prefix(1).uppercased() + parts[1].dropFirst())
      case "/head", "body": return metadata
      default: continue
      }
    }
    // Pages may omit the tags of their head, but not the end of these elements.
    guard !["title", "style"].contains(last) else { throw .cutOff }
    return metadata
  }

  /// Returns text with its references replaced; an `&` that begins no reference leaves the text as
  /// it is.
  private static func unescaped(_ text: ArraySlice<UInt8>) -> String {
    XMLText.unescaped(text) ?? String(decoding: text, as: UTF8.self)
  }
}
