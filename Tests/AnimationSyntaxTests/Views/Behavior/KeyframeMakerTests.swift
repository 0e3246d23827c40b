import AnimationSyntax
import MotionRecording
import Testing

/// Keyframes as values: constants, properties, functions and types of an app may make them, and a closure that lists
/// them decides when each is played.
@Suite("Views: keyframes that are made elsewhere")
struct KeyframeMakerTests {
  private static func view(_ declarations: String, _ members: String, _ list: String) -> String {
    """
    struct Pose { var x = 0.0; var size = 1.0 }
    \(declarations)
    struct Board: View {
      @State private var isOn = false
      \(members)
      var body: some View {
        Circle().keyframeAnimator(initialValue: Pose(), trigger: isOn) { view, pose in
          view.offset(x: pose.x).scaleEffect(pose.size)
        } keyframes: { _ in
          \(list)
        }
        .onTapGesture { isOn.toggle() }
      }
    }
    """
  }

  private static let listed = """
    KeyframeTrack(\\.x) {
      SpringKeyframe(2, duration: 0.3)
      CubicKeyframe(1, duration: 0.5)
      SpringKeyframe(2, duration: 0.3)
    }
    KeyframeTrack(\\.size) { LinearKeyframe(3, duration: 0.5) }
    """

  private static let made: [(declarations: String, members: String, list: String)] = [
    (
      """
      struct Hop: KeyframeTrackContent {
        var height: Double
        var body: some KeyframeTrackContent<Double> {
          SpringKeyframe(height, duration: 0.3)
          CubicKeyframe(1, duration: 0.5)
        }
      }
      struct Tracks: Keyframes {
        var body: some Keyframes<Pose> {
          KeyframeTrack(\\.x) { Hop(height: 2); SpringKeyframe(2, duration: 0.3) }
          KeyframeTrack(\\.size) { Grow() }
        }
      }
      struct Grow: KeyframeTrackContent { var body: some KeyframeTrackContent<Double> { LinearKeyframe(3, duration: 0.5) } }
      """, "", "Tracks()"
    ),
    (
      "", "let hop = SpringKeyframe(2.0, duration: 0.3)",
      """
      KeyframeTrack(\\.x) { hop; CubicKeyframe(1, duration: 0.5); hop }
      KeyframeTrack(\\.size) { LinearKeyframe(3, duration: 0.5) }
      """
    ),
    (
      "",
      """
      @KeyframeTrackContentBuilder<Double> var hop: some KeyframeTrackContent<Double> {
        SpringKeyframe(2, duration: 0.3)
        CubicKeyframe(1, duration: 0.5)
      }
      func line(to size: Double) -> some KeyframeTrackContent<Double> { LinearKeyframe(size, duration: 0.5) }
      @KeyframesBuilder<Pose> func tracks(isLong: Bool) -> some Keyframes<Pose> {
        KeyframeTrack(\\.x) { hop; if isLong { SpringKeyframe(2, duration: 0.3) } }
        KeyframeTrack(\\.size) { line(to: 3) }
      }
      """, "tracks(isLong: true)"
    ),
    (
      "", "",
      """
      let last = SpringKeyframe(2.0, duration: 0.3)
      let unused = LinearKeyframe(9.0, duration: 9)
      KeyframeTrack(\\.x) { SpringKeyframe(2, duration: 0.3); CubicKeyframe(1, duration: 0.5); last }
      KeyframeTrack(\\.size) { LinearKeyframe(3, duration: 0.5) }
      """
    ),
  ]

  @Test("they play as if they were written in the closure", arguments: made)
  func play(declarations: String, members: String, list: String) throws {
    let made = try PlayedViews(Self.view(declarations, members, list), doing: "tap()")
    let listed = try PlayedViews(Self.view("", "", Self.listed), doing: "tap()")
    #expect(made.notes == listed.notes)
    #expect(made.attributes == ["Circle.offset.x", "Circle.scaleEffect"])
    #expect(made.rows.map(\.time) == listed.rows.map(\.time))
    #expect(made.rows.map(\.value) == listed.rows.map(\.value))
    // The line reaches its target after its own half second, and the last spring after 1.1 s.
    made.expect("Circle.scaleEffect", [0.75: 2, 1: 3])
  }

  @Test("in an expression too", arguments: made)
  func expressions(declarations: String, members: String, list: String) throws {
    func tracks(_ text: String) throws -> [String] {
      try ExpressionFile.parse(text, fileName: "Board.swift").map {
        Expression.text(of: $0.subject) ?? ""
      }
    }
    let listed = try tracks(Self.view("", "", Self.listed))
    #expect(listed.count == 2 && listed.allSatisfy { $0.contains("Keyframe(") })
    #expect(try tracks(Self.view(declarations, members, list)) == listed)
  }

  @Test(
    "what is not known is left out with the keyframes after it, and said",
    arguments: [("mystery(3)", "mystery(…)"), ("mystery", "mystery")])
  func unknown(_ statement: String, _ name: String) throws {
    let played = try PlayedViews(
      Self.view(
        "", "",
        """
        KeyframeTrack(\\.x) { LinearKeyframe(9, duration: 1); \(statement); LinearKeyframe(0, duration: 1) }
        KeyframeTrack(\\.size) { LinearKeyframe(3, duration: 0.5) }
        """), doing: "tap()")
    #expect(played.attributes == ["Circle.scaleEffect"])
    #expect(
      played.notes.contains {
        $0.contains("'\(name)' is not known") && $0.contains("Circle.offset")
      }, "\(played.notes)")
  }
}
