internal import DrawingModel
internal import OutsideText

/// Reads the title and the metadata of an HTML page, which are in its head.
///
/// Source: HTML, Living Standard, sections 4.2 (document metadata) and 13.1.2 (elements), as far as a head needs them.
struct HTMLTextReader {
  private let bytes: [UInt8]
  private var offset = 0

  /// The names of metadata that are about how a page is shown, and not about what it holds.
  private static let passedOver: Set<String> = ["viewport", "color-scheme", "theme-color"]

  /// The other elements that are before the body.
  private static let headElements: Set<String> = ["html", "head", "link", "base", "template"]

  /// Takes the bytes of a file.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether bytes begin as a page does.
  static func isLikely(_ bytes: [UInt8]) -> Bool {
    let head = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let start = head.drop { isBlank($0) }.prefix(14)
    let text = String(decoding: start, as: UTF8.self).lowercased()
    return text.hasPrefix("<!doctype html") || text.hasPrefix("<html")
  }

  /// The words of the page.
  mutating func metadata() throws(PictureMetadataError) -> PictureMetadata {
    var metadata = PictureMetadata(format: .html)
    while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = start
      if starts(with: "<!--") {
        try skip(past: "-->", from: 4)
        continue
      }
      let tag = try tag()
      switch tag.name {
      case "title":
        let text = try text(to: "title")
        if metadata.title == nil { metadata.title = Self.unescaped(text) }
      case "meta":
        guard let name = tag.attributes["name"], let content = tag.attributes["content"] else {
          continue
        }
        Self.add(content, as: name, to: &metadata)
      case "style", "script", "noscript": _ = try text(to: tag.name)
      // What is in the body is about something in it.
      case let name
      where name.first != "!" && name.first != "/" && !Self.headElements.contains(name):
        return metadata
      default: continue
      }
    }
    return metadata
  }

  private static func add(
    _ content: String, as name: String, to metadata: inout PictureMetadata
  ) {
    switch name.lowercased() {
    case "description" where metadata.description == nil: metadata.description = content
    case let key where ["software", "command"].contains(key):
      metadata.facts.append(
        Drawing.Fact(key: key.prefix(1).uppercased() + key.dropFirst(), value: content))
    case let key where passedOver.contains(key): break
    default: metadata.facts.append(Drawing.Fact(key: name, value: content))
    }
  }

  /// A reference that is none stays as it is written.
  private static func unescaped(_ text: String) -> String {
    var parts = text.unicodeScalars.split(separator: "&", omittingEmptySubsequences: false)
      .map { String($0) }[...]
    var result = parts.removeFirst()
    for part in parts { result += (try? XMLText.unescaped("&" + part)) ?? "&" + part }
    return result
  }

  // MARK: Tags

  /// The tag that begins here: its name in small letters, with the slash of a closing one.
  private mutating func tag() throws(PictureMetadataError) -> (
    name: String, attributes: [String: String]
  ) {
    offset += 1
    let name = word { Self.isBlank($0) || $0 == UInt8(ascii: ">") }.lowercased()
    var attributes: [String: String] = [:]
    while true {
      pass { Self.isBlank($0) || $0 == UInt8(ascii: "/") }
      guard offset < bytes.count else { throw .cutOff }
      if bytes[offset] == UInt8(ascii: ">") {
        offset += 1
        return (name, attributes)
      }
      let key = attributeName()
      pass { Self.isBlank($0) }
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else { continue }
      offset += 1
      pass { Self.isBlank($0) }
      let value = try attributeValue()
      if attributes[key] == nil { attributes[key] = Self.unescaped(value) }
    }
  }

  /// A name of one character at least, so that any bytes come to an end.
  private mutating func attributeName() -> String {
    let start = offset
    offset += 1
    pass {
      !Self.isBlank($0) && ![UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/")].contains($0)
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self).lowercased()
  }

  private mutating func attributeValue() throws(PictureMetadataError) -> String {
    guard offset < bytes.count else { throw .cutOff }
    let quotation = bytes[offset]
    guard quotation == UInt8(ascii: "\"") || quotation == UInt8(ascii: "'") else {
      return word { Self.isBlank($0) || $0 == UInt8(ascii: ">") }
    }
    offset += 1
    let value = word { $0 == quotation }
    guard offset < bytes.count else { throw .cutOff }
    offset += 1
    return value
  }

  /// The bytes up to one that ends them.
  private mutating func word(endsAt isEnd: (UInt8) -> Bool) -> String {
    let start = offset
    pass { !isEnd($0) }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func pass(while isPassed: (UInt8) -> Bool) {
    while offset < bytes.count, isPassed(bytes[offset]) { offset += 1 }
  }

  /// What is in an element that has no elements in it.
  private mutating func text(to name: String) throws(PictureMetadataError) -> String {
    let start = offset
    let mark = Array("</\(name)".utf8)
    while let found = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = found
      let piece = bytes[offset...].prefix(mark.count).map { byte in
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
      }
      if piece == mark {
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        _ = try tag()
        return text
      }
      offset += 1
    }
    throw .cutOff
  }

  private mutating func skip(past mark: String, from distance: Int) throws(PictureMetadataError) {
    guard let found = bytes[min(offset + distance, bytes.count)...].firstRange(of: Array(mark.utf8))
    else { throw .cutOff }
    offset = found.upperBound
  }

  private func starts(with text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

  private static func isBlank(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte)
  }
}
