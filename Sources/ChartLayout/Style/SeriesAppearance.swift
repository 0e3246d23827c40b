internal import DrawingModel

/// How one series is drawn.
struct SeriesAppearance: Hashable, Sendable {
  /// The colour of its lines.
  let line: Color
  /// The colour of the words about it.
  let label: Color
  /// The dash in units of a twelfth of the base size; empty for a line without gaps.
  let dash: [Double]
  /// The width of its lines, as a part of that of curves.
  var width = 1.0
  /// The shape that is repeated along its curve where dashes have been used up; nil for none.
  var marker: CurveMarker?

  /// The dashes in the order they are used; colour never works alone.
  static let dashes: [[Double]] = [
    [], [8, 4], [2, 3], [8, 3, 2, 3], [14, 4], [1, 2],
  ]

  /// The width of what is at rest.
  static let quietWidth = 0.75

  /// The dash of what might have been.
  static let alternativeDash: [Double] = [2.5, 2.5]

  /// The dash of ghosts.
  static let ghostDash: [Double] = [6, 4]

  /// The appearances of all series of a chart, by index.
  static func all(of series: [Series], palette: Palette) -> [SeriesAppearance] {
    // Beside a sweep, which has the hue of the first colour, others begin with the second.
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
        // Once all dashes are used up, colours come again with the next dash.
        let round = next / (isStretch ? palette.lines.count : dashes.count)
        let dash = (isStretch ? round : next + round) % dashes.count
        // And with a shape along the curve, since that dash is not new either.
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
}
