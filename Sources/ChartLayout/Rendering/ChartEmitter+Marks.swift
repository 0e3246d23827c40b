internal import DrawingModel

extension ChartEmitter {
  /// The marks of a panel with the hair lines to their words.
  func marks(of panel: LayoutPlan.Panel) -> [DrawingCommand] {
    let hair = StrokeStyle(width: metrics.hairWidth)
    let leaders = panel.marks.compactMap { mark -> DrawingCommand? in
      guard let start = mark.leader.first, let end = mark.leader.last else { return nil }
      let color = appearances[mark.series].label
      return .stroke(.line(from: start, to: end), hair, color.opacity(0.6))
    }
    return leaders + panel.marks.flatMap(mark)
  }

  private func mark(_ mark: LayoutPlan.Mark) -> [DrawingCommand] {
    let color = appearances[mark.series].line
    switch mark.kind {
    case .ring: return ring(at: mark.point, radius: metrics.ringRadius, color)
    case .dot:
      return [.fill(.circle(center: mark.point, radius: metrics.keyframeDot / 2), color)]
    case .tick:
      let reach = metrics.markTick
      let path = Path.line(
        from: Point(x: mark.point.x, y: mark.point.y - reach),
        to: Point(x: mark.point.x, y: mark.point.y + reach))
      return [.stroke(path, StrokeStyle(width: metrics.curveWidth * 0.7), color)]
    }
  }

  /// Bands in the tint of their curve, or grey.
  func bands(of panel: LayoutPlan.Panel) -> [DrawingCommand] {
    panel.bands.map { band in
      .fill(.rectangle(band.area), band.series.map { tint(of: appearances[$0].line) } ?? theme.band)
    }
  }

  /// Areas between courses in the tint of a curve, or in that of quiet words.
  func ribbons(of panel: LayoutPlan.Panel) -> [DrawingCommand] {
    panel.ribbons.map { ribbon in
      let color = ribbon.series.map { appearances[$0].line } ?? theme.palette.quiet
      let area = DrawingCommand.fill(ribbon.outline, tint(of: color))
      return .group(ribbon.name, panel.isLimited ? [.clip(panel.plot, [area])] : [area])
    }
  }

  private func tint(of color: Color) -> Color {
    theme.ground.mixed(with: color, fraction: theme == .light ? 0.15 : 0.24)
  }
}
