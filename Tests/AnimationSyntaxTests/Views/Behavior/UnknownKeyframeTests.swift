import AnimationSyntax
import MotionRecording
import Testing

/// Unknown keyframes: they would shift the times of later keyframes, so that the whole track is left out.
@Suite("Views: keyframes that are not known")
struct UnknownKeyframeTests {
  private func played(_ keyframes: String) throws -> PlayedViews {
    try PlayedViews(
      """
      struct Pose { var x = 0.0; var size = 1.0 }
      struct Board: View {
        let way: Double
        let isLong: Bool
        @State private var isOn = false
        var body: some View {
          Circle().keyframeAnimator(initialValue: Pose(), trigger: isOn) { view, pose in
            view.offset(x: pose.x).scaleEffect(pose.size)
          } keyframes: { _ in
            KeyframeTrack(\\.x) { \(keyframes) }
            KeyframeTrack(\\.size) { LinearKeyframe(2, duration: 1) }
          }
          .onTapGesture { isOn.toggle() }
        }
      }
      """, doing: "tap()")
  }

  @Test(arguments: [
    ("LinearKeyframe(way, duration: 1); LinearKeyframe(4, duration: 1)", "way"),
    ("LinearKeyframe(4, duration: way)", "way"),
    ("if isLong { LinearKeyframe(9, duration: 1) }; LinearKeyframe(4, duration: 1)", "isLong"),
    ("SpringKeyframe(4, duration: 1, spring: isLong ? .bouncy : .smooth)", "isLong"),
  ])
  func theTrackIsLeftOut(keyframes: String, unknown: String) throws {
    let played = try played(keyframes)
    #expect(played.attributes == ["Circle.scaleEffect"])
    #expect(played.value("Circle.scaleEffect", at: 1.5) == 2)
    #expect(
      played.notes.contains {
        $0.contains("'\(unknown)' is not known") && $0.contains("Circle.offset")
      },
      "\(played.notes)")
  }

  @Test func aCallThatIsNotKnownHasOneNote() throws {
    let played = try played("wobble(3); LinearKeyframe(4, duration: 1)")
    #expect(played.attributes == ["Circle.scaleEffect"])
    #expect(played.notes.count { $0.contains("'wobble(…)'") } == 1, "\(played.notes)")
  }

  @Test func aTrackOfWhatIsNotKnownLeavesTheOthers() throws {
    let played = try played("LinearKeyframe(4, duration: 1)")
    #expect(played.attributes == ["Circle.offset.x", "Circle.scaleEffect"])
  }
}
