import AnimationSyntax
import MotionRecording
import Testing

/// Brackets in views: elements, subscripts of the app, and key paths.
///
/// Labels decide which subscript is meant, as in Swift.
@Suite("Views: subscripts and key paths")
struct SubscriptTests {
  private func played(
    _ declarations: String, _ states: String, _ modifiers: String, doing action: String
  ) throws -> PlayedViews {
    try PlayedViews(
      """
      \(declarations)
      struct Board: View {
        @State private var isOn = false
        \(states)
        var body: some View {
          Circle()\(modifiers)
            .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle(); \(action) } }
        }
      }
      """, doing: "tap()")
  }

  private func ends(_ played: PlayedViews, _ attribute: String) -> [Double?] {
    [played.value(attribute, at: 0), played.rows.last { $0.attribute == attribute }?.value]
  }

  @Test(
    "a subscript of the app's own is called by its labels",
    arguments: [
      (
        "extension Array { subscript(fromEnd i: Int) -> Element { self[count - 1 - i] } }",
        "let xs: [Double] = [7, 8, 9]", "isOn ? xs[fromEnd: 0] : xs[0]", 7.0, 9.0
      ),
      (
        "extension Collection { subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil } }",
        "let xs: [Double] = [7]", "isOn ? xs[safe: 5] ?? 50 : xs[safe: 0] ?? 60", 7, 50
      ),
      (
        "extension Dictionary where Key == String { subscript(lower k: String) -> Value? { self[k.lowercased()] } }",
        "let d: [String: Double] = [\"a\": 5, \"A\": 6]", "isOn ? d[lower: \"A\"]! : d[\"A\"]!", 6,
        5
      ),
      (
        "struct Row { subscript(name n: String) -> Double { n == \"a\" ? 3 : 4 }; subscript(i: Int) -> Double { Double(i) * 10 } }",
        "let row = Row()", "isOn ? row[name: \"b\"] : row[2]", 20, 4
      ),
      (
        "struct Tens { static subscript(k: Int) -> Double { Double(k) * 10 } }", "",
        "isOn ? Tens[2] : Tens[1]", 10, 20
      ),
      (
        "extension String { subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] } }",
        "let row: [Double] = [1, 2]", "isOn ? row[1] : row[0]", 1, 2
      ),
    ])
  func ownSubscripts(
    declarations: String, states: String, expression: String, first: Double, last: Double
  ) throws {
    let played = try played(declarations, states, ".offset(x: \(expression))", doing: "")
    #expect(ends(played, "Circle.offset.x") == [first, last], "\(played.notes)")
    #expect(played.notes.isEmpty)
  }

  private static let grid = """
    struct Grid { var cells: [Double] = [1, 2, 3, 4]
      subscript(row: Int, column: Int) -> Double {
        get { cells[row * 2 + column] }
        set { cells[row * 2 + column] = newValue }
      } }
    """

  @Test(
    "a subscript of the app's own is written to",
    arguments: [
      ("@State private var grid = Grid()", "grid[1, 0] = 77", 77.0),
      ("@State private var grid = Grid()", "grid[1, 0] += 7", 10),
      ("@State private var grid = Grid()", "let column = 0; grid[1, column] *= 2", 6),
      ("@StateObject private var model = Model()", "model.grid[1, 0] = 5", 5),
    ])
  func ownSubscriptsAreWritten(states: String, action: String, last: Double) throws {
    let model = "class Model: ObservableObject { @Published var grid = Grid() }"
    let shown = states.contains("model") ? "model.grid[1, 0]" : "grid[1, 0]"
    let played = try played(Self.grid + "\n" + model, states, ".offset(x: \(shown))", doing: action)
    #expect(ends(played, "Circle.offset.x") == [3, last], "\(played.notes)")
    #expect(played.notes.isEmpty)
  }

  @Test(
    "a subscript that cannot be written to, and an element that is not known, are told",
    arguments: [
      ("xs[Store.index] = 5", "'Store.index' is not known; Circle.offset is left out"),
      ("xs[wrapped: 1] = 5", "'xs[wrapped: 1]' is not known"),
      ("xs[0] = xs[wrapped: 1]", "'xs[wrapped: 1]' is not known; Circle.offset is left out"),
    ])
  func unknownElements(action: String, note: String) throws {
    let played = try played(
      "", "@State private var xs: [Double] = [1, 2]", ".offset(x: xs[0])", doing: action)
    #expect(played.notes.contains { $0.contains(note) }, "\(played.notes)")
  }

  private static let point = """
    struct Point { var a = 10.0; var b = 200.0; var inner = Inner() }
    struct Inner { var c = 1.0 }
    struct Outer { struct Kind { var a = 1.0; var b = 2.0 } }
    """

  @Test(
    "key paths lead to properties",
    arguments: [
      (
        "@State private var path = \\Point.a", "point[keyPath: path]", "path = \\Point.b", 10.0,
        200.0
      ),
      ("", "point[keyPath: \\.a]", "point[keyPath: \\.a] = 100", 10, 100),
      ("", "point.inner.c", "point[keyPath: \\.inner.c] += 4", 1, 5),
      ("", "point.b", "raise(\\.b)", 200, 300),
      (
        "", "point[keyPath: \\.self].a", "var copy = point; copy[keyPath: \\.a] = 3; point = copy",
        10, 3
      ),
      (
        "@State private var kind = \\Outer.Kind.a", "kind == \\.a ? 1 : kind == \\.b ? 2 : 3",
        "kind = \\.b", 1, 2
      ),
    ])
  func keyPaths(states: String, shown: String, action: String, first: Double, last: Double) throws {
    let played = try PlayedViews(
      """
      \(Self.point)
      struct Board: View {
        @State private var point = Point()
        \(states)
        var body: some View {
          Circle().offset(x: \(shown))
            .onTapGesture { withAnimation(.linear(duration: 1)) { \(action) } }
        }
        func raise(_ path: WritableKeyPath<Point, Double>) { point[keyPath: path] += 100 }
      }
      """, doing: "tap()")
    #expect(ends(played, "Circle.offset.x") == [first, last], "\(played.notes)")
    #expect(played.notes.isEmpty)
  }

  @Test("what a key path that is not known leads to is named as it is written")
  func unknownKeyPaths() throws {
    let played = try played(
      Self.point, "@State private var point = Point()", ".offset(x: point[keyPath: Store.path])",
      doing: "")
    #expect(
      played.notes.contains {
        $0.contains("'point[keyPath: Store.path]' is not known; Circle.offset is left out")
      },
      "\(played.notes)")
  }

  @Test(
    "an element of what is nil is nil, and what has elements is evaluated first, as Swift prints",
    arguments: [
      (
        #"""
        let m = ["a": ["x": 1.0]]
        return "\(m["a"]?["x"] ?? 0) \(m["q"]?["x"] ?? 7) \(m["q"]?["x", default: 3] ?? 9)"
        """#, "1.0 7.0 9.0"
      ),
      (#"let d: [String: [Int]] = [:]; return "\(d["x"]?[0]) \(d["y"]?[5] ?? -1)""#, "nil -1"),
      (
        #"""
        var log = ""
        func all() -> [Int] { log += "a"; return [1, 2] }
        func index() -> Int { log += "i"; return 1 }
        return "\(all()[index()]) \(log)"
        """#, "2 ai"
      ),
    ])
  func elementsOfNil(code: String, text: String) throws {
    try ValueTable.expect(code, makes: text)
  }
}
