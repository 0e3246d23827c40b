internal import CurveGeometry
internal import DrawingModel

/// Places series labels in columns above the plots.
struct LegendPlanner<Measurer: TextMeasuring> {
  let chart: Chart
  /// The indices of the series in the legend.
  let labelled: [Int]
  let appearances: [SeriesAppearance]
  let theme: ChartTheme
  let metrics: ChartMetrics
  let measurer: Measurer
  let cutNames: CutNames<Measurer>

  /// The size of the labels, as a part of the usual size.
  private var scale = 1.0

  init(
    chart: Chart, labelled: [Int], appearances: [SeriesAppearance], theme: ChartTheme,
    metrics: ChartMetrics, measurer: Measurer, cutNames: CutNames<Measurer>
  ) {
    self.chart = chart
    self.labelled = labelled
    self.appearances = appearances
    self.theme = theme
    self.metrics = metrics
    self.measurer = measurer
    self.cutNames = cutNames
  }

  private func font(for series: Series) -> Font {
    var font = metrics.font(for: series)
    font.size *= scale
    return font
  }

  /// The entries of a legend and the room that it takes.
  struct Result {
    var entries: [LayoutPlan.Entry] = []
    var remainder: PlacedText?
    var bottom: Double
  }

  /// Places the labels column by column; smaller ones, and then cut ones side by side, where whole labels have no room
  /// or take much of the figure.
  ///
  /// - Parameters:
  ///   - comfortable: The height from which on labels are cut.
  ///   - maximumHeight: The largest height.
  func plan(
    left: Double, right: Double, top: Double, comfortable: Double, maximumHeight: Double
  ) -> Result {
    let room = Room(left: left, right: right, top: top, height: maximumHeight)
    let usual = result(texts(room.width), in: room)
    guard usual.entries.count < labelled.count || usual.bottom - top > comfortable else {
      return usual
    }
    var smaller = self
    smaller.scale = Self.smallest
    let whole = smaller.result(smaller.texts(room.width), in: room)
    let isWhole = whole.entries.count == labelled.count
    guard !isWhole || whole.bottom - top > comfortable else { return whole }
    for columns in 2...Self.mostColumns {
      guard let cut = smaller.texts(room.width, columns: columns) else { break }
      let result = smaller.result(cut, in: room)
      if result.entries.count == labelled.count, result.bottom - top <= comfortable {
        return result
      }
    }
    return usual.entries.count < labelled.count ? whole : usual
  }

  /// The area of a legend.
  private struct Room {
    let left: Double
    let right: Double
    let top: Double
    let height: Double

    var width: Double { right - left }
  }

  /// The size of labels in a crowded legend.
  private static var smallest: Double { 0.82 }
  /// The largest number of columns of cut labels.
  private static var mostColumns: Int { 4 }
  /// The fewest characters of a cut label.
  private static var fewestCharacters: Int { 24 }

  /// The room that the piece of line beside a label takes.
  private var lead: Double { metrics.sampleWidth + metrics.smallGap }
  private var columnGap: Double { metrics.largeGap * 1.5 }

  /// The labels, cut only where one alone is wider than the figure.
  private func texts(_ width: Double) -> [String] {
    labelled.map { text($0, width: width - lead) }
  }

  /// The labels, cut so that the given number of columns has room; nil where they would be cut too short or could no
  /// longer be told apart.
  private func texts(_ width: Double, columns: Int) -> [String]? {
    let column = ((width + columnGap) / Double(columns) - columnGap).rounded(.down)
    let texts = labelled.map { text($0, width: column - lead) }
    let whole = labelled.map { TextFitting<Measurer>.singleLine(chart.series[$0].label) }
    let isEnough = zip(texts, whole).allSatisfy { $0 == $1 || $0.count >= Self.fewestCharacters }
    guard isEnough, Set(texts).count == Set(whole).count else { return nil }
    return texts
  }

  private func text(_ series: Int, width: Double) -> String {
    let series = chart.series[series]
    return cutNames.name(series.label, font: font(for: series), width: width)
  }

  /// Places as many labels as have room, column by column.
  ///
  /// The labels without room are counted in a last line: "and 12 more".
  private func result(_ texts: [String], in room: Room) -> Result {
    let lineHeight = rowHeight
    let series = labelled.map { chart.series[$0] }
    let widest =
      zip(series, texts).map { measurer.width(of: $1, in: font(for: $0)) }.max() ?? 0
    let columnWidth = lead + widest
    let columns = max(
      1, Int(saturating: (room.width + columnGap) / (columnWidth + columnGap)))
    let maximumRows = max(1, Int(saturating: room.height / lineHeight))
    let neededRows = (texts.count + columns - 1) / columns
    let fitsAll = neededRows <= maximumRows
    let rows = fitsAll ? neededRows : max(maximumRows - 1, 0)
    let shown = fitsAll ? texts.count : min(rows * columns, texts.count)
    var result = Result(bottom: room.top)
    for index in 0..<shown {
      let x = room.left + Double(index / rows) * (columnWidth + columnGap)
      let middle = room.top + (Double(index % rows) + 0.5) * lineHeight
      let run = TextRun(
        texts[index], font: font(for: series[index]),
        color: appearances[labelled[index]].label)
      result.entries.append(
        LayoutPlan.Entry(
          series: labelled[index],
          sample: (Point(x: x, y: middle), Point(x: x + metrics.sampleWidth, y: middle)),
          label: PlacedText(run, x: x + lead, middle: middle, measuring: measurer),
          leader: []))
    }
    result.bottom = room.top + Double(min(rows, shown)) * lineHeight
    if !fitsAll {
      let words = shown == 0 ? "\(texts.count) curves" : "and \(texts.count - shown) more"
      let run = TextRun(words, font: metrics.noteFont, color: theme.secondaryText)
      let remainder = PlacedText(
        run, x: room.left, middle: result.bottom + lineHeight / 2, measuring: measurer)
      if remainder.bounds.right <= room.right {
        result.remainder = remainder
        result.bottom += lineHeight
      }
    }
    return result
  }

  /// The distance from one line to the next.
  private var rowHeight: Double {
    let heights = labelled.map { measurer.lineHeight(of: font(for: chart.series[$0])) }
    return (heights.max() ?? 0) + metrics.base * 0.15
  }
}
