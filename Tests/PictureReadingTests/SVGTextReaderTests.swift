import DrawingModel
import TestSupport
import Testing

@testable import PictureReading

@Suite struct SVGTextReaderTests {
  private func read(_ text: String) throws -> PictureMetadata {
    try PictureMetadata(Array(text.utf8))
  }

  @Test(arguments: ["Two <&> \"springs\"", "a\nb", "你好 🎉", "]]>", "'", ""])
  func whatWeWriteIsReadAgain(_ words: String) throws {
    let facts = [
      Drawing.Fact(key: "Software", value: "kymo 0.1.0"),
      Drawing.Fact(key: "Command", value: "kymo plot '\(words)'"),
    ]
    let drawing = Drawing(
      size: Size(width: 10, height: 10), background: Color(hex: 0), title: words,
      description: words + ".", facts: facts)
    let metadata = try read(drawing.svg(measuring: FixedTextMeasurer()))
    // An apostrophe in the middle of a shell's quotation opens another one.
    let expected = PictureMetadata(
      format: .svg, title: words, description: words + ".", facts: facts)
    #expect(metadata == expected)
  }

  /// Documents of other programs are not an error, and metadata in this project's form may be read from
  /// them.
  @Test func foreignDocumentsAreReadAsFarAsTheyGo() throws {
    let metadata = try read(
      """
      \u{FEFF}<?xml version="1.0"?>
      <!-- <svg> -->
      <!DOCTYPE svg [<!ENTITY a "<b>"> ]>
      <s:svg xmlns:s="http://www.w3.org/2000/svg" data-x="a > b">
      <s:g><s:title>not this</s:title></s:g><s:path d="M0 0"/>
      <s:title>nor this</s:title><style><![CDATA[ a<b ]]></style>
      <title>A &#38; B&#x21; &unknown;</title><title>nor that</title>
      <s:metadata><rdf xmlns="x">Command: wrong</rdf></s:metadata></s:svg>
      """)
    #expect(metadata == PictureMetadata(format: .svg, title: "A & B&#x21; &unknown;"))
    #expect(try read("<svg/>") == PictureMetadata(format: .svg))
  }

  @Test func wordsInsideOfThePictureAreNotAboutIt() throws {
    let text =
      "<svg><title>a</title><g><title>b</title><desc>c</desc></g><svg><metadata>D: e</metadata></svg></svg>"
    #expect(try read(text) == PictureMetadata(format: .svg, title: "a"))
  }

  @Test func everyCutIsTold() throws {
    let drawing = Drawing(
      size: Size(width: 10, height: 10), background: Color(hex: 0),
      commands: [
        .clip(
          Rect(x: 0, y: 0, width: 5, height: 5),
          [.group("a", [.fill(.rectangle(Rect(x: 0, y: 0, width: 5, height: 5)), Color(hex: 1))])])
      ], title: "a & b", description: "c", facts: [Drawing.Fact(key: "Command", value: "kymo")])
    let text = drawing.svg(measuring: FixedTextMeasurer())
    let bytes = Array(text.utf8)
    #expect(try read(text).title == "a & b")
    for count in 4..<bytes.count - 2 {
      #expect(throws: PictureMetadataError.cutOff) { try PictureMetadata(Array(bytes[..<count])) }
    }
  }

  @Test(arguments: [
    "<svg", "<svg><title>a", "<svg><title>a</title>", "<svg><!-- ", "<svg><![CDATA[ ]", "<!x <svg",
    "<svg a='>", "<svg><?x",
  ])
  func whatEndsInTheMiddleIsTold(_ text: String) {
    #expect(throws: PictureMetadataError.cutOff) { try read(text) }
  }

  @Test(arguments: [
    "<x><svg/></x>", "<svg></g></svg>", "<svg><></svg>", "<svg><title>&</title></svg>",
  ])
  func whatIsNoDocumentIsTold(_ text: String) {
    #expect(throws: PictureMetadataError.self) { try read(text) }
  }

  @Test(arguments: ["", "svg", "{}", "\0<svg>"])
  func whatIsNoPictureIsTold(_ text: String) {
    #expect(throws: PictureMetadataError.unknownFormat) { try read(text) }
  }

  @Test func deepNestingIsNoTrouble() throws {
    let depth = 100_000
    let text =
      "<svg>" + String(repeating: "<g>", count: depth) + String(repeating: "</g>", count: depth)
      + "<title>x</title></svg>"
    #expect(try read(text).title == "x")
  }
}
