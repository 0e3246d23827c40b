import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

/// Source that is nested too deeply for the parser: the rest of it is read without a message.
@Suite struct PasteGuardTests {
  private static func times(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  static let deep = [
    times("{ ", 60) + times("} ", 60), times("(", 400) + "x" + times(")", 400),
    "let a = " + times("[", 20) + times("]", 20), times("if a {\n", 50) + times("}\n", 50),
    "let a = " + times("!", 200) + "b", "let a = b" + times(" ? b", 100) + times(" : c", 100),
    times("try ", 500) + "f()",
    "let page = \"\"\"\n  " + times("<p class='a'>#1 & more?</p>\n  ", 200)
      + "\\(name)\n  \"\"\"",
    "let test = /" + times("\\(", 100) + "[({\"]/",
    "let test = #/" + times("\\(", 100) + "[({\"]/#",
    "let test = #/\n  [({\"'] # \"\n  /#",
    "let a = " + times("b.c { d in ", 100) + times("}", 100),
    "let a = \"\\(" + times("[", 40) + "1" + times("]", 40) + ")\"",
    "let a = \"\"\"\n  \\(" + times("[b", 40) + times("]", 40) + ")\n  \"\"\"",
    "let a: Animation" + times("<", 20_000),
    "let a = \"\\(f(\"\\(" + times("[", 40) + times("]", 40) + ")\"))\"",
  ]

  @Test(arguments: deep.indices)
  func whatIsDeepIsPassedOver(index: Int) throws {
    let source = """
      import SwiftUI
      func first() { withAnimation(.bouncy) { isOpen = true } }
      func deep() {
        \(Self.deep[index])
      }
      func last() { withAnimation(.snappy) { isOpen = false } }
      """
    let readings = try ExpressionFile.readings(source, fileName: "a.swift")
    #expect(
      readings.map { try? $0.curves.get().map(\.subject) } == [
        [.animation(.bouncy)], [.animation(.snappy)],
      ])
    #expect(readings.map { $0.site?.name.prefix(5) } == ["first", "last:"])
  }

  /// Constructs without an end are not searched repeatedly.
  @Test(arguments: ["#", "#/ ", "#/\n", "/x", "=/x", "\"", "#\"", "(/[", "\"\"\"\\("])
  func workStaysSmall(part: String) {
    let source = "import SwiftUI\nUIView.animate(withDuration: 1) { " + Self.times(part, 1_000)
    _ = try? ExpressionFile.readings(source, fileName: "a.swift")
    _ = try? Expression.parse(source)
  }
}
