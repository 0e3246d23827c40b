import DrawingModel
import Testing

@testable import ChartLayout

@Suite struct CurveProfileTests {
  private let plot = Rect(x: 0, y: 0, width: 300, height: 200)

  /// A profile may claim more than the curve covers, by at most a column, and never less.
  @Test(arguments: [
    ((0.0, 0.0), (300.0, 200.0)), ((100, 20), (100, 180)), ((30, 50), (280, 50)),
    ((10, 190), (16, 5)),
  ])
  func aProfileMeetsWhatTheLineMeets(
    _ start: (Double, Double), _ end: (Double, Double)
  ) {
    let line = LineSegment(
      start: Point(x: start.0, y: start.1), end: Point(x: end.0, y: end.1))
    var profile = CurveProfile(across: plot, column: 3)
    profile.add(line)
    for x in stride(from: -20.0, to: 310, by: 7) {
      for y in stride(from: -20.0, to: 220, by: 9) {
        let box = Rect(x: x, y: y, width: 11, height: 6)
        if line.meets(box) { #expect(profile.meets(box)) }
        let wide = box.inset(by: Insets(top: -40, left: -4, bottom: -40, right: -4))
        if profile.meets(box) { #expect(line.meets(wide)) }
      }
    }
  }

  @Test func nothingMeetsNothing() {
    #expect(!CurveProfile(across: plot, column: 3).meets(plot))
    #expect(!CurveProfile(across: Rect(x: 0, y: 0, width: 0, height: 0), column: 3).meets(plot))
  }

  @Test func dotsTakeTheirRoom() {
    var profile = CurveProfile(across: plot, column: 3)
    profile.add(Point(x: 50, y: 50), reach: 4)
    #expect(profile.meets(Rect(x: 47, y: 47, width: 1, height: 1)))
    #expect(!profile.meets(Rect(x: 60, y: 47, width: 5, height: 5)))
  }
}
