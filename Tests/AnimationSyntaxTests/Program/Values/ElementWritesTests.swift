import AnimationSyntax
import MotionRecording
import Testing

/// Writes to elements of arrays in states and objects.
@Suite struct ElementWritesTests {
  private static let dot =
    "struct Dot: Identifiable { var id: Int; var at: CGPoint; var scale: Double = 1 }"

  @Test(
    "an element is written in place, wherever the array is",
    arguments: [
      """
      struct ContentView: View {
        @State var dots = [Dot(id: 0, at: .zero), Dot(id: 1, at: .zero)]
        var body: some View {
          ForEach(dots) { Circle().offset(x: $0.at.x).scaleEffect($0.scale) }
            .onAppear { withAnimation(.linear(duration: 1)) { for i in dots.indices { move(i) } } }
        }
        func move(_ i: Int) { dots[i].at.x += i == 1 ? 100 : 0; dots[i].scale = 1 }
      }
      """,
      """
      class Model: ObservableObject {
        @Published var dots = [Dot(id: 0, at: .zero), Dot(id: 1, at: .zero)]
        func move() { dots[1].at.x = 100 }
      }
      struct ContentView: View {
        @StateObject var model = Model()
        var body: some View {
          ForEach(model.dots) { Circle().offset(x: $0.at.x).scaleEffect($0.scale) }
            .onAppear { withAnimation(.linear(duration: 1)) { model.move() } }
        }
      }
      """,
      """
      struct Inner: View {
        @Binding var dots: [Dot]
        var body: some View {
          ForEach(dots) { Circle().offset(x: $0.at.x).scaleEffect($0.scale) }
            .onAppear { withAnimation(.linear(duration: 1)) { dots[1].at = CGPoint(x: 100, y: 0) } }
        }
      }
      struct ContentView: View {
        @State var dots = [Dot(id: 0, at: .zero), Dot(id: 1, at: .zero)]
        var body: some View { Inner(dots: $dots) }
      }
      """,
    ])
  func elementsAreWritten(views: String) throws {
    let played = try PlayedViews("import SwiftUI\n\(Self.dot)\n\(views)", doing: "")
    #expect(played.attributes == ["Circle[2].offset.x"])
    played.expect("Circle[2].offset.x", [0: 0, 0.5: 50, 1: 100])
  }

  @Test(
    "a write of an equal element is no change, one of another is, and observers see both",
    arguments: [("0", 0.0), ("3", 1), ("0 / zero", 1)])
  func equalElements(value: String, changes: Double) throws {
    let played = try PlayedViews(
      """
      import SwiftUI
      \(Self.dot)
      struct ContentView: View {
        let zero = 0.0
        @State var dots = [Dot(id: 0, at: .zero)]
        @State var old = [Dot(id: 0, at: .zero)] { didSet { observed += 1 } }
        @State var count = 0.0
        @State var observed = 0.0
        var body: some View {
          Circle().offset(x: count * 10, y: observed).onTapGesture {
            dots[0].at.y = \(value)
            dots[0].at.y = \(value)
            old[0].at.y = \(value)
            old[0].at.y = \(value)
          }.onChange(of: dots[0].at.y) { count += 1 }
        }
      }
      """, doing: "tap()")
    #expect(played.value("Circle.offset.x", at: 0.5) ?? 0 == changes * 10)
    #expect(played.value("Circle.offset.y", at: 0.5) ?? 0 == 2)
  }

  @Test(
    "an element of a dictionary that is not there is the default, read and written",
    arguments: [
      "counts[\"a\", default: 0] += 100", "counts[key, default: 90] += 10",
      "counts[\"a\", default: 0] = 100", "lists[\"a\", default: []].append(contentsOf: [40, 60])",
      "lists[key, default: [100]].sort()", "boxes[\"a\", default: Box()].width += 50",
      "counts[\"a\", default: 3].negate(); counts[\"a\", default: 0] += 103",
    ])
  func defaults(action: String) throws {
    let played = try PlayedViews(
      """
      struct Box { var width = 50.0 }
      struct ContentView: View {
        @State private var counts: [String: Int] = [:]
        @State private var lists: [String: [Double]] = [:]
        @State private var boxes: [String: Box] = [:]
        let key = "a"
        var body: some View {
          Circle()
            .offset(
              x: CGFloat(counts["a", default: 0]) + lists["a", default: []].reduce(0, +)
                + (boxes["a"]?.width ?? 0)
            )
            .onTapGesture { withAnimation(.linear(duration: 1)) { \(action) } }
        }
      }
      """, doing: "tap()")
    #expect(played.notes.isEmpty, "\(played.notes)")
    played.expect("Circle.offset.x", [0.5: 0, 1: 50, 1.5: 100])
  }
}
