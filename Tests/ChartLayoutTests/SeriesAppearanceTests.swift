import Testing

@testable import ChartLayout

@Suite struct SeriesAppearanceTests {
  @Test func noTwoOfThirtySixCurvesLookAlike() {
    let series = (0..<36).map { Series(label: "\($0)") }
    #expect(Set(SeriesAppearance.all(of: series, palette: .light)).count == 36)
  }

  @Test func eachOfTheFirstSixHasAColourAndADashOfItsOwn() {
    let all = SeriesAppearance.all(
      of: (0..<6).map { Series(label: "\($0)") }, palette: .dark)
    #expect(Set(all.map(\.line)).count == 6)
    #expect(Set(all.map(\.dash)).count == 6)
    #expect(all[0].dash.isEmpty)
  }

  @Test func aSweepHasOneHueAndDoesNotUseUpColours() {
    let series = [
      Series(label: "a", style: .ramp(0)), Series(label: "b", style: .ramp(1)), Series(label: "c"),
    ]
    let all = SeriesAppearance.all(of: series, palette: .light)
    #expect(all[0].line == Palette.light.ramp[0])
    #expect(all[1].line == Palette.light.ramp[6])
    #expect(all[2].line == Palette.light.lines[0])
  }
}
