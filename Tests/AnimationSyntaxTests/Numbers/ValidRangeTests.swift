import Testing

@testable import AnimationSyntax
@testable import SwiftProgram

@Suite struct ValidRangeTests {
  static let ranges: [(ValidRange, [Double], [Double], String?)] = [
    (.any, [-1e100, 0, 1e100], [], nil),
    (.atLeast(0), [0, 1], [-0.001], "0 or more"),
    (.above(0), [0.001], [0, -1], "above 0"),
    (.above(-1.15), [-1.149], [-1.15], "above -1.15"),
    (.atLeast(0).upTo(1), [0, 1], [-0.1, 1.1], "from 0 to 1"),
    (.above(0).upTo(1), [0.1, 1], [0, 1.1], "above 0 and at most 1"),
    (.above(0).below(1), [0.1, 0.9], [0, 1], "above 0 and below 1"),
    (.atLeast(0).below(1), [0, 0.9], [-0.1, 1], "at least 0 and below 1"),
  ]

  @Test(arguments: ranges)
  func containsWhatItsWordsSay(
    range: ValidRange, inside: [Double], outside: [Double], words: String?
  ) {
    for number in inside { #expect(range.contains(number)) }
    for number in outside { #expect(!range.contains(number)) }
    #expect(range.words == words)
  }
}
