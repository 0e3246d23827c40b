/// An animated PNG that is read and played, to test the files that we write: palettes and 8-bit RGB without filters.
///
/// All requirements of the format are checked: checksums, sequence numbers, rectangles, the order of chunks.
///
/// Source: Portable Network Graphics, third edition (W3C, 2025), sections 5, 11.3.6 and 13.
public struct AnimatedPNGFile {
  /// A frame of the file.
  public struct Frame {
    /// The left edge of the frame.
    public let x: Int
    /// The upper edge of the frame.
    public let y: Int
    /// The width of the frame in pixels.
    public let width: Int
    /// The height of the frame in pixels.
    public let height: Int
    /// The delay of the frame as a fraction of a second.
    public let delay: (numerator: Int, denominator: Int)
    /// The disposal of the frame: the operation on the canvas after it.
    public let dispose: Int
    /// The way in which the frame is blended onto the canvas.
    public let blend: Int
    /// The canvas with the frame, as 0xRRGGBB row by row.
    public let shown: [UInt32]
    /// The number of transparent pixels in the frame.
    public let transparentPixels: Int
  }

  /// The types of all chunks in order.
  public let types: [String]
  /// The width of the canvas in pixels.
  public let width: Int
  /// The height of the canvas in pixels.
  public let height: Int
  /// The color type: 3 for a palette, 2 for RGB.
  public let colorType: Int
  /// The colors of the palette; empty for RGB.
  public let palette: [UInt32]
  /// The number of plays; 0 for endless.
  public let plays: Int
  /// The frames in order.
  public let frames: [Frame]
  /// The picture that a viewer shows if it does not play animations.
  public let still: [UInt32]
  /// Whether that picture is not one of the frames.
  public let hasOwnStill: Bool
  /// The texts by their keywords.
  public let texts: [String: String]

  /// An error in a file.
  public struct Problem: Error, CustomStringConvertible {
    /// The description of the error in a few words.
    public let description: String
  }

  /// Reads and plays a file.
  public init(_ bytes: [UInt8]) throws {
    var reader = try ChunkReader(bytes)
    let header = try reader.next("IHDR")
    width = Self.number(header[0..<4])
    height = Self.number(header[4..<8])
    colorType = Int(header[9])
    guard header[8] == 8, [2, 3].contains(colorType), header[10...] == [0, 0, 0] else {
      throw Problem(description: "not 8 bits of a palette or RGB")
    }
    let control = try reader.next("acTL")
    plays = Self.number(control[4..<8])
    var canvas = Canvas(width: width, height: height, colorType: colorType)
    var sequence = 0
    var texts: [String: String] = [:]
    var idat: [UInt8] = []
    var open: OpenFrame?
    var frames: [Frame] = []
    var firstFrameIsStill = false
    func close() throws {
      guard let frame = open else { return }
      frames.append(try frame.shown(on: &canvas, isFirst: frames.isEmpty))
      open = nil
    }
    chunks: while true {
      let (type, data) = try reader.next()
      switch type {
      case "iTXt":
        let parts = data.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
        let rest = parts[1].dropFirst(2).split(
          separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
        texts[String(decoding: parts[0], as: UTF8.self)] = String(decoding: rest[2], as: UTF8.self)
      case "PLTE":
        canvas.palette = stride(from: 0, to: data.count, by: 3).map {
          data[$0..<$0 + 3].reduce(0) { $0 << 8 | UInt32($1) }
        }
      case "tRNS": canvas.takeTransparency(data)
      case "fcTL":
        try close()
        guard Self.number(data[0..<4]) == sequence else {
          throw Problem(
            description: "fcTL has the number \(Self.number(data[0..<4])), not \(sequence)")
        }
        sequence += 1
        open = OpenFrame(data)
        if idat.isEmpty { firstFrameIsStill = true }
      case "IDAT":
        if !frames.isEmpty || (open != nil && !firstFrameIsStill) {
          throw Problem(description: "IDAT among the frames")
        }
        idat += data
        if firstFrameIsStill { open?.data += data }
      case "fdAT":
        guard Self.number(data[0..<4]) == sequence, open != nil else {
          throw Problem(description: "fdAT out of order")
        }
        sequence += 1
        open?.data += data[4...]
      case "IEND": break chunks
      default: throw Problem(description: "an unknown chunk \(type)")
      }
    }
    try close()
    guard reader.isAtEnd else { throw Problem(description: "bytes after the end") }
    guard frames.count == Self.number(control[0..<4]) else {
      throw Problem(description: "\(frames.count) frames, not \(Self.number(control[0..<4]))")
    }
    types = reader.types
    palette = canvas.palette
    self.frames = frames
    self.texts = texts
    hasOwnStill = !firstFrameIsStill
    var stillCanvas = canvas
    stillCanvas.pixels = Array(repeating: 0, count: width * height)
    try stillCanvas.put(idat, x: 0, y: 0, width: width, height: height)
    still = stillCanvas.pixels
  }

  /// The total duration of all frames as a fraction.
  public var duration: (numerator: Int, denominator: Int) {
    frames.reduce((0, 1)) { sum, frame in
      let numerator = sum.0 * frame.delay.denominator + frame.delay.numerator * sum.1
      let denominator = sum.1 * frame.delay.denominator
      var (a, b) = (numerator, denominator)
      while b != 0 { (a, b) = (b, a % b) }
      return (numerator / max(a, 1), denominator / max(a, 1))
    }
  }

  fileprivate static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

private struct ChunkReader {
  private let bytes: [UInt8]
  private var offset = 8
  private(set) var types: [String] = []

  init(_ bytes: [UInt8]) throws {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw AnimatedPNGFile.Problem(description: "no signature")
    }
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset == bytes.count }

  mutating func next(_ type: String) throws -> [UInt8] {
    let (found, data) = try next()
    guard found == type else {
      throw AnimatedPNGFile.Problem(description: "\(found) where \(type) should be")
    }
    return data
  }

  mutating func next() throws -> (type: String, data: [UInt8]) {
    guard offset + 12 <= bytes.count else {
      throw AnimatedPNGFile.Problem(description: "cut off")
    }
    let count = AnimatedPNGFile.number(bytes[offset..<offset + 4])
    guard offset + 12 + count <= bytes.count else {
      throw AnimatedPNGFile.Problem(description: "cut off")
    }
    let type = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
    let body = bytes[offset + 4..<offset + 8 + count]
    let sum = AnimatedPNGFile.number(bytes[offset + 8 + count..<offset + 12 + count])
    guard Self.crc(body) == UInt32(sum) else {
      throw AnimatedPNGFile.Problem(description: "\(type) is damaged")
    }
    types.append(type)
    offset += 12 + count
    return (type, Array(body.dropFirst(4)))
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }
}

/// The canvas onto which frames are drawn.
private struct Canvas {
  let width: Int
  let height: Int
  let colorType: Int
  var palette: [UInt32] = []
  private var transparentEntries: Set<UInt8> = []
  private var transparentColor: UInt32?
  var pixels: [UInt32]

