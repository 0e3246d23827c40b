import AnimationSyntax
import Testing

@testable import SwiftProgram

@Suite struct ExpressionErrorMessageTests {
  @Test func showsTheLineWithACaretUnderThePosition() {
    #expect(
      error(in: ".spring(duration: 0.5, bounse: 0.3)")?.message() == """
        'spring' has no parameter 'bounse'; did you mean 'bounce'?
          .spring(duration: 0.5, bounse: 0.3)
                                 ^~~~~~
        """)
  }

  @Test func anEmptyTextHasNothingToShow() {
    #expect(error(in: "")?.message() == "there is no expression here")
  }

  @Test func theEndOfATextIsMarkedAfterIt() {
    let end = ExpressionError(
      problem: SyntaxProblem.expected("a value"), range: 7..<7, source: ".linear")
    #expect(
      end.message() == """
        expected a value here
          .linear
                 ^
        """)
  }

  @Test func aPositionInAFileIsFileLineAndColumn() {
    let error = ExpressionError(
      problem: SyntaxProblem.expected("a value"), range: 20..<21, source: "é=.linear\n  .delay(x)",
      fileName: "a.txt", firstLine: 7)
    #expect(error.line == 8)
    #expect(error.column == 10)
    #expect(error.location == "a.txt:8:10")
    #expect(
      error.message() == """
        a.txt:8:10: expected a value here
            .delay(x)
                   ^
        """)
  }

  @Test func anEmptyFileHasNoLine() {
    let empty = ExpressionError(
      problem: SyntaxProblem.emptyFile, range: 0..<0, source: "", fileName: "a.txt")
    #expect(empty.message() == "a.txt: there are no expressions in it")
  }

  @Test func columnsAreCharacters() {
    let error = ExpressionError(problem: SweepProblem.emptyArray, range: 12..<13, source: "👍🏽=é.x")
    #expect(error.column == 5)
    #expect(error.location == nil)
  }

  @Test func rangesAreCutToTheSource() {
    let error = ExpressionError(problem: SweepProblem.emptyArray, range: 3..<99, source: "abcd")
    #expect(error.range == 3..<4)
  }
}
