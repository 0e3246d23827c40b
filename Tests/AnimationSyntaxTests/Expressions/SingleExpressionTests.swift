import AnimationSyntax
import Testing

@testable import SwiftProgram

@Suite struct SingleExpressionTests {
  /// An expression by itself has the same meaning.
  @Test(arguments: [
    ".bouncy", " a = .easeIn ", "\"x=1\"=.spring(bounce: [0, 0.3])",
    "\"it's [1]\"=.spring(duration: [0.3, 0.5], bounce: [0, 0.3])", "css:ease-in 2s",
    "KeyframeTrack(initialValue: [0, 1]) {\n LinearKeyframe(2, duration: 1)\n MoveKeyframe(0)\n}",
  ])
  func meansTheSameByItself(text: String) throws {
    let curves = try Expression.parse(text)
    let singles = try Expression.singles(text)
    #expect(singles.flatMap(\.curves).map(\.subject) == curves.map(\.subject))
    #expect(singles.flatMap(\.curves).map(\.name) == curves.map(\.name))
    for single in singles {
      #expect(try Expression.parse(single.text) == single.curves, "\(single.text)")
      #expect(single.curves.allSatisfy { $0.choiceText == nil })
    }
  }

  @Test func aBadEntryDoesNotSpoilTheOthers() throws {
    let readings = try ExpressionFile.readings(
      "# one\n.bouncy // a\n.boncy\nAnimation\n  .spring()\n", fileName: "a.txt")
    #expect(readings.map(\.line) == [2, 3, 4])
    #expect(try readings[0].singles().map(\.text) == [".bouncy"])
    #expect(try readings[2].singles().map(\.text) == ["Animation.spring()"])
    let error = try #require(throws: ExpressionError.self) { try readings[1].singles() }
    #expect(error.message().contains("a.txt:3"))
  }

  @Test(arguments: ["", "\n# nothing\n"])
  func aFileWithoutExpressionsIsAnError(contents: String) {
    #expect(throws: ExpressionError.self) {
      try ExpressionFile.readings(contents, fileName: "a.txt")
    }
  }
}
