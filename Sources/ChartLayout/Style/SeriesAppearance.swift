internal import DrawingModel

/// How one series is drawn.
struct SeriesAppearance: Hashable, Sendable {
  /// The colour of its lines.
  let line: Color
  /// The colour of the words about it.
  let label: Color
  /// The dash in units of a twelfth of the base size; empty for a line without gaps.
  let dash: [Double]

  /// The dashes in the order they are used; colour never works alone.
  static let dashes: [[Double]] = [
    [], [8, 4], [2, 3], [8, 3, 2, 3], [14, 4], [1, 2],
  ]

  /// The appearances of all series of a chart, by index.
  static func all(of series: [Series], palette: Palette) -> [SeriesAppearance] {
    var next = 0
    return series.map { series in
      switch series.style {
      case .ramp(let place):
        return SeriesAppearance(
          line: Palette.color(on: palette.ramp, at: place),
          label: Palette.color(on: palette.labelRamp, at: place), dash: [])
      case .automatic:
        defer { next += 1 }
        let color = next % palette.lines.count
        // From the seventh on, colours come again with the next dash.
        let dash = (next + next / palette.lines.count) % dashes.count
        return SeriesAppearance(
          line: palette.lines[color], label: palette.labels[color], dash: dashes[dash])
      }
    }
  }
}
