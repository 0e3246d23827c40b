import AnimationSyntax
import Testing

/// A list of expressions with declarations of constants in it: every line is an animation, or is named.
struct PasteLinesTests {
  /// What is drawn, and the sentences about what is not.
  private func read(_ text: String) throws -> (names: [String], problems: [String]) {
    var names: [String] = []
    var problems: [String] = []
    for reading in try ExpressionFile.readings(text, fileName: "a.txt") {
      switch reading.curves {
      case .success(let curves): names += curves.map(\.name)
      case .failure(let error): problems.append("\(reading.line): \(error.sentence)")
      }
    }
    return (names, problems)
  }

  @Test(arguments: [
    (
      ".bouncy\nlet d = Animation.linear\ngibberish words here\n.easeIn",
      ["bouncy:1", "d", "easeIn:4"], ["3: 'words' was not expected here"]
    ),
    (".bouncy\nlet c = .snappy", ["bouncy:1", "c"], []),
    ("let c = .snappy\nlet d = Animation.linear\n.easeIn", ["c", "d", "easeIn:3"], []),
    (
      "let springy = Animation.spring(duration: 0.4)\nspringy.delay(0.2)\n.bouncy",
      ["springy", "line:2", "bouncy:3"], []
    ),
    (
      "let d = Animation.linear\n   .easeIn\n.bouncy", ["easeIn:2", "bouncy:3"],
      ["1: 'easeIn' starts an animation; it cannot follow another one"]
    ),
    (
      "let t = 0.4\n.linear(duration: t)\nfoo(3)", ["linear:2"],
      ["3: 'foo"]
    ),
    (
      "let a = Animation.smooth\n.smooth!!\n.bouncy\na.delay(1)", ["a", "bouncy:3", "line:4"],
      ["2: '.smooth!!' is"]
    ),
    (
      "let a = Animation.smooth\nnonsense !!\n.bouncy\nmore of it !!\na.delay(1)",
      ["a", "bouncy:3", "line:5"],
      ["2: expected a value here", "4: 'of' was not expected here"]
    ),
  ])
  func everyLineIsRead(text: String, names: [String], problems: [String]) throws {
    let read = try read(text)
    #expect(read.names == names)
    #expect(read.problems.count == problems.count)
    for (found, problem) in zip(read.problems, problems) { #expect(found.hasPrefix(problem)) }
  }

  @Test(
    "in other source most lines are no animations",
    arguments: [
      "let a = Animation.bouncy\nfunc f() { g() }\ng()",
      "let a = CABasicAnimation(keyPath: \"x\")\na.duration = 0.4\nlayer.add(a, forKey: nil)",
      "let a = Animation.bouncy\nwithAnimation(a) { x = 1 }\ng()",
      "import SwiftUI\nlet a = Animation.bouncy\ng()", "let a = Animation.bouncy\nx = 3\ng()",
      "struct A {\n}\nlet a = Animation.bouncy\n}\ng()",
    ])
  func otherSource(text: String) throws { #expect(try read(text).problems.isEmpty) }
}
