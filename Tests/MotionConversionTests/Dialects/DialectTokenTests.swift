import Testing

@testable import MotionConversion

@Suite struct DialectTokenTests {
  private func kinds(_ text: String) throws -> [DialectToken.Kind] {
    try DialectToken.all(Array(text.utf8)).map(\.kind)
  }

  @Test(arguments: [
    ("1_600f", 1600.0), (".5", 0.5), ("-3e-2", -0.03), ("+7", 7), ("1.5d", 1.5), ("2F", 2),
  ])
  func numbersAreThoseOfThreeLanguages(text: String, value: Double) throws {
    #expect(try kinds(text) == [.number(value)])
  }

  @Test(arguments: ["3x", "1e400", "1.2.3", "-", "0x10"])
  func whatIsNoNumberHasNoValue(text: String) throws {
    #expect(try kinds(text) == [.number(nil)])
  }

  @Test func aListIsItsPieces() throws {
    #expect(
      try kinds("{ ...config.stiff, 'mass': 2, a_$b = \"x y\" }") == [
        .mark("{"), .name("config.stiff"), .mark(","), .string("mass"), .mark(":"), .number(2),
        .mark(","), .name("a_$b"), .mark("="), .string("x y"), .mark("}"),
      ])
  }

  @Test func piecesKnowWhereTheyAre() throws {
    let tokens = try DialectToken.all(Array("  mass: 20".utf8))
    #expect(tokens.map(\.range) == [2..<6, 6..<7, 8..<10])
  }

  @Test(arguments: [("é", 0..<2), ("a \"b", 2..<3), ("mass: ‚", 6..<9)])
  func whatIsNotReadIsMarked(text: String, range: Range<Int>) throws {
    let fault = try #require(throws: DialectFault.self) { try kinds(text) }
    #expect(fault.range == range)
  }
}
