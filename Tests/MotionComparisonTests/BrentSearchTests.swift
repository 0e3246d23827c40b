import Testing

@testable import MotionComparison

@Suite("Brent's search")
struct BrentSearchTests {
  /// A function whose lowest position is known by its formula.
  struct Valley: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let range: ClosedRange<Double>
    let lowest: Double
    /// The largest error of the lowest position.
    let tolerance: Double
    let value: @Sendable (Double) -> Double
  }

  static let valleys = [
    Valley(testDescription: "parabola", range: -3...5, lowest: 1.25, tolerance: 1e-7) {
      2 * ($0 - 1.25) * ($0 - 1.25) + 7
    },
    Valley(testDescription: "parabola without rest", range: -1...1, lowest: 0.1, tolerance: 1e-7) {
      ($0 - 0.1) * ($0 - 0.1)
    },
    Valley(testDescription: "corner", range: 0...1, lowest: 1 / 3.0, tolerance: 1e-7) {
      ($0 - 1 / 3.0).magnitude
    },
    Valley(testDescription: "steps beside a corner", range: 0...4, lowest: 3, tolerance: 1e-7) {
      ($0 - 3).magnitude + ($0 < 2 ? 5 : 0)
    },
    Valley(testDescription: "flat bottom", range: -2...3, lowest: 0.5, tolerance: 0.01) {
      let distance = $0 - 0.5
      return distance * distance * distance * distance
    },
    Valley(testDescription: "rising", range: 2...3, lowest: 2, tolerance: 1e-7) { $0 },
    Valley(testDescription: "falling", range: 2...3, lowest: 3, tolerance: 1e-7) { -$0 },
    Valley(testDescription: "x + 1/x", range: 0.1...9, lowest: 1, tolerance: 1e-7) { $0 + 1 / $0 },
    Valley(
      testDescription: "x·ln x", range: 0.01...2, lowest: 0.367_879_441_171_442, tolerance: 1e-7
    ) {
      // ln x by its series around the position, so that the formula of the lowest position is not
      // used.
      var sum = 0.0
      var power = 1.0
      let ratio = ($0 - 1) / ($0 + 1)
      for index in 0..<4000 {
        power = index == 0 ? ratio : power * ratio * ratio
        sum += 2 * power / Double(2 * index + 1)
      }
      return $0 * sum
    },
  ]

  @Test("finds the lowest position", arguments: valleys)
  func findsTheLowestPosition(_ valley: Valley) {
    let found = BrentSearch.minimum(
      from: valley.range.lowerBound, to: valley.range.upperBound, within: 1e-8, valley.value)
    #expect((found.position - valley.lowest).magnitude <= valley.tolerance, "\(found)")
    #expect(found.value == valley.value(found.position))
  }

  @Test("a smooth function is asked a few times, any function not often", arguments: valleys)
  func asksSeldom(_ valley: Valley) {
    var count = 0
    _ = BrentSearch.minimum(
      from: valley.range.lowerBound, to: valley.range.upperBound, within: 1e-8
    ) { position in
      count += 1
      #expect(valley.range.contains(position))
      return valley.value(position)
    }
    #expect(count <= (valley.testDescription.hasPrefix("parabola") ? 15 : 90), "\(count)")
  }

  @Test("a constant has its lowest value anywhere")
  func constant() {
    let found = BrentSearch.minimum(from: -1, to: 1, within: 1e-6) { _ in 4 }
    #expect(found.value == 4)
    #expect((-1...1).contains(found.position))
  }
}
