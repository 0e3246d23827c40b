import AnimationSyntax
import MotionRecording
import Testing

/// Observers of properties are called where Swift calls them: not by the initializer, and not by themselves.
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

  /// The values are those that Swift computes.
  @Test("where a write is written decides whether it is observed")
  func places() throws {
    try ValueTable(
      declarations: """
        class Log { static var seen: [Double] = [] }
        struct Half { var left: Double { didSet { if left < 0 { left = 0 } } }
          init(_ left: Double) { self.left = left; tick(5) }
          mutating func tick(_ by: Double) { left -= by } }
        struct Last { var v: Double { didSet { v = v.truncatingRemainder(dividingBy: 360) } }
          init(_ v: Double) { self.v = 0; defer { self.v = v } } }
        class Base { var n: Double { didSet { Log.seen.append(n) } }
          init(n: Double) { self.n = n }
          convenience init() { self.init(n: 1); n = 9 } }
        class Derived: Base { init() { super.init(n: 1); n = 2; self.n = 3 } }
        class Tree { var isOn = false { didSet { inside.forEach { $0.isOn = isOn } } }
          var inside: [Tree]
          init(_ inside: [Tree] = []) { self.inside = inside }
          var count: Double { (isOn ? 1 : 0) + inside.reduce(0.0) { $0 + $1.count } } }
        class Clamped { var v = 0.0 { didSet { calls += 1; clamp() } }; var calls = 0.0
          func clamp() { if v > 5 { v = 5 } } }
        struct Shared { static var x = 0.0 { didSet { calls += 1 } }; static var calls = 0.0 }
        var level = 1.0 { willSet { Shared.calls += newValue * 100 } }

        """
    ).expect([
      "Half(3).left": 0,
      "Last(725).v": 5,
      "var d = Derived(); d.n += 1; return Log.seen.reduce(0) { $0 * 10 + $1 }": 234,
      "let t = Tree([Tree([Tree(), Tree()]), Tree()]); t.isOn = true; return t.count": 5,
      "let c = Clamped(); c.v = 9; return c.calls * 10 + c.v": 25,
      "Shared.x = 4; Shared.x += 1; level = 3; return Shared.calls": 302,
    ])
  }

  /// It was one where a view observes an object that is not known, so that such views never came to rest.
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
}
