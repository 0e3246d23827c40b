import DrawingModel
import TestSupport
import Testing

@testable import PictureReading

@Suite struct PNGTextReaderTests {
  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let typed = Array(type.utf8) + data
    return number(UInt32(data.count)) + typed + number(CheckSum.crc32(typed[...]))
  }

  static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
  }

  static func international(_ key: String, _ text: String, compressed: UInt8 = 0) -> [UInt8] {
    chunk("iTXt", Array(key.utf8) + [0, compressed, 0, 0, 0] + Array(text.utf8))
  }

  static func file(_ chunks: [UInt8]...) -> [UInt8] {
    PNGTextReader.signature + chunk("IHDR", [UInt8](repeating: 1, count: 13))
      + chunks.flatMap { $0 } + chunk("IEND", [])
  }

  /// The check value that every description of this sum gives, and that of an empty `IEND`, which
  /// is at the end of every PNG.
  @Test func theCheckSumIsThatOfPNG() {
    #expect(CheckSum.crc32(Array("123456789".utf8)[...]) == 0xCBF4_3926)
    #expect(CheckSum.crc32(Array("IEND".utf8)[...]) == 0xAE42_6082)
  }

  @Test func allKindsOfTextAreRead() throws {
    let bytes = Self.file(
      Self.international("Title", "Täst"), Self.international("Description", "ü 你"),
      Self.chunk("tEXt", Array("Author".utf8) + [0, 0xE9]), Self.international("Command", "kymo"),
      Self.chunk("zTXt", Array("Comment".utf8) + [0, 0, 1, 2]),
      Self.international("Secret", "x", compressed: 1))
    let metadata = try PictureMetadata(bytes)
    #expect(
      metadata
        == PictureMetadata(
          format: .png, title: "Täst", description: "ü 你",
          facts: [
            Drawing.Fact(key: "Author", value: "é"), Drawing.Fact(key: "Command", value: "kymo"),
          ], unreadable: ["Comment", "Secret"]))
    #expect(metadata.fact("Command") == "kymo" && metadata.fact("Nothing") == nil)
  }

  @Test func aPictureMaySayNothing() throws {
    #expect(try PictureMetadata(Self.file()) == PictureMetadata(format: .png))
  }

  @Test func aWrongCheckSumIsTold() {
    var bytes = Self.file(Self.international("Title", "Test"))
    bytes[bytes.count - 12 - 5] ^= 1
    #expect(throws: PictureMetadataError.damaged(part: "iTXt")) { try PictureMetadata(bytes) }
  }

  @Test func everyCutIsTold() {
    let bytes = Self.file(Self.international("Title", "Test"))
    for count in PNGTextReader.signature.count..<bytes.count {
      #expect(throws: PictureMetadataError.cutOff) { try PictureMetadata(Array(bytes[..<count])) }
    }
  }

  @Test(arguments: [0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF] as [UInt32])
  func aPartLongerThanTheFileIsTold(_ count: UInt32) {
    let bytes = PNGTextReader.signature + Self.number(count) + Array("iTXt".utf8)
    #expect(throws: PictureMetadataError.self) {
      try PictureMetadata(bytes + [UInt8](repeating: 0, count: 20))
    }
  }

  @Test(
    arguments: [[], [0], [65], [65, 0], [65, 0, 0], [65, 0, 0, 0], [65, 0, 0, 0, 0]] as [[UInt8]])
  func aTextThatBreaksOffIsPassedOver(_ data: [UInt8]) throws {
    _ = try PictureMetadata(Self.file(Self.chunk("iTXt", data), Self.chunk("tEXt", data)))
  }
}
