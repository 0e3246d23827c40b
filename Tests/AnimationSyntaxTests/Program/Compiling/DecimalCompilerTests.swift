import Testing

/// Powers of integer literals are of Foundation's type `Decimal` where nothing else tells their type; the texts are
/// those that Swift prints.
@Suite("Views: powers without a type")
struct DecimalCompilerTests {
  @Test(arguments: [
    ("return \"\\(pow(2, 10))\"", "1024"), ("let r = pow(2, 10); return \"\\(r)\"", "1024"),
    ("let n = 3; return \"\\(pow(2, n)) \\(pow(-2, 3))\"", "8 -8"),
    ("return \"\\(pow(2.0, 10)) \\(pow(2, 0.5) > 1)\"", "1024.0 true"),
    ("let x: Double = pow(2, 10); return \"\\(x)\"", "1024.0"),
    ("let w = 2.0; return \"\\(w * pow(2, 3))\"", "16.0"),
  ])
  func powers(code: String, text: String) throws {
    try ValueTable.expect(code, makes: text)
  }

  @Test(
    "what is computed with such powers is not known",
    arguments: [
      "return \"\\(pow(10, 2) / 3)\"", "return \"\\(pow(3, 2) + 1)\"", "return \"\\(pow(7, 45))\"",
    ])
  func decimals(code: String) throws {
    try ValueTable.expect(code, makes: nil)
  }
}
