import AnimationSyntax
import MotionRecording
import Testing

/// Views that are split into their subviews.
@Suite("Views: subviews")
struct SubviewTests {
  private func played(
    _ container: String, _ content: String, doing: String..., extra: String = ""
  ) throws -> PlayedViews {
    try PlayedViews(
      """
      \(container)
      \(extra)
      struct Outer: View {
        @State private var far = 0.0
        @State private var isLong = false
        var body: some View {
          VStack {
            Stack { \(content) }
            Button("Go") { withAnimation(.linear(duration: 0.2)) { far = 40; isLong = true } }
          }
        }
      }
      """, options: ViewOptions(root: "Outer", actions: doing))
  }

  /// SwiftUI's documentation of subviews: each element of the collection is one view of the content, with its
  /// modifiers.
  @Test(
    "each view of the content is one, in whichever way it is written",
    arguments: [
      "Circle(); Rectangle()",
      "Group { Circle(); Rectangle() }",
      "ForEach(0..<1) { _ in Circle(); Rectangle() }",
      "if far < 100 { Circle(); Rectangle() } else { Text(\"far\") }",
      "Group { Circle(); EmptyView(); Rectangle() }.opacity(0.5)",
    ])
  func taken(content: String) throws {
    for container in [
      """
      struct Stack<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
          Group(subviews: content) { subviews in
            ForEach(subviews) { subview in
              subview.offset(x: subview.id == subviews[1].id ? Double(subviews.count) : 0)
            }
          }
        }
      }
      """,
      """
      struct Root: _VariadicView_MultiViewRoot {
        let factor: Double
        func body(children: _VariadicView.Children) -> some View {
          ForEach(children) { child in
            child.offset(x: child.id == children.last?.id ? Double(children.count) * factor : 0)
          }
        }
      }
      struct Stack<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { _VariadicView.Tree(Root(factor: 1)) { content } }
      }
      """,
    ] {
      let played = try PlayedViews(
        """
        \(container)
        struct Outer: View {
          @State private var far = 0.0
          var body: some View { Stack { \(content) } }
        }
        """, options: ViewOptions(root: "Outer", showsConstants: true))
      played.expect("Rectangle.offset.x", [0: 2], within: 0)
      played.expect("Circle.offset.x", [0: 0], within: 0)
    }
  }

  @Test("a subview moves with what its view reads, and stays the same one where others come")
  func moving() throws {
    let played = try played(
      """
      struct Stack<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
          HStack { ForEach(subviews: content) { subview in subview.padding(4) } }
        }
      }
      """,
      """
      Circle().offset(x: far)
      ForEach(0..<(isLong ? 3 : 1), id: \\.self) { n in Capsule().scaleEffect(1 + far * Double(n + 1)) }
      """,
      doing: "at(0) { tap(\"Go\") }")
    played.expect("Circle.offset.x", [0: 0, 0.1: 20, 0.2: 40], within: 1e-3)
    played.expect("Capsule[1].scaleEffect", [0: 1, 0.1: 21, 0.2: 41], within: 1e-3)
  }

  @Test("subviews are handed on in another order, by functions that the files add")
  func collections() throws {
    let played = try played(
      """
      struct Stack<Content: View>: View {
        @State private var turns = 0
        @ViewBuilder let content: Content
        var body: some View {
          Group(subviews: content) { subviews in
            let turned = subviews.turned(by: turns)
            ForEach(turned) { view in
              view.offset(x: Double(turned.place(of: view)) * 10)
            }
          }
          .onTapGesture { withAnimation(.linear(duration: 0.2)) { turns += 1 } }
        }
      }
      """,
      "Circle(); Rectangle(); Capsule()", doing: "at(0) { tap(\"Group\") }",
      extra: """
        extension SubviewsCollection {
          func turned(by count: Int) -> [SubviewsCollection.Element] {
            let count = count % self.count
            return Array(self[count...]) + Array(self[0..<count])
          }
        }
        extension [SubviewsCollection.Element] {
          func place(of view: SubviewsCollection.Element) -> Int {
            firstIndex { $0.id == view.id } ?? 0
          }
        }
        """)
    played.expect("Circle.offset.x", [0: 0, 0.1: 10, 0.2: 20], within: 1e-3)
    played.expect("Rectangle.offset.x", [0: 10, 0.1: 5, 0.2: 0], within: 1e-3)
    played.expect("Capsule.offset.x", [0: 20, 0.1: 15, 0.2: 10], within: 1e-3)
  }

  @Test("sections are not told apart, which a note says")
  func sections() throws {
    let played = try played(
      """
      struct Stack<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { ForEach(sections: content) { $0.content } }
      }
      """, "Section { Circle() }")
    #expect(
      played.notes.contains {
        $0.hasSuffix("'ForEach(sections:)' is not played: the sections of a view are not read")
      })
  }
}
