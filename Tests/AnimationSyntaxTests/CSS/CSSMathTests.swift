import AnimationModel
import MotionRecording
import Testing

@testable import AnimationSyntax
@testable import SwiftProgram

/// CSS mathematical functions with constant arguments.
@Suite struct CSSMathTests {
  private func subject(_ text: String) throws -> Subject {
    try #require(try Expression.parse(text).first).subject
  }

  /// Pairs of source text and expected computed value.
  ///
  /// They are copied by hand from the files of web-platform-tests in css/css-easing: the ones with `calc()` that do not
  /// depend on the page. They serve as data; the suite itself needs a browser and is not run.
  @Test(arguments: [
    (
      "cubic-bezier(calc(-2), calc(0.7 / 2), calc(1.5), calc(0))", "cubic-bezier(0, 0.35, 1, 0)"
    ),
    ("steps(calc(-10), start)", "steps(1, start)"),
    ("steps(calc(5 / 2), start)", "steps(3, start)"),
    ("steps(calc(1), jump-none)", "steps(2, jump-none)"),
    ("steps(calc(2 + 2), jump-both)", "steps(4, jump-both)"),
    ("linear(0 calc(0%), 0 calc(100%))", "linear(0, 0)"),
    ("linear(0 calc(50% - 50%), 0 calc(50% + 50%))", "linear(0 0%, 0 100%)"),
    ("linear(0 calc(min(50%, 60%)), 0 100%)", "linear(0 50%, 0 100%)"),
    ("linear(calc(0/0), 1)", "linear(0, 1)"),
    ("cubic-bezier(calc(1 / 4), min(0, 1), max(.5, .75), sqrt(1))", "cubic-bezier(.25, 0, .75, 1)"),
    (
      "linear(calc(0), sqrt(.25) min(20%, 30%) max(70%, 50%), calc(1))", "linear(0, .5 20% 70%, 1)"
    ),
  ])
  func computedValuesAreThoseOfWebPlatformTests(written: String, expected: String) throws {
    #expect(try subject("css:\(written)") == subject("css:\(expected)"))
  }

  /// Each function, with its value by the formulas of CSS Values and Units Level 4.
  private static let functions: KeyValuePairs<String, Double> = [
    "calc(2 + 3 * 4)": 14.0, "calc((2 + 3) * 4)": 20, "calc(7 - 2 - 1)": 4,
    "calc(12 / 3 / 2)": 2, "calc(2 * -3)": -6, "CALC(2)": 2, "calc(1 /* one */ + 1)": 2,
    "min(3, 1, 2)": 1, "max(3, 1 + 4, 2)": 5, "clamp(1, 5, 3)": 3, "clamp(none, -5, 3)": -5,
    "round(2.5)": 3, "round(-2.5)": -2, "round(up, 2.1)": 3, "round(down, -2.1)": -3,
    "round(to-zero, -2.9)": -2, "round(nearest, 7, 5)": 5, "mod(18, 5)": 3,
    "mod(-18, 5)": 2, "rem(-18, 5)": -3, "abs(-2)": 2, "sign(-0.3)": -1,
    "sqrt(9)": 3, "pow(2, 10)": 1024, "hypot(3, 4)": 5, "exp(0)": 1, "log(8, 2)": 3,
    "sin(90deg)": 1, "cos(0.5turn)": -1, "tan(50grad)": 1, "sin(pi / 2)": 1,
    "calc(asin(1) / 1deg)": 90, "calc(acos(0) / 1rad * 2)": 3.141592653589793,
    "calc(atan(1) / 1turn)": 0.125, "calc(atan2(1, -1) / 1deg)": 135,
    "calc(e)": 2.718281828459045,
    "calc(30% / 10%)": 3, "calc(1s / 250ms)": 4, "max(-infinity, 2)": 2,
  ]

  @Test(arguments: functions.map { ($0.key, $0.value) })
  func functionsAreComputed(text: String, value: Double) throws {
    guard case .easing(let function) = try subject("css:linear(0, \(text))") else {
      Issue.record("\(text) is an easing")
      return
    }
    #expect((function.value(at: 1) - value).magnitude <= 1e-12 * max(value.magnitude, 1))
  }

  @Test(arguments: [
    ("css:calc(1s - 750ms) linear calc(2 * 50ms)", "css:250ms linear 100ms"),
    ("css:calc(-1s) linear 1s", "css:0s linear 1s"), ("css:ease max(1s, 2s)", "css:2s ease"),
    ("css:1s ease calc(-200ms)", "css:1s ease -200ms"),
  ])
  func timesAreComputed(written: String, expected: String) throws {
    #expect(try subject(written) == subject(expected))
  }

  /// The text with the faulty part in ⟨ ⟩, and a part of the sentence.
  @Test(arguments: [
    ("css:cubic-bezier(0, ⟨sibling-index⟩(), 1, 0)", "depends on the page"),
    ("css:cubic-bezier(0, 0, 1, sign(⟨2em⟩ - 20px))", "depends on the page"),
    ("css:steps(calc(2 * ⟨sibling-index⟩()), jump-none)", "depends on the page"),
    ("css:steps(calc(⟨var⟩(--n)))", "depends on the page"),
    ("css:calc(⟨env⟩(x)) ease", "depends on the page"),
    ("css:linear(0 calc(⟨50px⟩ - 50%), 1)", "depends on the page"),
    ("css:linear(0 calc(50%, ⟨50%⟩), 1)", "takes only one argument"),
    ("css:linear(calc(1 + ⟨50%⟩), 1)", "expected a number, not a percentage"),
    ("css:linear(calc(50% * ⟨50%⟩), 1)", "expected a number, not a percentage"),
    ("css:linear(min(50%, ⟨1⟩), 1)", "expected a percentage, not a number"),
    ("css:linear(calc(1 ⟨+2⟩), 1)", "not expected"),
    ("css:linear(calc(1⟨+⟩ 2), 1)", "a blank before and after '+'"),
    ("css:linear(calc(1 ⟨/⟩), 1)", "expected a value"),
    ("css:linear(calc⟨(⟩), 1)", "expected a value"),
    ("css:linear(⟨pow⟩(2), 1)", "needs the argument"),
    ("css:linear(⟨calc(1s)⟩, 1)", "is not a stop"),
    ("css:linear(calc(⟨foo⟩(1)), 1)", "not expected"),
    ("css:⟨calc(2)⟩ ease", "expected a time"),
    ("css:steps(⟨calc(1e9)⟩)", "from 1 to 10000"),
    ("css:steps(⟨calc(0/0)⟩, jump-none)", "'calc(0/0)' is not a number; 'steps' with jump-none"),
    ("css:cubic-bezier(0, ⟨calc(infinity)⟩, 1, 1)", "finite"),
  ])
  func whatCannotBeComputedIsRefused(marked: String, words: String) throws {
    let text = marked.filter { $0 != "⟨" && $0 != "⟩" }
    let error = try #require(throws: ExpressionError.self) { try Expression.parse(text) }
    #expect(error.sentence.contains(words), "\(error.sentence)")
    let found = String(decoding: Array(text.utf8)[error.range], as: UTF8.self)
    let expected = marked.split(separator: "⟨").last?.split(separator: "⟩").first.map(String.init)
    if !["+", "/", "("].contains(expected) { #expect(found == expected, "\(error.message())") }
  }
}
