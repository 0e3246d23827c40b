internal import CPictures
internal import DrawingModel

/// The chunks of a PNG, one after the other.
///
/// Source: Portable Network Graphics, third edition (W3C, 2025), sections 5.3, 11.2 and 11.3.
struct PNGChunks {
  /// The file so far, which begins with the signature of every PNG.
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The largest number of bytes of a chunk's data.
  static let longest = 0x7FFF_FFFF

  /// Appends a chunk.
  mutating func append(_ type: String, _ data: [UInt8] = []) {
    bytes += Self.bigEndian(UInt32(data.count))
    let start = bytes.count
    bytes += type.utf8
    bytes += data
    let sum = unsafe bytes.withUnsafeBufferPointer { all in
      guard let base = all.baseAddress else { return UInt32(0) }
      return unsafe kymo_chunk_checksum(base + start, all.count - start)
    }
    bytes += Self.bigEndian(sum)
  }

  /// Appends a text in UTF-8 under a keyword.
  mutating func append(_ fact: Drawing.Fact) {
    // Zeros separate the parts of the chunk.
    func part(_ text: String) -> [UInt8] { text.utf8.filter { $0 != 0 } }
    append("iTXt", part(fact.key) + [0, 0, 0, 0, 0] + part(fact.value))
  }

  /// A number as four bytes, in the order of bytes of PNG.
  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// A number as two bytes, in the order of bytes of PNG.
  static func bigEndian(_ number: UInt16) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
  }
}
