import AnimationSyntax
import Testing

/// Statements that leave a labeled loop, and statements that run when a block is left.
@Suite("Views: labels of loops, and defer")
struct LeavingStatementsTests {
  private static func result(_ statements: String) throws -> (value: Double?, notes: [String]) {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var n = 100
        var body: some View { Circle().position(x: Double(n), y: 0).onTapGesture { go() } }
        func go() { \(statements) }
      }
      """,
      options: ViewOptions(actions: ["at(0.5) { tap() }"]), end: 1)
    return (played.value("Circle.position.x", at: 1), played.notes)
  }

  @Test(
    "labels say which loop is meant",
    arguments: [
      // The second iteration of the inner loop continues the outer one: 1 for each of 3.
      ("outer: for i in 0..<3 { for j in 0..<3 { if j == 1 { continue outer }; n += 1 } }", 103.0),
      ("outer: for i in 0..<3 { for j in 0..<3 { if j == 1 { break outer }; n += 1 } }", 101),
      ("for i in 0..<3 { inner: for j in 0..<3 { if j == 1 { break inner }; n += 1 } }", 103),
      ("for i in 0..<3 { for j in 0..<3 { if j == 1 { break }; n += 1 } }", 103),
      ("for i in 0..<3 { for j in 0..<3 { if j == 1 { continue }; n += 1 } }", 106),
      (
        "outer: switch n { case 100: for j in 0..<3 { n += 1; if j == 1 { break outer } }; n += 50; default: n = 0 }",
        102
      ),
      ("outer: while true { while true { n += 1; if n > 105 { break outer } } }", 106),
      (
        "outer: repeat { for j in 0..<9 { n += 1; if j == 2 { continue outer } } } while n < 105",
        106
      ),
      ("outer: do { for _ in 0..<3 { n += 1; break outer } }; n += 10", 111),
      ("outer: if true { for _ in 0..<3 { n += 1; break outer }; n = 0 }; n += 10", 111),
      ("a: for _ in 0..<2 { b: for _ in 0..<2 { for _ in 0..<2 { n += 1; continue a } } }", 102),
      ("a: for _ in 0..<2 { b: for _ in 0..<2 { for _ in 0..<2 { n += 1; continue b } } }", 104),
      ("a: for _ in 0..<2 { switch n { case 0: n = 5; default: n += 1; continue a }; n = 0 }", 102),
    ])
  func labels(statements: String, value: Double) throws {
    let result = try Self.result(statements)
    #expect(result.value == value)
  }

  @Test(
    "what is deferred is done when the block is left, the last one first",
    arguments: [
      ("defer { n = 9 }; n = 4", 9.0), ("defer { n += 1 }; n = 4", 5),
      ("defer { n += 1 }; n = 4; if n == 4 { return }; n = 50", 5),
      ("defer { n *= 2 }; defer { n += 1 }; n = 4", 10),
      ("do { defer { n += 1 }; n = 4 }; n *= 2", 10),
      ("for i in 0..<3 { defer { n += 1 }; if i == 1 { continue }; n += 10 }", 123),
      (
        "func get() -> Int { defer { n += 5 }; return n }; let m = get(); n = n * 1000 + m", 105_100
      ),
      ("defer { n += 1 }; guard n > 200 else { n = 7; return }; n = 50", 8),
    ])
  func deferred(statements: String, value: Double) throws {
    let result = try Self.result(statements)
    #expect(result.value == value)
    #expect(!result.notes.contains { $0.contains("defer") })
  }

  @Test(
    "a collection is not known after a call on it that is not",
    arguments: [
      "var d = [\"a\": 1]; d.mergeAll([\"b\": 3]); n = d.count",
      "var d = [\"a\": 1]; d.bump(5, forKey: \"a\"); n = d[\"a\"]!",
      "var s: Set<Int> = [1]; s.twist(); n = s.count",
      "var xs = [1, 2]; xs.scramble(); n = xs[0]",
    ])
  func unknownCalls(statements: String) throws {
    let result = try Self.result(statements)
    #expect(result.value == nil)
    #expect(result.notes.contains { $0.contains("Circle.position") && $0.contains("left out") })
  }
}
