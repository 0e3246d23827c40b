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

  @Test(arguments: [
    "@State var x = 0.0\nat(0) { x = 1 }", "// moved\n  at(0.1) { x = 1 }",
    "let a = 1.0\ndrag(a) {}",
    "PhaseAnimator([0, 1]) { $0.opacity(1) }\nenum Phase { case a }", "run (until: 2)",
    "@Animatable let label = Int(count)", "environment.animationPaused = true",
  ])
  func statementsMakeAScenario(text: String) { #expect(ScenarioFile.isScenario(text)) }

  @Test(arguments: [
    "", "import SwiftUI\nstruct A: View {\n  @State var x = 0.0\n}", "@main struct A: App {}",
    "extension Animation {\n  static let card = Animation.spring(duration: 0.4)\n}",
    "func at(_ time: Double) {\n  run(until: 2)\n}", "// at(0) {}\n.bouncy", "at=.bouncy",
    "withAnimation(.bouncy) {\n  at(0)\n}",
  ])
  func sourceOfAnAppIsNoScenario(text: String) { #expect(!ScenarioFile.isScenario(text)) }
}
