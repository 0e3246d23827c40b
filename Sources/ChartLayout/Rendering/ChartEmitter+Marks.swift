internal import DrawingModel

extension ChartEmitter {
  /// The marks of a panel with the hairlines to their words.
  func marks(of panel: LayoutPlan.Panel) -> [DrawingCommand] {
    let hair = StrokeStyle(width: metrics.hairWidth)
    let lines =
      panel.marks.map { (series: $0.series, leader: $0.leader) }
      + panel.remarks.map { (series: $0.series, leader: $0.leader) }
    let leaders = lines.compactMap { series, leader -> DrawingCommand? in
      guard let start = leader.first, let end = leader.last else { return nil }
      return .stroke(
        .line(from: start, to: end), hair, appearances[series].label.opacity(0.6))
    }
    return leaders + panel.marks.flatMap { mark($0, in: panel.plot) }
  }

  private func mark(_ mark: LayoutPlan.Mark, in plot: Rect) -> [DrawingCommand] {
    MarkShape(metrics: metrics, ground: theme.ringGround).commands(
      mark, appearances[mark.series].line, in: plot)
  }

  /// The lines to control points, which the ends of are marks.
  func handles(of panel: LayoutPlan.Panel) -> [DrawingCommand] {
    panel.handles.map { series, line in
      .stroke(
        .line(from: line.start, to: line.end), StrokeStyle(width: metrics.curveWidth * 0.5),
        appearances[series].line)
    }
  }

  /// Bands in the tint of their curve, or grey.
  func bands(of panel: LayoutPlan.Panel) -> [DrawingCommand] {
    panel.bands.map { band in
      .fill(
        .rectangle(band.area),
        band.series.map { theme.tint(of: appearances[$0].line) } ?? theme.band)
    }
  }

  /// Areas between courses in the tint of a curve, or in that of quiet words.
  func ribbons(of panel: LayoutPlan.Panel) -> [DrawingCommand] {
    panel.ribbons.map { ribbon in
      let color = ribbon.series.map { appearances[$0].line } ?? theme.palette.quiet
      let area = DrawingCommand.fill(ribbon.outline, theme.tint(of: color))
      return .group(ribbon.name, panel.isLimited ? [.clip(panel.plot, [area])] : [area])
    }
  }
}
