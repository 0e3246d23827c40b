import Testing

@testable import SwiftProgram

/// Truth values that may be unknown: the laws of Kleene's logic.
@Suite("Views: what has been tested")
struct TestedTests {
  private static let unknown = Tested.unknown(UnknownValue("x", at: .none))
  private static let values: [(Tested, Double)] = [(.fails, 0), (unknown, 0.5), (.holds, 1)]

  /// Returns 0, a half or 1 for false, unknown and true, of which "all" is the minimum and "any" the maximum.
  private func rank(_ tested: Tested) -> Double {
    switch tested {
    case .fails: 0
    case .unknown: 0.5
    case .holds: 1
    }
  }

  @Test("what is known decides where it can")
  func laws() {
    #expect(rank(Tested.all([Tested]()) { $0 }) == 1)
    #expect(rank(Tested.any([Tested]()) { $0 }) == 0)
    for (one, first) in Self.values {
      #expect(rank(one.negated) == 1 - first)
      #expect(rank(Tested(one.value)) == first)
      for (other, second) in Self.values {
        #expect(rank(Tested.all([one, other]) { $0 }) == min(first, second))
        #expect(rank(Tested.any([one, other]) { $0 }) == max(first, second))
      }
    }
  }

  @Test("what is no truth value is not known to be one")
  func others() {
    #expect(rank(Tested(SwiftValue.integer(1))) == 0.5)
    #expect(rank(Tested(SwiftValue.nothing)) == 0.5)
  }
}
