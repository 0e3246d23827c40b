import DrawingModel
import TestSupport
import Testing

@testable import ChartLayout

@Suite struct RibbonOutlineTests {
  private let time = AxisScale(lower: 0, upper: 2, start: 0, end: 200)
  private let value = AxisScale(lower: 0, upper: 2, start: 200, end: 0)

  /// The area inside a path of straight lines, by the shoelace formula; curves count as their chords.
  private func area(_ path: Path) -> Double {
    let points = path.elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point), .curve(_, _, let point): point
      case .close: nil
      }
    }
    guard let first = points.first else { return 0 }
    let turned = points.dropFirst() + [first]
    return zip(points, turned).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }.magnitude
  }

  @Test func edgesEncloseTheAreaBetweenThem() {
    let ribbon = ChartRibbon([
      ChartRibbon.Edge(time: 0, lower: 0.25, upper: 0.5),
      ChartRibbon.Edge(time: 2, lower: 0.25, upper: 0.5),
    ])
    let path = RibbonOutline.path(of: ribbon, time: time, value: value)
    #expect(abs(area(path) - 200 * 25) < 1e-9)
    #expect(path.elements.count { if case .move = $0 { true } else { false } } == 1)
    #expect(path.elements.last == .close)
  }

  @Test func jumpsAreJoinedByUprightLines() {
    let step = [
      CurvePiece([
        CurveKnot(time: 0, value: 0, slope: 0), CurveKnot(time: 1, value: 0, slope: 0),
      ]),
      CurvePiece([
        CurveKnot(time: 1, value: 1, slope: 0), CurveKnot(time: 2, value: 1, slope: 0),
      ]),
    ]
    let floor = [
      CurvePiece([
        CurveKnot(time: 0, value: 0, slope: 0), CurveKnot(time: 2, value: 0, slope: 0),
      ])
    ]
    for ribbon in [
      ChartRibbon(between: step, and: floor), ChartRibbon(between: floor, and: step),
    ] {
      let path = RibbonOutline.path(of: ribbon, time: time, value: value)
      #expect(abs(area(path) - 100 * 100) < 1e-9)
    }
  }

  @Test func curvedEdgesAreTheCurvesThemselves() {
    let knots = SampleCharts.knots(rate: 6, turn: 9, duration: 2)
    let curve = [CurvePiece(knots)]
    let flat = [
      CurvePiece([
        CurveKnot(time: 0, value: 0, slope: 0), CurveKnot(time: 2, value: 0, slope: 0),
      ])
    ]
    let line = CurveTrace(ChartCurve(series: 0, pieces: curve), time: time, value: value).path
    let path = RibbonOutline.path(
      of: ChartRibbon(between: curve, and: flat), time: time, value: value)
    #expect(Array(path.elements.prefix(line.elements.count)) == line.elements)
    // On the way back along the curve every segment has its control points in the opposite order.
    let back = RibbonOutline.path(
      of: ChartRibbon(between: flat, and: curve), time: time, value: value)
    #expect(Set(back.points.map { [$0.x, $0.y] }) == Set(path.points.map { [$0.x, $0.y] }))
  }

  @Test func anEdgeWithoutALineHasNoArea() {
    let ribbon = ChartRibbon(between: [], and: [])
    #expect(RibbonOutline.path(of: ribbon, time: time, value: value).isEmpty)
    #expect(ChartRibbon([ChartRibbon.Edge(time: 0, lower: 0, upper: 1)]).first.isEmpty)
  }

  @Test func aRibbonIsDrawnBehindTheCurvesAndSaysWhatItIs() {
    var chart = SampleCharts.chart(count: 1)
    chart.panels[0].ribbons = [
      ChartRibbon(
        [
          ChartRibbon.Edge(time: 0, lower: -3, upper: 0.5),
          ChartRibbon.Edge(time: 1, lower: 0.25, upper: 4),
        ], name: "what is allowed")
    ]
    for theme in ChartTheme.allCases {
      let drawing = ChartDrawing.drawing(
        of: chart, size: Size(width: 800, height: 500), theme: theme,
        measuring: FixedTextMeasurer())
      let names = drawing.commands.map { if case .group(let name, _) = $0 { name } else { "" } }
      let position = names.firstIndex(of: "what is allowed")
      let curve = names.firstIndex(of: chart.series[0].label)
      #expect(position != nil && curve != nil && (position ?? 0) < (curve ?? 0))
    }
    // The value axis has room for the ribbon.
    let extent = ValueExtent(of: chart.panels[0])
    #expect(extent.minimum == -3 && extent.maximum == 4)
  }
}
