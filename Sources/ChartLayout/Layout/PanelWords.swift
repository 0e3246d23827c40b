internal import DrawingModel

/// Places the words about one plot: its title, its name, its numbers.
struct PanelWords<Measurer: TextMeasuring> {
  let plot: Rect
  /// The edges of the figure's words.
  let left: Double
  let right: Double
  let theme: ChartTheme
  let metrics: ChartMetrics
  let measurer: Measurer

  private var fitting: TextFitting<Measurer> { TextFitting(measurer: measurer) }

  /// Returns the title of the axis, above it: the quantity that it measures.
  func title(_ text: String) -> PlacedText {
    let text = fitting.endTruncated(
      TextFitting<Measurer>.singleLine(text), font: metrics.noteFont, width: right - left)
    let run = TextRun(text, font: metrics.noteFont, color: theme.secondaryText)
    let top = plot.top - metrics.base * 0.6 - measurer.lineHeight(of: metrics.noteFont)
    return PlacedText(run, x: left, top: top, measuring: measurer)
  }

  /// The distance of an axis title from the name of its lane, in base sizes.
  private static var gapOfTitle: Double { 0.6 }

  /// Returns the name of a lane at the left end of its plot, with the axis title behind it.
  ///
  /// - Parameter height: The height of the row that name and title are in.
  func heading(
    _ name: String, title: String, height: Double
  ) -> (heading: PlacedText?, title: PlacedText?) {
    let top = plot.top - metrics.base * 0.1 - height
    var x = plot.left
    var heading: PlacedText?
    let text = TextFitting<Measurer>.singleLine(title)
    if !name.isEmpty {
      // The axis title tells two lanes of the same name apart.
      let room =
        text.isEmpty
        ? 0 : measurer.width(of: text, in: metrics.noteFont) + metrics.base * Self.gapOfTitle
      let text = fitting.middleTruncated(
        TextFitting<Measurer>.singleLine(name), font: metrics.codeFont,
        width: max(right - x - room, (right - x) / 2))
      let run = TextRun(text, font: metrics.codeFont, color: theme.text)
      let placed = PlacedText(run, x: x, top: top, measuring: measurer)
      heading = placed
      x = placed.bounds.right + metrics.base * Self.gapOfTitle
    }
    guard !text.isEmpty, x + measurer.width(of: text, in: metrics.noteFont) <= right else {
      return (heading, nil)
    }
    // On the baseline of the name.
    let drop =
      measurer.metrics(of: "", in: metrics.codeFont).ascent
      - measurer.metrics(of: "", in: metrics.noteFont).ascent
    let run = TextRun(text, font: metrics.noteFont, color: theme.secondaryText)
    return (heading, PlacedText(run, x: x, top: top + max(drop, 0), measuring: measurer))
  }

  /// The number of a line across the plot, to the right of its right end.
  func reference(_ tick: ValueAxisPlan.Tick) -> PlacedText? {
    let run = TextRun(tick.text, font: metrics.noteFont, color: theme.text)
    let label = PlacedText(
      run, x: plot.right + metrics.smallGap, middle: tick.position, measuring: measurer)
    return label.bounds.right <= right + metrics.base * 0.5 ? label : nil
  }

  /// A number on the value axis.
  func tick(_ tick: ValueAxisPlan.Tick) -> LayoutPlan.Tick {
    let run = TextRun(tick.text, font: metrics.labelFont, anchor: .end, color: theme.text)
    let label = PlacedText(
      run, x: plot.left - metrics.smallGap, middle: tick.position, measuring: measurer)
    return LayoutPlan.Tick(
      value: tick.value, position: metrics.crisp(tick.position),
      label: label.bounds.left >= 0 ? label : nil)
  }
}
