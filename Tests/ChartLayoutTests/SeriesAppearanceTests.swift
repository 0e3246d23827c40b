import Testing

@testable import ChartLayout

@Suite struct SeriesAppearanceTests {
  @Test func noTwoOfThirtySixCurvesLookAlike() {
    let series = (0..<36).map { Series(label: "\($0)") }
    #expect(Set(SeriesAppearance.all(of: series, palette: .light)).count == 36)
  }

  @Test func eachOfTheFirstSixHasAColorAndADashOfItsOwn() {
    let all = SeriesAppearance.all(
      of: (0..<6).map { Series(label: "\($0)") }, palette: .dark)
    #expect(Set(all.map(\.line)).count == 6)
    #expect(Set(all.map(\.dash)).count == 6)
    #expect(all[0].dash.isEmpty)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 9])
  func upToFourCurvesWithTheirLabelsAreSolid(_ count: Int) {
    let series = (0..<count).map { Series(label: "\($0)") }
    let dashes = SeriesAppearance.all(of: series, palette: .dark).map(\.dash)
    #expect(dashes.allSatisfy(\.isEmpty) == (count <= 4))
    // In a legend each curve has a dash of its own.
    let legend = SeriesAppearance.all(of: series, palette: .dark, areLabelled: false).map(\.dash)
    #expect(Set(legend).count == min(count, 6))
  }

  @Test(arguments: [2, 5])
  func dashesCanBeAskedForAndLeftOut(_ count: Int) {
    let series = (0..<count).map { Series(label: "\($0)") }
    func dashes(_ dashing: ChartTheme.Dashing, _ areLabelled: Bool) -> Set<[Double]> {
      Set(
        SeriesAppearance.all(
          of: series, palette: .light, dashing: dashing, areLabelled: areLabelled
        ).map(\.dash))
    }
    for areLabelled in [true, false] {
      #expect(dashes(.always, areLabelled).count == count)
      #expect(dashes(.never, areLabelled) == [[]])
    }
  }

  @Test func stretchesHaveDashesWhereThatIsAskedFor() {
    let series = (0..<3).map { Series(label: "\($0)", style: .stretch) }
    let all = SeriesAppearance.all(of: series, palette: .light, dashing: .always)
    #expect(Set(all.map(\.dash)).count == 3)
  }

  @Test func colorsThatRepeatAreToldApartByDashes() {
    var theme = ChartTheme.light
    theme.curves = .palette(.gray)
    let series = (0..<4).map { Series(label: "\($0)") }
    let all = SeriesAppearance.all(of: series, theme: theme)
    #expect(all[0].line == all[3].line && all[0].dash != all[3].dash)
  }

  @Test func curvesThatLieOnOthersAreNotCounted() {
    var series = (0..<6).map { Series(label: "\($0)") }
    series[4].naming = .shared(with: 0)
    series[5].naming = .shared(with: 1)
    #expect(SeriesAppearance.all(of: series, palette: .light).allSatisfy { $0.dash.isEmpty })
  }

  @Test func stretchesOfOneCurveHaveColorsAndNoDash() {
    let series = (0..<7).map { Series(label: "\($0)", style: .stretch) }
    let all = SeriesAppearance.all(of: series, palette: .light)
    #expect(all.prefix(6).map(\.line) == Palette.light.lines)
    #expect(all.prefix(6).allSatisfy { $0.dash.isEmpty })
    #expect(all[6].line == all[0].line && !all[6].dash.isEmpty)
  }

  @Test func anAlternativeHasTheColorOfWhatItIsOneTo() {
    let series = [
      Series(label: "a", style: .alternative(to: 1)), Series(label: "b", style: .stretch),
      Series(label: "c", style: .same(as: 1)), Series(label: "d", style: .same(as: 9)),
      Series(label: "e", style: .stretch),
    ]
    let all = SeriesAppearance.all(of: series, palette: .dark)
    #expect(all[0].line == all[1].line && !all[0].dash.isEmpty && all[1].dash.isEmpty)
    #expect(all[2] == all[1])
    #expect(all[3].line == Palette.dark.quiet)
    #expect(all[4].line == Palette.dark.lines[1])
  }

  @Test(arguments: [Palette.light, .dark])
  func whatIsAtRestIsThinnerAndHasNoColor(_ palette: Palette) {
    let all = SeriesAppearance.all(
      of: [Series(label: "rest", style: .quiet), Series(label: "a", style: .stretch)],
      palette: palette)
    #expect(all[0].width < all[1].width && all[0].line == palette.quiet)
    #expect(all[1].line == palette.lines[0])
  }

  @Test func aSweepHasOneHueAndDoesNotUseUpColors() {
    let series = [
      Series(label: "a", style: .ramp(0)), Series(label: "b", style: .ramp(1)), Series(label: "c"),
    ]
    let all = SeriesAppearance.all(of: series, palette: .light)
    #expect(all[0].line == Palette.light.ramp[0])
    #expect(all[1].line == Palette.light.ramp[6])
    #expect(all[2].line == Palette.light.lines[1], "the first color has the hue of the sweep")
  }
}
