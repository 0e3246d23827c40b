/// A GIF that is read and played, to test the files that we write: one palette, frames that stay.
///
/// Source: CompuServe, Graphics Interchange Format, version 89a, with its appendix F (LZW).
public struct GIFFile {
  /// A frame as it is shown.
  public struct Frame {
    /// The left edge of the frame.
    public let x: Int
    /// The upper edge of the frame.
    public let y: Int
    /// The width of the frame in pixels.
    public let width: Int
    /// The height of the frame in pixels.
    public let height: Int
    /// The delay in hundredths of a second.
    public let delay: Int
    /// The disposal of the frame: 1 if it stays.
    public let disposal: Int
    /// The canvas with the frame, as 0xRRGGBB row by row.
    public let shown: [UInt32]
  }

  /// An error in a file.
  public struct Problem: Error, CustomStringConvertible {
    /// The description of the error in a few words.
    public let description: String
  }

  /// The width of the canvas in pixels.
  public let width: Int
  /// The height of the canvas in pixels.
  public let height: Int
  /// The colors as 0xRRGGBB.
  public let palette: [UInt32]
  /// The repeat count in Netscape's extension; nil without one.
  public let repeats: Int?
  /// The text of the comments.
  public let comment: String
  /// The frames in order.
  public let frames: [Frame]

  /// Reads and plays a file.
  public init(_ bytes: [UInt8]) throws {
    guard bytes.starts(with: Array("GIF89a".utf8)), bytes.last == 0x3B else {
      throw Problem(description: "no GIF89a with an end")
    }
    func word(_ place: Int) -> Int { Int(bytes[place]) | Int(bytes[place + 1]) << 8 }
    width = word(6)
    height = word(8)
    let flags = bytes[10]
    guard flags & 0x80 != 0 else { throw Problem(description: "no palette") }
    let size = 2 << Int(flags & 7)
    palette = (0..<size).map { index in
      bytes[13 + index * 3..<16 + index * 3].reduce(0) { $0 << 8 | UInt32($1) }
    }
    var offset = 13 + size * 3
    var canvas = [UInt32](repeating: 0, count: width * height)
    var repeats: Int?
    var comment: [UInt8] = []
    var frames: [Frame] = []
    var control: [UInt8] = [0, 0, 0, 0]
    func blocks() throws -> [UInt8] {
      var data: [UInt8] = []
      while bytes[offset] != 0 {
        let count = Int(bytes[offset])
        guard offset + 1 + count < bytes.count else { throw Problem(description: "cut off") }
        data += bytes[offset + 1..<offset + 1 + count]
        offset += 1 + count
      }
      offset += 1
      return data
    }
    while bytes[offset] != 0x3B {
      switch bytes[offset] {
      case 0x21:
        let label = bytes[offset + 1]
        offset += 2
        let data = try blocks()
        if label == 0xF9 { control = data }
        if label == 0xFE { comment += data }
        if label == 0xFF, data.starts(with: Array("NETSCAPE2.0".utf8)) {
          repeats = Int(data[12]) | Int(data[13]) << 8
        }
      case 0x2C:
        let (x, y) = (word(offset + 1), word(offset + 3))
        let (frameWidth, frameHeight) = (word(offset + 5), word(offset + 7))
        guard bytes[offset + 9] == 0, x + frameWidth <= width, y + frameHeight <= height else {
          throw Problem(description: "a frame leaves the canvas, or has a palette of its own")
        }
        let minimum = Int(bytes[offset + 10])
        offset += 11
        let entries = try Self.unpacked(try blocks(), minimum: minimum)
        guard entries.count == frameWidth * frameHeight else {
          throw Problem(description: "\(entries.count) pixels")
        }
        let transparent = control[0] & 1 == 1 ? Int(control[3]) : -1
        for (index, entry) in entries.enumerated() where entry != transparent {
          canvas[(y + index / frameWidth) * width + x + index % frameWidth] = palette[entry]
        }
        frames.append(
          Frame(
            x: x, y: y, width: frameWidth, height: frameHeight,
            delay: Int(control[1]) | Int(control[2]) << 8, disposal: Int(control[0] >> 2 & 7),
            shown: canvas))
      default: throw Problem(description: "an unknown block")
      }
    }
    self.repeats = repeats
    self.comment = String(decoding: comment, as: UTF8.self)
    self.frames = frames
  }

  private static func unpacked(_ data: [UInt8], minimum: Int) throws -> [Int] {
    let clear = 1 << minimum
    var table: [[Int]] = []
    var size = minimum + 1
    var last: [Int] = []
    var output: [Int] = []
    var bit = 0
    func reset() {
      table = (0..<clear).map { [$0] } + [[], []]
      size = minimum + 1
      last = []
    }
    reset()
    while true {
      var code = 0
      for place in 0..<size {
        guard bit >> 3 < data.count else { throw Problem(description: "data ends early") }
        code |= Int(data[bit >> 3] >> UInt8(bit & 7) & 1) << place
        bit += 1
      }
      if code == clear {
        reset()
        continue
      }
      if code == clear + 1 { return output }
      let entry: [Int]
      if code < table.count {
        entry = table[code]
      } else if code == table.count, let first = last.first {
        entry = last + [first]
      } else {
        throw Problem(description: "a bad code")
      }
      output += entry
      if !last.isEmpty, table.count < 4096 {
        table.append(last + [entry[0]])
        if table.count == 1 << size, size < 12 { size += 1 }
      }
      last = entry
    }
  }
}
