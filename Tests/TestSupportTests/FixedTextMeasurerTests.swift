import DrawingModel
import TestSupport
import Testing

@Suite struct FixedTextMeasurerTests {
  @Test func widthsFollowFromTheNumberOfCharacters() {
    let measurer = FixedTextMeasurer()
    #expect(measurer.width(of: "", in: Font(size: 10)) == 0)
    #expect(measurer.width(of: "abc", in: Font(size: 10)) == 18)
    #expect(measurer.width(of: "äb", in: Font(size: 10, weight: .bold)) == 13)
  }
}
