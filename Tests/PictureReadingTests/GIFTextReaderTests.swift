import DrawingModel
import TestSupport
import Testing

@testable import PictureReading

@Suite struct GIFTextReaderTests {
  /// A picture of one pixel, with a palette of two colors for all frames and another one of its
  /// own.
  static func file(comment: String) -> [UInt8] {
    var bytes = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0] + [0, 0, 0, 255, 255, 255]
    bytes += [0x21, 0xF9, 4, 0, 2, 0, 0, 0]
    bytes += [0x21, 0xFE]
    let text = Array(comment.utf8)
    for start in stride(from: 0, to: text.count, by: 255) {
      let part = text[start..<min(start + 255, text.count)]
      bytes += [UInt8(part.count)] + part
    }
    bytes += [0]
    bytes += [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0x80] + [1, 2, 3, 4, 5, 6] + [2, 2, 0x4C, 1, 0]
    return bytes + [0x3B]
  }

  private func read(_ comment: String) throws -> PictureMetadata {
    try PictureMetadata(Self.file(comment: comment))
  }

  @Test(arguments: ["It's a race", "a: b", "two\nlines", "你好", "\u{301}"])
  func aCommentOfOursHasTitleDescriptionAndFacts(_ title: String) throws {
    let words = String(repeating: "It rises. ", count: 60)
    #expect(
      try read(
        "Title: \(title)\nDescription: \(words)\nSoftware: kymo 0.1.0\nCommand: kymo play 'a\nb'")
        == PictureMetadata(
          format: .gif, title: title, description: words,
          facts: [
            Drawing.Fact(key: "Software", value: "kymo 0.1.0"),
            Drawing.Fact(key: "Command", value: "kymo play 'a\nb'"),
          ]))
  }

  @Test func withoutMetadataThereAreTheWordsAlone() throws {
    #expect(
      try read("Title: a\nDescription: b")
        == PictureMetadata(format: .gif, title: "a", description: "b"))
    #expect(try read("Description: b") == PictureMetadata(format: .gif, description: "b"))
  }

  @Test(arguments: ["Created with GIMP", "", "Title", "Comment: a\nTitle: b"])
  func aCommentOfAnotherProgramIsNotRead(_ comment: String) throws {
    #expect(try read(comment) == PictureMetadata(format: .gif))
  }

  @Test func whatEndsInTheMiddleIsTold() {
    let file = Self.file(comment: "a")
    for count in 4..<file.count {
      #expect(throws: PictureMetadataError.cutOff) { try PictureMetadata(Array(file[..<count])) }
    }
    var odd = file
    odd[19] = 0x77
    #expect(throws: PictureMetadataError.self) { try PictureMetadata(odd) }
  }
}
