import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("#animatableProperty")
struct AnimatablePropertyMacroTests {
  @Test("A property that animates stands for the zero of its vector")
  func animates() {
    expectExpansion(
      of: "let part = #animatableProperty(\\Wave.height)",
      is: "let part = .zero",
      expanding: .supporting)
  }

  @Test("A property that does not is an error that says what can be done")
  func doesNotAnimate() {
    expectExpansion(
      of: "let part = #unanimatableProperty(\\Wave.name)",
      is: "let part = .zero",
      diagnostics: [
        DiagnosticSpec(
          message: "'animatableData' cannot be synthesized: the type of 'name' cannot be animated",
          line: 1, column: 12,
          notes: [
            NoteSpec(
              message: "mark 'name' with '@AnimatableIgnored' to leave it out", line: 1, column: 12),
            NoteSpec(
              message: "or make its type conform to 'Animatable' or 'VectorArithmetic'",
              line: 1, column: 12),
          ])
      ],
      expanding: .supporting)
  }
}
