import ChartLayout
import DrawingModel
import TestSupport
import Testing

@Suite struct ChartDrawingTests {
  private func drawing(
    _ chart: Chart, _ width: Double, _ height: Double, _ theme: ChartTheme = .light
  ) -> Drawing {
    ChartDrawing.drawing(
      of: chart, size: Size(width: width, height: height), theme: theme,
      measuring: FixedTextMeasurer())
  }

  /// The charts that have goldens.
  static let goldens: [(name: String, chart: Chart, size: Size, theme: ChartTheme)] = [
    ("one", SampleCharts.chart(count: 1), Size(width: 800, height: 500), .light),
    ("two-panels", SampleCharts.chart(count: 2, panels: 2), Size(width: 640, height: 480), .dark),
    (
      "sweep-legend", SampleCharts.chart(count: 9, isSweep: true), Size(width: 800, height: 500),
      .light
    ),
    ("oddities", SampleCharts.oddities, Size(width: 800, height: 500), .light),
    ("small", SampleCharts.chart(count: 3), Size(width: 200, height: 150), .light),
    (
      "interrupted", SampleCharts.interrupted(cuts: [0.2, 0.25], hasAlternative: true),
      Size(width: 800, height: 500), .light
    ),
    ("lanes", SampleCharts.lanes(3), Size(width: 800, height: 500), .dark),
    ("lanes-compact", SampleCharts.lanes(12), Size(width: 800, height: 500), .light),
  ]

  @Test(arguments: goldens.indices)
  func drawingsAreWhatTheyWere(_ index: Int) {
    let golden = Self.goldens[index]
    let drawing = drawing(
      golden.chart, golden.size.width, golden.size.height, golden.theme)
    let problem = Golden.problem(of: drawing.listing, named: golden.name)
    #expect(problem == nil, "\(problem ?? "")")
  }

  @Test func noGoldenIsAnOrphan() throws {
    let names =
      Self.goldens.map(\.name) + TextChartTests.goldens.map(\.name)
      + ["plan", "plan-marks", "plan-strobe", "sheet-heads", "sheet-names"]
    #expect(try Golden.names() == names.sorted())
  }

  /// Every point in the commands, with the room of texts and strokes.
  private func points(_ commands: [DrawingCommand]) -> [Point] {
    commands.flatMap { command -> [Point] in
      switch command {
      case .fill(let path, _), .stroke(let path, _, _): path.points
      case .text(_, at: let point): [point]
      case .clip(let rect, let inner):
        [rect.origin, Point(x: rect.right, y: rect.bottom)] + points(inner)
      case .group(_, let inner): points(inner)
      }
    }
  }

  @Test(arguments: [
    (0.0, 1.0), (0, 1e-3), (0, 1e6), (0, 1e12), (0, 1e300), (0, 1e-300), (5, 5), (0, 0),
    (-1.7e308, 1.7e308), (0, 0x1p-1074), (1e6, 1e6 + 1e-9),
  ])
  func everyCoordinateIsANumberInsideThePicture(_ from: Double, _ to: Double) {
    for (width, height) in [(200.0, 150.0), (800, 500), (3200, 2000)] {
      let chart = SampleCharts.chart(count: 5, from: from, to: to, panels: 2)
      for point in points(drawing(chart, width, height).commands) {
        #expect(point.x.isFinite && point.y.isFinite)
        #expect(point.x >= 0 && point.x <= width && point.y >= 0 && point.y <= height)
      }
    }
  }

  @Test(arguments: [0.0, -1, .nan, .infinity, 1e-300, 1e300, 0x1p-1074])
  func oddDurationsDoNoHarm(_ duration: Double) {
    var chart = SampleCharts.chart(count: 2)
    chart.duration = duration
    for point in points(drawing(chart, 800, 500).commands) {
      #expect(point.x.isFinite && point.y.isFinite)
    }
  }

  @Test func odditiesStayInside() {
    for point in points(drawing(SampleCharts.oddities, 800, 500).commands) {
      #expect(point.x >= 0 && point.x <= 800 && point.y >= 0 && point.y <= 500)
    }
  }

  @Test func aChartOfNothingIsAPictureAllTheSame() {
    let empty = Chart(title: "", duration: 1, series: [], panels: [])
    #expect(drawing(empty, 800, 500).commands.isEmpty)
    let bare = Chart(
      title: "", duration: 1, series: [Series(label: "none")],
      panels: [ChartPanel(axisTitle: "", curves: [])])
    #expect(!drawing(bare, 800, 500).commands.isEmpty)
  }

  @Test(arguments: ChartTheme.allCases)
  func theWrittenPictureIsWellFormed(_ theme: ChartTheme) {
    var chart = SampleCharts.chart(count: 12)
    chart.series[0].label = "<b> & \"\u{1}\"\n"
    let svg = drawing(chart, 800, 500, theme).svg(measuring: FixedTextMeasurer())
    #expect(XMLChecker.problem(in: svg) == nil)
    #expect(XMLChecker.elements(of: svg).prefix(4) == ["svg", "title", "desc", "metadata"])
  }

  @Test func aCurveTakesATenthOfThePointsItIsGiven() {
    let chart = SampleCharts.chart(count: 1)
    let curve = drawing(chart, 1600, 1000).commands.compactMap { command -> Int? in
      guard case .group(_, let inner) = command else { return nil }
      return points(inner).count
    }
    #expect(curve.reduce(0, +) < 90)
  }
}
