import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

/// String literals with code, line breaks or escapes hide nothing of the text around them.
@Suite struct TextInQuotesTests {
  @Test(arguments: [
    #"Text("\(name)")"#, #"Text("(\(a), \(b)) {")"#, #"Text("\(isOn ? "a)" : "b(")")"#,
    #"Text("a\"b{")"#,
    #"Text("\(f("\(g("x"))"))")"#, #"Text("a // b \\")"#, "Text(\"\"\"\n  { \"a\" \\(b)\n  \"\"\")",
    #"Text("a") /* "\( */"#,
  ])
  func aBlockWithThemIsRead(text: String) throws {
    let block = "VStack { \(text); Circle().opacity(p) }"
    let scenario = try ScenarioText.parse("PhaseAnimator([0.0, 1]) { p in\n\(block)\n}")
    #expect(scenario.phaseAnimators.first?.attributes == ["Circle.opacity"])
  }

  static let errors: [(String, String)] = [
    (
      #"@State var x = 0.0; at(0) { log("a⟨\⟩n") }"#,
      "a text must be plain characters in quotes on one line, without '\\'"
    ),
    ("@State var x = ⟨\"⟩abc", "this '\"' is never closed"),
  ]

  @Test(arguments: errors.indices)
  func whereTheyMatterTheyArePlain(index: Int) throws {
    let text = MarkedText(Self.errors[index].0)
    let found = ScenarioText.error(in: text.text)
    #expect(found?.range == text.range)
    #expect(found?.sentence == Self.errors[index].1)
  }
}
