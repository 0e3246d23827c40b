internal import OutsideText

/// Reads title, description and metadata of an SVG document, without the rest of it.
///
/// Only the children of the root count. The metadata of other programs, which are elements, are
/// passed over.
struct SVGTextReader {
  private let bytes: [UInt8]
  private var offset = 0

  /// How many bytes of a file are looked at to tell what it is.
  private static let look = 4096

  /// Takes the bytes of a file.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether bytes look like an SVG document: markup with `<svg` near its beginning.
  static func isLikely(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(look)
    let start = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head
    let first = start.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == UInt8(ascii: "<") && head.firstRange(of: Array("<svg".utf8)) != nil
  }

  /// The words of the document.
  mutating func metadata() throws(PictureMetadataError) -> PictureMetadata {
    var metadata = PictureMetadata(format: .svg)
    var open: [String] = []
    /// What was read of an element that counts; nil outside of one.
    var text: String?
    while let tag = try nextTag(collecting: &text) {
      switch tag {
      case .opening(let name, let isEmpty):
        if open.isEmpty && name != "svg" { throw .malformed("its first element is not <svg>") }
        // An element inside one that counts: the text is not ours.
        text = nil
        guard !isEmpty else {
          if open.isEmpty { return metadata }
          continue
        }
        open.append(name)
        if open.count == 2, ["title", "desc", "metadata"].contains(name) { text = "" }
      case .closing(let name):
        guard open.last == name else {
          throw .malformed("</\(name)> closes an element that is not open")
        }
        if let text { Self.add(text, of: name, to: &metadata) }
        text = nil
        open.removeLast()
        if open.isEmpty { return metadata }
      }
    }
    throw .cutOff
  }

  private static func add(_ text: String, of name: String, to metadata: inout PictureMetadata) {
    switch name {
    case "title" where metadata.title == nil: metadata.title = text
    case "desc" where metadata.description == nil: metadata.description = text
    case "metadata" where metadata.facts.isEmpty:
      metadata.facts = FactText.facts(in: text, separator: "\n")
    default: break
    }
  }

  private enum Tag {
    case opening(String, isEmpty: Bool)
    case closing(String)
  }

  /// The next tag; comments and instructions are passed over.
  private mutating func nextTag(
    collecting text: inout String?
  ) throws(PictureMetadataError) -> Tag? {
    while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      text? += try XMLText.unescaped(String(decoding: bytes[offset..<start], as: UTF8.self))
      offset = start
      if starts(with: "<!--") {
        try skip(past: "-->", from: 4)
      } else if starts(with: "<?") {
        try skip(past: "?>", from: 2)
      } else if starts(with: "<![CDATA[") {
        let inside = offset + 9
        try skip(past: "]]>", from: 9)
        text? += String(decoding: bytes[inside..<offset - 3], as: UTF8.self)
      } else if starts(with: "<!") {
        try skipDeclaration()
      } else {
        return try tag()
      }
    }
    return nil
  }

  private mutating func tag() throws(PictureMetadataError) -> Tag {
    let isClosing = starts(with: "</")
    let nameStart = offset + (isClosing ? 2 : 1)
    // A bracket inside quotation marks does not end the tag.
    var quotation: UInt8?
    var end = nameStart
    while end < bytes.count {
      let byte = bytes[end]
      if let open = quotation {
        if byte == open { quotation = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quotation = byte
      } else if byte == UInt8(ascii: ">") {
        break
      }
      end += 1
    }
    guard end < bytes.count else { throw .cutOff }
    let content = bytes[nameStart..<end]
    let name = content.prefix { ![0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "/")].contains($0) }
    guard !name.isEmpty else { throw .malformed("a tag has no name") }
    offset = end + 1
    // `svg:title` in a document that names the namespace.
    let local = name.split(separator: UInt8(ascii: ":")).last ?? name
    let text = String(decoding: local, as: UTF8.self)
    return isClosing
      ? .closing(text) : .opening(text, isEmpty: content.last == UInt8(ascii: "/"))
  }

  /// Passes over `<!DOCTYPE …>` with what it declares in brackets.
  private mutating func skipDeclaration() throws(PictureMetadataError) {
    var depth = 0
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "<") { depth += 1 }
      if bytes[offset] == UInt8(ascii: ">") { depth -= 1 }
      offset += 1
      if depth == 0 { return }
    }
    throw .cutOff
  }

  private mutating func skip(past mark: String, from distance: Int) throws(PictureMetadataError) {
    guard let found = bytes[min(offset + distance, bytes.count)...].firstRange(of: Array(mark.utf8))
    else { throw .cutOff }
    offset = found.upperBound
  }

  private func starts(with text: String) -> Bool {
    bytes[offset...].starts(with: text.utf8)
  }
}

extension XMLText {
  /// Text with the references of XML 1.0 replaced; a reference to anything else stays as it is.
  static func unescaped(_ text: String) throws(PictureMetadataError) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    // By scalars: a combining mark behind `;` makes one character of them in Swift.
    var result = String.UnicodeScalarView()
    var rest = text[...].unicodeScalars
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";") else {
        throw .malformed("an '&' has no ';'")
      }
      if let scalar = scalar(of: Substring(rest[rest.index(after: start)..<end])) {
        result.append(scalar)
      } else {
        result += rest[start...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    return String(result + rest)
  }

  private static func scalar(of name: Substring) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    default:
      if name.hasPrefix("#x") {
        UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      } else if name.hasPrefix("#") {
        UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
      } else {
        nil
      }
    }
  }
}
