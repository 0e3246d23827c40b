import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

@Suite struct ExpressionFileTests {
  private func names(_ contents: String) throws -> [String] {
    try ExpressionFile.parse(contents, fileName: "a.txt").map(\.name)
  }

  private func message(_ contents: String) -> String? {
    do {
      _ = try ExpressionFile.parse(contents, fileName: "a.txt")
      return nil
    } catch {
      return error.message()
    }
  }

  @Test func readsOneExpressionPerLine() throws {
    let contents = """
      # springs
      .spring

      // and others
      fast = .easeIn(duration: 0.1) # the fast one
      /* not
      .this */
      css:ease-out // web
      .linear
      .bouncy
      """
    #expect(try names(contents) == [".spring", "fast", "css:ease-out", ".linear", ".bouncy"])
  }

  @Test(arguments: [
    ".spring(\n  duration: 0.5,\n  bounce: 0.3\n)\n.linear",
    ".spring\n.delay(1)\n.linear",
    ".spring\n    .delay(1)\n\n    // slowly\n    # very\n    .speed(0.1)\n.linear",
    "Animation\n  .spring()\n.linear",
    "a =\n  .spring\n.linear",
    "a = Animation\n  .spring()\n.linear",
    "UnitCurve.easeIn\n.inverse\n.linear",
    ".spring // (\n.linear",
    ".spring /* (\n*/\n.linear",
  ])
  func anExpressionMayGoOnOverLines(contents: String) throws {
    let curves = try ExpressionFile.parse(contents, fileName: "a.txt")
    #expect(curves.count == 2)
    #expect(curves.last?.subject == .animation(.linear))
  }

  @Test func linesEndAnyWay() throws {
    #expect(
      try names("\u{FEFF}.linear\r\n.spring\r\n  .delay(1)\r\n") == [".linear", ".spring.delay(1)"])
  }

  @Test func sweepsMakeSeveralCurves() throws {
    #expect(
      try names(".spring(bounce: [0, 1])\n.linear")
        == [".spring(bounce: 0)", ".spring(bounce: 1)", ".linear"])
  }

  @Test func errorsTellFileLineAndColumn() {
    #expect(
      message(".linear\n# x\n  a=.spring(bounse: 1)") == """
        a.txt:3:13: 'spring' has no parameter 'bounse'; did you mean 'bounce'?
            a=.spring(bounse: 1)
                      ^~~~~~
        """)
    #expect(
      message(".linear\n.spring(\n  duration: x\n)") == """
        a.txt:3:13: 'x' is defined by the app, and no app code runs here; write the number itself
            duration: x
                      ^
        """)
    #expect(
      message(".linear\n.spring(duration: 1\n.easeIn") == """
        a.txt:2:8: this '(' is never closed
          .spring(duration: 1
                 ^
        """)
  }

  @Test func aMisspeltModifierOnAnIndentedLineIsOne() {
    #expect(
      message(".linear\n  .dely(1)") == """
        a.txt:2:4: 'dely' is not known; did you mean 'delay'?
            .dely(1)
             ^~~~
        """)
  }

  @Test(arguments: ["", "\n\n", "# nothing\n// at all\n/* here */", "\u{FEFF}"])
  func aFileWithoutExpressionsIsAnError(contents: String) {
    #expect(message(contents) == "a.txt: there are no expressions in it")
  }

  @Test func theSystemsDefaultIsHandedOn() throws {
    let curves = try ExpressionFile.parse(
      ".default", fileName: "a", in: ExpressionContext(semantics: .ios16))
    #expect(curves.first?.subject == .animation(.easeInOut))
  }

  @Test func aLongFileIsReadThoughAnExpressionMayNotBeLong() throws {
    let line = "  .linear(duration: 0.5).delay(0.25) // one of a great many lines that say the same"
    let contents = Array(repeating: line, count: 1_000).joined(separator: "\n")
    #expect(contents.utf8.count > 65_536)
    #expect(try ExpressionFile.parse(contents, fileName: "a").count == 1_000)
  }
}
