import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

@Suite struct NumberResolverTests {
  /// Texts, with the same arithmetic as compiled Swift for a `Double`.
  static let doubles: [(String, Double)] = [
    ("0.5", 0.5),
    ("3", 3),
    ("1_000.5", 1_000.5),
    ("1e-3", 1e-3),
    ("2.5E2", 2.5E2),
    ("0x10", 0x10),
    ("0x1p-2", 0x1p-2),
    ("0o17", 0o17),
    ("0b101", 0b101),
    ("-0.67", -0.67),
    ("+1", +1),
    ("-(-1)", 1),
    ("0.5 * 3.4", 0.5 * 3.4),
    ("0.5*3.4", 0.5 * 3.4),
    ("1/60", 1 / 60),
    ("1 + 2 * 3", 7),
    ("(1 + 2) * 3", 9),
    ("2 * 3 + 1", 7),
    ("10 - 4 - 3", 3),
    ("12 / 3 / 2", 2),
    ("1 - 2 * 3 + 4 / 8", -4.5),
    ("7 / 2", 3.5),
    ("0.1 + 0.2", 0.1 + 0.2),
    (".pi", .pi),
    ("-.pi / 2", -.pi / 2),
    ("Double.pi", .pi),
    ("CGFloat.pi * 2", .pi * 2),
    ("Double(3) / 20", Double(3) / 20),
    ("Double(7 / 2)", Double(7 / 2)),
    ("Double(7 % 4)", Double(7 % 4)),
    ("Double(7.0 / 2)", 3.5),
    ("Double(7 / 2.0)", 3.5),
    ("CGFloat(0.5)", 0.5),
    ("TimeInterval(2)", 2),
    ("Double(Int(3.7))", 3),
    ("Double(10_000_000_000)", 10_000_000_000),
    (".zero", 0),
    (".ulpOfOne", .ulpOfOne),
    ("(-0.5).magnitude", 0.5),
    (".pi.rounded()", 3),
    ("Double(7).squareRoot()", Double(7).squareRoot()),
    ("2.5.rounded(.down) + max(1, 2, 3)", 5),
    ("CGSize(width: 3, height: 4).width", 3),
  ]

  @Test(arguments: doubles)
  func evaluatesAsSwiftDoesWhereADoubleIsExpected(text: String, value: Double) {
    #expect(subject(of: ".linear.delay(\(text))") == .animation(.linear.delay(value)))
  }

  static let integers: [(String, Int)] = [
    ("3", 3),
    ("7/2", 7 / 2),
    ("-7/2", -7 / 2),
    ("7 % 4", 7 % 4),
    ("1 + 2 * 3 - 4", 3),
    ("0x10", 16),
    ("0b11", 3),
    ("0o17", 15),
    ("1_000", 1_000),
    ("Int.max", .max),
    ("-9223372036854775808", .min),
    ("-(3)", -3),
    ("Int(3.7)", 3),
    ("Int(-3.7)", -3),
    ("Int(7 / 2.0)", 3),
    ("2 * Int(1.5)", 2),
  ]

  @Test(arguments: integers)
  func evaluatesAsSwiftDoesWhereAnIntIsExpected(text: String, value: Int) {
    #expect(subject(of: ".linear.repeatCount(\(text))") == .animation(.linear.repeatCount(value)))
  }

