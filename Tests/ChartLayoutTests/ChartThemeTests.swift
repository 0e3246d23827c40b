import DrawingModel
import TestSupport
import Testing

@testable import ChartLayout

@Suite struct ChartThemeTests {
  /// Backgrounds from black to white, including the middle greys on which little can be read, and some
  /// hues.
  private static let backgrounds: [UInt32] = [
    0x000000, 0x333333, 0x666666, 0x767676, 0x808080, 0x999999, 0xCCCCCC, 0xFFFFFF, 0xFDF6E3,
    0x002B36, 0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00,
  ]

  /// The themes with grounds of all kinds.
  private static let themes: [ChartTheme] =
    ChartTheme.allCases
    + backgrounds.flatMap { hex in
      ChartTheme.allCases.map { theme in
        var theme = theme
        theme.background = .color(Color(hex: hex))
        return theme
      }
    }

  private func drawing(_ chart: Chart, _ theme: ChartTheme) -> Drawing {
    ChartDrawing.drawing(
      of: chart, size: Size(width: 1200, height: 750), theme: theme,
      measuring: FixedTextMeasurer())
  }

  @Test(arguments: themes.indices, NamedPalette.allCases)
  func wordsAndLinesStandOutOnAnyGround(_ index: Int, _ palette: NamedPalette) {
    var theme = Self.themes[index]
    theme.curves = .palette(palette)
    let ground = theme.ground
    for color in [theme.text, theme.secondaryText] + theme.palette.labels + theme.palette.labelRamp
    {
      #expect(ColorScience.contrast(color, ground) >= 4.5)
    }
    for color in theme.palette.lines + theme.palette.ramp {
      #expect(ColorScience.contrast(color, ground) >= (theme.isLightOnDark ? 4.5 : 3))
      #expect(ColorScience.contrast(color, ground) <= 11)
    }
  }

  @Test(arguments: themes.indices, NamedPalette.allCases)
  func ghostsStandOutAtThreeToOne(_ index: Int, _ palette: NamedPalette) {
    var theme = Self.themes[index]
    theme.curves = .palette(palette)
    for line in theme.palette.lines {
      let ghost = theme.ghost(of: line)
      // The color as it is written, in whole levels.
      let written = Color(hex: UInt32(ghost.hexText.dropFirst(), radix: 16) ?? 0)
      #expect(ColorScience.contrast(written, theme.ground) >= 3)
      #expect(
        ColorScience.contrast(ghost, theme.ground)
          <= max(ColorScience.contrast(line, theme.ground), 3.2))
    }
  }

  @Test func aThemeSuitsItsBackground() {
    #expect(ChartTheme.theme(for: Color(hex: 0xFDF6E3)) == .light)
    #expect(ChartTheme.theme(for: Color(hex: 0x002B36)) == .dark)
  }

  @Test func ownColorsAreUsedAsGivenAndWordsCanBeRead() {
    var theme = ChartTheme.light
    let own = [Color(hex: 0xFFFF00), Color(hex: 0x00FF00)]
    theme.curves = .own(own)
    let chart = SampleCharts.chart(count: 5)
    let appearances = SeriesAppearance.all(of: chart.series, palette: theme.palette)
    #expect(appearances.map(\.line) == [own[0], own[1], own[0], own[1], own[0]])
    #expect(Set(appearances.map(\.dash)).count == 5)
    for appearance in appearances {
      #expect(ColorScience.contrast(appearance.label, theme.ground) >= 4.5)
    }
    // A sweep has these colors, too, since nobody asked for a ramp.
    let sweep = SampleCharts.chart(count: 3, isSweep: true)
    #expect(
      SeriesAppearance.all(of: sweep.series, palette: theme.palette).map(\.line)
        == [own[0], own[1], own[0]])
  }

  @Test func aTransparentGroundIsNotDrawnAndRingsShowWhatIsBehind() {
    var theme = ChartTheme.dark
    theme.background = .transparent
    let chart = SampleCharts.chart(count: 2)
    let clear = drawing(chart, theme)
    #expect(clear.background.alpha == 0)
    func fills(_ drawing: Drawing) -> [Color] {
      drawing.commands.compactMap { if case .fill(_, let color) = $0 { color } else { nil } }
    }
    #expect(!fills(clear).contains(ChartTheme.dark.ground))
    #expect(fills(drawing(chart, .dark)).contains(ChartTheme.dark.ground))
    // Nothing else changes.
    #expect(clear.commands.count + 2 == drawing(chart, .dark).commands.count)
  }

  @Test(arguments: ChartMark.Kind.allCases)
  func noMarkLooksLikeAFrame(_ kind: ChartMark.Kind) {
    let metrics = ChartMetrics(size: Size(width: 1200, height: 750))
    let mark = LayoutPlan.Mark(
      series: 0, point: Point(x: 50, y: 50), kind: kind, label: nil, leader: [])
    let color = Color(hex: 0x205DCB)
    let commands = MarkShape(metrics: metrics, ground: Color(hex: 0xFFFFFF)).commands(
      mark, color, in: Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(!commands.isEmpty)
    for command in commands {
      switch command {
      case .fill(let path, color):
        // A filled shape has corners, a dot has none.
        #expect(!path.elements.contains { if case .curve = $0 { true } else { false } })
      case .stroke(_, let style, color): #expect(style.cap == .butt)
      default: break
      }
    }
  }
}
