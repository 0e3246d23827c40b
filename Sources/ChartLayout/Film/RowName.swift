internal import DrawingModel

/// The name of a row of a film, behind a piece of its curve's line where the lines differ in more than their colors.
struct RowName {
  let run: TextRun
  /// The piece of line before the name; nil for none.
  let sample: LineSample?
  let metrics: ChartMetrics

  /// The room that a piece of line takes, with the gap behind it.
  static func lead(_ metrics: ChartMetrics) -> Double { metrics.sampleWidth + metrics.smallGap }

  /// The room that the piece of line takes.
  private var lead: Double { sample == nil ? 0 : Self.lead(metrics) }

  /// The width of the piece of line and the name.
  func width(measuring measurer: some TextMeasuring) -> Double {
    lead + measurer.width(of: run.text, in: run.font)
  }

  /// Returns the commands that draw the piece of line and the name in a row.
  ///
  /// - Parameters:
  ///   - x: The left end.
  ///   - y: The middle of the row.
  func commands(
    x: Double, middle y: Double, measuring measurer: some TextMeasuring
  ) -> [DrawingCommand] {
    let name = PlacedText(run, x: x + lead, middle: y, measuring: measurer)
    let line = sample?.commands(
      from: Point(x: x, y: y), to: Point(x: x + metrics.sampleWidth, y: y))
    return (line ?? []) + [.text(name.run, at: name.point)]
  }

  /// Returns the commands that draw the piece of line and the name centered around a position.
  ///
  /// - Parameters:
  ///   - center: The middle from left to right.
  ///   - top: The upper edge of the name.
  func commands(
    center: Double, top: Double, measuring measurer: some TextMeasuring
  ) -> [DrawingCommand] {
    guard sample != nil else {
      var run = run
      run.anchor = .middle
      let name = PlacedText(run, x: center, top: top, measuring: measurer)
      return [.text(name.run, at: name.point)]
    }
    return commands(
      x: center - width(measuring: measurer) / 2,
      middle: top + measurer.lineHeight(of: run.font) / 2, measuring: measurer)
  }
}

extension ScenePlanner {
  /// Whether there are rows, each of which has a name.
  var hasNamedRows: Bool { shows(.tracks) || shows(.overlay) || shows(.tiles) }

  /// Whether names have pieces of the curves' lines before them: they name the curves, and colors come again or lines
  /// have dashes.
  var hasSamples: Bool {
    shows(.curves) && hasNamedRows
      && rows.contains { row in
        let appearance = appearances[row.series]
        return row.name.isEmpty && (!appearance.dash.isEmpty || appearance.marker != nil)
      }
  }

  /// The name of a row in its color, cut to a width.
  func name(of row: ChartScene.Row, width: Double) -> RowName {
    let series = scene.chart.series[row.series]
    let font = series.isCode || !row.name.isEmpty ? metrics.codeFont : metrics.labelFont
    let words = TextFitting<Measurer>.singleLine(row.name.isEmpty ? series.label : row.name)
    let sample =
      hasSamples && row.name.isEmpty
      ? LineSample(appearance: appearances[row.series], metrics: metrics) : nil
    let room = width - (sample == nil ? 0 : RowName.lead(metrics))
    let run = TextRun(
      TextFitting(measurer: measurer).nameTruncated(words, font: font, width: room), font: font,
      color: appearances[row.series].label)
    return RowName(run: run, sample: sample, metrics: metrics)
  }
}
