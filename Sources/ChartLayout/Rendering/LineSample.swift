internal import DrawingModel

/// A short piece of a curve's line, beside its name.
struct LineSample {
  let appearance: SeriesAppearance
  let metrics: ChartMetrics

  /// The line from one point to another, with its curve's marker in the middle.
  func commands(from start: Point, to end: Point) -> [DrawingCommand] {
    let line = Path.line(from: start, to: end)
    let stroke = DrawingCommand.stroke(line, appearance.stroke(metrics), appearance.line)
    guard let marker = appearance.marker else { return [stroke] }
    let shapes = CurveMarker.middle(of: line).flatMap {
      marker.path(at: $0, radius: metrics.markerRadius).elements
    }
    return [stroke, .fill(Path(shapes), appearance.line)]
  }
}

extension SeriesAppearance {
  /// The pen of the curves of the series.
  func stroke(_ metrics: ChartMetrics) -> StrokeStyle {
    // Rounded ends would close the gaps of a dash.
    StrokeStyle(
      width: metrics.curveWidth * width, dashes: dash.map { $0 * metrics.dashUnit },
      cap: dash.isEmpty ? .round : .butt)
  }
}
