import AnimationSyntax
import MotionRecording
import Testing

/// Many animatable views move at the same time: all that are next to each other are created in one pass, and those
/// inside others are created later.
@Suite("Views: many animatable views")
struct ManyAnimatablesTests {
  @Test("eighty of them play to their end as one does")
  func many() throws {
    let played = try PlayedViews(
      """
      struct Dot: View, Animatable {
        var t: Double
        var animatableData: Double { get { t } set { t = newValue } }
        var body: some View { Circle().scaleEffect(t) }
      }
      struct ContentView: View {
        @State private var on = false
        var body: some View {
          VStack {
            ForEach(0..<80) { i in
              Dot(t: on ? 1 : 0.5).animation(.linear(duration: 1), value: on)
            }
          }.onAppear { on = true }
        }
      }
      """, options: ViewOptions(), clock: .frames(rate: 8))
    for number in [1, 40, 80] {
      played.expect("Circle[\(number)].scaleEffect", [0: 0.5, 0.25: 0.625, 0.5: 0.75, 1: 1])
    }
  }

  @Test("one inside of another is given what that makes of its own numbers")
  func nested() throws {
    // The inner view has no animation: it receives a new number in every frame, and shows it immediately.
    let played = try PlayedViews(
      """
      struct Inner: View, Animatable {
        var t: Double
        var animatableData: Double { get { t } set { t = newValue } }
        var body: some View { Circle().offset(x: t) }
      }
      struct Outer: View, Animatable {
        var t: Double
        var animatableData: Double { get { t } set { t = newValue } }
        var body: some View { VStack { Rectangle().offset(x: t); Inner(t: t * 10) } }
      }
      struct ContentView: View {
        @State private var on = false
        var body: some View {
          VStack { Outer(t: on ? 8 : 0); Outer(t: on ? 16 : 0) }
            .onAppear { withAnimation(.linear(duration: 1)) { on = true } }
        }
      }
      """, options: ViewOptions(), clock: .frames(rate: 8))
    played.expect("Rectangle[1].offset.x", [0.5: 4, 1: 8])
    played.expect("Rectangle[2].offset.x", [0.5: 8, 1: 16])
    played.expect("Circle[1].offset.x", [0.5: 40, 1: 80])
    played.expect("Circle[2].offset.x", [0.5: 80, 1: 160])
  }
}
