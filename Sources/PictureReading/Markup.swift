internal import OutsideText

/// The tags of an SVG document or a page, one after the other.
///
/// Documents that this project writes have angle brackets around their tags and nowhere else.
struct Markup {
  /// A tag, and the text after it.
  struct Tag {
    /// The text between the brackets.
    let content: ArraySlice<UInt8>
    /// The text up to the next tag.
    let text: ArraySlice<UInt8>

    /// The name, with the slash of a closing tag before it and without that of an empty tag after it.
    var name: String {
      let slash = content.prefix { $0 == UInt8(ascii: "/") }
      let letters = content[slash.endIndex...].prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
      return String(decoding: slash + letters, as: UTF8.self)
    }
  }

  private var rest: ArraySlice<UInt8>

  /// The starts of constructs that begin like a tag and are skipped, with their ends.
  private static let passedOver = [
    (start: "<!--", end: "-->"), (start: "<![CDATA[", end: "]]>"), (start: "<!", end: ">"),
    (start: "<?", end: ">"),
  ].map { (start: Array($0.start.utf8), end: Array($0.end.utf8)) }

  /// Takes the bytes of a file.
  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  /// The next tag; nil after the last one.
  mutating func next() throws(PictureMetadataError) -> Tag? {
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      if let marks = Self.passedOver.first(where: { rest.starts(with: $0.start) }) {
        guard let end = rest.firstRange(of: marks.end) else { throw .cutOff }
        rest = rest[end.upperBound...]
        continue
      }
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { throw .cutOff }
      let content = rest[..<end].dropFirst()
      rest = rest[end...].dropFirst()
      return Tag(content: content, text: rest.prefix { $0 != UInt8(ascii: "<") })
    }
    return nil
  }
}

extension XMLText {
  /// Text with the references replaced that ``escaped(_:)`` writes; nil if an `&` does not begin one.
  static func unescaped(_ text: ArraySlice<UInt8>) -> String? {
    let parts = text.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
    var result = String(decoding: parts[0], as: UTF8.self)
    for part in parts.dropFirst() {
      let pieces = part.split(
        separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false
      ).map { String(decoding: $0, as: UTF8.self) }
      guard pieces.count == 2 else { return nil }
      result += scalar(of: pieces[0]).map { String($0) } ?? "&\(pieces[0]);"
      result += pieces[1]
    }
    return result
  }

  private static func scalar(of name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    default: name.first == "#" ? UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) : nil
    }
  }
}
