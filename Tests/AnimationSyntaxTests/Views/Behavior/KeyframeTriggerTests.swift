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
    // By hand: halfway after half of the time.
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

  /// According to the recordings, the keyframes of a run that begins during another one are listed for the current
  /// value, and those of a run that begins at rest are listed for the initial value.
  @Test(
    "during a run lists them for the value of the moment",
    arguments: [
      ("LinearKeyframe(x + 20, duration: 0.2)", 0.55, [0.55: 5.0, 0.6: 10, 0.65: 15, 0.75: 25]),
      ("LinearKeyframe(x + 20, duration: 0.2)", 0.9, [0.7: 20, 0.9: 0, 1: 10, 1.1: 20]),
      ("LinearKeyframe(isOn ? -100 : 50, duration: 0.5)", 0.75, [0.75: -50, 1: 0, 1.25: 50]),
    ])
  func listsAnew(keyframes: String, second: Double, values: [Double: Double]) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          Circle()
            .keyframeAnimator(initialValue: 0.0, trigger: isOn) { view, x in
              view.offset(x: x)
            } keyframes: { x in
              \(keyframes)
            }
            .onTapGesture { isOn.toggle() }
        }
      }
      """, doing: "at(0.5) { tap() }", "at(\(second)) { tap() }")
    for (time, value) in values { played.expect("Circle.offset.x", [time: value], within: 1e-9) }
  }
}
