import Testing

@testable import ChartLayout

@Suite struct TextAppearanceTests {
  @Test(arguments: [2, 12, 20, 24]) func curvesAreToldApartWithoutColor(_ count: Int) {
    let series = (0..<count).map { Series(label: "\($0)") }
    let all = TextAppearance.all(of: series, usesColor: false)
    #expect(Set(all.map(\.letter)).count == count)
    #expect(Set(all.map(\.dash)).count == count)
    #expect(all.allSatisfy { $0.letter.isASCII && $0.letter != TextAppearance.ghostLetter })
  }
}
