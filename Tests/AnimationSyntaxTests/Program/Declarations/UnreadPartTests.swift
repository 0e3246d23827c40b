import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

/// Code that the shown view does not reach never causes an error.
@Suite("Views: what is not reached")
struct UnreadPartTests {
  @Test(
    "valid Swift beside the view is read without a word",
    arguments: [
      "class W {\n" + (1...40).map { "  private var a\($0): Int!\n" }.joined() + "}",
      "class W {\n" + (1...40).map { "  private var a\($0): Set<Int>\n" }.joined() + "}",
      "class W {\n" + (1...40).map { "  private weak var a\($0): [Set<Int>]?\n" }.joined() + "}",
      """
      struct M { var manifest: [String: Any] {
        [ "items": [ [ "assets": [ [ "kind": "a", "url": "b" ], [ "kind": "c" ] ], "metadata": ["x": "y"] ] ] ]
      } }
      """,
      "let table = [[[[[[1, 2], [3]]]]]]",
      "// before \u{8}\u{1B}[0m after\n/* \u{202E} */ struct M {}",
      "enum Kind { case plain, floater(pad: CGFloat = 10, wide: Bool = true) }",
    ])
  func silent(text: String) throws {
    for text in ["\(text)\n\(Self.view)", "\(Self.view)\n\(text)"] {
      let played = try PlayedViews(text, doing: "tap()")
      played.expect("Circle.offset.x", [1: 50], within: 1e-3)
      #expect(played.notes.isEmpty)
    }
  }

  @Test(
    "what is wrong beside the view is one note",
    arguments: [
      ("open(URL(string: \"a\")!)", "'open' is not known"),
      ("struct M { func load() { let x = } }", "expected"),
      ("func load( { }", ""),
      ("struct Other { func size() -> Double { Circle().opacity(\"x\") } }", nil),
    ])
  func note(text: String, reason: String?) throws {
    let played = try PlayedViews(
      files: [Self.view, text], options: ViewOptions(actions: ["tap()"]))
    played.expect("Circle.offset.x", [1: 50], within: 1e-3)
    let notes = played.notes.filter { $0.hasPrefix("1 file could not be read wholly: b.swift:1:") }
    if let reason {
      #expect(notes.count == 1 && notes[0].contains(reason))
    } else {
      #expect(notes.isEmpty)
    }
  }

  @Test("several files are counted in one note")
  func several() throws {
    let played = try PlayedViews(
      files: [Self.view, "struct M { func load() { let x = } }", "func save( { }"],
      options: ViewOptions(actions: ["tap()"]))
    #expect(
      played.notes.filter { $0.contains("could not be read") }.map { $0.prefix(60) }
        == ["2 files could not be read wholly: b.swift:1:34, c.swift:1:10".prefix(60)])
  }

  @Test(
    "what a view that is shown needs is an error where it is wrong",
    arguments: [
      ("struct Card: View { var body: some View { Circle().opacity(\"x\") } }", "a.swift:1:60"),
      ("struct Card: View { var body: some View { let x = } }", "a.swift:1:51"),
      (
        "func far( { }\nstruct Card: View { var body: some View { Circle().offset(x: far()) } }",
        "a.swift:1:"
      ),
    ])
  func needed(text: String, location: String) throws {
    let error = #expect(throws: ExpressionError.self) {
      try PlayedViews(
        "\(text)\nstruct V: View { var body: some View { Card() } }\n#Preview { V() }",
        options: ViewOptions())
    }
    #expect(error?.location?.hasPrefix(location) == true)
  }

  @Test("what another preview shows may be wrong")
  func otherView() throws {
    let played = try PlayedViews(
      """
      \(Self.view)
      struct Other: View { var body: some View { Circle().opacity("x") } }
      #Preview { V() }
      """, doing: "tap()")
    played.expect("Circle.offset.x", [1: 50], within: 1e-3)
    #expect(played.notes.contains { $0.hasPrefix("1 file could not be read wholly: a.swift:7:") })
  }

  @Test(
    "a type that two files declare is that of the first, and both are named",
    arguments: [
      ("struct Card: View { var body: some View { Circle() } }", true),
      ("struct Unused { var a = 1 }", false), ("private struct Card {}", false),
    ])
  func repeated(text: String, isNamed: Bool) throws {
    let card = "struct Card: View { var body: some View { Rectangle() } }\nstruct Unused {}"
    let played = try PlayedViews(
      files: ["struct V: View { var body: some View { Card() } }\n#Preview { V() }", card, text],
      options: ViewOptions(showsConstants: true))
    let notes = played.notes.filter { $0.contains("is declared in") }
    #expect(
      notes
        == (isNamed
          ? [
            "'Card' is declared in b.swift:1:8 and in c.swift:1:8; the first is taken (give the file that is meant next to that of the view)"
          ] : []))
  }

  @Test(
    "what two files declare is that of the first, and both are named where it is used",
    arguments: [
      ("let size = 10.0", "let size = 20.0", "size", "size", 10, true),
      ("var size = 10.0", "private var size = 20.0", "size", "size", 10, false),
      ("func size() -> Double { 10 }", "func size() -> Double { 20 }", "size()", "size", 10, true),
      (
        "func size(_ a: Double) -> Double { a }", "func size(_ a: Bool) -> Double { 20 }",
        "size(10.0)", "size", 10, false
      ),
      (
        "extension Double { var half: Double { self / 2 } }",
        "extension Double { var half: Double { 20 } }", "20.0.half", "half", 10, true
      ),
      // Both are one type here.
      (
        "extension Double { var part: Double { 10 } }",
        "extension CGFloat { var part: CGFloat { 20 } }", "20.0.part", "part", 10, true
      ),
      (
        "extension Double { var part: Double { self / 2 } }",
        "extension CGFloat { var part: CGFloat { self / 2 } }", "20.0.part", "part", 10, false
      ),
      (
        "extension Array where Element == Double { func first() -> Double { 10 } }",
        "extension Array where Element == Int { func first() -> Double { 20 } }", "[1.0].first()",
        "first", 10, false
      ),
      (
        "extension View { func wide() -> some View { offset(x: 10) } }",
        "extension View { func wide() -> some View { offset(x: 20) } }", "10.0", "wide", 10, false
      ),
      ("typealias Size = Double", "typealias Size = Int", "Size(10.5) - 0.5", "Size", 10, true),
    ])
  func repeatedNames(
    first: String, second: String, value: String, name: String, width: Double, isNamed: Bool
  ) throws {
    let view = "struct V: View { var body: some View { Circle().offset(x: \(value)) } }"
    let played = try PlayedViews(
      files: ["\(view)\n#Preview { V() }", first, second],
      options: ViewOptions(showsConstants: true))
    #expect(played.rows.first { $0.attribute == "Circle.offset.x" }?.value == width)
    let notes = played.notes.filter { $0.contains("is declared in") }
    #expect(notes.count == (isNamed ? 1 : 0), "\(notes)")
    #expect(notes.allSatisfy { $0.hasPrefix("'\(name)' is declared in b.swift:1:") })
  }

  private static let view = """
    struct V: View {
      @State var on = false
      var body: some View {
        Circle().offset(x: on ? 100 : 0).onTapGesture { withAnimation(.linear(duration: 1)) { on = true } }
      }
    }
    """
}
