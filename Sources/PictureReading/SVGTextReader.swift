internal import OutsideText

/// Reads title, description and metadata of an SVG document, which are children of its root.
enum SVGTextReader {
  /// Reads the metadata of the document.
  static func metadata(_ bytes: [UInt8]) throws(PictureMetadataError) -> PictureMetadata {
    var metadata = PictureMetadata(format: .svg)
    var markup = Markup(bytes)
    var open: [String] = []
    var text: ArraySlice<UInt8> = []
    while let tag = try markup.next() {
      let name = tag.name
      if name.first == "/" {
        guard let last = open.popLast(), name == "/" + last else {
          throw .malformed("<\(name)> closes an element that is not open")
        }
        if open.count == 1 { try add(text, of: last, to: &metadata) }
      } else {
        guard !name.isEmpty else { throw .malformed("a tag has no name") }
        // A prefix, as in `svg:svg`, is used by documents that name the namespace.
        guard !open.isEmpty || name.split(separator: ":").last == "svg" else {
          throw .malformed("its first element is not <svg>")
        }
        if tag.content.last != UInt8(ascii: "/") { open.append(name) }
      }
      if open.isEmpty { return metadata }
      text = tag.text
    }
    throw .cutOff
  }

  private static func add(
    _ text: ArraySlice<UInt8>, of name: String, to metadata: inout PictureMetadata
  ) throws(PictureMetadataError) {
    guard ["title", "desc", "metadata"].contains(name) else { return }
    guard let text = XMLText.unescaped(text) else { throw .malformed("an '&' has no ';'") }
    switch name {
    case "title": metadata.add(text, as: "Title")
    case "desc": metadata.add(text, as: "Description")
    default: metadata.facts += FactText.facts(in: text, separator: "\n")
    }
  }
}
