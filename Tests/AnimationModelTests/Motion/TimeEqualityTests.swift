import Testing

@testable import AnimationModel

@Suite struct TimeEqualityTests {
  @Test(arguments: [(0.1 + 0.2, 0.3), (1.1 * 3, 3.3), (0.35 * 3, 1.05), (0.0, 0.0)])
  func roundingDoesNotTellTimesApart(first: Double, second: Double) {
    #expect(TimeEquality.holds(first, second, within: 0.1))
    #expect(TimeEquality.holds(first, second, within: .infinity))
  }

  @Test func timesThatSomebodyCouldTellApartAreTwo() {
    #expect(!TimeEquality.holds(1, 1 + 1e-8, within: 1))
    #expect(!TimeEquality.holds(1, 1 + 1e-10, within: 1e-3))
    #expect(TimeEquality.holds(1, 1 + 1e-10, within: 1))
    #expect(!TimeEquality.holds(1e-12, 0, within: 1))
  }

  @Test func infinityIsItself() {
    #expect(TimeEquality.holds(.infinity, .infinity, within: 1))
    #expect(!TimeEquality.holds(5, .infinity, within: 1))
    #expect(!TimeEquality.holds(5, .infinity, within: .infinity))
    #expect(!TimeEquality.holds(.nan, 1, within: 1))
  }

  @Test func findsTheOneThatIsMeant() {
    let times = [0.1, 0.3, 0.7]
    #expect(TimeEquality.nearest(to: 0.1 + 0.2, in: times, within: 0.1) == 1)
    #expect(TimeEquality.nearest(to: (0.3).nextDown, in: times, within: 0.1) == 1)
    #expect(TimeEquality.nearest(to: 0.1, in: times, within: 0.1) == 0)
    #expect(TimeEquality.nearest(to: 0.7.nextUp, in: times, within: 0.1) == 2)
    #expect(TimeEquality.nearest(to: 0.2, in: times, within: 0.1) == nil)
    #expect(TimeEquality.nearest(to: 9, in: times, within: 0.1) == nil)
    #expect(TimeEquality.nearest(to: 9, in: [], within: 0.1) == nil)
  }
}
