import CairoDrawing
import DrawingModel
import Testing

@Suite struct CairoTextMeasurerTests {
  private let measurer: CairoTextMeasurer

  init() throws {
    measurer = try DrawingRenderer().measurer
  }

  @Test(arguments: [Font.Face.sans, .monospaced], [Font.Weight.regular, .bold])
  func extentsGrowInProportionToTheSize(_ face: Font.Face, _ weight: Font.Weight) {
    let small = measurer.metrics(of: "Spring 0.5", in: Font(face: face, size: 7, weight: weight))
    let large = measurer.metrics(of: "Spring 0.5", in: Font(face: face, size: 70, weight: weight))
    #expect(abs(large.width - 10 * small.width) < 1e-9 * large.width)
    #expect(abs(large.ascent - 10 * small.ascent) < 1e-9 * large.ascent)
    #expect(small.width > 7)
    #expect(small.ascent > 3)
    #expect(small.descent > 0)
  }

  @Test func charactersOfCodeAreEquallyWide() {
    let font = Font(face: .monospaced, size: 10)
    let narrow = measurer.width(of: "iiii", in: font)
    #expect(abs(narrow - measurer.width(of: "WWWW", in: font)) < 1e-9)
  }

  @Test func nothingIsNoWiderThanNothingButAsHighAsALine() {
    let font = Font(size: 10)
    let empty = measurer.metrics(of: "", in: font)
    #expect(empty.width == 0)
    #expect(empty.ascent == measurer.metrics(of: "x", in: font).ascent)
  }

  @Test func aWordIsAsWideAsItsLetters() {
    let font = Font(size: 10)
    let parts = ["a", "b", "c"].map { measurer.width(of: $0, in: font) }
    #expect(abs(measurer.width(of: "abc", in: font) - parts.reduce(0, +)) < 1e-9)
  }

  @Test(arguments: ["日本", "😀", "a日b", "\u{1F9EA}", "नमस्ते"])
  func charactersTheUsualFaceLacksHaveAWidthAllTheSame(_ text: String) {
    #expect(measurer.width(of: text, in: Font(size: 10)) > 5)
  }
}
