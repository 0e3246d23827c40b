import DrawingModel
import TestSupport
import Testing

@testable import ChartLayout

/// Laws of figures with moments, ghosts and lanes.
@Suite struct MomentLayoutTests {
  static let charts: [(name: String, chart: Chart)] = [
    ("one cut", SampleCharts.interrupted()),
    ("close cuts", SampleCharts.interrupted(cuts: [0.1, 0.12, 0.13])),
    ("long names", SampleCharts.interrupted(cuts: [0.1, 0.5, 0.97], nameLength: 90)),
    ("many cuts", SampleCharts.interrupted(cuts: (1..<20).map { Double($0) / 20 }, nameLength: 30)),
    ("alternative", SampleCharts.interrupted(hasAlternative: true)),
    ("one lane", SampleCharts.lanes(1)),
    ("three lanes", SampleCharts.lanes(3, moments: 9)),
    ("twelve lanes", SampleCharts.lanes(12, nameLength: 60, moments: 30)),
    ("forty lanes", SampleCharts.lanes(40)),
    ("a hundred lanes", SampleCharts.lanes(100, moments: 2)),
  ]

  private func plan(_ chart: Chart, _ width: Double, _ height: Double) -> LayoutPlan {
    ChartPlanner(
      chart: chart, size: Size(width: width, height: height), theme: .light,
      measurer: FixedTextMeasurer()
    ).plan()
  }

