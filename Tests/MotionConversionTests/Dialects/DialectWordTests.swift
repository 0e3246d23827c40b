import Testing

@testable import MotionConversion

@Suite struct DialectWordTests {
  @Test(arguments: SpringDialect.allCases)
  func wordsAreNotListedTwice(dialect: SpringDialect) {
    let names = DialectWord.all(of: dialect).map(\.key)
    #expect(Set(names).count == names.count)
  }

  /// A name to which a translation points is a parameter of that library.
  @Test(arguments: SpringDialect.allCases)
  func translationsNameParameters(dialect: SpringDialect) throws {
    let known = Set(DialectWord.all(of: dialect).map(\.key))
    let words = SpringDialect.allCases.flatMap { DialectWord.all(of: $0).map(\.key) }
    var count = 0
    for word in Set(words + ["dampingRatio", "response"]).subtracting(known) {
      guard let translation = DialectWord.translation(of: word, to: dialect) else { continue }
      count += 1
      let quoted = translation.split(separator: "'", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
      #expect(Set(quoted).isSubset(of: known), "\(word): \(translation)")
    }
    #expect(count > 0)
  }
}
