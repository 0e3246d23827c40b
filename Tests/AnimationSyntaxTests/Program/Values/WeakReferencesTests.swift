import AnimationSyntax
import Testing

/// Weak references to objects that may be gone are not known; those to objects that something holds are.
@Suite struct WeakReferencesTests {
  private static let types = """
    final class Node {
      let id: Int; var n = 0; weak var parent: Node?; var kids: [Node] = []; var act: () -> Void = {}
      init(_ id: Int) { self.id = id }
      func watch(_ other: Node) { other.act = { [weak self] in self?.n += 1 } }
    }
    nonisolated(unsafe) var held: [Node] = []
    """

  /// In Swift all of these are nil, or left out.
  @Test(arguments: [
    "var a: Node? = Node(1); weak var w = a; a = nil; return w == nil ? \"nil\" : \"there\"",
    "var a: Node? = Node(1); let kid = Node(2); kid.parent = a; a = nil; return \"\\(kid.parent?.id ?? 0)\"",
    "return \"\\(made()() ?? 0)\"",
    "var a: Node? = Node(1); let g = { [weak a] in a?.id }; a = nil; return \"\\(g() ?? 0)\"",
    "var a: Node? = Node(1); let b = Node(2); a!.watch(b); a = nil; b.act(); return \"\\(b.n)\"",
    "held = [Node(1), Node(2)]; let kid = Node(3); kid.parent = held[0]; held = []; return \"\\(kid.parent?.id ?? 0)\"",
  ])
  func objectsThatMayBeGoneAreNotKnown(code: String) throws {
    let played = try PlayedViews(
      """
      \(Self.types)
      func made() -> () -> Int? { let b = Node(5); return { [weak b] in b?.id } }
      func probe() -> String { \(code) }
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          Circle().offset(x: isOn ? Double(probe().count) : -50).onTapGesture { isOn.toggle() }
        }
      }
      """, doing: "tap(\"Circle\")")
    #expect(
      played.notes.contains { $0.contains("is not known") || $0.contains("the end of objects") },
      "\(played.notes)")
  }

  /// The texts are from a program that Swift's compiler built.
  @Test(arguments: [
    ("let a = Node(1), kid = Node(2); kid.parent = a; return \"\\(kid.parent?.id ?? 0)\"", "1"),
    (
      "let a = Node(1), b = Node(2); a.watch(b); b.act(); b.act(); return \"\\(a.n)\"", "2"
    ),
    (
      "held = [Node(1)]; let kid = Node(2); kid.parent = held[0]; held.append(kid); return \"\\(kid.parent?.id ?? 0)\"",
      "1"
    ),
    (
      "var a = Node(1); let keep = a; let f = { [weak a] in a?.id ?? 0 }; let g = { [unowned keep] in keep.n }; keep.n = 7; return \"\\(f())\\(g())\"",
      "17"
    ),
    (
      "held = [Node(1)]; var a: Node? = held[0]; weak var w = a; a = nil; return \"\\(w?.id ?? 0)\"",
      "1"
    ),
  ])
  func objectsThatSomethingHoldsAreKnown(code: String, text: String) throws {
    try ValueTable.expect(code, makes: text, Self.types)
  }

  @Test("a captured variable keeps its object when another one is written to it")
  func captures() throws {
    try ValueTable.expect(
      "held = [Node(1)]; var a = held[0]; let f = { [weak a] in a?.id ?? 0 }; a = Node(2); return \"\\(f()) \\(a.id)\"",
      makes: "1 2", Self.types)
  }
}
