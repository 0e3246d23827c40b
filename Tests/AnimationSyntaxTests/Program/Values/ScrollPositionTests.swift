import AnimationSyntax
import Testing

/// `ScrollPosition` is a value; the way in which SwiftUI scrolls to it is not documented.
@Suite("Views: positions to scroll to")
struct ScrollPositionTests {
  private func played(_ action: String, first: String = "ScrollPosition(edge: .top)") throws
    -> PlayedViews
  {
    try PlayedViews(
      """
      struct ContentView: View {
        @State private var position = \(first)
        var body: some View {
          VStack {
            ScrollView { Text("a").id(3) }.scrollPosition($position)
            Circle().offset(x: position.x ?? -1, y: position.y ?? position.point?.y ?? -1)
            Rectangle().opacity(position.edge == .top ? 1 : 0)
            Capsule().opacity(position.viewID(type: Int.self) == 3 ? 1 : 0)
            Ellipse().opacity(position.isPositionedByUser ? 1 : 0)
            Button("Go") { withAnimation(.linear(duration: 1)) { \(action) } }
          }
        }
      }
      """, options: ViewOptions(root: "ContentView", actions: ["tap(\"Go\")"]))
  }

  @Test(
    "what it says last is what is read of it, and the rest is nil",
    arguments: [
      ("position.scrollTo(y: 299)", ["Circle.offset.y": 299.0, "Rectangle.opacity": 0]),
      ("position.scrollTo(x: 299)", ["Circle.offset.x": 299, "Rectangle.opacity": 0]),
      (
        "position.scrollTo(point: CGPoint(x: 5, y: 99))",
        ["Circle.offset.y": 99, "Rectangle.opacity": 0]
      ),
      ("position.scrollTo(id: 3)", ["Capsule.opacity": 1, "Rectangle.opacity": 0]),
      (
        "position.scrollTo(id: 3, anchor: .center)", ["Capsule.opacity": 1, "Rectangle.opacity": 0]
      ),
      ("position.scrollTo(edge: .bottom)", ["Rectangle.opacity": 0]),
      ("position = ScrollPosition(y: 99)", ["Circle.offset.y": 99, "Rectangle.opacity": 0]),
      ("position = .init(idType: Int.self)", ["Rectangle.opacity": 0]),
    ])
  func values(action: String, ends: [String: Double]) throws {
    let played = try played(action)
    #expect(Set(played.attributes) == Set(ends.keys), "\(played.notes)")
    for (attribute, end) in ends {
      let begin = attribute.hasPrefix("Circle") ? -1 : attribute.hasPrefix("Rect") ? 1.0 : 0
      played.expect(attribute, [0.5: begin, 1: (begin + end) / 2, 1.5: end], within: 1e-4)
    }
    #expect(
      played.notes.contains {
        $0.contains("'.scrollPosition' is not played: how SwiftUI scrolls to a position is not")
      }, "\(played.notes)")
  }

  @Test("an edge that is said again changes nothing, and a value of before is gone")
  func again() throws {
    #expect(try played("position.scrollTo(edge: .top)").attributes.isEmpty)
    let moved = try played("position.scrollTo(edge: .top)", first: "ScrollPosition(y: 49)")
    #expect(Set(moved.attributes) == ["Circle.offset.y", "Rectangle.opacity"])
    moved.expect("Circle.offset.y", [0.5: 49, 1: 24, 1.5: -1], within: 1e-4)
  }
}
