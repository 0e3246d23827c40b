import AnimationSyntax
import MotionRecording
import Testing

/// Views that are created anew separately, because only their own state was written.
@Suite struct KnownViewsTests {
  /// A view that is shown alone is created together with all views; a view inside others is created separately.
  @Test(
    "a view does the same inside of others",
    arguments: [
      // Numbers.
      """
      struct Part: View {
        @State var x = 0.0
        var body: some View {
          Circle().offset(x: x).scaleEffect(1 + x / 100).animation(.bouncy, value: x)
            .onTapGesture { x += 50 }.onChange(of: x) { y = $1 }.opacity(y > 20 ? 0.5 : 1)
        }
        @State var y = 0.0
      }
      """,
      // A view that appears and disappears.
      """
      struct Part: View {
        @State var isOn = false
        var body: some View {
          VStack {
            Circle().offset(x: isOn ? 100 : 0).onTapGesture { withAnimation { isOn.toggle() } }
            if isOn { Capsule().onAppear { withAnimation(.linear(duration: 0.3)) { isOn = false } } }
          }
        }
      }
      """,
      // A state that an inner view writes, and one that a modifier reads.
      """
      struct Inner: View {
        @Binding var x: Double
        @State var isOn = false
        var body: some View {
          Capsule().offset(y: isOn ? 30 : 0)
            .onTapGesture { withAnimation(.snappy) { isOn.toggle(); x += 10 } }
        }
      }
      struct Fade: ViewModifier {
        @State var isOn = false
        let x: Double
        func body(content: Content) -> some View {
          content.opacity(isOn ? 0.5 : 1).blur(radius: x).onAppear { withAnimation { isOn = true } }
        }
      }
      struct Part: View {
        @State var x = 0.0
        var body: some View { Inner(x: $x).offset(x: x).modifier(Fade(x: x)) }
      }
      """,
      // A view whose body is evaluated in every frame, and changes its structure.
      """
      struct Hand: View, Animatable {
        var turn: Double
        var animatableData: Double { get { turn } set { turn = newValue } }
        var body: some View {
          ZStack {
            Capsule().rotationEffect(.degrees(turn * 360))
            if turn > 0.5 { Circle().offset(x: turn * 100) } else { Image("b").offset(x: turn * 10) }
          }
        }
      }
      struct Part: View {
        @State var isOn = false
        @State var count = 0.0
        var body: some View {
          Hand(turn: isOn ? 1 : 0).offset(y: count)
            .onTapGesture { count += 5; withAnimation(.linear(duration: 0.5)) { isOn.toggle() } }
        }
      }
      """,
      // Animators.
      """
      struct Part: View {
        @State var count = 0
        var body: some View {
          VStack {
            Circle().phaseAnimator([0.0, 1.0], trigger: count) { $0.offset(x: $1 * 40) }
            Capsule().keyframeAnimator(initialValue: 0.0, trigger: count) { $0.offset(y: $1) } keyframes: { _ in
              LinearKeyframe(30, duration: 0.2)
              LinearKeyframe(0, duration: 0.2)
            }
          }.onTapGesture { count += 1 }
        }
      }
      """,
      // The time.
      """
      struct Part: View {
        @State var isOn = false
        @State var begin = Date()
        var body: some View {
          Circle().offset(x: isOn ? 100 : 0).opacity(Date().timeIntervalSince(begin) > 0.6 ? 0.5 : 1)
            .onTapGesture { withAnimation(.linear(duration: 0.3)) { isOn.toggle() } }
        }
      }
      """,
    ])
  func viewsInsideOfOthers(part: String) throws {
    let target = part.contains("Inner") ? "tap(\"Capsule\")" : "tap()"
    let userActions = "at(0.5) { \(target) }; at(0.65) { \(target) }; at(1.6) { \(target) }"
    let alone = try PlayedViews("import SwiftUI\n\(part)", doing: userActions)
    let inside = try PlayedViews(
      """
      import SwiftUI
      \(part)
      struct ContentView: View { var body: some View { ZStack { Text("a"); Part(); Text("b") } } }
      """, doing: userActions)
    #expect(!alone.attributes.isEmpty)
    #expect(inside.rows == alone.rows)
    #expect(inside.notes == alone.notes)
  }

  /// If all views were created anew for each group, the groups would take more than 160,000 steps.
  @Test func manyGroupsOfWritesInOneViewAreQuick() throws {
    let played = try PlayedViews(
      """
      import SwiftUI
      struct Dot: View {
        let index: Int
        @State var x = 0.0
        var body: some View {
          Circle().offset(x: x + sum()).onAppear {
            guard index == 7 else { return }
            for _ in 0..<40 { withAnimation(.linear(duration: 0.1)) { x += 1 } }
          }
        }
        func sum() -> Double {
          var sum = 0.0
          for number in 0..<100 { sum += Double(number) * 0 }
          return sum
        }
      }
      struct ContentView: View {
        var body: some View { ForEach(0..<40) { Dot(index: $0) } }
      }
      """, doing: "")
    #expect(played.attributes == ["Circle[8].offset.x"])
    #expect(played.rows.last?.value == 40)
  }
}
