import DrawingModel
import TestSupport
import Testing

@Suite struct ColorScienceTests {
  @Test func blackOnWhiteHasTheLargestContrast() {
    let contrast = ColorScience.contrast(Color(hex: 0), Color(hex: 0xFFFFFF))
    #expect(abs(contrast - 21) < 1e-9)
  }

  @Test func blackAndWhiteAreOneHundredApart() {
    let distance = ColorScience.distance(Color(hex: 0), Color(hex: 0xFFFFFF))
    #expect(abs(distance - 100) < 0.1)
  }

  @Test func redAndGreenComeTogetherWithoutMiddleCones() {
    let red = Color(hex: 0xC04040)
    let green = Color(hex: 0x607030)
    #expect(
      ColorScience.distance(red, green, lacking: .middle) < ColorScience.distance(red, green))
  }

  @Test(arguments: ColorScience.Cone.allCases)
  func greysStayWhatTheyAreInEveryKindOfSight(_ cone: ColorScience.Cone) {
    let change = ColorScience.distance(
      Color(hex: 0x777777), Color(hex: 0xAAAAAA), lacking: cone)
    #expect(
      abs(change - ColorScience.distance(Color(hex: 0x777777), Color(hex: 0xAAAAAA))) < 0.1)
  }
}
