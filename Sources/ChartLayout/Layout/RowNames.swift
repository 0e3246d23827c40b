internal import DrawingModel

/// The names of curves behind the rulers under the time axis, smaller than the labels they repeat.
struct RowNames<Measurer: TextMeasuring> {
  let chart: Chart
  let appearances: [SeriesAppearance]
  let metrics: ChartMetrics
  let measurer: Measurer

  /// The name of a series between `left` and `right`, in the middle of its row.
  func name(of series: Int, left: Double, right: Double, middle y: Double) -> PlacedText {
    var font = metrics.font(for: chart.series[series])
    font.size *= 0.85
    let text = TextFitting(measurer: measurer).middleTruncated(
      TextFitting<Measurer>.singleLine(chart.series[series].label), font: font,
      width: right - left)
    return PlacedText(
      TextRun(text, font: font, color: appearances[series].label), x: left, middle: y,
      measuring: measurer)
  }
}
