import TestSupport
import Testing

@testable import ChartLayout

@Suite struct TickGeneratorTests {
  /// Ranges of all sizes, near zero and far from it.
  static let ranges: [(Double, Double)] = {
    var ranges: [(Double, Double)] = [
      (0, 1), (-0.06, 1.06), (0, 0.001), (0, 1e6), (-1e300, 1e300), (0, 1e-300),
      (-1.7e308, 1.7e308), (0.999_999, 1), (1e6, 1e6 + 0.001), (-3, -2.9), (0, 1.7976e308),
      (0, 0.1), (0, 0.3), (-0.1, 0.2), (1e15, 1.000_000_1e15), (3e-304, 9e-303),
    ]
    var generator = SeededGenerator(seed: 463)
    for _ in 0..<500 {
      let exponent = Int.random(in: -290...290, using: &generator)
      let size = (Double("1e\(exponent)") ?? 1) * Double.random(in: 1..<10, using: &generator)
      let lower = size * Double.random(in: -100..<100, using: &generator)
      ranges.append((lower, lower + size))
    }
    return ranges
  }()

  @Test(arguments: ranges, [3, 4, 5, 6, 8])
  func everyRangeGivesAFewRoundIncreasingValuesInsideIt(
    _ range: (Double, Double), _ count: Int
  ) {
    let sequence = TickGenerator.ticks(from: range.0, to: range.1, atMost: count)
    let values = sequence.values
    #expect(values.count >= 2 && values.count <= count)
    if count == 8 { #expect(values.count >= 4) }
    #expect([1, 2, 25, 5].contains(sequence.stepDigits))
    #expect(values.allSatisfy { $0 >= range.0 && $0 <= range.1 })
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: ranges)
  func noValueIsMissingAtEitherEnd(_ range: (Double, Double)) throws {
    let sequence = TickGenerator.ticks(from: range.0, to: range.1, atMost: 8)
    func value(_ index: Int) -> Double {
      PowerOfTen.product(index * sequence.stepDigits, sequence.stepExponent)
    }
    #expect(value(sequence.indices.lowerBound - 1) < range.0)
    #expect(value(sequence.indices.upperBound + 1) > range.1)
  }

  @Test(arguments: [
    (0.0, 1.0, [0, 0.2, 0.4, 0.6, 0.8, 1]),
    (0, 0.3, [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3]),
    (-0.06, 1.06, [0, 0.2, 0.4, 0.6, 0.8, 1]),
    (0, 1.7, [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5]),
    (0, 1e6, [0, 2e5, 4e5, 6e5, 8e5, 1e6]),
  ])
  func valuesAreTheNumbersPeopleWrite(_ lower: Double, _ upper: Double, _ values: [Double]) {
    #expect(TickGenerator.ticks(from: lower, to: upper, atMost: 8).values == values)
  }
}
