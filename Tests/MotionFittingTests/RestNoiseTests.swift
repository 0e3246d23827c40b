import AnimationModel
import Testing

@testable import MotionFitting

@Suite struct RestNoiseTests {
  @Test func theScatterOfRowsAtRestIsFound() {
    var generator = SplitMix64(seed: 3)
    let rest = (0..<64).map { _ in 100 + 0.4 * generator.normal() }
    let moving = (0..<40).map { 100 + 5 * Double($0) }
    let scatter = RestNoise.scatter(of: rest + moving)
    #expect(scatter.deviation > 0.3 && scatter.deviation < 0.5 && scatter.rows == 64)
    #expect(scatter.most > 0.4)
  }

  @Test func aMotionWithoutRestHasNoScatter() {
    let values = (0..<80).map { Double($0 * $0) }
    #expect(RestNoise.scatter(of: values).deviation == 0)
    #expect(RestNoise.scatter(of: [1, 2, 3]).most == 0)
  }

  /// The relative error of the deviation of n rows is 1 ÷ √(2n), so that the truth is seldom more than 2.6 of
  /// these above it, and more seldom with more rows.
  @Test(arguments: [(10, 5), (32, 9), (64, 18)])
  func theScatterIsSeldomMoreThanIsSaid(_ count: Int, _ part: Int) {
    var generator = SplitMix64(seed: 8)
    var deviations: [Double] = []
    var below = 0
    for _ in 0..<400 {
      let values = (0..<count).map { _ in generator.normal() }
      let scatter = RestNoise.scatter(of: values + (0..<40).map { Double($0) * 9 })
      guard scatter.rows == count else { continue }
      deviations.append(scatter.deviation)
      if scatter.most < 1 { below += 1 }
    }
    #expect(deviations.count > 250)
    #expect(below * part <= deviations.count, "\(below) of \(deviations.count)")
    let mean = deviations.reduce(0, +) / Double(deviations.count)
    #expect((mean - 1).magnitude < 0.1)
  }

  /// Recordings of one motion with noise of a known deviation: it is found without bias, and never much too low, whether
  /// one end is at rest or both.
  @Test(arguments: [(10, 10, 0.5), (12, 40, 0.6), (20, 30, 0.6), (70, 70, 0.7)])
  func theNoiseOfARecordingIsFound(
    _ before: Int, _ after: Int, _ least: Double
  ) {
    var generator = SplitMix64(seed: 11)
    var ratios: [Double] = []
    for trial in 0..<60 {
      let noise = [0.002, 0.005, 0.01][trial % 3]
      let moving = 15 + trial % 30
      let values = (0..<before + moving + after).map { row in
        let part = min(max(Double(row - before) / Double(moving), 0), 1)
        return (1 - ElementaryFunctions.cosine(.pi * part)) / 2 + noise * generator.normal()
      }
      ratios.append(RestNoise.scatter(of: values).deviation / noise)
    }
    let mean = ratios.reduce(0, +) / Double(ratios.count)
    #expect((mean - 1).magnitude < 0.12, "\(mean)")
    #expect(ratios.count { $0 < least } <= 2, "\(ratios.min() ?? 0)")
  }

  /// A point that a tracker lost for one row, 20 deviations away, is not noise.
  @Test func aSingleOutlierIsNoNoise() {
    var generator = SplitMix64(seed: 5)
    var values = (0..<40).map { _ in generator.normal() } + (0..<30).map { 6 * Double($0) }
    values[17] = 20
    let scatter = RestNoise.scatter(of: values)
    #expect(scatter.deviation > 0.7 && scatter.deviation < 1.3, "\(scatter)")
  }

  /// A slow wave is not part of the noise in it.
  @Test func whatMovesSlowlyIsNoScatter() {
    var generator = SplitMix64(seed: 4)
    let wave = (0..<64).map { row in
      5 * ElementaryFunctions.sine(Double(row) * 4 * .pi / 64) + 0.05 * generator.normal()
    }
    let scatter = RestNoise.scatter(of: wave + (0..<40).map { Double($0 * $0) })
    #expect(scatter.deviation < 0.3 && scatter.deviation > 0.01, "\(scatter)")
  }
}
