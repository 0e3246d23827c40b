import AnimationSyntax
import Testing

/// Patterns for optional values: as in Swift, `.some` does not match nil.
@Suite("Views: patterns of optionals")
struct OptionalPatternTests {
  private func played(_ choice: String, kept: String = "Double?") throws -> PlayedViews {
    try PlayedViews(
      """
      enum Size { case fixed(String, length: CGFloat?), none(Int) }
      struct ContentView: View {
        @State private var width: \(kept) = nil
        var size: Size { .fixed("a", length: width) }
        var target: Double { \(choice) }
        var body: some View {
          VStack {
            Circle().offset(x: target)
            Button("Go") { withAnimation(.linear(duration: 1)) { width = 30 } }
          }
        }
      }
      """, doing: "tap(\"Go\")")
  }

  @Test(
    "nil fits '.none' alone, and a value what is bound",
    arguments: [
      "switch width { case .some(let w): w * 2; case .none: 10 }",
      "switch width { case let .some(w): w * 2; case nil: 10 }",
      "switch width { case .none: 10; case .some(30): 60; default: 99 }",
      "switch width { case let w?: w * 2; default: 10 }",
      "switch size { case let .fixed(_, .some(l)): l * 2; case .fixed(_, .none): 10; default: 99 }",
      "switch size { case let .fixed(_, l?): l * 2; case .fixed(_, nil): 10; default: 99 }",
      "if case .some(let w) = width { w * 2 } else { 10 }",
      "{ guard case .some(let w) = width else { return 10 }; return w * 2 }()",
    ])
  func fits(choice: String) throws {
    let played = try played(choice)
    #expect(played.attributes == ["Circle.offset.x"], "\(played.notes)")
    played.expect("Circle.offset.x", [0: 10, 0.5: 10, 1: 35, 1.5: 60], within: 1e-4)
  }

  @Test("a tuple that may be missing is taken apart")
  func tuples() throws {
    try ValueTable(
      declarations:
        "func pair(_ n: Double) -> (n: Double, text: String)? { n > 0 ? (n, \"a\") : nil }"
    ).expect([
      "if let (n, text) = pair(3) { return text == \"a\" ? n : 9 }; return 0": 3,
      "if let (n, _) = pair(-3) { return n }; return 0": 0,
      "guard let (n, text) = pair(4) else { return 0 }; return text == \"a\" ? n : 9": 4,
    ])
  }

  @Test("a name that several patterns bind is one variable")
  func severalPatterns() throws {
    try ValueTable.expect(
      "return \"\\(Media.photo(name: \"a\", width: 4).title)\\(Media.clip(2, name: \"b\").title)\"",
      makes: "ab",
      """
      enum Media {
        case photo(name: String, width: Int), clip(Double, name: String)
        var title: String { switch self { case .photo(let name, _), .clip(_, let name): name } }
      }
      """)
    try ValueTable.expect(
      "return \"\\(Shot.still(9).n) \\(Shot.still(4).n) \\(Shot.clip(1, 3).n)\"", makes: "9 -4 3",
      """
      enum Shot {
        case still(Int), clip(Double, Int)
        var n: Int {
          switch self {
          case .still(let n) where n > 5, .clip(_, let n): return n
          case let .still(m): return -m
          }
        }
      }
      """)
  }

  @Test("'.some' and the written name of an optional are patterns")
  func writtenOptionals() throws {
    try ValueTable.expect(
      "return sign(nil) + sign(4)", makes: "ns",
      """
      func sign(_ x: Int?) -> String {
        switch x { case Optional<Int>.none: "n"; case .some: "s" }
      }
      """)
  }
}
