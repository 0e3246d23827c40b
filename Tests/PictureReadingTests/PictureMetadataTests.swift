import TestSupport
import Testing

@testable import PictureReading

/// For any bytes, the reader returns metadata or throws an error, and soon.
@Suite struct PictureMetadataTests {
  private static let files: [[UInt8]] = [
    PNGTextReaderTests.file(
      PNGTextReaderTests.international("Title", "Test"),
      PNGTextReaderTests.chunk("tEXt", Array("Author\0me".utf8))),
    Array(
      """
      <svg xmlns="x" id='y'><title>a &amp; b</title><desc>c</desc><metadata>A: b</metadata>
      <!-- d --><g><path d="M0 0"/></g></svg>
      """.utf8),
    Array(
      """
      %PDF-1.4
      1 0 obj
      << /Producer (cairo 1.16.0 (https://cairographics.org))
         /Title (a b)
         /Subject <FEFF0041>
         /Keywords (Command: kymo plot)
      >>
      endobj
      trailer
      << /Size 2
         /Info 1 0 R
      >>
      %%EOF
      """.utf8),
    GIFTextReaderTests.file(
      comment: "Title: a\nDescription: b\nSoftware: kymo\nCommand: kymo play 'c'"),
    Array(
      "<!DOCTYPE html><html><head><!-- x --><meta name=\"command\" content=\"a &amp; b\"><title>c</title></head><body>"
        .utf8),
  ]

  @Test(arguments: files)
  func changedBytesDoNoHarm(_ file: [UInt8]) throws {
    _ = try PictureMetadata(file)
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<3000 {
      var bytes = file
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let offset = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[offset] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: offset)
        case 2: bytes.insert(contentsOf: bytes[offset..<min(offset + 9, bytes.count)], at: offset)
        default: bytes[offset] = Array("<>()[]/&;\\'\"".utf8).randomElement(using: &generator) ?? 0
        }
      }
      _ = try? PictureMetadata(bytes)
    }
  }

  @Test(arguments: files)
  func cutFilesDoNoHarm(_ file: [UInt8]) {
    for count in 0..<file.count { _ = try? PictureMetadata(Array(file[..<count])) }
  }

  @Test func longHostileFilesTakeNoLonger() {
    for part in [
      "/Info 9 0 R ", "/Info ", "<g>", "<!--", "&", "(", "<<", "1 0 obj ", "<svg><title>",
      "<title>", "<meta name=\"a\" content=\"b\" ", "!\u{1}", "<!>", "<svg>&", "\n>>", "/ ",
      "1 0 obj\n<< /Producer (cairo\n",
    ] {
      for head in [
        "%PDF-1.4 /Info 1 0 R\n", "<svg>", "<html>", "GIF89a       ", "",
        "%PDF-1.4 /Info 1 0 R\n1 0 obj\n<< /Producer (cairo", "<svg><metadata>A: '",
      ] {
        let text = head + String(repeating: part, count: 5_000) + "%%EOF"
        _ = try? PictureMetadata(Array(text.utf8))
      }
    }
  }

  @Test func errorsAreEndsOfSentences() {
    for error in [
      PictureMetadataError.unknownFormat, .cutOff, .damaged(part: "iTXt"), .malformed("it is odd"),
      .compressedProperties,
    ] {
      #expect(error.description.hasPrefix("it") && !error.description.hasSuffix("."))
    }
  }
}
