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
}
