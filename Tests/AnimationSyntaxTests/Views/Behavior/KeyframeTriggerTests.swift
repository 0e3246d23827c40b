import AnimationSyntax
import Testing

@Suite("a trigger of keyframes that changes when views appear")
struct KeyframeTriggerTests {
  @Test(
    "begins them as any other change does",
    arguments: [
      "onAppear { isShown = true }", "task { isShown = true }",
      "onAppear { withAnimation { isShown = true } }",
      "onChange(of: isShown, initial: true) { isShown = true }",
    ])
  func begins(modifier: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isShown = false
        var body: some View {
          Circle()
            .keyframeAnimator(initialValue: 0.0, trigger: isShown) { view, x in
              view.offset(x: x)
            } keyframes: { _ in
              LinearKeyframe(50, duration: 1)
            }
            .\(modifier)
        }
      }
      """, options: .init())
    // By hand: half of the way after half of the time.
    played.expect("Circle.offset.x", [0: 0, 0.5: 25])
  }

  @Test("that stays as it is begins none")
  func stays() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isShown = false
        @State private var isOther = false
        var body: some View {
          Circle()
            .keyframeAnimator(initialValue: 0.0, trigger: isShown) { view, x in
              view.offset(x: x)
            } keyframes: { _ in
              LinearKeyframe(50, duration: 1)
            }
            .onAppear { isOther = true }
        }
      }
      """, options: .init())
    #expect(played.attributes.isEmpty, "\(played.attributes)")
  }
}
