import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

/// Texts designed to break a reader: each must be answered in bounded time.
@Suite("Hostile scenarios")
struct ScenarioGuardTests {
  private static func times(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static let state = "@State var a = 1.0\n"

  /// The texts, each with the kind of its error, or nil if it can be played.
  static let texts: [(String, (any Problem)?)] = [
    (times("x", 1_048_577), SyntaxProblem.fileTooLong(bytes: 1_048_577, limit: 1_048_576)),
    (times("{", 60_000), SyntaxProblem.tooDeep(limit: 32)),
    (times("\n", 100_000), ScenarioProblem.nothingShown),
    (state + "let b = a" + times(" + a", 1500), nil),
    (state + "let b = a" + times(" * a", 1500), nil),
    (state + "let b = a > 0" + times(" && a > 0", 200) + " ? 1 : 2", nil),
    (state + "let b = a < 5" + times(" || a < 5", 200) + " ? 1 : 2", nil),
    (state + "let b = a" + times(" < a", 200), SyntaxProblem.unexpectedText("<")),
    (state + "let b = " + times("(", 30) + "a" + times(")", 30), nil),
    (state + "let b = " + times("(a * ", 30) + "a" + times(")", 30), nil),
    (state + "let b = " + times("max(1, ", 30) + "a" + times(")", 30), nil),
    (state + "let b = " + times("-(", 30) + "a" + times(")", 30), nil),
    (state + "let b = a" + times(".magnitude", 15), nil),
    (state + "let b = a" + times(".magnitude", 60), SyntaxProblem.tooManyModifiers(limit: 16)),
    (state + "let b = " + times("a > 0 ? 1 : ", 25) + "2", nil),
    (state + "let b = " + times("a > 0 ? ", 1_500) + "2", SyntaxProblem.unexpectedText("?")),
    (state + "let b = " + times("a > 0 ?\n", 1_500) + "2", SyntaxProblem.unexpectedText("?")),
    (state + "let b = " + times("try\n", 1_500) + "2", SyntaxProblem.unexpectedText("try")),
    (state + times("let\n", 1_500), SyntaxProblem.unexpectedText("let")),
    (state + times("if a {\n", 33), SyntaxProblem.tooDeep(limit: 32)),
    (state + times("if a { } else\n", 1_500), SyntaxProblem.unexpectedText("if")),
    (state + times("@a\n", 1_500), SyntaxProblem.expected("a name")),
    (state + "at(0) { log(\"\"\"\n(((\n\"\"\") }", ScenarioProblem.textIsNotPlain),
    (state + "at(0) { log(\"" + times("(", 60_000) + "\") }", nil),
    (state + "at(0) { log(\"a\\\"\" + \"\\(((((\") }", ScenarioProblem.textIsNotPlain),
    (state + "at(0) { log(#\"a\"#) }", nil),
    (state + "at(0) { \u{0} }", SyntaxProblem.controlCharacter("\u{0}")),
  ]

  @Test("Hostile texts are answered", arguments: texts.indices)
  func hostile(index: Int) {
    let (text, kind) = Self.texts[index]
    let error = ScenarioText.error(in: text)
    #expect(error?.problem == kind)
    if let error { expectSound(error, of: text) }
  }

  @Test("Values made of each other are computed once each, however they branch")
  func sharing() throws {
    var text = Self.state + "let v0 = a + 0\n"
    for index in 1...200 { text += "let v\(index) = v\(index - 1) - v\(index - 1) + a\n" }
    text += "at(0) { a = 2 }\nrun(until: 0)"
    #expect(try ScenarioText.rows(text).last?.value == 2)
  }

  @Test("More names than can be computed after every change are refused")
  func names() {
    var text = ""
    for index in 0..<501 { text += "@State var v\(index) = 0.0\n" }
    #expect(ScenarioText.error(in: text)?.problem == ScenarioProblem.tooManyNames(limit: 500))
  }

  @Test("Hundreds of statements that use '?', '&&' and '<' are not too many")
  func manyStatements() throws {
    var text = Self.state
    for index in 0..<300 {
      text += "at(\(index) * 0.001) { a = a < 5 && a > 0 ? a + 0.001 : 0 }\n"
    }
    let rows = try ScenarioText.rows(text)
    #expect(abs((rows.last?.value ?? 0) - 1.3) < 1e-9)
  }

  /// The content of an animator is not read, so that it gives no errors or notes.
  private static let broad: [String] = [
    "content" + times("\n.padding(1)", 260), "content" + times(".padding()", 4_000),
    "content" + times("?.body![0]", 300), times("if a > 0 { content }\n", 200),
    times("if isOn { content } else { other }\n", 200),
    "content.opacity(a > 0" + times(" && b > 1", 500) + " ? 1 : 0)",
  ]

  @Test(
    "Neither a long chain nor many statements are depth", arguments: broad.map { LongText($0) })
  func breadth(content: LongText) {
    let text = """
      \(Self.state)heart.keyframeAnimator(initialValue: 1.0, trigger: a) { content, value in
      \(content.text)
      } keyframes: { _ in LinearKeyframe(2, duration: 0.5) }
      at(0) { a = 2 }
      run(until: 0)
      """
    #expect(ScenarioText.error(in: text) == nil)
  }

  @Test("A chain that is read has a limit of its own")
  func modifiers() {
    let chain = "a" + Self.times(".animation(.bouncy, value: a)", 256)
    #expect(ScenarioText.error(in: Self.state + chain) == nil)
    #expect(
      ScenarioText.error(in: Self.state + chain + ".animation(nil, value: a)")?.problem
        == SyntaxProblem.tooManyModifiers(limit: 256))
  }

