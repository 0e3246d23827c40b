import Testing

@testable import AnimationSyntax

@Suite struct PasteWordsTests {
  @Test(arguments: [
    "import SwiftUI", "struct A {}", "  public final class A: B {", "func f() {}",
    "let a = .bouncy",
    "static let a: Animation = .bouncy", ".bouncy\nprivate var x = 1", "@main struct A {}",
    "#Preview { A() }", "// a list?\nextension Animation {", "#if os(iOS)\nimport UIKit\n#endif",
    "/* struct */ enum E { case a }",
  ])
  func declarationsMakeSource(text: String) { #expect(Paste.isSource(text)) }

  @Test(arguments: [
    "", ".bouncy\n.easeIn # struct A", "# let me see\n.linear", "open=.bouncy", "class A=.bouncy",
    "open sheet = .spring()", "letter=.linear\nvariable = .easeIn",
    "withAnimation(.bouncy) {\n  let a = 1\n}",
    "# import\n.linear", "#comment\n.linear", "\"let a\"=.bouncy", "static", "import",
    "let=.bouncy",
    "KeyframeTrack(initialValue: 0) {\n  LinearKeyframe(1, duration: 1)\n}",
  ])
  func listsStayLists(text: String) { #expect(!Paste.isSource(text)) }

  @Test(arguments: [
    ("@MainActor static let card: Animation = .bouncy", true),
    ("@available(iOS 17, *)\npublic var card: Animation { .bouncy }", true),
    ("@State private var isOpen = false", true), ("@ContentView.swift", false), ("@a b.txt", false),
    ("@let.txt", false), ("@let it be.txt", false), ("@import/let me.txt", false), ("@", false),
    ("@presets:swiftui", false), ("", false), ("let a = 1", false),
  ])
  func anAttributeIsNoFile(text: String, isDeclaration: Bool) {
    #expect(Expression.isDeclaration(text) == isDeclaration)
  }
}
