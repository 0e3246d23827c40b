import AnimationSyntax
import MotionRecording
import Testing

@Suite("Reading the values of a scenario")
struct ValueGrammarTests {
  /// Operations whose result depends on their grouping.
  static let groupings: [(String, Double)] = [
    ("1.0 + 2 * 3", 7), ("(1.0 + 2) * 3", 9), ("2.0 * 3 + 1", 7), ("10.0 - 4 - 3", 3),
    ("24.0 / 4 / 3", 2), ("24.0 / 4 * 3", 18), ("1.0 - 2 * 3 - 4 / 2", -7), ("-2.0 * -3", 6),
    ("-(1.0 + 2)", -3), ("7 % 4 * 2 + 1", 7),
    ("true || false && false ? 1.0 : 2", 1), ("(true || false) && false ? 1.0 : 2", 2),
    ("!false && true ? 1.0 : 2", 1), ("1.0 + 1 == 2.0 ? 1.0 : 2", 1),
    ("1.0 < 2 && 2.0 < 1 ? 1.0 : 2", 2), ("1.0 < 2 ? 1.0 + 1 : 3.0 * 2", 2),
    ("false ? 1.0 : false ? 2.0 : 3.0", 3), ("true ? false ? 1.0 : 2.0 : 3.0", 2),
    ("false ? 1.0 : 2.0 + 3", 5), ("0x10 + 0b11 + 1_000", 1019),
  ]

  @Test("Operators bind as in Swift", arguments: groupings)
  func grouping(text: String, value: Double) throws {
    #expect(try ScenarioText.start("@State var a = \(text)", "a") == value)
  }

  @Test("A long operation is no deeper than a short one", arguments: ["+", "*", "&&", "||"])
  func long(sign: String) throws {
    let isLogic = sign == "&&" || sign == "||"
    let operand = isLogic ? "true" : "1.0"
    let count = isLogic ? 30 : 4000
    let operands = Array(repeating: operand, count: count).joined(separator: " \(sign) ")
    let text = "@State var a = \(operands)\(isLogic ? " ? 1.0 : 0.0" : "")"
    #expect(try ScenarioText.start(text, "a") == (sign == "+" ? 4000 : 1))
  }
}