  @Test("Loops in loops are not written out without end")
  func loops() {
    var text = Self.state
    for name in ["b", "c", "d", "e"] { text += "for \(name) in 0..<1000 { " }
    text += "at(0) { a += 1 }" + Self.times(" }", 4)
    #expect(ScenarioText.error(in: text)?.problem == ScenarioProblem.loopIsTooLong)
  }

  /// The meaning of these texts is irrelevant; they only have to be answered.
  @Test(
    "Strange texts are answered",
    arguments: [
      "@State", "@State var", "@State var a", "@State var a =", "@State var a = 1.0 let", "at",
      "at(",
      "at()", "at() { }", "at(0) { a = }", "at(0) { = 3 }", "at(0) { a.b.c = 3 }", "Group",
      "Group()",
      "Group { { } }", "Group { Group { } }", "drag", "drag()", "drag(1) { }", "run", "run()",
      "run(1)",
      "for", "for i in", "for i in 0..<3", "for i in 0..<3 {",
      "for i in 0...9223372036854775807 { }",
      "for (i, j) in 0..<3 { }", "for i in a { }", "environment = 3", "environment.a.b = true",
      "withTransaction(\\.a.b, true) { }", "a.animation()", "a.animation(nil)", "a.transaction { }",
      "a.animation(nil, value: a).animation(nil, value: a)", "a.transaction { $0 }", "a?.b = 3",
      "a!.b = 3", "a[0] = 3", "a += ", "a++", "_ = a", "{ }", "{ }()", "(a)", "a as Double", "\\.a",
      "#if a", "`", "'", "\"", "\u{301}", "👩‍👩‍👧‍👦", "@State var 👩 = 0.0", "$0", "$a = 3", ";;;",
      "@Animatable let b = Int()", "@Animatable let b = a.rounded", "let b = CGSize",
      "let b = .init(1)",
      "let b = CGRect(origin: .zero, size: .init(width: 1, height: 2))", "let b = Angle.degrees",
      "let b: Animation = .bouncy(", "let b = Animation", "let b = Animation(PausableAnimation())",
      "at(0) { withAnimation }", "at(0) { withAnimation() }", "at(0) { withAnimation { } }",
      "at(0) { withAnimation(1) { } }", "at(0) { withTransaction { } }", "at(0) { log() }",
      "at(0) { log(1) }", "at(0) { var t = Transaction(); t.animation += 3 }",
      "at(0) { a in a = 3 }",
      "at(0) { [a] in a = 3 }", "at(0) { return }", "at(0) { let b = 3 }", "at(0) { a.toggle }",
    ])
  func strange(text: String) {
    for whole in [text, Self.state + text] {
      if let error = ScenarioText.error(in: whole) { expectSound(error, of: whole) }
    }
  }

  @Test("Every beginning of a scenario, and every one with a piece missing, is answered")
  func pieces() {
    let text = """
      @State var isOn = false
      @State var size = CGSize(width: 40, height: 20)
      let scale = isOn ? size.width * 1.5 : max(1.0, 2)
      Group { scale; size }.animation(.spring(duration: 0.5), value: isOn).transaction { $0.animation = nil }
      at(0.25) { withAnimation(.snappy, completionCriteria: .removed) { size.width += 3 } completion: { log("a") } }
      drag(size) { sample(0.5, 0, 1) }
      for i in 0..<2 { at(Double(i)) { isOn.toggle() } }
      run(until: 0.1)
      """
    let bytes = Array(text.utf8)
    for index in stride(from: 0, to: bytes.count, by: 9) {
      let beginning = String(decoding: bytes[..<index], as: UTF8.self)
      if let error = ScenarioText.error(in: beginning) { expectSound(error, of: beginning) }
      let gap = String(
        decoding: bytes[..<index] + bytes[min(index + 3, bytes.count)...], as: UTF8.self)
      if let error = ScenarioText.error(in: gap) { expectSound(error, of: gap) }
    }
  }

  private func expectSound(_ error: ExpressionError, of text: String) {
    #expect(error.range.lowerBound >= 0)
    #expect(error.range.upperBound <= text.utf8.count)
    #expect(error.source == text)
    #expect(error.fileName == "a.swift")
    #expect(!error.sentence.isEmpty)
    #expect(!error.sentence.contains("\n"))
  }
}
