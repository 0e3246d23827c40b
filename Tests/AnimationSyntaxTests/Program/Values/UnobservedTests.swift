import AnimationSyntax
import MotionRecording
import Testing

/// Property observers are called exactly where Swift calls them: not by the initializer, and not by themselves.
@Suite("Views: observers of properties")
struct UnobservedTests {
  private func end(_ type: String, _ action: String, shows: String = "model.n") throws -> Double? {
    let played = try PlayedViews(
      """
      import SwiftUI
      \(type)
      struct ContentView: View {
        @State private var model = Model()
        var body: some View {
          Circle().offset(x: CGFloat(\(shows))).onTapGesture { \(action) }
        }
      }
      """, doing: "tap()")
    return played.rows.last { $0.attribute == "Circle.offset.x" }?.value
  }

  @Test(arguments: ["struct", "@Observable final class"])
  func aWriteIsObserved(kind: String) throws {
    #expect(
      try end("\(kind) Model { var n = 1 { didSet { if n > 10 { n = 10 } } } }", "model.n = 50")
        == 10)
  }

  @Test(arguments: ["struct", "@Observable final class"])
  func theOldAndTheNewValueAreGiven(kind: String) throws {
    let type = """
      \(kind) Model {
        var n = 1 { willSet { last = newValue - n } didSet { sum += n - oldValue } }
        var last = 0
        var sum = 0
      }
      """
    #expect(try end(type, "model.n = 5; model.n = 8", shows: "model.last") == 3)
    #expect(try end(type, "model.n = 5; model.n = 8", shows: "model.sum") == 7)
  }

  @Test(arguments: ["struct", "@Observable final class"])
  func theInitializerIsNotObserved(kind: String) throws {
    let type = """
      \(kind) Model {
        var n: Int { didSet { if n != 10 { n = 10 } } }
        init() { n = 3 }
      }
      """
    let played = try PlayedViews(
      """
      import SwiftUI
      \(type)
      struct ContentView: View {
        @State private var model = Model()
        var body: some View { Circle().offset(x: CGFloat(model.n)).onTapGesture { model.n = 4 } }
      }
      """, doing: "tap()")
    #expect(played.value("Circle.offset.x", at: 0) == 3)
    #expect(played.rows.last?.value == 10)
  }

  /// The numbers are computed by Swift.
  @Test("where a write is written decides whether its property's own observers are called")
  func placesOfWrites() throws {
    try ValueTable(
      declarations: """
        struct Left {
          var n: Int { didSet { if n < 0 { n = 0 } } }
          init(_ start: Int) { n = start; take(5) }
          mutating func take(_ count: Int) { n -= count }
        }
        class Base {
          var calls = 0.0
          var n: Int { didSet { calls += 1 } }
          init(_ n: Int) { self.n = n; for i in 0..<2 { self.n = i } }
          init(calling n: Int) { self.n = n; go() }
          init(closing n: Int) { self.n = n; [1, 2].forEach { self.n = $0 } }
          init(leaving n: Int) { self.n = n; defer { self.n = 1 } }
          init(other: Base) { n = 0; other.n = 5; calls = other.calls }
          convenience init() { self.init(1); n = 2; self.n = 3 }
          func go() { n = 9 }
        }
        class Made: Base { override init(_ n: Int) { super.init(n); self.n = 2; self.n = 3 } }
        class Tree {
          var on = false { didSet { trees.forEach { $0.on = on } } }
          var trees: [Tree]
          init(_ trees: [Tree] = []) { self.trees = trees }
          var count: Double { (on ? 1 : 0) + trees.reduce(0) { $0 + $1.count } }
        }
        class Bound {
          var n = 0 { didSet { calls += 1; clamp() } }
          var calls = 0.0
          func clamp() { if n > 5 { n = 5 } }
        }
        """
    ).expect([
      "Double(Left(3).n)": 0, "Base(1).calls": 0, "Base(calling: 1).calls": 1,
      "Base(closing: 1).calls": 2, "Base(leaving: 1).calls": 1, "Base(other: Base(1)).calls": 1,
      "Base().calls": 0, "Made(1).calls": 2,
      "let b = Bound(); b.n = 9; return b.calls": 2,
      "let t = Tree([Tree([Tree(), Tree()]), Tree()]); t.on = true; return t.count": 5,
    ])
  }

  /// The numbers are computed by Swift.
  @Test("those of static and of local variables are called")
  func variables() throws {
    try ValueTable(
      declarations: """
        enum Own {
          static var calls = 0.0
          static var n = 0 { didSet { calls += 1; if n > 5 { n = 5 } } }
        }
        enum Named {
          static var calls = 0.0
          static var n = 0 { didSet { calls += 1; if n > 5 { Named.n = 5 } } }
        }
        """
    ).expect([
      "Own.calls = 0; Own.n = 9; return Double(Own.n) * 10 + Own.calls": 51,
      "Named.calls = 0; Named.n = 9; return Double(Named.n) * 10 + Named.calls": 52,
      "var y = 0.0; var x = 1.0 { didSet { y += oldValue } }; x = 5; x += 1; return x + y": 12,
      "var y = 0.0; var x = 1.0 { willSet { y += newValue } }; x = 2; x = 3; return y": 5,
    ])
  }

  /// It was one where a view observes an object that is unknown, so that such views never came to rest.
  @Test("what an object begins with is no change, whatever else is observed")
  func beginnings() throws {
    let played = try PlayedViews(
      """
      final class Box<T>: ObservableObject {
        @Published var value: T
        init(_ value: T) { self.value = value }
      }
      struct Reader: View {
        let box: Box<Double>
        @State private var height = 0.0
        init(_ height: Double) { box = Box(height) }
        var body: some View {
          GeometryReader { geometry -> Color in
            DispatchQueue.main.async { height = box.value }
            return .clear
          }
          Circle().offset(y: height)
        }
      }
      struct ContentView: View {
        @ObservedObject var model: SomebodysModel
        var body: some View { Reader(30) }
      }
      """, doing: "run(until: 1)")
    played.expect("Circle.offset.y", [0: 30])
  }

  /// The values are computed by Swift.
  @Test("what is given by '&' and is computed or observed is read once and written once")
  func writtenBack() throws {
    try ValueTable(
      declarations: """
        struct Lost: Error {}
        final class Model {
          var writes = 0.0
          var n = 1.0 { didSet { writes += 1 } }
          var old = 1.0 { didSet { writes += oldValue * 10 } }
          var all = [1.0, 2.0] { didSet { writes += 1 } }
          var half: Double { get { n / 2 } set { n = newValue * 2 } }
          func run() { twice(&all[1]); swap(&all[0], &n) }
        }
        enum Setting {
          static var kept = 1.0
          static var sets = 0.0
          static var now: Double { get { kept } set { kept = newValue; sets += 1 } }
        }
        func twice(_ x: inout Double) { x += 1; x += 1 }
        func nothing(_ x: inout Double) {}
        func result(_ x: inout Double) -> Double { x += 1; x *= 2; return x }
        func failing(_ x: inout Double) throws { x = 9; throw Lost() }
        """
    ).expect([
      "let m = Model(); twice(&m.n); return m.writes * 10 + m.n": 13,
      "let m = Model(); nothing(&m.n); return m.writes": 1,
      "let m = Model(); twice(&m.old); return m.writes": 10,
      "let m = Model(); twice(&m.half); return m.writes * 10 + m.n": 15,
      "let m = Model(); m.run(); return m.writes * 100 + m.all[0] * 10 + m.all[1]": 314,
      "let m = Model(); return result(&m.n) * 10 + m.writes": 41,
      "let m = Model(); try? failing(&m.n); return m.writes * 10 + m.n": 9,
      """
      twice(&Setting.now); Setting.now += 10; nothing(&Setting.now)
      return Setting.sets * 100 + Setting.kept
      """: 313,
    ])
  }
}