  @Test(arguments: charts.indices, ChartPlannerTests.sizes)
  func nothingOverlapsAndNothingIsCutOff(_ index: Int, _ size: (Double, Double)) {
    let plan = plan(Self.charts[index].chart, size.0, size.1)
    let canvas = Rect(x: 0, y: 0, width: size.0, height: size.1)
    #expect(problems(of: plan.texts, in: canvas).isEmpty)
    #expect(crossedWords(in: plan).isEmpty)
    #expect(plan.panels.allSatisfy { canvas.contains($0.plot, tolerance: 1e-6) })
    #expect(
      zip(plan.panels, plan.panels.dropFirst()).allSatisfy { first, second in
        first.plot.bottom <= second.plot.top + 1e-6
      })
    let parts = plan.moments.flatMap(\.line)
    #expect(parts.allSatisfy { 0 <= $0.top && $0.top < $0.bottom && $0.bottom <= size.1 })
  }

  /// The words that are outside, and the pairs that overlap.
  private func problems(of texts: [PlacedText], in canvas: Rect) -> [String] {
    var problems: [String] = []
    for (first, text) in texts.enumerated() {
      if !canvas.contains(text.bounds, tolerance: 1e-6) { problems.append(text.run.text) }
      let inner = text.bounds.inset(by: Insets(all: 1e-6))
      for other in texts[(first + 1)...] where inner.intersects(other.bounds) {
        problems.append("\(text.run.text) | \(other.run.text)")
      }
    }
    return problems
  }

  /// The words that are crossed by lines of moments.
  private func crossedWords(in plan: LayoutPlan) -> [String] {
    let texts = plan.texts
    return plan.moments.flatMap { moment in
      moment.line.flatMap { part in
        let line = Rect(
          left: moment.x - 0.4, top: part.top, right: moment.x + 0.4, bottom: part.bottom)
        return texts.filter { line.intersects($0.bounds) }.map(\.run.text)
      }
    }
  }

  /// Themes differ only in their colors, so that each is tested with sizes of its own.
  @Test(arguments: charts.indices, ChartTheme.allCases)
  func everythingIsDrawnInsideThePicture(_ index: Int, _ theme: ChartTheme) {
    let sizes =
      theme == .light ? [(200.0, 150.0), (1600, 1000)] : [(800.0, 500.0), (3200, 2000)]
    for (width, height) in sizes {
      let drawing = ChartDrawing.drawing(
        of: Self.charts[index].chart, size: Size(width: width, height: height), theme: theme,
        measuring: FixedTextMeasurer())
      let canvas = Rect(x: 0, y: 0, width: width, height: height).inset(by: Insets(all: -1e-6))
      #expect(drawing.commands.flatMap(\.everyPoint).allSatisfy(canvas.contains))
    }
  }

  @Test(arguments: charts.indices, ChartTheme.allCases)
  func allWordsCanBeRead(_ index: Int, _ theme: ChartTheme) {
    let drawing = ChartDrawing.drawing(
      of: Self.charts[index].chart, size: Size(width: 1600, height: 1000), theme: theme,
      measuring: FixedTextMeasurer())
    for case .text(let run, at: _) in drawing.commands {
      #expect(ColorScience.contrast(run.color, theme.ground) >= 4.5, "\(run.text)")
    }
  }

  // MARK: - Names

  @Test func aMomentAtTheStartHasANameAndNoLine() {
    let plan = plan(SampleCharts.interrupted(), 1600, 1000)
    #expect(plan.moments.map { $0.line.isEmpty } == [true, false])
    #expect(plan.moments.map { $0.name.map(\.run.text) } == [[".code0x"], ["merge", ".code1x"]])
  }

  @Test func wordsOfANameStandOnOneBaseline() throws {
    let name = try #require(plan(SampleCharts.interrupted(), 1600, 1000).moments.last?.name)
    #expect(Set(name.map(\.point.y)).count == 1)
    #expect(name.map(\.run.font.face) == [.sans, .monospaced])
  }

  @Test func namesStandBetweenSubtitleAndFirstPanel() throws {
    let plan = plan(SampleCharts.interrupted(), 1600, 1000)
    let subtitle = try #require(plan.header.last?.bounds.bottom)
    for text in plan.moments.flatMap(\.name) {
      #expect(text.bounds.top > subtitle && text.bounds.bottom < plan.panels[0].plot.top)
    }
  }

  @Test func momentsOfOneTimeShareALine() {
    var chart = SampleCharts.interrupted()
    chart.moments.append(ChartMoment(time: 0.2, name: [.init("home")]))
    let plan = plan(chart, 1600, 1000)
    #expect(plan.moments.count == 2)
    #expect(plan.moments[1].name.map(\.run.text) == ["merge", ".code1x,", "home"])
  }

  @Test(arguments: [-0.1, 1.5, .nan, .infinity])
  func momentsOffTheTimeAxisAreLeftOut(_ time: Double) {
    var chart = SampleCharts.interrupted()
    chart.moments = [ChartMoment(time: time, name: [.init("never")])]
    #expect(plan(chart, 1600, 1000).moments.isEmpty)
  }

  @Test func aLegendTellsTheNamesThatMomentsCannot() {
    #expect(plan(SampleCharts.interrupted(), 1600, 1000).entries.isEmpty)
    let crowded = plan(
      SampleCharts.interrupted(cuts: [0.1, 0.12, 0.13], nameLength: 90), 1600, 1000)
    #expect(crowded.entries.map(\.series) == [0, 1, 2, 3])
  }

  @Test func anAlternativeIsLabelledAtItsCurve() {
    let plan = plan(SampleCharts.interrupted(hasAlternative: true), 1600, 1000)
    #expect(plan.entries.map(\.label.run.text) == ["merged", "combined"])
    #expect(plan.entries.allSatisfy { $0.sample == nil })
  }

  @Test(arguments: [60.0, 100, 150, 200, 250, 300, 400, 500])
  func namesAreNotKeptLongerThanTheTitle(_ height: Double) {
    let chart = SampleCharts.interrupted(cuts: [0.1, 0.12, 0.13], nameLength: 30)
    let plan = plan(chart, 400, height)
    let rows = Set(plan.moments.compactMap { $0.name.first?.bounds.top }).count
    #expect(rows == 0 || !plan.header.isEmpty)
    #expect(height < 300 || rows > 0)
    #expect(height > 100 || rows == 0)
  }

  // MARK: - Ghosts and targets

  @Test(arguments: ChartTheme.allCases)
  func ghostsAreFainterDashedAndBehind(_ theme: ChartTheme) throws {
    let drawing = ChartDrawing.drawing(
      of: SampleCharts.interrupted(), size: Size(width: 1600, height: 1000), theme: theme,
      measuring: FixedTextMeasurer())
    let strokes = drawing.commands.flatMap(\.curveStrokes)
    let ghost = try #require(strokes.first)
    let ghosts = strokes.map { !$0.style.dashes.isEmpty }
    #expect(ghosts == [true, false, false, true, false, false])
    #expect(!ghost.style.dashes.isEmpty && strokes[1].style.dashes.isEmpty)
    #expect(ghost.color.alpha == 1 && ColorScience.contrast(ghost.color, theme.ground) >= 3)
    #expect(
      ColorScience.contrast(ghost.color, theme.ground)
        < ColorScience.contrast(strokes[1].color, theme.ground) - 1)
  }

  @Test func aTargetIsNotDrawnBeyondItsTime() {
    let plan = plan(SampleCharts.interrupted(cuts: [0.25, 0.5]), 1600, 1000)
    let steps = plan.panels[0].steps
    let plot = plan.panels[0].plot
    #expect(steps.map(\.left) == [0, 0.25, 0.5].map { plot.left + $0 * plot.size.width })
    #expect(steps.map(\.right) == [0.25, 0.5, 1].map { plot.left + $0 * plot.size.width })
    #expect(steps[0].y == steps[2].y && steps[0].y < steps[1].y)
  }

  // MARK: - Lanes

  @Test(arguments: [1, 3, 12, 24])
  func lanesKeepTheirNames(_ count: Int) {
    let plan = plan(SampleCharts.lanes(count), 1600, 1000)
    #expect(plan.panels.allSatisfy { $0.heading != nil })
  }

  @Test func numbersGoBeforeNames() {
    #expect(plan(SampleCharts.lanes(3), 1600, 1000).panels[0].ticks.count >= 2)
    let crowded = plan(SampleCharts.lanes(24), 1600, 1000)
    #expect(crowded.panels.allSatisfy { $0.ticks.isEmpty && $0.heading != nil })
    #expect(crowded.panels.allSatisfy { ($0.heading?.bounds.right ?? 0) < $0.plot.left })
  }

  @Test func aLaneInWhichNothingMovesHasOneNumber() {
    let plan = plan(SampleCharts.lanes(3), 1600, 1000)
    #expect(plan.panels[2].ticks.map(\.value) == [20])
  }

  @Test(arguments: [1, 2, 3, 6, 12, 40], [800.0, 1600, 3200])
  func theSuggestedSizeHasRoomForNumbers(_ count: Int, _ width: Double) {
    let chart = SampleCharts.lanes(count)
    let size = chart.suggestedSize(width: width)
    #expect(size.width == width && size.height >= width * 0.6)
    let plan = plan(chart, size.width, size.height)
    #expect(plan.header.count == 2)
    for panel in plan.panels { #expect(panel.ticks.contains { $0.label != nil }) }
  }

  @Test func chartsWithoutLanesAreSuggestedTheUsualSize() {
    #expect(
      SampleCharts.chart(count: 3).suggestedSize(width: 1600) == Size(width: 1600, height: 1000))
    // Every panel below the first is high enough to be read.
    for panels in [2, 3] {
      let chart = SampleCharts.chart(count: 3, panels: panels)
      let size = chart.suggestedSize(width: 1600)
      #expect(size.height >= 1000)
      let plan = plan(chart, size.width, size.height)
      for panel in plan.panels {
        #expect(panel.plot.size.height >= plan.metrics.base * 8.9)
        #expect(panel.ticks.count >= 3)
      }
    }
    #expect(SampleCharts.lanes(500, moments: 0).suggestedSize(width: 800).height == 8000)
  }
}

extension DrawingCommand {
  /// Every point that the command names.
  var everyPoint: [Point] {
    switch self {
    case .fill(let path, _), .stroke(let path, _, _): path.points
    case .text(_, at: let point): [point]
    case .clip(let rect, let inner):
      [rect.origin, Point(x: rect.right, y: rect.bottom)] + inner.flatMap(\.everyPoint)
    case .group(_, let inner): inner.flatMap(\.everyPoint)
    }
  }

  /// The lines drawn in the groups of curves.
  var curveStrokes: [(style: StrokeStyle, color: Color)] {
    guard case .group(_, let inner) = self else { return [] }
    return inner.compactMap { command in
      guard case .stroke(_, let style, let color) = command else { return nil }
      return (style, color)
    }
  }
}
