import TestSupport
import Testing

@Suite("Awkward numbers")
struct AwkwardNumbersTests {
  @Test("are finite, or not, as their tables say")
  func finite() {
    #expect(AwkwardNumbers.finite.allSatisfy { $0.isFinite })
    #expect(AwkwardNumbers.notFinite.allSatisfy { !$0.isFinite })
    #expect(AwkwardNumbers.positive.allSatisfy { $0 > 0 })
  }

  @Test("hold every finite number once, with both signs")
  func signs() {
    let patterns = Set(AwkwardNumbers.finite.map(\.bitPattern))
    #expect(patterns.count == AwkwardNumbers.finite.count)
    for number in AwkwardNumbers.finite { #expect(patterns.contains((-number).bitPattern)) }
  }

  @Test("reach the ends of what a number can be")
  func extremes() {
    #expect(AwkwardNumbers.finite.max() == .greatestFiniteMagnitude)
    #expect(AwkwardNumbers.positive.min() == .leastNonzeroMagnitude)
    #expect(AwkwardNumbers.tiny.contains { $0.isSubnormal })
  }

  @Test("go up one last place at a time near one")
  func nearOne() {
    let numbers = AwkwardNumbers.nearOne
    #expect(numbers.contains(1))
    for (number, next) in zip(numbers, numbers.dropFirst()) { #expect(number.nextUp == next) }
  }
}
