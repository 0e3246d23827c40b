import Testing

@testable import DrawingModel

@Suite struct OutlinedSVGTests {
  private static let drawing = Drawing(
    size: Size(width: 30, height: 20), background: Color(hex: 0xFFFFFF), title: "A & B")

  private static func body(_ first: Int, _ second: Int) -> String {
    """
    <?xml version="1.0"?>
    <svg width="30pt" height="20pt">
    <g id="glyph-\(first)-0"/><clipPath id="clip-\(second)"><path d="M 0 0"/></clipPath>
    <use xlink:href="#glyph-\(first)-0" x="1"/><g clip-path="url(#clip-\(second))"/>
    </svg>
    """
  }

  @Test func identifiersAreNumberedAsTheyComeWhateverTheyWere() throws {
    let text = try #require(OutlinedSVG.document(of: Self.drawing, cairo: Self.body(0, 0)))
    #expect(OutlinedSVG.document(of: Self.drawing, cairo: Self.body(7, 123)) == text)
    #expect(
      OutlinedSVG.renumbered(Self.body(3, 9), prefix: "n").contains(
        "<use xlink:href=\"#n0\" x=\"1\"/><g clip-path=\"url(#n1)\"/>"))
  }

  @Test func theHeadIsOurs() throws {
    let text = try #require(OutlinedSVG.document(of: Self.drawing, cairo: Self.body(0, 0)))
    #expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(text.contains(" width=\"30\" height=\"20\" viewBox=\"0 0 30 20\" role=\"img\""))
    #expect(text.contains(">A &amp; B</title>"))
  }

  @Test func whatIsNoDocumentIsRefused() {
    #expect(OutlinedSVG.document(of: Self.drawing, cairo: "nothing") == nil)
  }
}
