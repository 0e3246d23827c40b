internal import DrawingModel

/// Places the names of moments in their rows and draws lines from them down through the plots.
struct MomentComposer<Measurer: TextMeasuring> {
  let names: MomentNames<Measurer>
  let appearances: [SeriesAppearance]
  let theme: ChartTheme
  let metrics: ChartMetrics
  let measurer: Measurer

  /// The moments of a figure.
  ///
  /// - Parameters:
  ///   - result: The positions of the names.
  ///   - rows: The upper edge of each row, the lowest first.
  ///   - plan: The figure with its panels.
  func moments(
    _ result: MomentPlanner.Result, rows: [Double], in plan: LayoutPlan
  ) -> [LayoutPlan.Moment] {
    guard let first = plan.panels.first?.plot, let last = plan.panels.last?.plot else { return [] }
    return names.moments.indices.map { index in
      let (moment, position) = (names.moments[index], result.positions[index])
      let x = plan.timeScale.position(of: moment.time)
      var words: [PlacedText] = []
      var top = first.top
      if let position {
        words = placed(
          names.fitted(moment.name, result.widthLimit), left: position.left, top: rows[position.row]
        )
        top = (words.map(\.bounds.bottom).max() ?? top) + metrics.base * 0.1
      }
      // A moment without a name has no line.
      let line =
        moment.time > 0 && position != nil ? parts(of: x, from: top, to: last.bottom, in: plan) : []
      return LayoutPlan.Moment(x: metrics.crisp(x), line: line, name: words)
    }
  }

  private func placed(_ name: MomentName, left: Double, top: Double) -> [PlacedText] {
    var x = left
    // Words of two faces are on one baseline.
    let ascent = name.words.map { measurer.metrics(of: "", in: names.font(of: $0)).ascent }.max()
    return name.words.map { word in
      let font = names.font(of: word)
      let known = word.series.flatMap { appearances.indices.contains($0) ? $0 : nil }
      let color =
        known.map { appearances[$0].label } ?? (word.isCode ? theme.text : theme.secondaryText)
      let own = measurer.metrics(of: "", in: font).ascent
      let text = PlacedText(
        TextRun(word.text, font: font, color: color), x: x,
        top: top + (ascent ?? own) - own, measuring: measurer)
      x = text.bounds.right + names.blank
      return text
    }
  }

  /// A line from top to bottom that leaves out the words above the plots.
  private func parts(
    of x: Double, from top: Double, to bottom: Double, in plan: LayoutPlan
  ) -> [(top: Double, bottom: Double)] {
    var parts: [(top: Double, bottom: Double)] = []
    var y = top
    let air = metrics.base * 0.15
    // Labels with a piece of their line are in a legend above all plots, or behind the names of lanes.
    let labels = plan.entries.compactMap { entry in
      entry.sample.map { sample in
        let label = entry.label.bounds
        return Rect(
          left: sample.start.x, top: label.top, right: label.right, bottom: label.bottom)
      }
    }
    for panel in plan.panels {
      let words = [panel.heading, panel.title].compactMap { $0?.bounds } + labels
      for text in words
      where x > text.left - air && x < text.right + air && text.bottom <= panel.plot.top + 1
        && text.bottom > y
      {
        // A part that is too short to be a line is left out, too.
        if text.top - air > y + 2 * air { parts.append((y, text.top - air)) }
        y = max(y, text.bottom + air)
      }
    }
    if y < bottom { parts.append((y, bottom)) }
    return parts
  }
}
