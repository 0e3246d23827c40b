import TestSupport
import Testing

@Suite struct PNGFileTests {
  /// A PNG with one red pixel, stored without compression, and a text.
  private static let pixel: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    + chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])
    + chunk("iTXt", Array("Title\0\0\0\0\0rød".utf8))
    + chunk("IDAT", [0x78, 1, 1, 4, 0, 0xFB, 0xFF, 0, 0xFF, 0, 0, 0, 0, 0, 0])
    + chunk("IEND", [])

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    [0, 0, 0, UInt8(data.count)] + Array(type.utf8) + data + [0, 0, 0, 0]
  }

  @Test func aPictureIsTakenApart() throws {
    let file = try PNGFile(Self.pixel)
    #expect(file.width == 1)
    #expect(file.height == 1)
    #expect(file.pixel(0, 0) == 0xFF0000)
    #expect(file.text("Title") == "rød")
    #expect(file.text("Author") == nil)
    #expect(file.chunks.map(\.type) == ["IHDR", "iTXt", "IDAT", "IEND"])
  }

  @Test func whatIsNoPictureIsRefused() {
    #expect(throws: PNGFile.Problem.self) { try PNGFile([]) }
    #expect(throws: PNGFile.Problem.self) { try PNGFile(Self.pixel.dropLast(1)) }
    #expect(throws: PNGFile.Problem.self) { try PNGFile(Array(Self.pixel.dropLast(12))) }
  }
}

extension PNGFile {
  fileprivate init(_ bytes: ArraySlice<UInt8>) throws { try self.init(Array(bytes)) }
}
