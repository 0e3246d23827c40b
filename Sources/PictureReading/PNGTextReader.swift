internal import DrawingModel

/// Reads the texts of a PNG.
///
/// Source: Portable Network Graphics, third edition, sections 5 (chunks), 11.3.3 (texts) and annex D
/// (check sums).
struct PNGTextReader {
  /// What every PNG begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private let bytes: [UInt8]

  /// Takes the bytes of a file that begins with the signature.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The texts of the file; those of other programs too.
  func metadata() throws(PictureMetadataError) -> PictureMetadata {
    var metadata = PictureMetadata(format: .png)
    var offset = Self.signature.count
    while true {
      guard offset + 12 <= bytes.count else { throw .cutOff }
      let count = Int(number(at: offset))
      guard count <= 0x7FFF_FFFF else { throw .malformed("a part of it is too long") }
      guard count <= bytes.count - offset - 12 else { throw .cutOff }
      let type = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      let data = offset + 8..<offset + 8 + count
      if ["iTXt", "tEXt", "zTXt", "IHDR"].contains(type) {
        let sum = CheckSum.crc32(bytes[offset + 4..<data.upperBound])
        guard sum == number(at: data.upperBound) else { throw .damaged(part: type) }
      }
      read(bytes[data], ofType: type, into: &metadata)
      if type == "IEND" { return metadata }
      offset = data.upperBound + 4
    }
  }

  private func read(
    _ data: ArraySlice<UInt8>, ofType type: String, into metadata: inout PictureMetadata
  ) {
    guard ["iTXt", "tEXt", "zTXt"].contains(type) else { return }
    let parts = data.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, (1...79).contains(parts[0].count) else { return }
    let key = Self.latin1(parts[0])
    switch type {
    case "tEXt": Self.add(Self.latin1(parts[1]), as: key, to: &metadata)
    case "zTXt": metadata.unreadable.append(key)
    default:
      guard let flag = parts[1].first, flag == 0 else {
        metadata.unreadable.append(key)
        return
      }
      // Flag and method, then language and translated keyword, each ended by a zero.
      let rest = parts[1].dropFirst(2).split(
        separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
      guard rest.count == 3 else { return }
      Self.add(String(decoding: rest[2], as: UTF8.self), as: key, to: &metadata)
    }
  }

  private static func add(_ text: String, as key: String, to metadata: inout PictureMetadata) {
    switch key {
    case "Title" where metadata.title == nil: metadata.title = text
    case "Description" where metadata.description == nil: metadata.description = text
    default: metadata.facts.append(Drawing.Fact(key: key, value: text))
    }
  }

  /// Text whose bytes are the numbers of its characters.
  private static func latin1(_ bytes: ArraySlice<UInt8>) -> String {
    String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  private func number(at offset: Int) -> UInt32 {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// Sums by which damage is found.
enum CheckSum {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in
      sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1
    }
  }

  /// The cyclic redundancy check of PNG and zlib: polynomial 0xEDB88320, reflected.
  static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8)
    }
  }
}
