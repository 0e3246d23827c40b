/// Reads the comment of a GIF.
///
/// Source: CompuServe, Graphics Interchange Format, version 89a, sections 17 to 27.
struct GIFTextReader {
  private var rest: ArraySlice<UInt8>

  /// The bytes with which every GIF begins.
  static let signature = Array("GIF8".utf8)

  /// Takes the bytes of a file that begins with the signature.
  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  /// Reads the metadata of the file.
  mutating func metadata() throws(PictureMetadataError) -> PictureMetadata {
    var metadata = PictureMetadata(format: .gif)
    // The flags of the screen come before the color of its ground and the aspect ratio of its
    // pixels.
    try skip(10)
    try skipPalette(behind: 2)
    while true {
      switch try next() {
      case 0x21:
        let isComment = try next() == 0xFE
        let data = try blocks()
        if isComment { Self.add(data[...], to: &metadata) }
      case 0x2C:
        try skip(8)
        try skipPalette(behind: 0)
        // The size of the first codes, then the picture.
        try skip(1)
        _ = try blocks()
      case 0x3B: return metadata
      case let other: throw .malformed("\(other) begins no part of a GIF")
      }
    }
  }

  /// Adds a comment: the title, the description and facts, each at the beginning of a line.
  private static func add(_ comment: ArraySlice<UInt8>, to metadata: inout PictureMetadata) {
    let (words, facts) = parts(of: comment, secondWith: "Software: ")
    let (title, description) = parts(of: words, secondWith: "Description: ")
    for (key, part) in [("Title", title), ("Description", description)]
    where part.starts(with: "\(key): ".utf8) {
      metadata.add(String(decoding: part.dropFirst(key.count + 2), as: UTF8.self), as: key)
    }
    metadata.facts += FactText.facts(in: String(decoding: facts, as: UTF8.self), separator: "\n")
  }

  /// Returns the text before the first line that begins with a key, and the rest.
  private static func parts(
    of text: ArraySlice<UInt8>, secondWith key: String
  ) -> (first: ArraySlice<UInt8>, second: ArraySlice<UInt8>) {
    if text.starts(with: key.utf8) { return ([], text) }
    guard let found = text.firstRange(of: Array("\n\(key)".utf8)) else { return (text, []) }
    return (text[..<found.lowerBound], text[found.lowerBound...].dropFirst())
  }

  /// Skips flags, a number of bytes after them, and the palette that the flags announce.
  private mutating func skipPalette(behind count: Int) throws(PictureMetadataError) {
    let flags = try next()
    try skip(count + (flags & 0x80 == 0 ? 0 : 3 * (2 << Int(flags & 7))))
  }

  private mutating func next() throws(PictureMetadataError) -> UInt8 {
    guard let byte = rest.popFirst() else { throw .cutOff }
    return byte
  }

  private mutating func skip(_ count: Int) throws(PictureMetadataError) {
    guard count <= rest.count else { throw .cutOff }
    rest.removeFirst(count)
  }

  /// The data of blocks, each after its length, up to the block of length 0.
  private mutating func blocks() throws(PictureMetadataError) -> [UInt8] {
    var data: [UInt8] = []
    while case let count = Int(try next()), count > 0 {
      data += rest.prefix(count)
      try skip(count)
    }
    return data
  }
}
