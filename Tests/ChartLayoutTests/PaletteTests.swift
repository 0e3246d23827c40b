import DrawingModel
import TestSupport
import Testing

@testable import ChartLayout

@Suite struct PaletteTests {
  @Test(arguments: ChartTheme.allCases)
  func linesStandOutFromTheGround(_ theme: ChartTheme) {
    // Light lines on a dark ground need more contrast to look as strong.
    let least = theme == .light ? 3.0 : 4.5
    for color in theme.palette.lines + theme.palette.ramp {
      #expect(ColorScience.contrast(color, theme.ground) >= least, "\(color.hexText)")
    }
  }

  @Test(arguments: ChartTheme.allCases)
  func noLineIsGlaring(_ theme: ChartTheme) {
    for color in theme.palette.lines + theme.palette.ramp {
      #expect(ColorScience.contrast(color, theme.ground) <= 11, "\(color.hexText)")
    }
  }

  @Test(arguments: ChartTheme.allCases)
  func ghostsAreFainterAndStandOutAllTheSame(_ theme: ChartTheme) {
    let palette = theme.palette
    for color in palette.lines + palette.ramp {
      let ghost = theme.ghost(of: color)
      let contrast = ColorScience.contrast(ghost, theme.ground)
      #expect(contrast >= 3 && contrast <= ColorScience.contrast(color, theme.ground))
    }
  }

  @Test(arguments: ChartTheme.allCases)
  func contrastIsThatOfTheDefinition(_ theme: ChartTheme) {
    for level in stride(from: 0.0, through: 1, by: 0.05) {
      let color = Color(red: level, green: 1 - level, blue: level * level)
      let difference =
        color.contrast(with: theme.ground) - ColorScience.contrast(color, theme.ground)
      #expect(difference.magnitude < 1e-9)
    }
  }

  @Test(arguments: ChartTheme.allCases)
  func theStepsOfASweepCanBeSeen(_ theme: ChartTheme) {
    func colors(_ count: Int) -> [Color] {
      (0..<count).map {
        Palette.color(on: theme.palette.ramp, at: Double($0) / Double(count - 1))
      }
    }
    for (count, least) in [(3, 11.0), (6, 4.4), (12, 2)] {
      let colors = colors(count)
      for (first, second) in zip(colors, colors.dropFirst()) {
        #expect(ColorScience.distance(first, second) >= least)
      }
    }
  }

  @Test(arguments: ChartTheme.allCases)
  func quietLinesStandOutFromAllThatIsBehindThem(_ theme: ChartTheme) {
    for ground in [theme.ground, theme.band] + theme.tints {
      #expect(ColorScience.contrast(theme.quietLine, ground) >= 3, "\(ground.hexText)")
    }
    #expect(
      ColorScience.contrast(theme.quietLine, theme.ground)
        < ColorScience.contrast(theme.secondaryText, theme.ground))
  }

  @Test(arguments: ChartTheme.allCases)
  func wordsCanBeRead(_ theme: ChartTheme) {
    let palette = theme.palette
    for color in palette.labels + palette.labelRamp + [theme.text, theme.secondaryText] {
      #expect(ColorScience.contrast(color, theme.ground) >= 4.5, "\(color.hexText)")
    }
    for position in stride(from: 0.0, through: 1, by: 0.01) {
      let color = Palette.color(on: palette.labelRamp, at: position)
      #expect(ColorScience.contrast(color, theme.ground) >= 4.5)
    }
  }

  @Test(arguments: ChartTheme.allCases)
  func anyTwoLinesDifferInEveryKindOfSight(_ theme: ChartTheme) {
    let colors = theme.palette.lines
    for first in colors.indices {
      for second in colors.indices where second > first {
        let least = theme == .dark && second < 4 ? 13.2 : 12.7
        #expect(ColorScience.distance(colors[first], colors[second]) >= least)
        for cone in ColorScience.Cone.allCases {
          let distance = ColorScience.distance(colors[first], colors[second], lacking: cone)
          #expect(distance >= least, "\(colors[first].hexText) \(colors[second].hexText) \(cone)")
        }
      }
    }
  }

  @Test(arguments: ChartTheme.allCases)
  func aRampGoesOneWayFromFaintToStrong(_ theme: ChartTheme) {
    let contrasts = stride(from: 0.0, through: 1, by: 0.05).map {
      ColorScience.contrast(Palette.color(on: theme.palette.ramp, at: $0), theme.ground)
    }
    #expect(zip(contrasts, contrasts.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func placesOffTheRampAreItsEnds() {
    let ramp = Palette.light.ramp
    #expect(Palette.color(on: ramp, at: -1) == ramp[0])
    #expect(Palette.color(on: ramp, at: 7) == ramp[6])
    #expect(Palette.color(on: ramp, at: .nan) == ramp[0])
  }

  @Test(arguments: ChartTheme.allCases)
  func theGridRecedesBehindTheTargetLine(_ theme: ChartTheme) {
    #expect(ColorScience.contrast(theme.grid, theme.ground) < 1.4)
    #expect(ColorScience.contrast(theme.text, theme.ground) > 12)
  }
}
