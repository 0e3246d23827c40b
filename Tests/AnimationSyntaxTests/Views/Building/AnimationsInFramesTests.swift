import AnimationSyntax
import MotionRecording
import Testing

/// Animations inside content that another animation creates anew in every frame: a frame is an update without an
/// animation, on which they act as on any other (semantics reference, section 11.3).
///
/// By hand: the number goes from 0 to 1 in a second from 0.5 s on, and is above 0.41 from the 55th frame on.
@Suite("Views: animations inside of what frames make")
struct AnimationsInFramesTests {
  private func played(_ content: String) throws -> PlayedViews {
    try PlayedViews(
      """
      struct Meter: View, Animatable {
        var level: Double
        var animatableData: Double { get { level } set { level = newValue } }
        var body: some View { \(content) }
      }
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          Meter(level: isOn ? 1 : 0)
          Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
      }
      """, options: ViewOptions(root: "ContentView", actions: ["tap()"]))
  }

  private static let flip = 55.0 / 60

  @Test(
    "begin in the frame in which their value changes",
    arguments: [
      "Circle().scaleEffect(level > 0.41 ? 2 : 1).animation(.linear(duration: 0.5), value: level > 0.41)",
      "VStack { Circle().scaleEffect(level > 0.41 ? 2 : 1) }.animation(.linear(duration: 0.5), value: level > 0.41)",
      "Circle().scaleEffect(level > 0.41 ? 2 : 1).transaction { $0.animation = .linear(duration: 0.5) }",
    ])
  func begins(content: String) throws {
    let played = try played(content)
    played.expect(
      "Circle.scaleEffect", [0.75: 1, Self.flip: 1, Self.flip + 0.25: 1.5, Self.flip + 0.5: 2])
    played.expectEnd("Circle.scaleEffect", Self.flip + 0.5 + 1.0 / 60)
    #expect(played.row("Circle.scaleEffect", at: Self.flip)?.event == "start")
    #expect(played.notes.isEmpty)
  }

  @Test("leave alone what is written after them, and what changes in other frames")
  func others() throws {
    let played = try played(
      """
      Circle().scaleEffect(level > 0.41 ? 2 : 1).animation(.linear(duration: 0.2), value: level > 0.41)
        .offset(x: level * 60)
      Rectangle().offset(x: level > 0.41 ? 100 + level * 60 : 0)
        .animation(.linear(duration: 0.5), value: level > 0.41)
      """)
    played.expect("Circle.offset.x", [0.75: 15, 1: 30, 1.25: 45, 1.5: 60])
    // By hand: its target is 125 in that frame, from 0, and moves by 1 in each later frame.
    played.expect(
      "Rectangle.offset.x", [Self.flip: 0, Self.flip + 0.25: 62.5 + 15], within: 1e-4)
    played.expect("Rectangle.offset.x", [1.5: 160])
  }

  @Test("bring views as they do otherwise")
  func views() throws {
    let played = try played(
      "VStack { if level > 0.41 { Circle() } }.animation(.linear(duration: 0.5), value: level > 0.41)"
    )
    played.expect("Circle.opacity", [Self.flip: 0, Self.flip + 0.25: 0.5, Self.flip + 0.5: 1])
  }

  @Test("act on what keyframes make, too")
  func keyframes() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var count = 0
        var body: some View {
          Circle().keyframeAnimator(initialValue: 0.0, trigger: count) { view, level in
            view.scaleEffect(level > 0.41 ? 2 : 1).animation(.linear(duration: 0.5), value: level > 0.41)
          } keyframes: { _ in LinearKeyframe(1, duration: 1) }
          .onTapGesture { count += 1 }
        }
      }
      """, options: ViewOptions(actions: ["tap()"]))
    played.expect("Circle.scaleEffect", [0.75: 1, Self.flip: 1, Self.flip + 0.25: 1.5])
  }
}
