internal import DrawingModel

/// The names of a chart's moments, measured and placed in rows above the plots.
struct MomentNames<Measurer: TextMeasuring> {
  /// A line and the name above it.
  struct Moment {
    let time: Double
    let name: MomentName
    let importance: Int
  }

  let moments: [Moment]
  /// The fonts of words and of code.
  let fonts: (words: Font, code: Font)
  /// The least distance of two names.
  let gap: Double
  /// The distance between words.
  let blank: Double
  let measurer: Measurer

  /// The moments of a chart in a figure.
  init(chart: Chart, metrics: ChartMetrics, measurer: Measurer) {
    self.init(
      chart: chart, fonts: (metrics.wordFont, metrics.codeFont), gap: metrics.base * 0.6,
      blank: measurer.width(of: " ", in: metrics.wordFont) * 1.2, measurer: measurer)
  }

  /// Makes the moments of a chart within its time axis; moments at the same time are joined.
  init(
    chart: Chart, fonts: (words: Font, code: Font), gap: Double, blank: Double,
    measurer: Measurer
  ) {
    self.fonts = fonts
    self.gap = gap
    self.blank = blank
    self.measurer = measurer
    let visible = chart.moments.filter { $0.time >= 0 && $0.time <= chart.safeDuration }
    let order = visible.indices.sorted { (visible[$0].time, $0) < (visible[$1].time, $1) }
    var groups: [[ChartMoment]] = []
    for index in order {
      if let last = groups.last?.last, last.time == visible[index].time {
        groups[groups.count - 1].append(visible[index])
      } else {
        groups.append([visible[index]])
      }
    }
    moments = groups.map { group in
      Moment(
        time: group[0].time, name: MomentName(group),
        importance: group.map(\.importance).max() ?? 0)
    }
  }

  /// The font of a word.
  func font(of word: ChartMoment.Word) -> Font {
    word.isCode ? fonts.code : fonts.words
  }

  /// Finds positions for the names that are not empty.
  ///
  /// - Parameter xs: The horizontal positions of the moments' lines.
  /// - Parameter left: The least x of a name.
  /// - Parameter right: The largest x of a name.
  /// - Parameter rows: The largest number of rows.
  func plan(xs: [Double], left: Double, right: Double, rows: Int) -> MomentPlanner.Result {
    let named = moments.indices.filter { !moments[$0].name.isEmpty }
    let planner = MomentPlanner(
      left: left, right: right, gap: gap,
      shortest: measurer.width(of: "0", in: fonts.words) * 10)
    var result = planner.plan(
      named.map { index in
        MomentPlanner.Anchor(
          x: xs[index], hasLine: moments[index].time > 0,
          importance: moments[index].importance)
      }, rows: rows
    ) { index, limit in width(of: fitted(moments[named[index]].name, limit)) }
    var positions: [MomentPlanner.Position?] = moments.map { _ in nil }
    for (index, position) in zip(named, result.positions) { positions[index] = position }
    result.positions = positions
    return result
  }

  /// The moments with a name that has no position.
  func unplaced(in result: MomentPlanner.Result) -> Set<Int> {
    Set(
      moments.indices.filter { !moments[$0].name.isEmpty && result.positions[$0] == nil })
  }

  /// Whether moments show all the names that they should, each in full at least once.
  func showAll(_ series: [Series], in result: MomentPlanner.Result) -> Bool {
    var shown: Set<Int> = []
    for (moment, position) in zip(moments, result.positions) where position != nil {
      guard fitted(moment.name, result.widthLimit) == moment.name else { continue }
      shown.formUnion(moment.name.words.compactMap(\.series))
    }
    return series.indices.allSatisfy { series[$0].naming != .moments || shown.contains($0) }
  }

  /// A name cut to a width.
  func fitted(_ name: MomentName, _ limit: Double) -> MomentName {
    let fitting = TextFitting(measurer: measurer)
    return name.fitted(limit, measure: width(of:), blank: blank) { word, width in
      var word = word
      word.text = fitting.middleTruncated(word.text, font: font(of: word), width: width)
      return word
    }
  }

  /// The width of a name.
  func width(of name: MomentName) -> Double { name.width(width(of:), blank: blank) }

  private func width(of word: ChartMoment.Word) -> Double {
    measurer.width(of: word.text, in: font(of: word))
  }
}
