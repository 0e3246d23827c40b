import AnimationSyntax
import MotionRecording
import Testing

@Suite("Views: keyframes of values of the app's own")
struct ViewKeyframesTests {
  private func played(_ keyframes: String) throws -> PlayedViews {
    try PlayedViews(
      """
      @Animatable struct Look { var opacity = 0.0; var shift = CGSize(width: 10, height: 0); var turn = Angle.zero }
      struct ContentView: View {
        @State private var count = 0
        var body: some View {
          Circle().keyframeAnimator(initialValue: Look(), trigger: count) { content, look in
            content.opacity(look.opacity).offset(look.shift).rotationEffect(look.turn)
          } keyframes: { _ in KEYFRAMES }
          .onTapGesture { count += 1 }
        }
      }
      """.replacing("KEYFRAMES", with: keyframes), doing: "tap(\"Circle\")")
  }

  @Test("a keyframe of a whole value is one of each of its properties")
  func whole() throws {
    let whole = try played(
      """
      LinearKeyframe(Look(opacity: 1), duration: 1)
      SpringKeyframe(Look(opacity: 0.5, turn: .degrees(90)), duration: 0.5, spring: .smooth(duration: 0.4))
      CubicKeyframe(Look(shift: .zero), duration: 0.5)
      """)
    whole.expect("Circle.opacity", [0.5: 0, 1: 0.5, 1.5: 1])
    let parts = try played(
      """
      KeyframeTrack(\\.opacity) {
        LinearKeyframe(1, duration: 1); SpringKeyframe(0.5, duration: 0.5, spring: .smooth(duration: 0.4))
        CubicKeyframe(0, duration: 0.5)
      }
      KeyframeTrack(\\.shift) {
        LinearKeyframe(CGSize(width: 10, height: 0), duration: 1)
        SpringKeyframe(CGSize(width: 10, height: 0), duration: 0.5, spring: .smooth(duration: 0.4))
        CubicKeyframe(.zero, duration: 0.5)
      }
      KeyframeTrack(\\.turn) {
        LinearKeyframe(.zero, duration: 1)
        SpringKeyframe(.degrees(90), duration: 0.5, spring: .smooth(duration: 0.4)); CubicKeyframe(.zero, duration: 0.5)
      }
      """)
    #expect(whole.attributes == parts.attributes)
    #expect(whole.rows.map(\.value) == parts.rows.map(\.value))
    #expect(whole.notes.isEmpty)
  }

  @Test("a spring of several properties needs a duration")
  func spring() throws {
    let played = try played(
      "SpringKeyframe(Look(opacity: 1)); LinearKeyframe(Look(opacity: 1), duration: 1)")
    #expect(played.notes.contains { $0.contains("give a spring of several properties a duration") })
    played.expect("Circle.opacity", [1: 0.5])
  }
}
