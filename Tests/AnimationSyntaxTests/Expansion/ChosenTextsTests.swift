import AnimationSyntax
import Testing

/// The names of the curves of nested choices.
struct ChosenTextsTests {
  @Test(
    "a name has the chosen parts alone, wherever they are",
    arguments: [
      ("a ? x : .linear(duration: a ? 1 : 2)", [".linear(duration: 2)"]),
      ("a ? .linear(duration: a ? 1 : 2) : x", [".linear(duration: 1)"]),
      (
        "a ? .linear(duration: b ? 1 : 2).delay(a ? 3 : 4) : .easeIn(duration: b ? 5 : 6)",
        [
          ".linear(duration: 1).delay(3)", ".linear(duration: 2).delay(3)", ".easeIn(duration: 5)",
          ".easeIn(duration: 6)",
        ]
      ),
      (
        "(a ? x : .linear(duration: a ? 1 : 2)).delay([0.1, 0.2])",
        [".linear(duration: 2).delay(0.1)", ".linear(duration: 2).delay(0.2)"]
      ),
      ("a ? .linear(duration: [1, 2]) : x", [".linear(duration: 1)", ".linear(duration: 2)"]),
    ])
  func names(text: String, expected: [String]) throws {
    let curves = try Expression.parse(text)
    #expect(Set(curves.map(\.name)) == Set(expected), "\(curves.map(\.name))")
    // Each of them by itself is the same motion with the same name.
    for curve in curves {
      let alone = try #require(try Expression.parse(curve.name).first)
      #expect(alone.subject == curve.subject)
    }
  }
}
