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
        CubicKeyframe(.zero, duration: 0.5)
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

  @Test("a keyframe without an argument that it needs is left out with a note")
  func incomplete() throws {
    let played = try played(
      "KeyframeTrack(\\.opacity) { CubicKeyframe(1); LinearKeyframe(0.5, duration: 1) }")
    #expect(
      played.notes.contains { $0.contains("it needs the argument 'duration'") }, "\(played.notes)")
  }

  @Test(
    "what keyframes make anew in every frame without numbers has a note",
    arguments: [
      ("Dot(size: size)", "Dot"), ("Text(\"\\(Int(size * 100))\")", "Text"),
      ("Dot(size: size).opacity(size)", "Dot"),
    ])
  func anew(content: String, name: String) throws {
    let played = try remade(content)
    let notes = played.notes.filter { $0.contains("change it from frame to frame") }
    #expect(notes.count == 1 && notes[0].contains(": \(name) has no rows"), "\(played.notes)")
  }

  @Test(
    "what has numbers there, or does not change, has none",
    arguments: ["Circle().opacity(size)", "Dot(size: 2).scaleEffect(size)", "Ring(size: size)"])
  func numbered(content: String) throws {
    let played = try remade(content)
    #expect(played.attributes.count == 1)
    #expect(!played.notes.contains { $0.contains("anew") }, "\(played.notes)")
  }

  private func remade(_ content: String) throws -> PlayedViews {
    try PlayedViews(
      """
      struct Dot: Shape { var size: Double; func path(in rect: CGRect) -> Path { Path() } }
      struct Ring: Shape {
        var size: Double
        var animatableData: Double { get { size } set { size = newValue } }
        func path(in rect: CGRect) -> Path { Path() }
      }
      struct ContentView: View {
        @State private var count = 0
        var body: some View {
          Rectangle().onTapGesture { count += 1 }
            .keyframeAnimator(initialValue: 0.5, trigger: count) { view, size in
              VStack { \(content); view }
            } keyframes: { _ in LinearKeyframe(1, duration: 0.5) }
        }
      }
      """, doing: "tap(\"Rectangle\")")
  }
}
