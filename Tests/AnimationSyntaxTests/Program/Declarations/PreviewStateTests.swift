import AnimationSyntax
import MotionRecording
import Testing

@Suite("Views: states of previews")
struct PreviewStateTests {
  private static let text = """
    struct Badge { var name = "a"; var isLifted = false }
    struct Row: View {
      @Binding var badge: Badge
      var body: some View {
        Circle().offset(y: badge.isLifted ? -30 : 0)
          .onTapGesture { withAnimation(.linear(duration: 0.2)) { badge.isLifted.toggle() } }
      }
    }
    extension View {
      func marked(_ badge: Binding<Badge>) -> some View {
        overlay { Capsule().offset(x: badge.wrappedValue.isLifted ? 10 : 0) }
      }
    }
    #Preview {
      @Previewable @State var badge = Badge(name: "b")
      let title = "Row"
      VStack { Row(badge: $badge); Text(title) }.marked($badge)
    }
    """

  @Test("a preview keeps the states that it declares, and its views have bindings of them")
  func kept() throws {
    let played = try PlayedViews(Self.text, doing: "tap(\"Circle\")")
    #expect(played.attributes == ["Circle.offset.y", "Capsule.offset.x"])
    played.expect("Circle.offset.y", [0.5: 0, 0.6: -15, 0.7: -30])
    played.expect("Capsule.offset.x", [0.6: 5])
    #expect(played.notes.isEmpty)
  }

  @Test("they are written by their names")
  func written() throws {
    let played = try PlayedViews(Self.text, doing: "at(1) { badge.isLifted = true }")
    played.expect("Circle.offset.y", [0.983333: 0, 1: -30], within: 1e-6)
  }
}
