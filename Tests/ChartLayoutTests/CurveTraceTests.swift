import DrawingModel
import Testing

@testable import ChartLayout

@Suite struct CurveTraceTests {
  private let time = AxisScale(lower: 0, upper: 1, start: 0, end: 100)
  private let value = AxisScale(lower: 0, upper: 1, start: 100, end: 0)

  private func trace(_ knots: [[(Double, Double)]]) -> CurveTrace {
    let pieces = knots.map { piece in
      CurvePiece(piece.map { CurveKnot(time: $0.0, value: $0.1, slope: 0) })
    }
    return CurveTrace(ChartCurve(series: 0, pieces: pieces), time: time, value: value)
  }

  @Test func aJumpIsWherePiecesMeetAtOtherValues() {
    let trace = trace([[(0, 0), (0.5, 0)], [(0.5, 1), (1, 1)]])
    #expect(
      trace.jumps == [
        .init(departure: Point(x: 50, y: 100), landing: Point(x: 50, y: 0))
      ])
    #expect(trace.path.elements.count { if case .move = $0 { true } else { false } } == 2)
    #expect(trace.end == Point(x: 100, y: 0))
  }

  @Test func piecesThatMeetGoOnInOneLine() {
    let trace = trace([[(0, 0), (0.5, 0.5)], [(0.5, 0.5), (1, 0)]])
    #expect(trace.jumps.isEmpty)
    #expect(trace.path.elements.count { if case .move = $0 { true } else { false } } == 1)
  }

  @Test func whatIsNoNumberBreaksTheLine() {
    let trace = trace([[(0, 0), (0.2, 0), (0.3, .nan), (0.4, 1), (0.5, 1)]])
    #expect(trace.path.elements.count { if case .move = $0 { true } else { false } } == 2)
  }

  @Test func theEndOfTheAxisCutsACurveBetweenItsKnots() {
    let knots = [
      CurveKnot(time: -1, value: 0, slope: 0.5), CurveKnot(time: 3, value: 2, slope: 0.5),
    ]
    let trace = CurveTrace(
      ChartCurve(series: 0, pieces: [CurvePiece(knots)]), time: time,
      value: AxisScale(lower: 0, upper: 2, start: 100, end: 0))
    #expect(trace.path.points.first == Point(x: 0, y: 75))
    #expect(trace.end == Point(x: 100, y: 50))
  }

  @Test func aSingleMomentIsALineOfNoLength() {
    let trace = trace([[(0.5, 0.5)]])
    #expect(trace.path.elements == [.move(Point(x: 50, y: 50)), .line(Point(x: 50, y: 50))])
  }

  @Test func stretchesAboutARectangleAreCounted() {
    let trace = trace([(0...10).map { (Double($0) / 10, 0.5) }])
    #expect(trace.count(inside: Rect(left: 12, top: 40, right: 28, bottom: 60)) == 2)
    #expect(trace.count(inside: Rect(left: 12, top: 0, right: 28, bottom: 49)) == 0)
    #expect(trace.count(inside: Rect(left: -9, top: 0, right: -1, bottom: 100)) == 0)
    #expect(trace.count(inside: Rect(left: 0, top: 0, right: 100, bottom: 100)) == 10)
  }

  @Test func knotsThatGoBackArePassedOver() {
    let trace = trace([[(0, 0), (0.6, 0.5), (0.3, 1), (1, 1)]])
    #expect(trace.points.map(\.x) == [0, 60, 100])
  }
}
