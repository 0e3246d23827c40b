internal import DrawingModel

/// Reads the comments of a GIF.
///
/// Source: CompuServe, Graphics Interchange Format, version 89a, sections 17 to 27.
struct GIFTextReader {
  private let bytes: [UInt8]
  private var offset = 0

  /// What every GIF begins with.
  static let signature = Array("GIF8".utf8)

  /// The bytes of the header and of the description of the screen.
  private static let headLength = 13

  /// Takes the bytes of a file that begins with the signature.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The words of the file.
  ///
  /// The comment of a picture of ours is a fact in each line; one of another program is a fact by itself.
  mutating func metadata() throws(PictureMetadataError) -> PictureMetadata {
    var metadata = PictureMetadata(format: .gif)
    guard bytes.count >= Self.headLength else { throw .cutOff }
    offset = Self.headLength
    try skip(Self.paletteLength(bytes[10]))
    while true {
      switch try next() {
      case 0x21:
        let isComment = try next() == 0xFE
        let data = try blocks()
        if isComment { Self.add(String(decoding: data, as: UTF8.self), to: &metadata) }
      case 0x2C:
        try skip(8)
        try skip(Self.paletteLength(try next()))
        // The size of the first codes, then the picture.
        try skip(1)
        _ = try blocks()
      case 0x3B: return metadata
      case let other: throw .malformed("\(other) begins no part of a GIF")
      }
    }
  }

  /// Takes a comment as we write it: the title, the description and facts, each from the beginning of a line.
  private static func add(_ comment: String, to metadata: inout PictureMetadata) {
    let (words, facts) = parts(of: comment, secondWith: "Software: ")
    let (title, description) = parts(of: words, secondWith: "Description: ")
    let name = title.hasPrefix(titleKey) ? String(title.dropFirst(titleKey.count)) : nil
    guard title.isEmpty || name != nil else {
      metadata.facts.append(Drawing.Fact(key: "Comment", value: comment))
      return
    }
    metadata.title = metadata.title ?? name
    metadata.description =
      metadata.description ?? description.map { String($0.dropFirst("Description: ".count)) }
    metadata.facts += facts.map { FactText.facts(in: $0, separator: "\n") } ?? []
  }

  private static let titleKey = "Title: "

  /// What is before the first line that begins with a key, and the rest; nil without such a line.
  private static func parts(
    of text: String, secondWith key: String
  ) -> (first: String, second: String?) {
    if text.hasPrefix(key) { return ("", text) }
    guard let found = text.firstRange(of: "\n" + key) else { return (text, nil) }
    return (String(text[..<found.lowerBound]), String(text[text.index(after: found.lowerBound)...]))
  }

  /// The bytes of a palette, which flags tell.
  private static func paletteLength(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 * (2 << Int(flags & 7))
  }

  private mutating func next() throws(PictureMetadataError) -> UInt8 {
    guard offset < bytes.count else { throw .cutOff }
    offset += 1
    return bytes[offset - 1]
  }

  private mutating func skip(_ count: Int) throws(PictureMetadataError) {
    guard count <= bytes.count - offset else { throw .cutOff }
    offset += count
  }

  /// The data of blocks, each with its length before it, up to the one of no length.
  private mutating func blocks() throws(PictureMetadataError) -> [UInt8] {
    var data: [UInt8] = []
    while true {
      let count = Int(try next())
      guard count > 0 else { return data }
      let start = offset
      try skip(count)
      data += bytes[start..<offset]
    }
  }
}
