import DrawingModel
import Testing

@testable import PictureReading

@Suite struct PDFInfoReaderTests {
  /// Reads a file in the form in which Cairo writes it; `info` follows the line of the producer.
  private func read(
    _ info: String, trailer: String = "trailer\n<< /Size 3\n   /Root 3 0 R\n   /Info 2 0 R\n>>"
  ) throws -> PictureMetadata {
    try PictureMetadata(
      Array(
        """
        %PDF-1.4
        12 0 obj
        << /Producer (cairo 1.16.0)
           /Title (wrong)
        >>
        endobj
        2 0 obj
        << /Producer (cairo 1.16.0 (https://cairographics.org))\(info)
        endobj
        \(trailer)
        startxref
        14436
        %%EOF

        """.utf8))
  }

  @Test func ourPropertiesBecomeFacts() throws {
    let metadata = try read(
      """

         /Title (A B/C)
         /Subject <FEFF00FC4F60D83CDF89000A>
         /Keywords (Command: kymo plot 'a; b' -x; Place: here)
         /Creator (kymo 0.1.0)
         /CreationDate (20240501125130Z)
      >>
      """)
    #expect(metadata.title == "A B/C")
    #expect(metadata.description == "ü你🎉\n")
    #expect(
      metadata.facts.map { "\($0.key): \($0.value)" } == [
        "Producer: cairo 1.16.0 (https://cairographics.org)", "Command: kymo plot 'a; b' -x",
        "Place: here", "Software: kymo 0.1.0", "CreationDate: 20240501125130Z",
      ])
  }

  @Test func aPictureWithoutFactsHasNoKeywords() throws {
    let metadata = try read("\n   /Title (a)\n   /Keywords ()\n>>")
    #expect(metadata.title == "a" && metadata.fact("Keywords") == "")
  }

  /// Text of other programs is not an error, whatever its form is.
  @Test(arguments: [
    "trailer <<>>", "trailer << /Info 12 0 obj >>", "/Info", "/Info x",
    "7 0 obj <</Title (a \\) b)/Author<4142>>> endobj trailer <</Info 7 0 R>>",
    "7 0 obj\n<< /Title (x\nendobj\ntrailer\n<< /Info 7 0 R >>",
  ])
  func theWordsOfOtherProgramsAreNotRead(_ trailer: String) throws {
    let text = "%PDF-1.5\n12 0 obj\n<< /Title (wrong) >>\nendobj\n\(trailer)\n%%EOF\n"
    #expect(try PictureMetadata(Array(text.utf8)) == PictureMetadata(format: .pdf))
  }

  @Test(arguments: ["trailer << /Info 7 0 R >>", "<< /Type /ObjStm >> /Info 7 0 R"])
  func compressedPropertiesAreTold(_ trailer: String) {
    #expect(throws: PictureMetadataError.compressedProperties) {
      try read("\n>>", trailer: trailer)
    }
  }

  @Test(arguments: [
    "", "\n   /Title (x", "\n   /Title (x\n>>", "\n   /Title\n>>", "\n   Title (x)\n>>",
    "\n   /Title )\n>>", "\n   /Title (\n>>", "\n   /Title <\n>>", "\n   /Title <>\n>>",
    "\n   /Title <FEFF004>\n>>x", "\n   /Title <FEFF00G1>\n>>", "\n   /Title <4142>\n>>",
    "\n   /Title [ (x) ]\n>>", "\n   /Title << /A (b) >>\n>>", "\n\n   /Title \n>>",
  ])
  func brokenPropertiesAreTold(_ info: String) {
    #expect(throws: PictureMetadataError.self) { try read(info) }
  }

  @Test func aFileThatIsNotWholeIsTold() {
    #expect(throws: PictureMetadataError.cutOff) { try PictureMetadata(Array("%PDF-1.4\n".utf8)) }
  }
}
