import TestSupport
import Testing

@testable import CairoDrawing

/// The output is read again by a simulated terminal.
@Suite struct SixelEncoderTests {
  /// The components of a sixel color are percentages.
  private func isNear(_ first: UInt32, _ second: UInt32) -> Bool {
    [16, 8, 0].allSatisfy { shift in
      abs(Int(first >> UInt32(shift) & 0xFF) - Int(second >> UInt32(shift) & 0xFF)) <= 2
    }
  }

  @Test(arguments: [(1, 1), (7, 5), (6, 6), (300, 13), (64, 64), (1, 100)])
  func whatWasDrawnIsShown(_ width: Int, _ height: Int) throws {
    var generator = SeededGenerator(seed: UInt64(width * height))
    let colors: [UInt32] = [0xFFFFFF, 0, 0x2B59C8, 0xE66700, 0x123456]
    var color: UInt32 = 0
    let pixels = (0..<(width * height)).map { _ in
      // Runs of all lengths.
      if Int.random(in: 0..<6, using: &generator) == 0 {
        color = colors.randomElement(using: &generator) ?? 0
      }
      return color
    }
    let image = PixelImage(width: width, pixels: pixels)
    let shown = try SixelScreen(SixelEncoder.sequence(of: image))
    #expect(shown.width == width && shown.height == height)
    #expect(shown.pixels.count == pixels.count)
    #expect(zip(shown.pixels, pixels).allSatisfy { isNear($0 ?? 0xFF00FF, $1) })
  }

  @Test func aPictureIsPrintableBetweenItsMarks() {
    let bytes = SixelEncoder.sequence(of: PixelImage(width: 3, pixels: [1, 2, 3, 4, 5, 6]))
    #expect(bytes.starts(with: [0x1B, 0x50]) && bytes.suffix(2) == [0x1B, 0x5C])
    #expect(bytes.dropFirst(2).dropLast(2).allSatisfy { (0x20...0x7E).contains($0) })
  }
}

/// Reads sixels as a terminal does.
private struct SixelScreen {
  var width = 0
  var height = 0
  var pixels: [UInt32?] = []

  struct Problem: Error {}

  init(_ bytes: [UInt8]) throws {
    guard bytes.starts(with: Array("\u{1B}Pq\"1;1;".utf8)) else { throw Problem() }
    var text = bytes.dropFirst(8)
    func number(_ text: inout ArraySlice<UInt8>) -> Int {
      let digits = text.prefix { (0x30...0x39).contains($0) }
      text = text.dropFirst(digits.count)
      return Int(String(decoding: digits, as: UTF8.self)) ?? 0
    }
    width = number(&text)
    text = text.dropFirst()
    height = number(&text)
    pixels = Array(repeating: nil, count: width * height)
    var palette: [Int: UInt32] = [:]
    var color = 0
    var (x, y) = (0, 0)
    while let byte = text.first, byte != 0x1B {
      text = text.dropFirst()
      switch Character(Unicode.Scalar(byte)) {
      case "#":
        color = number(&text)
        if text.starts(with: Array(";2".utf8)) {
          text = text.dropFirst(2)
          var value: UInt32 = 0
          for _ in 0..<3 {
            text = text.dropFirst()
            value = value << 8 | UInt32((number(&text) * 255 + 50) / 100)
          }
          palette[color] = value
        }
      case "$": x = 0
      case "-": (x, y) = (0, y + 6)
      case "!":
        let count = number(&text)
        guard let dots = text.first else { throw Problem() }
        text = text.dropFirst()
        for _ in 0..<count { try put(dots, &x, y, palette[color]) }
      default: try put(byte, &x, y, palette[color])
      }
    }
  }

  private mutating func put(_ dots: UInt8, _ x: inout Int, _ y: Int, _ color: UInt32?) throws {
    guard (63...126).contains(dots), let color else { throw Problem() }
    for row in 0..<6 where (dots - 63) >> UInt8(row) & 1 == 1 {
      guard x < width, y + row < height else { throw Problem() }
      pixels[(y + row) * width + x] = color
    }
    x += 1
  }
}
