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
      try end("\(kind) Model { var n = 1 { didSet { n = min(n, 10) } } }", "model.n = 50") == 10)
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
        var n: Int { didSet { n = 10 } }
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
