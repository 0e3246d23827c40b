import Testing

@testable import AnimationModel

@Suite struct SortedTimesTests {
  @Test func timesBetweenTwoLeaveBothOut() {
    let times = [0.1, 0.3, 0.3, 0.7]
    #expect(times.between(0, 1) == times)
    #expect(times.between(0.1, 0.7) == [0.3, 0.3])
    #expect(times.between(0.3, 0.7).isEmpty)
    #expect(times.between(0.7, 0.1).isEmpty)
    #expect([Double]().between(0, 1).isEmpty)
  }
}
