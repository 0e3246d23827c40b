import AnimationSyntax
import Testing

@testable import SwiftProgram

/// A list of expressions with declarations of constants: every line is an animation or gives an error.
struct PasteLinesTests {
  /// Returns the names of the curves, and the sentences about the other lines.
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
    "a line that is not written as Swift is wrong where it is wrong, and takes no other line",
    arguments: [
      ("let a = Animation.smooth !!\n.bouncy", ["bouncy:2"], ["1:28: expected a value here"]),
      (
        "let a: Animation = .smooth !!\nlet b = Animation.bouncy foo\n.snappy", ["snappy:3"],
        ["1:30: expected a value here", "2:26: 'foo' was not expected here"]
      ),
      (
        "let a = 3 4\n.smooth(duration: a)\n.bouncy", ["smooth:2", "bouncy:3"],
        ["1:11: '4' was not expected here"]
      ),
      (
        "let a = Animation.smooth let b = Animation.bouncy\n.snappy", ["snappy:2"],
        ["1:26: 'let' was not expected here"]
      ),
      (
        "let a = 3\n.smooth(duration: a) let b = 4\n.bouncy", ["bouncy:3"],
        ["2:22: 'let' was not expected here"]
      ),
      (
        "let a = Animation.smooth(\nlet b = Animation.bouncy\n.snappy", ["b", "snappy:3"],
        ["1:25: this '(' is never closed"]
      ),
      (
        ".bouncy\nvar x = 0.3 )\n.smooth\n.spring(duration:\n.snappy",
        ["bouncy:1", "smooth:3", "snappy:5"],
        ["2:13: ')' was not expected here", "4:8: this '(' is never closed"]
      ),
    ])
  func miswrittenLines(text: String, names: [String], places: [String]) throws {
    var drawn: [String] = []
    var wrong: [String] = []
    for reading in try ExpressionFile.readings(text, fileName: "a.txt") {
      switch reading.curves {
      case .success(let curves): drawn += curves.map(\.name)
      case .failure(let error):
        #expect(reading.site == nil)
        wrong.append(String(error.description.prefix { $0 != "\n" }.dropFirst("a.txt:".count)))
      }
    }
    #expect(drawn == names)
    #expect(wrong == places)
  }

  @Test(
    "what is whole Swift stays so",
    arguments: [
      ("let a = Animation.smooth; let b = Animation.bouncy\n.snappy", ["a", "b", "snappy:2"]),
      (
        "let b = Animation.bouncy, c = Animation.smooth\n.snappy(\n  duration: 1\n)",
        ["b", "c", "snappy:2"]
      ),
    ])
  func wholeLines(text: String, names: [String]) throws {
    let read = try read(text)
    #expect(read.names == names)
    #expect(read.problems.isEmpty)
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
