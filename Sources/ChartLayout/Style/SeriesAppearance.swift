internal import DrawingModel

/// The look of one series.
struct SeriesAppearance: Hashable, Sendable {
  /// The color of the lines of the series.
  let line: Color
  /// The color of the words about the series.
  let label: Color
  /// The dash in units of a twelfth of the base size; empty for a line without gaps.
  let dash: [Double]
  /// The width of the lines, as a part of that of curves.
  var width = 1.0
  /// The shape that is repeated along the curve when dashes have been used up; nil for none.
  var marker: CurveMarker?

  /// The dashes in the order in which they are used; color never distinguishes curves alone.
  static let dashes: [[Double]] = [
    [], [8, 4], [2, 3], [8, 3, 2, 3], [14, 4], [1, 2],
  ]

  /// The width of motion at rest.
  static let quietWidth = 0.75

  /// The dash of alternatives.
  static let alternativeDash: [Double] = [2.5, 2.5]

  /// The dash of ghosts.
  static let ghostDash: [Double] = [6, 4]

  /// The largest number of curves that are distinguished only by their colors and by the labels at them.
  private static let mostSolid = 4

  /// The appearances of all series of a chart in a theme, by index.
  ///
  /// - Parameter areLabelled: Whether labels are at their curves, and not in a legend.
  static func all(
    of series: [Series], theme: ChartTheme, areLabelled: Bool = true
  ) -> [SeriesAppearance] {
    all(of: series, palette: theme.palette, dashing: theme.dashing, areLabelled: areLabelled)
  }

  /// The appearances of all series of a chart, by index.
  ///
  /// - Parameters:
  ///   - dashing: The choice of when curves have dashes.
  ///   - areLabelled: Whether labels are at their curves, and not in a legend.
  static func all(
    of series: [Series], palette: Palette, dashing: ChartTheme.Dashing = .automatic,
    areLabelled: Bool = true
  ) -> [SeriesAppearance] {
    let isDashed =
      switch dashing {
      case .always: true
      case .never: false
      case .automatic:
        !areLabelled || count(series, palette) > min(mostSolid, palette.lines.count)
      }
    // Beside a sweep, which has the hue of the first color, other curves begin with the second.
    var next = series.contains { $0.isRamp } && !palette.isOwn ? 1 : 0
    let own = series.map { series in
      switch series.style {
      case .ramp(let position) where !palette.isOwn:
        return SeriesAppearance(
          line: Palette.color(on: palette.ramp, at: position),
          label: Palette.color(on: palette.labelRamp, at: position), dash: [])
      case .automatic, .stretch, .ramp:
        defer { next += 1 }
        let color = next % palette.lines.count
        let isStretch = series.style == .stretch
        // Once all dashes are used up, colors repeat with the next dash.
        let round = next / (isStretch ? palette.lines.count : dashes.count)
        let step = isStretch && dashing != .always ? round : next + round
        let hasDash = isStretch ? dashing != .never : isDashed
        let dash = hasDash ? step % dashes.count : 0
        // The curve also gets a shape along it, since that dash is not new either.
        let shapes = CurveMarker.allCases
        let marker = round == 0 || isStretch ? nil : shapes[(round - 1) % shapes.count]
        return SeriesAppearance(
          line: palette.lines[color], label: palette.labels[color], dash: dashes[dash],
          marker: marker)
      case .same, .alternative, .quiet:
        return SeriesAppearance(
          line: palette.quiet, label: palette.quiet, dash: [], width: quietWidth)
      }
    }
    return zip(series, own).map { series, appearance in
      switch series.style {
      case .same(let index) where own.indices.contains(index):
        own[index]
      case .alternative(let index) where own.indices.contains(index):
        SeriesAppearance(
          line: own[index].line, label: own[index].label, dash: alternativeDash)
      default: appearance
      }
    }
  }

  /// The number of curves to be distinguished, without those that lie on others and without sweeps in one
  /// hue.
  private static func count(_ series: [Series], _ palette: Palette) -> Int {
    series.count { series in
      if case .shared = series.naming { return false }
      return switch series.style {
      case .automatic: true
      case .ramp: palette.isOwn
      case .stretch, .same, .alternative, .quiet: false
      }
    }
  }
}