  @Test func negationOfAFlagIsUnderstood() {
    #expect(
      subject(of: ".linear.repeatForever(autoreverses: !true)")
        == .animation(.linear.repeatForever(autoreverses: false)))
  }

  /// Texts with the position of the error marked.
  static let faults: [(String, any Problem)] = [
    (".linear.delay(⟨1e999⟩)", NumberProblem.tooLarge("1e999")),
    (".linear.delay(⟨2e100⟩)", NumberProblem.tooLarge("2e+100")),
    (".linear.delay(⟨0x1p2000⟩)", NumberProblem.tooLarge("0x1p2000")),
    (".linear.delay(⟨1/0⟩)", NumberProblem.notFinite(parameter: "delay", value: "infinity")),
    (
      ".linear.delay(⟨-.infinity⟩)", NumberProblem.notFinite(parameter: "delay", value: "-infinity")
    ),
    (".linear.delay(⟨.nan⟩)", NumberProblem.notFinite(parameter: "delay", value: "NaN")),
    (".linear.repeatCount(⟨9223372036854775808⟩)", NumberProblem.tooLarge("9223372036854775808")),
    (".linear.repeatCount(⟨Int.max + 1⟩)", NumberProblem.tooLarge("the result")),
    (".linear.repeatCount(⟨Int.max * 2⟩)", NumberProblem.tooLarge("the result")),
    (".linear.repeatCount(⟨-Int.min⟩)", NumberProblem.tooLarge("the result")),
    (".linear.repeatCount(⟨Int.min / -1⟩)", NumberProblem.tooLarge("the result")),
    (".linear.repeatCount(Int(⟨1e30⟩))", NumberProblem.tooLarge("1e+30")),
    (".linear.repeatCount(Int(⟨.nan⟩))", NumberProblem.tooLarge("NaN")),
    (".linear.repeatCount(1 / ⟨0⟩)", NumberProblem.divisionByZero),
    (".linear.repeatCount(1 % ⟨0⟩)", NumberProblem.divisionByZero),
    (
      ".linear.repeatCount(⟨2.5⟩)",
      ArgumentProblem.wrongType(parameter: "repeatCount", expected: "a whole number", found: "2.5")
    ),
    (
      ".linear.repeatCount(⟨Double(2)⟩)",
      ArgumentProblem.wrongType(
        parameter: "repeatCount", expected: "a whole number", found: "a Double")
    ),
    (
      ".linear.delay(⟨Int.max⟩)",
      ArgumentProblem.wrongType(parameter: "delay", expected: "a Double", found: "an Int")
    ),
    (".linear.delay(7.5 ⟨%⟩ 2)", NumberProblem.remainderOfFractions),
    (".linear.delay(7 ⟨%⟩ 2)", NumberProblem.remainderOfFractions),
    (".linear.delay(2 ⟨**⟩ 3)", SyntaxProblem.unsupportedOperator("**", suggestion: "*")),
    (".linear.delay(2 ⟨×⟩ 3)", SyntaxProblem.unsupportedOperator("×", suggestion: "*")),
    (".linear.delay(2 ⟨<<⟩ 3)", SyntaxProblem.unsupportedOperator("<<", suggestion: nil)),
    (".linear.delay(⟨~⟩3)", SyntaxProblem.unsupportedOperator("~", suggestion: nil)),
    (
      ".linear.delay(.⟨pie⟩)",
      NameProblem.unknownName("pie", expected: "a number", suggestion: "pi")
    ),
    (".linear.delay(⟨pi⟩())", AppProblem.unknownFunction("pi")),
    (".linear.delay(.⟨pi()⟩)", NameProblem.notAFunction("pi")),
    (".linear.delay(⟨Double⟩)", NameProblem.typeName("Double", example: "Double(3)")),
    (
      ".linear.delay(⟨Double()⟩)",
      ArgumentProblem.missingArgument(function: "Double", parameter: "value")
    ),
    (
      ".linear.delay(Double(1, ⟨2⟩))",
      ArgumentProblem.tooManyArguments(function: "Double", limit: 1)
    ),
    (
      ".linear.delay(Double(⟨x⟩: 1))",
      ArgumentProblem.unexpectedLabel(function: "Double", label: "x")
    ),
    (".linear.delay(0.5.⟨description⟩)", SyntaxProblem.notUnderstood("'.description'")),
    (".linear.delay(Double(3).⟨hashValue⟩)", SyntaxProblem.notUnderstood("'.hashValue'")),
    (".linear.delay(⟨clamp⟩(1, 2))", AppProblem.unknownFunction("clamp")),
    (
      ".linear.delay(⟨min(1)⟩)",
      ArgumentProblem.missingValues(function: "min", parameters: ["x", "y"], found: 1)
    ),
    (".linear.delay(sqrt(1, ⟨2⟩))", ArgumentProblem.tooManyArguments(function: "sqrt", limit: 1)),
    (
      ".linear.delay(pow(1, ⟨by⟩: 2))",
      ArgumentProblem.unexpectedLabel(function: "pow", label: "by")
    ),
  ]

  @Test(arguments: faults)
  func whatHasNoValueIsAnError(marked: String, kind: any Problem) {
    let text = MarkedText(marked)
    let found = error(in: text.text)
    #expect(found?.problem == kind)
    #expect(found?.range == text.range)
  }

  @Test func aThousandTermsAreAddedWithoutDescending() {
    let text = "1" + String(repeating: " + 1", count: 999)
    #expect(subject(of: ".linear.delay(\(text))") == .animation(.linear.delay(1000)))
    #expect(subject(of: ".linear.repeatCount(\(text))") == .animation(.linear.repeatCount(1000)))
  }
}
