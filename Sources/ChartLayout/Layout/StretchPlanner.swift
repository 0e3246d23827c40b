internal import DrawingModel

/// Finds positions for the names of shaded stretches: inside them, at an edge of the plot that the curves
/// leave free.
struct StretchPlanner<Measurer: TextMeasuring> {
  let theme: ChartTheme
  let metrics: ChartMetrics
  let measurer: Measurer

  /// The areas of a panel's stretches, without names; those too short to be seen are left out.
  static func areas(
    of panel: ChartPanel, plot: Rect, time: AxisScale
  ) -> [(area: Rect, stretch: ChartPanel.Stretch)] {
    panel.stretches.compactMap { stretch in
      guard stretch.start.isFinite, stretch.end > stretch.start, stretch.end > 0,
        stretch.start < time.upper
      else { return nil }
      let left = time.position(of: max(stretch.start, 0))
      let right = time.position(of: min(stretch.end, time.upper))
      guard right > left else { return nil }
      return (Rect(left: left, top: plot.top, right: right, bottom: plot.bottom), stretch)
    }
  }

  /// The stretches of a planned panel with their names.
  ///
  /// Names are placed where they cover neither a curve nor a line. A name that has no such position, or
  /// is wider than its stretch, is left out.
  func plan(_ panel: ChartPanel, in planned: LayoutPlan.Panel, time: AxisScale)
    -> [LayoutPlan.Stretch]
  {
    var obstacles = panel.marks.filter { $0.time.isFinite && $0.value.isFinite }.map { mark in
      let x = time.position(of: mark.time)
      let y = planned.scale.position(of: mark.value)
      let reach = metrics.ringRadius
      return Rect(left: x - reach, top: y - reach, right: x + reach, bottom: y + reach)
    }
    obstacles += planned.references.map { reference in
      Rect(
        left: planned.plot.left, top: reference.y - metrics.hairWidth, right: planned.plot.right,
        bottom: reference.y + metrics.hairWidth)
    }
    return Self.areas(of: panel, plot: planned.plot, time: time).map { area, stretch in
      LayoutPlan.Stretch(
        area: area, tint: stretch.tint,
        label: label(stretch.name, in: area, planned, avoiding: obstacles))
    }
  }

  private func label(
    _ name: String, in area: Rect, _ panel: LayoutPlan.Panel, avoiding obstacles: [Rect]
  ) -> PlacedText? {
    let run = TextRun(
      TextFitting<Measurer>.singleLine(name), font: metrics.noteFont, color: theme.secondaryText)
    let width = measurer.width(of: run.text, in: run.font)
    let height = measurer.lineHeight(of: run.font)
    let gap = metrics.base * 0.3
    guard width > 0, width + 2 * gap <= area.size.width, height + 2 * gap <= area.size.height
    else { return nil }
    let (first, last) = (area.left + gap, area.right - gap - width)
    let parts = [0, 1, 0.5, 0.25, 0.75]
    let (top, bottom) = (area.top + gap / 2, area.bottom - gap / 2 - height)
    for left in parts.map({ first + (last - first) * $0 }) {
      for top in [top, bottom, (top + bottom) / 2] {
        let text = PlacedText(run, x: left, top: top, measuring: measurer)
        let isFree =
          !panel.labels.contains(where: text.bounds.intersects)
          && !obstacles.contains(where: text.bounds.intersects)
          && panel.traces.allSatisfy { $0.trace.count(inside: text.bounds) == 0 }
        if isFree { return text }
      }
    }
    return nil
  }
}
