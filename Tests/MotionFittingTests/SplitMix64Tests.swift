import Testing

@testable import MotionFitting

@Suite struct SplitMix64Tests {
  /// The first numbers of seed 1234567, as the generator's reference prints them.
  @Test func theNumbersAreThoseOfTheReference() {
    var generator = SplitMix64(seed: 1_234_567)
    let numbers = (0..<3).map { _ in generator.next() }
    #expect(
      numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test func normalNumbersHaveTheirMeanAndDeviation() {
    var generator = SplitMix64(seed: 1)
    let numbers = (0..<4000).map { _ in generator.normal() }
    let mean = numbers.reduce(0, +) / 4000
    let variance = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 4000
    #expect(mean.magnitude < 0.06 && (variance - 1).magnitude < 0.1)
  }
}
