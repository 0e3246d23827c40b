/// A PNG that is read far enough to test the files that we write: 8-bit RGB or RGBA without filters.
///
/// Source: Portable Network Graphics, third edition, and RFC 1950 and 1951.
public struct PNGFile {
  /// An error in a file.
  public struct Problem: Error, CustomStringConvertible {
    /// The description of the error in a few words.
    public let description: String
  }

  /// A chunk of the file.
  public struct Chunk {
    /// The type of the chunk, four letters.
    public let type: String
    /// The data of the chunk.
    public let data: [UInt8]
  }

  /// All chunks in order.
  public let chunks: [Chunk]
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The number of bytes per pixel: 3, or 4 with opacity.
  public let channels: Int
  private let rows: [UInt8]

  /// Reads a file without checking its checksums.
  public init(_ bytes: [UInt8]) throws {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw Problem(description: "no signature")
    }
    var chunks: [Chunk] = []
    var offset = 8
    while offset + 12 <= bytes.count {
      let count = Self.number(bytes[offset..<(offset + 4)])
      guard offset + 12 + count <= bytes.count else { throw Problem(description: "cut off") }
      chunks.append(
        Chunk(
          type: String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self),
          data: Array(bytes[(offset + 8)..<(offset + 8 + count)])))
      offset += 12 + count
    }
    guard offset == bytes.count, chunks.last?.type == "IEND",
      let header = chunks.first, header.type == "IHDR", header.data.count == 13
    else { throw Problem(description: "the chunks are not in order") }
    switch Array(header.data[8...]) {
    case [8, 2, 0, 0, 0]: channels = 3
    case [8, 6, 0, 0, 0]: channels = 4
    default: throw Problem(description: "not 8-bit RGB or RGBA: \(header.data[8...])")
    }
    self.chunks = chunks
    width = Self.number(header.data[0..<4])
    height = Self.number(header.data[4..<8])
    let packed = chunks.filter { $0.type == "IDAT" }.flatMap(\.data)
    rows = try Inflater.bytes(of: Array(packed.dropFirst(2)))
    guard rows.count == height * (width * channels + 1) else {
      throw Problem(description: "\(rows.count) bytes of pixels")
    }
  }

  /// Returns the pixel in a column and a row as 0xRRGGBB; nil if the row has a filter.
  public func pixel(_ column: Int, _ row: Int) -> UInt32? {
    let start = row * (width * channels + 1)
    guard rows[start] == 0 else { return nil }
    let offset = start + 1 + column * channels
    return UInt32(rows[offset]) << 16 | UInt32(rows[offset + 1]) << 8 | UInt32(rows[offset + 2])
  }

  /// Returns the opacity of a pixel, 0 to 255; nil if the row has a filter.
  public func opacity(_ column: Int, _ row: Int) -> UInt8? {
    let start = row * (width * channels + 1)
    guard rows[start] == 0 else { return nil }
    return channels == 4 ? rows[start + 1 + column * 4 + 3] : 255
  }

  /// Returns the uncompressed international text for a keyword; nil if there is none.
  public func text(_ keyword: String) -> String? {
    for chunk in chunks where chunk.type == "iTXt" {
      let parts = chunk.data.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].elementsEqual(keyword.utf8) else { continue }
      // Flag and method, then language and translated keyword, each terminated by a zero byte.
      let rest = parts[1].dropFirst(2).split(
        separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
      return rest.last.map { String(decoding: $0, as: UTF8.self) }
    }
    return nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
