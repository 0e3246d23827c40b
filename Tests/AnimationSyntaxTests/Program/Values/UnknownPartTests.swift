import AnimationSyntax
import MotionRecording
import Testing

/// A partly unknown value decides nothing as a whole, but its known parts decide where they can.
@Suite("Views: values with parts that are not known")
struct UnknownPartTests {
  /// Plays a circle whose offset depends on a truth value.
  private func played(_ condition: String, statements: String = "") throws -> PlayedViews {
    try PlayedViews(
      """
      enum Mode { case a, b, loaded(Int) }
      struct Item: Identifiable, Equatable { var id: Int; var size: Double }
      struct Pair: Equatable { var one: Int; var two: Int }
      struct ContentView: View {
        @Environment(Store.self) var store
        @State private var isOn = false
        let yes = true
        let all = [1, 2, 3]
        let items = [Item(id: 1, size: 2), Item(id: 2, size: 4)]
        var isFar: Bool { \(statements)\(condition) }
        var body: some View {
          VStack {
            Circle().offset(x: isOn ? (isFar ? 100 : 20) : 0)
            Button("Go") { isOn = true }
          }
        }
      }
      """, doing: "tap(\"Go\")")
  }

  @Test("an animation is not known because of what it is made of")
  func animations() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        let pace: Double
        @State private var isOn = false
        var body: some View {
          Circle().offset(x: isOn ? 10 : 0)
            .animation(Animation.linear(duration: pace).repeatForever().delay(1), value: isOn)
            .onTapGesture { isOn.toggle() }
        }
      }
      """, doing: "tap()")
    #expect(
      played.notes.contains {
        $0.hasSuffix("'pace' is not known; Circle.offset is left out (--set 'pace=VALUE')")
      })
  }

  @Test(
    "what a loop asks of what it asked before has one note",
    arguments: [
      "var node = store.first(); for _ in 0..<500 { node = node.next() }; return node.isLast",
      "var node = store.first; for _ in 0..<500 { node = node.next }; return node.isLast",
    ])
  func loops(statements: String) throws {
    let played = try played("", statements: statements)
    let notes = played.notes.filter { $0.contains("is not known") }
    #expect(notes.count == 1)
    #expect(notes.allSatisfy { $0.utf8.count < 500 })
  }

  @Test(
    "an outcome that depends on a part that is not known is not known",
    arguments: [
      "(yes, store.n) == (true, 3)", "[1, store.n] == [1, 2]", "[1, store.n] != [1, 2]",
      "Pair(one: 1, two: store.n) == Pair(one: 1, two: 2)",
      "Mode.loaded(store.n) == Mode.loaded(3)", "Set([1, store.n]) == Set([1, 2])",
      "[\"a\": store.n] == [\"a\": 1]", "[store.n].contains(2)",
      "[4, store.n].firstIndex(of: 2) == nil",
      "all.contains { $0 == store.n }", "all.contains(where: { $0 > store.n })",
      "all.filter { $0 != store.n }.isEmpty", "all.filter { $0 != store.n }.count == 3",
      "all.allSatisfy { $0 < store.n }", "all.first { $0 == store.n } != nil",
      "items.first(where: { $0.id == store.n })?.size == 2",
      "items.last { $0.id == store.n } == nil", "all.firstIndex { $0 == store.n } == 1",
      "all.lastIndex(where: { $0 == store.n }) == 1", "[store.n, 4].max() == 4",
      "[store.n, 4].min()! < 3", "[store.n, 4].sorted() == [1, 4]",
      "all.sorted { $0 < store.n && $1 < 9 }.first == 1",
      "all.max(by: { _, _ in store.flag }) == 3", "all.map { $0 == 1 ? store.n : $0 }.contains(7)",
      "all.compactMap { $0 == store.n ? nil : $0 }.isEmpty", "[store.n: 3][1] == 3",
      "Set([1, store.n]).count == 2", "all.prefix { $0 < store.n }.count == 2",
      "all.filter { if store.flag { return true }; return false }.isEmpty",
      "all.reduce(0) { $0 + ($1 == store.n ? 1 : 0) } == 1", "store.kind is Int",
    ])
  func undecided(condition: String) throws {
    let played = try played(condition)
    #expect(played.attributes == [], "\(played.attributes)")
    #expect(
      played.notes.contains {
        $0.hasPrefix("a.swift:5:") && $0.contains("'store.") && $0.contains("Circle.offset")
      }, "\(played.notes)")
  }

  @Test(
    "a pattern or a loop that needs what is not known decides nothing",
    arguments: [
      "switch (yes, store.mode) { case (_, .a), (true, .b): return true; default: return false }",
      "switch (yes, store.n) { case (true, let n) where n == 3: return true; default: return false }",
      "switch (store.n, 2) { case (1...4, 2): return true; default: return false }",
      "switch Mode.loaded(store.n) { case .loaded(3): return true; default: return false }",
      "switch 3 { case store.n: return true; default: return false }",
      "if case (true, .a) = (yes, store.mode) { return true }; return false",
      "if case .loaded(2) = Mode.loaded(store.n) { return true }; return false",
      "guard case (true, 3) = (yes, store.n) else { return false }; return true",
      "for n in all where n == store.n { return true }; return false",
      "for n in store.all { return true }; return false",
      "var rest = all; rest.removeAll { $0 == store.n }; return rest.isEmpty",
      "var rest = Set([1]); rest.insert(store.n); return rest.count == 2",
      "var rest = [store.n, 1]; rest.sort(); return rest[0] == 1",
    ])
  func patterns(statements: String) throws {
    let played = try played("", statements: statements)
    #expect(played.attributes == [], "\(played.attributes)")
    #expect(
      played.notes.contains { $0.contains("'store.") && $0.contains("Circle.offset") },
      "\(played.notes)")
  }

  @Test(
    "known parts decide",
    arguments: [
      ("(yes, store.n) == (false, 3)", false), ("(yes, store.n) != (false, 3)", true),
      ("[1, store.n] == [2, 2]", false), ("[1, store.n] == [1]", false),
      ("Pair(one: 1, two: store.n) == Pair(one: 2, two: 2)", false),
      ("Mode.loaded(store.n) == Mode.a", false), ("[1, store.n].contains(1)", true),
      ("[1, store.n].firstIndex(of: 1) == 0", true), ("!yes && store.flag", false),
      ("store.flag || yes", true), ("all.contains { $0 == 1 || $0 == store.n }", true),
      ("all.allSatisfy { $0 < 3 && store.flag }", false), ("[store.n, 2].count == 2", true),
      ("[store.n].isEmpty", false), ("all.map { _ in store.n }.count == 3", true),
      ("all.first { $0 == 1 || store.flag } == 1", true),
      ("Array(repeating: store.n, count: 2).count == 2", true),
      ("Set([1, store.n]).contains(1)", true),
      ("all.count is Int", true), ("\"a\" is Int", false), ("items[0] is Item", true),
      ("Item(id: 1, size: store.n) == Item(id: 1, size: store.n)", true),
    ])
  func decided(condition: String, isFar: Bool) throws {
    try played(condition).expect("Circle.offset.x", [0.5: isFar ? 100 : 20])
  }

  @Test(
    "known parts of a pattern decide",
    arguments: [
      ("switch (yes, store.n) { case (false, _): return false; default: return true }", true),
      ("switch (yes, store.n) { case (true, _): return true; default: return false }", true),
      ("switch (yes, store.n) { case (false, 3): return true; case (_, _): return false }", false),
      ("if case (false, 3) = (yes, store.n) { return true }; return false", false),
      (
        "switch Mode.loaded(store.n) { case .a: return true; case .loaded: return false; default: return true }",
        false
      ),
      (
        "switch Mode.loaded(store.n) { case .loaded(let n): return n == 1 || yes; default: return false }",
        true
      ),
    ])
  func decidedPatterns(statements: String, isFar: Bool) throws {
    try played("", statements: statements).expect("Circle.offset.x", [0.5: isFar ? 100 : 20])
  }

  @Test(
    "a value that is made of one that is not known is set by that",
    arguments: [
      "CGSize(width: 30, height: image.size.height).height",
      "CGSize(width: 30, height: image.size.height).width",
      "CGPoint(x: 30, y: image.size.height).y",
      "CGRect(x: 0, y: 0, width: 30, height: image.size.height).size.height",
    ])
  func made(value: String) throws {
    let view = """
      struct ContentView: View {
        @State private var isOn = false
        let image = UIImage(named: "x")!
        var body: some View { Circle().offset(x: isOn ? \(value) : 0) }
      }
      """
    let actions = ["at(0.5) { isOn = true }"]
    let unknown = try PlayedViews(view, options: ViewOptions(actions: actions))
    let note = "Circle.offset is left out (--set 'image.size.height=VALUE')"
    #expect(unknown.notes.contains { $0.contains(note) }, "\(unknown.notes)")
    let set = try PlayedViews(
      view, options: ViewOptions(actions: actions, settings: ["image.size.height=30"]))
    #expect(set.rows.last { $0.attribute == "Circle.offset.x" }?.value == 30, "\(set.notes)")
  }
}
