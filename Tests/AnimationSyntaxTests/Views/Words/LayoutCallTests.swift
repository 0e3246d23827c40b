import AnimationSyntax
import MotionRecording
import Testing

@Suite("Views: layouts that are called with views")
struct LayoutCallTests {
  @Test(
    "what is inside of a layout is played",
    arguments: [
      "AnyLayout(HStackLayout(spacing: 4)) { Circle().offset(x: x) }",
      "HStackLayout { Circle().offset(x: x) }",
      "let layout = x > 0 ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout()); layout { Circle().offset(x: x) }",
      "layout { Circle().offset(x: x) }",
      "Radial(angle: 30) { Circle().offset(x: x) }",
    ])
  func content(text: String) throws {
    let played = try PlayedViews(
      """
      struct Radial: Layout {
        var angle = 0.0
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }
      struct ContentView: View {
        @State private var x = 0.0
        private var layout: AnyLayout { x > 0 ? AnyLayout(HStackLayout()) : AnyLayout(Radial()) }
        var body: some View {
          VStack {
            \(text)
            Button("Go") { withAnimation(.linear(duration: 1)) { x = 100 } }
          }
        }
      }
      """, options: .init())
    #expect(played.attributes == ["Circle.offset.x"])
    played.expect("Circle.offset.x", [0.5: 0, 1: 50, 1.5: 100], within: 1e-3)
    #expect(played.notes.count == 2)
    #expect(played.notes.last?.hasSuffix(": where a layout puts its views is not computed") == true)
  }

  @Test("a layout that is animatable has rows of its own, next to those of what is inside")
  func animatable() throws {
    let played = try PlayedViews(
      """
      struct Radial: Layout {
        var angle: Double
        var animatableData: Double { get { angle } set { angle = newValue } }
      }
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          Radial(angle: isOn ? 90 : 0) { Circle().opacity(isOn ? 1 : 0) }
            .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
      }
      """, options: .init())
    #expect(played.attributes == ["Radial.angle", "Circle.opacity"])
    played.expect("Radial.angle", [1: 45], within: 1e-3)
    played.expect("Circle.opacity", [1: 0.5], within: 1e-3)
  }
}
