import AnimationSyntax
import MotionRecording
import Testing

/// Equality and order are determined by the app's own `==` and `<`, wherever Swift calls them.
///
/// The values are from Swift's compiler.
@Suite("Views: == and < of the app's own types")
struct OwnEqualityTests {
  private static let types = """
    struct A: Hashable {
      var id = 1, n = 1
      static func == (l: A, r: A) -> Bool { l.id == r.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    struct Holder: Equatable { var a: A; var k = 0 }
    class C: Equatable {
      var n: Int
      init(_ n: Int) { self.n = n }
      static func == (l: C, r: C) -> Bool { l.n % 10 == r.n % 10 }
    }
    enum L: Int, Comparable {
      case low, mid, high
      static func < (l: L, r: L) -> Bool { l.rawValue > r.rawValue }
    }
    struct Q: Comparable {
      var n: Int, tag = 0
      static func < (l: Q, r: Q) -> Bool { l.n % 10 < r.n % 10 }
      static func == (l: Q, r: Q) -> Bool { l.n % 10 == r.n % 10 }
    }
    enum R: Comparable { case guest, member(level: Int), admin(String, Int) }
    func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
    func least<T: Comparable>(_ a: [T]) -> T {
      var m = a[0]
      for x in a where x < m { m = x }
      return m
    }
    let a = A(), b = A(id: 1, n: 9), c = A(id: 2, n: 1)
    let qs = [Q(n: 15, tag: 1), Q(n: 3, tag: 2), Q(n: 25, tag: 3), Q(n: 13, tag: 4)]

    """

  private static func played(_ value: String) throws -> PlayedViews {
    try PlayedViews(
      types + """
        struct ContentView: View {
          @State private var isOn = false
          var value: Int { \(value) }
          var body: some View {
            Circle().offset(x: isOn ? CGFloat(value) : 0).onTapGesture { isOn.toggle() }
          }
        }
        """, doing: "tap(\"Circle\")")
  }

  @Test(
    "== says what is equal",
    arguments: [
      ("a == b ? 1 : 2", 1), ("a != c ? 1 : 2", 1), ("[c, a].contains(b) ? 1 : 2", 1),
      ("[c, a].firstIndex(of: b) ?? 9", 1),
      ("[a, c] == [b, c] ? 1 : 2", 1), ("(a, 1) == (b, 1) ? 1 : 2", 1),
      ("Holder(a: a) == Holder(a: b) ? 1 : 2", 1),
      ("Holder(a: a, k: 1) == Holder(a: b) ? 1 : 2", 2), ("same(a, b) ? 1 : 2", 1),
      ("C(3) == C(13) ? 1 : 2", 1), ("Set([a, b, c]).count", 2),
      ("var d = [a: 5]; d[b] = 7; return d.count * 10 + (d[a] ?? 0)", 17),
      ("[A(id: 4): 1] == [A(id: 4, n: 3): 1] ? 1 : 2", 1),
      ("switch b { case c: 1; case a: 2; default: 3 }", 2),
      ("var s: Set = [a]; return s.insert(b).memberAfterInsert.n", 1),
    ])
  func equality(value: String, result: Double) throws {
    try Self.played(value).expect("Circle.offset.x", [0.5: result])
  }

  @Test(
    "< says what comes first",
    arguments: [
      ("R.member(level: 1) < .member(level: 2) ? 1 : 2", 1),
      ("R.admin(\"a\", 9) < .admin(\"a\", 2) ? 1 : 2", 2),
      ("R.guest < .member(level: 0) ? 1 : 2", 1),
      (
        "[R.member(level: 5), .guest, .member(level: 2)].sorted()[2] == .member(level: 5) ? 1 : 2",
        1
      ),
      ("max(R.member(level: 7), .member(level: 3)) == .member(level: 7) ? 1 : 2", 1),
      ("L.high < L.low ? 1 : 2", 1), ("L.mid >= L.high ? 1 : 2", 1),
      ("L.low <= L.high ? 1 : 2", 2), ("[L.low, .high, .mid].sorted()[0].rawValue", 2),
      ("[L.mid, .high].max()!.rawValue", 1), ("qs.max()!.tag", 1), ("qs.min()!.tag", 2),
      ("qs.sorted()[3].tag", 3), ("max(qs[0], qs[2]).tag", 3), ("min(qs[1], qs[3]).tag", 2),
      ("least(qs).tag", 2), ("qs[0] <= qs[2] ? 1 : 2", 1),
      ("(1, qs[1]) < (1, qs[0]) ? 1 : 2", 1),
      ("[1, 3, 2].sorted { (-$0, 1) < (-$1, 2) }[0]", 3),
    ])
  func order(value: String, result: Double) throws {
    try Self.played(value).expect("Circle.offset.x", [0.5: result])
  }

  @Test("what waits for a value sees a change where == does")
  func changes() throws {
    func played(_ action: String) throws -> PlayedViews {
      try PlayedViews(
        Self.types + """
          struct ContentView: View {
            @State private var value = A()
            @State private var x = 0.0
            @State private var y = 0.0
            var body: some View {
              Circle().offset(x: x).opacity(1 - y / 10)
                .animation(.linear(duration: 0.2), value: value)
                .onChange(of: value) { y = 5 }
                .onTapGesture { \(action); x = 9 }
            }
          }
          """, doing: "tap(\"Circle\")")
    }
    let same = try played("value.n = 4")
    same.expect("Circle.offset.x", [0.5: 9])
    #expect(!same.attributes.contains("Circle.opacity"))
    let other = try played("value.id = 4")
    other.expect("Circle.offset.x", [0.6: 4.5])
    #expect(other.attributes.contains("Circle.opacity"))
  }
}
