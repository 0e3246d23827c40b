import DrawingModel
import Testing

@testable import ChartLayout

@Suite struct CurveMarkerTests {
  private let line = Path.line(from: Point(x: 10, y: 0), to: Point(x: 110, y: 50))

  @Test func pointsAreOnALineAtEqualDistances() {
    let points = CurveMarker.points(on: line, every: 20, phase: 0.5)
    #expect(points.map(\.x) == [20, 40, 60, 80, 100])
    for point in points { #expect(abs(point.y - (point.x - 10) / 2) < 1e-9) }
    #expect(CurveMarker.points(on: line, every: 20, phase: 3.5) == points)
  }

  /// A cubic whose abscissas are linear is the polynomial of its ordinates.
  @Test func pointsAreOnACurve() {
    let path = Path([
      .move(Point(x: 0, y: 0)), .curve(Point(x: 1, y: 0), Point(x: 2, y: 0), Point(x: 3, y: 27)),
    ])
    for point in CurveMarker.points(on: path, every: 0.25, phase: 0.1) {
      #expect(abs(point.y - point.x * point.x * point.x) < 1e-6)
    }
  }

  @Test func gapsHaveNoPoints() {
    let path = Path([
      .move(Point(x: 0, y: 1)), .line(Point(x: 10, y: 1)), .move(Point(x: 30, y: 2)),
      .line(Point(x: 40, y: 2)),
    ])
    let points = CurveMarker.points(on: path, every: 4, phase: 0)
    #expect(points.map(\.x) == [0, 4, 8, 32, 36, 40])
    #expect(points.map(\.y) == [1, 1, 1, 2, 2, 2])
  }

  @Test func aSampleHasOneInItsMiddle() {
    #expect(CurveMarker.middle(of: line) == [Point(x: 60, y: 25)])
    #expect(CurveMarker.middle(of: Path()).isEmpty)
    #expect(CurveMarker.points(on: Path(), every: 1, phase: 0).isEmpty)
  }

  @Test(arguments: CurveMarker.allCases)
  func shapesStayAboutTheirCenter(_ marker: CurveMarker) {
    let path = marker.path(at: Point(x: 100, y: 50), radius: 10)
    for point in path.points {
      #expect(abs(point.x - 100) <= 12.5 && abs(point.y - 50) <= 12.5)
    }
    #expect(path.elements.last == .close)
  }

  @Test func dashAndShapeAloneTellThirtySixCurvesApart() {
    struct Look: Hashable {
      var dash: [Double]
      var marker: CurveMarker?
    }
    let all = SeriesAppearance.all(
      of: (0..<36).map { Series(label: "\($0)") }, palette: .light)
    #expect(Set(all.map { Look(dash: $0.dash, marker: $0.marker) }).count == 36)
    #expect(all.prefix(6).allSatisfy { $0.marker == nil })
  }
}
