import Testing

@testable import ChartLayout

@Suite struct CurveCuttingTests {
  private let knots = [
    DrawnKnot(x: 0, y: 50, slope: 0), DrawnKnot(x: 10, y: -50, slope: 0),
    DrawnKnot(x: 20, y: 50, slope: 0),
  ]

  @Test func aCurveInsideStaysAsItIs() {
    #expect(CurveCutting.runs(knots, above: -50, below: 50) == [knots])
  }

  @Test func aCurveThatLeavesIsCutAtTheEdgeAndTakenUpAgain() throws {
    let runs = CurveCutting.runs(knots, above: 0, below: 100)
    #expect(runs.count == 2)
    #expect(runs.joined().allSatisfy { $0.y >= 0 && $0.y <= 100 })
    // By symmetry the value of the curve is 0 half way down and half way up.
    let leaving = try #require(runs.first?.last)
    let coming = try #require(runs.last?.first)
    #expect(abs(leaving.x - 5) < 1e-6 && abs(leaving.y) < 1e-6)
    #expect(abs(coming.x - 15) < 1e-6 && abs(coming.y) < 1e-6)
  }

  @Test func aCurveOutsideLeavesNothing() {
    #expect(CurveCutting.runs(knots, above: 60, below: 100).isEmpty)
  }

  @Test func infiniteValuesAndSlopesAreSurvived() {
    let wild = [
      DrawnKnot(x: 0, y: 50, slope: .infinity), DrawnKnot(x: 10, y: -1e9, slope: -.infinity),
      DrawnKnot(x: 20, y: -1e9, slope: 1), DrawnKnot(x: 30, y: 50, slope: 0),
    ]
    let runs = CurveCutting.runs(wild, above: 0, below: 100)
    #expect(runs.joined().allSatisfy { $0.y >= 0 && $0.y <= 100 && $0.x.isFinite })
  }
}