  init(width: Int, height: Int, colorType: Int) {
    self.width = width
    self.height = height
    self.colorType = colorType
    pixels = Array(repeating: 0, count: width * height)
  }

  mutating func takeTransparency(_ data: [UInt8]) {
    if colorType == 3 {
      for (index, alpha) in data.enumerated() where alpha == 0 {
        transparentEntries.insert(UInt8(index))
      }
    } else {
      transparentColor = UInt32(data[1]) << 16 | UInt32(data[3]) << 8 | UInt32(data[5])
    }
  }

  /// Draws a picture onto the canvas, and returns the number of its transparent pixels.
  @discardableResult
  mutating func put(_ stream: [UInt8], x: Int, y: Int, width: Int, height: Int) throws -> Int {
    let bytes = try Inflater.bytes(of: Array(stream.dropFirst(2)))
    let channels = colorType == 3 ? 1 : 3
    guard bytes.count == height * (width * channels + 1) else {
      throw AnimatedPNGFile.Problem(description: "\(bytes.count) bytes of pixels")
    }
    guard x >= 0, y >= 0, width > 0, height > 0, x + width <= self.width, y + height <= self.height
    else { throw AnimatedPNGFile.Problem(description: "a rectangle leaves the canvas") }
    var transparent = 0
    for row in 0..<height {
      let start = row * (width * channels + 1)
      guard bytes[start] == 0 else {
        throw AnimatedPNGFile.Problem(description: "a row has a filter")
      }
      for column in 0..<width {
        let place = start + 1 + column * channels
        let color: UInt32
        if colorType == 3 {
          if transparentEntries.contains(bytes[place]) {
            transparent += 1
            continue
          }
          guard palette.indices.contains(Int(bytes[place])) else {
            throw AnimatedPNGFile.Problem(description: "an entry beyond the palette")
          }
          color = palette[Int(bytes[place])]
        } else {
          color = bytes[place..<place + 3].reduce(0) { $0 << 8 | UInt32($1) }
          if color == transparentColor {
            transparent += 1
            continue
          }
        }
        pixels[(y + row) * self.width + x + column] = color
      }
    }
    return transparent
  }
}

/// A frame whose data have not all been read yet.
private struct OpenFrame {
  private let control: [UInt8]
  var data: [UInt8] = []

  init(_ control: [UInt8]) { self.control = control }

  private func number(_ place: Int, _ count: Int) -> Int {
    AnimatedPNGFile.number(control[place..<place + count])
  }

  func shown(on canvas: inout Canvas, isFirst: Bool) throws -> AnimatedPNGFile.Frame {
    let (width, height) = (number(4, 4), number(8, 4))
    let (x, y) = (number(12, 4), number(16, 4))
    if isFirst, x != 0 || y != 0 || width != canvas.width || height != canvas.height {
      throw AnimatedPNGFile.Problem(description: "the first frame is not of the full size")
    }
    let transparent = try canvas.put(data, x: x, y: y, width: width, height: height)
    return AnimatedPNGFile.Frame(
      x: x, y: y, width: width, height: height, delay: (number(20, 2), number(22, 2)),
      dispose: Int(control[24]), blend: Int(control[25]), shown: canvas.pixels,
      transparentPixels: transparent)
  }
}
