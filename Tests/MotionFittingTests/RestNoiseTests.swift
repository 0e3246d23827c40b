import Testing

@testable import MotionFitting

@Suite struct RestNoiseTests {
  @Test func theScatterOfRowsAtRestIsFound() {
    var generator = SplitMix64(seed: 3)
    let rest = (0..<64).map { _ in 100 + 0.4 * generator.normal() }
    let moving = (0..<40).map { 100 + 5 * Double($0) }
    let deviation = RestNoise.deviation(of: rest + moving)
    #expect(deviation > 0.25 && deviation < 0.6)
  }

  @Test func aMotionWithoutRestHasNoScatter() {
    let values = (0..<80).map { Double($0 * $0) }
    #expect(RestNoise.deviation(of: values) == 0)
    #expect(RestNoise.deviation(of: [1, 2, 3]) == 0)
  }
}
