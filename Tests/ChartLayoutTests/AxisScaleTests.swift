import Testing

@testable import ChartLayout

@Suite struct AxisScaleTests {
  @Test(arguments: [
    (0.0, 1.0), (-1.7e308, 1.7e308), (0, 1e-300), (-5, 1e12), (1, 1.000_000_1),
  ])
  func endsAndMiddleAreWhereTheyShouldBe(_ lower: Double, _ upper: Double) {
    let scale = AxisScale(lower: lower, upper: upper, start: 500, end: 100)
    #expect(scale.position(of: lower) == 500)
    #expect(scale.position(of: upper) == 100)
    #expect(abs(scale.position(of: lower / 2 + upper / 2) - 300) < 1e-4)
  }

  @Test func valuesOutsideArePutAtTheEndsOrKept() {
    let scale = AxisScale(lower: 0, upper: 1, start: 500, end: 100)
    #expect(scale.position(of: 9) == 100)
    #expect(scale.position(of: -.infinity) == 500)
    #expect(scale.unlimitedPosition(of: 2) == -300)
    #expect(scale.unlimitedPosition(of: -1e300) == 1e9)
  }

  @Test func slopesFollowTheDirectionOfTheAxis() {
    let scale = AxisScale(lower: -1e300, upper: 1e300, start: 500, end: 100)
    #expect(abs(scale.change(of: 1e300) + 200) < 1e-9)
    #expect(scale.change(of: .infinity) == -.infinity)
  }
}
