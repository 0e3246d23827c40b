import DrawingModel
import TestSupport
import Testing

@testable import PictureReading

@Suite struct PNGTextReaderTests {
  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let typed = Array(type.utf8) + data
    return number(UInt32(data.count)) + typed + number(checkSum(typed))
  }

  static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
  }

  /// The cyclic redundancy check of PNG: polynomial 0xEDB88320, reflected.
  static func checkSum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1
      }
    }
  }

  static func international(_ key: String, _ text: String, compressed: UInt8 = 0) -> [UInt8] {
    chunk("iTXt", Array(key.utf8) + [0, compressed, 0, 0, 0] + Array(text.utf8))
  }

  /// A picture of one black pixel.
  static func file(_ chunks: [UInt8]...) -> [UInt8] {
    PNGTextReader.signature + chunk("IHDR", number(1) + number(1) + [8, 2, 0, 0, 0])
      + chunks.flatMap { $0 } + chunk("IDAT", pixel) + chunk("IEND", [])
  }

  /// A row of one pixel as a zlib stream that is not compressed.
  private static let pixel: [UInt8] = [
    0x78, 0x01, 0x01, 4, 0, 0xFB, 0xFF, 0, 0, 0, 0, 0, 4, 0, 1,
  ]

  @Test func textsAreReadAsTheyAreWritten() throws {
    let bytes = Self.file(
      Self.international("Title", "Täst"), Self.international("Description", "ü 你\n🎉"),
      Self.international("Command", "kymo"), Self.international("Place", ""))
    let metadata = try PictureMetadata(bytes)
    #expect(
      metadata
        == PictureMetadata(
          format: .png, title: "Täst", description: "ü 你\n🎉",
          facts: [
            Drawing.Fact(key: "Command", value: "kymo"), Drawing.Fact(key: "Place", value: ""),
          ]))
    #expect(metadata.fact("Command") == "kymo" && metadata.fact("Nothing") == nil)
  }

  @Test(arguments: [
    chunk("tEXt", Array("Author".utf8) + [0, 0xE9]),
    chunk("zTXt", Array("Comment".utf8) + [0, 0, 1, 2]),
    chunk("iTXt", Array("Comment".utf8) + [0, 0, 0] + Array("en\0Comment\0Words".utf8)),
    chunk("iCCP", Array("Profile".utf8) + [0, 0, 1, 2]), chunk("tIME", [1]), chunk("abCd", []),
    international("Secret", "x", compressed: 1), chunk("fdAT", [UInt8](repeating: 7, count: 5000)),
  ])
  func whatOtherProgramsWriteIsPassedOver(_ chunk: [UInt8]) throws {
    #expect(
      try PictureMetadata(Self.file(chunk, Self.international("Title", "a")))
        == PictureMetadata(format: .png, title: "a"))
  }

  @Test func aPictureMaySayNothing() throws {
    #expect(try PictureMetadata(Self.file()) == PictureMetadata(format: .png))
  }

  @Test func aWrongCheckSumIsTold() {
    let file = Self.file(Self.international("Title", "Test"))
    for (part, place) in [("IHDR", 16), ("iTXt", 33 + 8), ("IDAT", file.count - 20)] {
      var bytes = file
      bytes[place] ^= 1
      #expect(throws: PictureMetadataError.damaged(part: part)) { try PictureMetadata(bytes) }
    }
  }

  @Test(arguments: [
    [], chunk("IEND", []), chunk("IHDR", number(0) + number(1) + [8, 2, 0, 0, 0]),
    chunk("IHDR", [1, 2]), chunk("1\u{1B}:a", []), international("Title", "a") + chunk("IEND", []),
  ])
  func partsInNoOrderAreTold(_ chunks: [UInt8]) throws {
    let bytes = PNGTextReader.signature + chunks + Self.file().dropFirst(33)
    let error = #expect(throws: PictureMetadataError.self) { try PictureMetadata(bytes) }
    #expect(try !#require(error).description.contains("\u{1B}"))
  }

  /// Neither pixels nor texts can be made to fill the memory: an invalid zlib stream is not noticed.
  @Test func nothingIsInflated() throws {
    let noise = [UInt8](repeating: 0xA5, count: 1 << 16)
    let bytes = Self.file(
      Self.chunk("zTXt", Array("a\0\0".utf8) + noise),
      Self.chunk("iTXt", Array("a\0\u{1}\0\0\0".utf8) + noise),
      Self.chunk("iCCP", Array("a\0\0".utf8) + noise), Self.chunk("IDAT", noise))
    #expect(try PictureMetadata(bytes) == PictureMetadata(format: .png))
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
    arguments: [
      [], [0], [65], [65, 0], [65, 0, 0], [65, 0, 0, 0], [65, 0, 0, 0, 0], [0, 0, 0, 0, 0, 65],
      [65, 65, 65, 65, 65, 65],
    ] as [[UInt8]])
  func aTextThatBreaksOffIsPassedOver(_ data: [UInt8]) throws {
    #expect(
      try PictureMetadata(Self.file(Self.chunk("iTXt", data), Self.chunk("tEXt", data)))
        == PictureMetadata(format: .png))
  }
}
