import Testing

@testable import PictureReading

@Suite struct PDFInfoReaderTests {
  private func read(_ info: String, trailer: String = "trailer << /Size 3 /Info 2 0 R >>") throws
    -> PictureMetadata
  {
    try PictureMetadata(
      Array(
        "%PDF-1.5\n12 0 obj << /Title (wrong) >> endobj\n2 0 obj\n\(info)\nendobj\n\(trailer)\n%%EOF\n"
          .utf8))
  }

  @Test func ourPropertiesBecomeFacts() throws {
    let metadata = try read(
      """
      << /Producer (cairo)
         /Title (A \\(B\\) \\\\ \\101\\
       c)
         /Subject <FEFF00FC4F60D83CDF89>
         /Keywords (Command: kymo plot 'a; b' -x; Place: here)
         /Creator (kymo 0.1.0) /Trapped /False /Pages 3 0 R /Parts [1 2 [(x)]] /More << /A (b) >> >>
      """)
    #expect(metadata.title == "A (B) \\ A c")
    #expect(metadata.description == "ü你🎉")
    #expect(metadata.fact("Software") == "kymo 0.1.0")
    #expect(metadata.fact("Command") == "kymo plot 'a; b' -x")
    #expect(metadata.fact("Place") == "here" && metadata.fact("Producer") == "cairo")
    #expect(metadata.facts.count == 4)
  }

  @Test func keywordsOfOtherProgramsAreKept() throws {
    #expect(try read("<</Keywords (one, two)>>").fact("Keywords") == "one, two")
  }

  @Test func aDocumentWithoutPropertiesSaysNothing() throws {
    #expect(try read("<<>>", trailer: "trailer <<>>") == PictureMetadata(format: .pdf))
  }

  @Test(arguments: [
    "trailer << /Info 7 0 R >>", "<< /Type /ObjStm >> /Info 7 0 R", "<< /Type /ObjStm >>",
  ])
  func compressedPropertiesAreTold(_ trailer: String) {
    #expect(throws: PictureMetadataError.compressedProperties) {
      try read("<<>>", trailer: trailer)
    }
  }

  @Test(arguments: [
    "", "(x)", "<< /Title (x", "<< /Title", "<< Title (x) >>", "<< /Title ) >>", "<< /A [",
    "<< /A <12",
    "<< /A (x\\", "<< /A << /B ",
  ])
  func brokenPropertiesAreTold(_ info: String) {
    #expect(throws: PictureMetadataError.self) { try read(info) }
  }

  @Test func deepPropertiesAreTold() {
    let deep = "<< /A " + String(repeating: "[", count: 100_000)
    #expect(throws: PictureMetadataError.self) { try read(deep) }
  }

  @Test func aFileThatIsNotWholeIsTold() {
    #expect(throws: PictureMetadataError.cutOff) { try PictureMetadata(Array("%PDF-1.4\n".utf8)) }
  }
}
