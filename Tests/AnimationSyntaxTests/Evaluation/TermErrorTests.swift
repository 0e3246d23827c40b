import AnimationSyntax
import Testing

@Suite("Errors in the values of a scenario")
struct TermErrorTests {
  /// A scenario with the faulty part marked, and the sentence about it.
  typealias Row = (String, String)

  static let values: [Row] = [
    (
      "@State var count = 3\n@State var x = 0.0\nlet y = x + ⟨count⟩",
      "an Int and a Double cannot be mixed; write 'Double(count)'"
    ),
    (
      "@State var count = 3\nlet y = ⟨count⟩ * 1.5",
      "an Int and a Double cannot be mixed; write 'Double(count)'"
    ),
    (
      "@State var count = 3\n@State var x = 0.0\nat(0) { x = ⟨count + 1⟩ }",
      "an Int and a Double cannot be mixed; write 'Double(count + 1)'"
    ),
    (
      "@State var count = 3\n@State var x = 0.0\nat(0) { count += ⟨x⟩ }",
      "an Int and a Double cannot be mixed; write 'Int(x)'"
    ),
    ("@State var count = 3\nat(0) { count += ⟨0.5⟩ }", "'count' must be an Int, not a Double"),
    ("@State var a = ⟨.zero⟩", "the type of '.zero' is not known here; write 'CGSize.zero'"),
    ("@State var a = ⟨.nan⟩", "the type of '.nan' is not known here; write 'Double.nan'"),
    ("@State var a = ⟨.max⟩", "the type of '.max' is not known here; write 'Int.max'"),
    ("@State var x = 0.0\nlet y = ⟨Double⟩", "'Double' is a type; write for example 'Double(3)'"),
    ("@State var x = 0.0\nlet y = x > 2 ? ⟨1⟩ : true", "expected a Bool, not an Int"),
    ("@State var x = 0.0\nlet y = ⟨x⟩ ? 1 : 2", "expected a Bool, not a Double"),
    ("@State var x = 0.0\nlet y = x + ⟨\"a\"⟩", "expected a Double, not a String"),
    ("@State var x = CGSize()\nlet y = x ⟨+⟩ x", "a CGSize has no '+'"),
    ("@State var x = Angle(degrees: 3)\nlet y = x * ⟨x⟩", "expected a Double, not an Angle"),
    ("@State var x = CGSize()\nlet y = x ⟨<⟩ x", "a CGSize has no '<'"),
    ("@State var x = 0.0\nat(0) { x = x ⟨%⟩ 2 }", "'%' works on whole numbers only"),
    ("@State var x = 0.0\nlet y = x > 0 ⟨>⟩ 1", "'>' was not expected here"),
    ("@State var x = ⟨CGSize⟩(width: 1)", "'CGSize' needs the argument 'height'"),
    (
      "@State var x = CGSize(height: 1, ⟨width⟩: 2)", "'width' must come before 'height'"
    ),
    (
      "@State var x = CGSize(⟨1⟩, 2)",
      "'CGSize' needs a label before this argument; write 'width:'"
    ),
    (
      "@State var x = CGSize(⟨widht⟩: 1, height: 2)",
      "'CGSize' has no parameter 'widht'; did you mean 'width'?"
    ),
    (
      "@State var x = ⟨foo⟩(1)",
      "'foo' is not known; expected a function such as 'max' or 'sqrt', or a type such as 'Double'"
    ),
    (
      "@State var x = UnitPoint.⟨topleading⟩",
      "a UnitPoint has no 'topleading'; did you mean 'topLeading'?"
    ),
    ("@State var x = 0.0\nlet y = x.⟨round⟩()", "a Double has no 'round'; did you mean 'rounded'?"),
    ("@State var x = 0.0\nlet y = ⟨max(x)⟩", "'max' needs two values, x and y; found one"),
    ("@State var x = 0.0\nat(0) { x = ⟨1e200⟩ }", "1e+200 is too large"),
    ("@State var x = ⟨1 / 0.0⟩", "the result of this is not a finite number"),
    ("@State var n = 1 / ⟨0⟩", "a whole number cannot be divided by zero"),
    ("@State var n = ⟨99999999999999999999⟩", "99999999999999999999 is too large"),
    ("@State var x = ⟨1.⟩", "a digit is missing; write '1.0'"),
    ("@State var x = 0.0\nat(0) { x = ⟨nil⟩ }", "nil cannot be part of an expression here"),
    (
      "@State var x = 0.0\nlet q = Animation.bouncy\nlet z = ⟨q⟩ * x",
      "expected a value, not an animation"
    ),
  ]

  @Test("Values", arguments: values.indices)
  func inValues(index: Int) { ScenarioText.expectError(Self.values[index]) }

  /// Values that become impossible to compute only after an event.
  static let playing: [Row] = [
    (
      "@State var x = 1.0\nlet y = ⟨1 / x⟩\nat(0.5) { x = 0 }",
      "the result of this is not a finite number"
    ),
    (
      "@State var n = 1\nlet y = 1 / ⟨n⟩\nat(0.5) { n = 0 }",
      "a whole number cannot be divided by zero"
    ),
    (
      "@State var n = 9223372036854775807\nat(0.5) { ⟨n += 1⟩ }",
      "the result is too large"
    ),
    (
      "@State var n = -9223372036854775808\nlet m = ⟨abs(n)⟩",
      "the result is too large"
    ),
    (
      "@State var n = -9223372036854775808\nlet m = ⟨-n⟩",
      "the result is too large"
    ),
    (
      "@State var n = -9223372036854775808\nlet m = ⟨n / -1⟩",
      "the result is too large"
    ),
    (
      "@State var x = 1e30\nlet n = Int(⟨x⟩)", "1e+30 is too large"
    ),
    (
      "@State var x = 1e99\nat(0) { x = ⟨x * 16⟩ }", "1.6e+100 is too large"
    ),
    (
      "@State var s = CGSize(width: 1, height: 1)\nat(0) { s.width = ⟨1 / (s.height - 1)⟩ }",
      "the result of this is not a finite number"
    ),
  ]

  /// Such values and statements that exist only in Swift.
  static let playingSwift: [Row] = [
    (
      "@State var n = 1\nlet y = [1 / ⟨n⟩][0]\nat(0.5) { n = 0 }",
      "a whole number cannot be divided by zero"
    ),
    (
      "@State var n = 9223372036854775807\nat(0.5) { let k = n; n = ⟨k + 1⟩ }",
      "the result is too large"
    ),
    (
      "@State var n = -9223372036854775808\nat(0.5) { let k = n; n = ⟨abs(k)⟩ }",
      "the result is too large"
    ),
    (
      "@State var n = -9223372036854775808\nlet m = [⟨-n⟩][0]",
      "the result is too large"
    ),
    ("@State var x = 1e30\nlet n = [Int(⟨x⟩)][0]", "1e+30 is too large"),
    ("@State var x = 0.0\nat(⟨[1.0][5]⟩) { x = 1 }", "there is no element 5 among 1"),
  ]

  @Test(
    "What is wrong with them is said alike of everyday Swift", arguments: playingSwift.indices)
  func whilePlayingSwift(index: Int) { ScenarioText.expectError(Self.playingSwift[index]) }

  @Test(
    "Values that cannot be computed while it plays carry their position", arguments: playing.indices
  )
  func whilePlaying(index: Int) { ScenarioText.expectError(Self.playing[index]) }
}
