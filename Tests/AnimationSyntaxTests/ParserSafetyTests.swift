import AnimationSyntax
import TestSupport
import Testing

@testable import SwiftProgram

/// Texts designed to break a parser.
///
/// Nothing here may crash, hang or overflow the stack, and every error must lie inside its text.
@Suite struct ParserSafetyTests {
  private static func times(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// Repeated so often that recursion over the repetitions, or quadratic work, is detected.
  static let hostile: [(String, (any Problem)?)] = [
    (times("(", 60_000), SyntaxProblem.tooDeep(limit: 32)),
    (
      ".linear(duration: " + times("(", 32) + "1" + times(")", 33), SyntaxProblem.tooDeep(limit: 32)
    ),
    (".linear(duration: " + times("(", 31) + "1" + times(")", 32), nil),
    (
      times("[", 31) + times("]", 31),
      SweepProblem.misplacedArray("an array of arrays is not a sweep")
    ),
    // The parser looks ahead in each of these texts, so that its work doubles with every level.
    (
      ".linear(duration: \"\\(" + times("[", 40) + "1" + times("]", 40) + ")\")",
      SyntaxProblem.tooDeep(limit: 4)
    ),
    (
      ".animation(.linear, value: \"\\(" + times("[", 40) + "1" + times("]", 40) + ")\")", nil
    ),
    ("withAnimation(.linear) { a = \"\\(" + times("[", 40) + times("]", 40) + ")\" }", nil),
    (
      "KeyframeTrack(initialValue: 0) { LinearKeyframe(\"\\(" + times("[", 40) + times("]", 40)
        + ")\", duration: 1) }",
      ArgumentProblem.wrongType(parameter: "to", expected: "a Double", found: "a String")
    ),
    (".linear" + times(".delay(1)", 100), SyntaxProblem.tooManyModifiers(limit: 100)),
    (".linear" + times(".delay(1)", 99), nil),
    (".linear" + times(".a", 1_500), SyntaxProblem.tooManyModifiers(limit: 100)),
    (".linear(duration: x" + times(".a", 1_500) + ")", SyntaxProblem.tooManyModifiers(limit: 100)),
    (
      "withAnimation(.bouncy) {\n" + times("  if a { x = 1 }\n", 20) + "}", nil
    ),
    (
      "withAnimation(.bouncy) { card" + times(".padding()", 1_500) + " }", nil
    ),
    (times("withAnimation(.bouncy) { ", 33), nil),
    (
      times("withAnimation(a) { ", 600),
      AppProblem.dependsOnApp(name: "a", expected: "an animation in its place")
    ),
    (times("a as A<", 1_500), SyntaxProblem.unexpectedText("as")),
    (".linear(duration: 1" + times("+1", 1_500) + ")", nil),
    (".linear(duration: 1" + times("*1.0", 1_500) + ")", nil),
    (times("try ", 1_500) + "x", SyntaxProblem.unexpectedText("try")),
    (times("a ? ", 1_500) + "x", SyntaxProblem.unexpectedText("?")),
    (times("if ", 1_500) + "x", SyntaxProblem.unexpectedText("if")),
    (times("a<", 1_500), SyntaxProblem.unexpectedText("<")),
    (times("{", 33), SyntaxProblem.tooDeep(limit: 32)),
    (times("\"", 1_500), SyntaxProblem.unexpectedText("\"\"\"")),
    (times("`", 1_500), SyntaxProblem.unexpectedText("`")),
    (times("/*", 1_500), SyntaxProblem.emptyExpression),
    (times(" ", 65_537), SyntaxProblem.tooLong(bytes: 65_537, limit: 65_536)),
    (times("x", 300_000), SyntaxProblem.tooLong(bytes: 300_000, limit: 65_536)),
    ("css:" + times("steps(", 1_500), SyntaxProblem.tooDeep(limit: 32)),
    (
      "css:steps(" + times("9", 1_500) + ")",
      NumberProblem.notFinite(parameter: "count", value: "infinity")
    ),
    ("css:linear(" + times("1,", 1_500) + "1)", nil),
  ]

  @Test(arguments: hostile.indices)
  func hostileTextsAreAnswered(index: Int) {
    let (text, kind) = Self.hostile[index]
    let found = error(in: text)
    #expect(found?.problem == kind)
    if let found { expectSound(found, of: text) }
  }

  /// The meaning of these texts is irrelevant; they only have to be answered.
  private static let strange: [String] = [
    times("()", 1_500), "x" + times("()", 1_500), "x" + times("[0]", 1_500), times("-", 1_500),
    times("- ", 1_500), times("=", 1_500), times("a:", 1_500), times(".", 1_500),
    times("let ", 30),
    "a as " + times("A.", 1_500), times("\\.a", 30), times("a<(", 15), times("{ a in ", 30),
    times("({", 15) + times("})", 15), times("(a, ", 31) + times(")", 31), times("#if a\n", 15),
    times("[a:", 4) + "b" + times("]", 4), "👩‍👩‍👧‍👦", "é.\u{301}", "\u{FEFF}.linear", "\u{2028}.linear",
    ".linear(duration: " + times("9", 1_500) + ")", times("_", 1_500), "\"\"\"", "#\"", "/a/",
    "<#a#>",
    "@a", "#a", "$0", "\\", "&x", "..<", "...", ".", "..", "_", "`a`", "\r", "\u{85}",
    "css:\u{0301}",
    "css:é", "css:--", "css:+", "css:.", "css:1e", "css:%", "(=)", "()=", "[", "]", "\"=\"", "'",
    "''=",
  ]

  @Test(arguments: strange.map { LongText($0) })
  func strangeTextsAreAnswered(text: LongText) {
    if let found = error(in: text.text) { expectSound(found, of: text.text) }
  }

  private func expectSound(_ error: ExpressionError, of text: String) {
    #expect(error.range.lowerBound >= 0)
    #expect(error.range.upperBound <= text.utf8.count)
    #expect(error.source == text)
    #expect(!error.sentence.isEmpty)
    #expect(!error.sentence.contains("\n"))
    for line in error.message(width: 60).split(separator: "\n").dropFirst() {
      #expect(line.count <= 60)
    }
  }

  private static let seeds = [
    ".spring(duration: 0.5, bounce: 0.3)", "Animation.easeOut(duration: 0.5).delay(2).speed(1/60)",
    ".timingCurve(.bezier(startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: .init(x: 0.8, "
      + "y: 1)), duration: 0.5)",
    "Spring(mass: 2, stiffness: 100, damping: 5, allowOverDamping: true)",
    "a b=.linear.repeatCount(3, autoreverses: [true, false]) // c",
    "css:300ms cubic-bezier(.2,0,0,1) 1s",
    "css:linear(0, 0.25 25% 75%, 1)", "css:steps(4, jump-end)", "x ? .linear : .spring",
    "withAnimation(.spring(duration: Double(3) / 20)) { a = b }",
    "KeyframeTrack(initialValue: 0) { for i in 0..<3 { LinearKeyframe(Double(i), duration: [0.1, 0.2]) } }",
    "KeyframeTimeline(initialValue: V(a: .zero, b: 1)) { KeyframeTrack(\\.a.x) { SpringKeyframe(2, spring: .bouncy)"
      + "\nMoveKeyframe(1) }; KeyframeTrack(\\.b) { if 1 < 2 { CubicKeyframe(3, duration: 0.5) } } }",
  ]

  private static let pieces = [
    "(", ")", "[", "]", "{", "}", ".", ",", ":", "=", "-", "+", "*", "/", "%", "\"", "'", "\\", "#",
    "@",
    "?", "!", "<", ">", "&", " ", "\n", "\t", "\0", "//", "/*", "*/", "0", "1e999", ".5", "nan",
    "pi",
    "é", "日", "👩‍👩‍👧‍👦", "\u{301}", "css:", "Animation", "Spring", ".init", "try", "let", "if", "default",
    "true", "nil", "self", "_", "$0", "Int.max", "[1, 2]", "MoveKeyframe(1)", "KeyframeTrack(",
    "bounce:", "duration:", ";", "`",
  ]

  /// Valid texts with pieces inserted, removed, duplicated and swapped.
  @Test(arguments: 1...4)
  func mutatedTextsAreAnswered(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      var characters = Array(Self.seeds[Int.random(in: 0..<Self.seeds.count, using: &random)])
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0...characters.count, using: &random)
        let end = min(place + Int.random(in: 0...6, using: &random), characters.count)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: characters.removeSubrange(place..<end)
        case 1: characters.insert(contentsOf: characters[place..<end], at: place)
        case 2: characters.reverse(place..<end)
        default:
          let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
          characters.insert(contentsOf: piece, at: place)
        }
      }
      let text = String(characters)
      if let found = error(in: text) { expectSound(found, of: text) }
    }
  }
}

extension Array {
  /// Reverses a part of the array.
  fileprivate mutating func reverse(_ range: Range<Int>) {
    replaceSubrange(range, with: self[range].reversed())
  }
}
