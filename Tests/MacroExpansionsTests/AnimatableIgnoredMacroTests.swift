import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@AnimatableIgnored")
struct AnimatableIgnoredMacroTests {
  @Test("Outside of an animatable type it has no effect, with a warning")
  func outside() {
    expectExpansion(
      of: """
        struct Route {
          @AnimatableIgnored var name: String
        }
        """,
      is: """
        struct Route {
          var name: String
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@AnimatableIgnored' has no effect outside of a type marked with '@Animatable'",
          line: 2, column: 3, severity: .warning)
      ])
  }
}
