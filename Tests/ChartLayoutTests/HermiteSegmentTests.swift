import Testing

@testable import ChartLayout

@Suite struct HermiteSegmentTests {
  private let segment = HermiteSegment(
    start: 2, end: 5, startValue: 1, endValue: -2, startSlope: 4, endSlope: 0.5)

  @Test func endsHaveTheGivenValuesAndSlopes() {
    #expect(segment.state(at: 0).value == 1)
    #expect(segment.state(at: 0).slope == 4)
    #expect(segment.state(at: 1).value == -2)
    #expect(segment.state(at: 1).slope == 0.5)
  }

  @Test(arguments: [0.1, 0.35, 0.5, 0.9])
  func theSlopeIsTheDifferenceOfTheValues(_ fraction: Double) {
    let h = 1e-6
    let difference =
      (segment.state(at: fraction + h).value - segment.state(at: fraction - h).value)
      / (2 * h * 3)
    #expect(abs(difference - segment.state(at: fraction).slope) < 1e-6)
  }

  @Test func turningValuesAreThoseTheSegmentReaches() {
    let sampled = (0...10_000).map { segment.state(at: Double($0) / 10_000).value }
    let turns = segment.turningValues
    #expect(turns.count == 2)
    #expect(abs((turns.max() ?? 0) - (sampled.max() ?? 0)) < 1e-6)
    #expect(abs((turns.min() ?? 0) - (sampled.min() ?? 0)) < 1e-6)
  }

  @Test func straightAndVerticalSegmentsDoNotTurn() {
    let straight = HermiteSegment(
      start: 0, end: 1, startValue: 0, endValue: 1, startSlope: 1, endSlope: 1)
    #expect(straight.turningValues.isEmpty)
    let vertical = HermiteSegment(
      start: 0, end: 1, startValue: 0, endValue: 1, startSlope: .infinity, endSlope: 1)
    #expect(vertical.turningValues.isEmpty)
  }
}
