import AnimationModel
import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct OutlineReaderKeyframesTests {
  private static let track = """
    KeyframeTrack(initialValue: 10) { LinearKeyframe(20, duration: 0.5); CubicKeyframe(5, duration: 1); \
    SpringKeyframe(30, duration: 0.7, spring: .bouncy); MoveKeyframe(25); LinearKeyframe(40, duration: 0.2) }
    """

  private func outline(_ text: String) throws -> MotionOutline {
    try OutlineReader(target: .lottie, precision: 1e-7).outline(of: SpringFamilies.subject(text))
  }

  /// In its own units the outline is the timeline, as the model computes it.
  @Test func theOutlineIsTheTimeline() throws {
    guard case .keyframes(let curve) = try SpringFamilies.subject(Self.track) else {
      throw NotThatKind()
    }
    let outline = try outline(Self.track)
    #expect(outline.origin == 10 && outline.unit == 30)
    #expect((outline.duration - 2.4).magnitude < 1e-12)
    for index in 0..<500 {
      let time = 2.4 * (Double(index) + 0.5) / 500
      let expected = curve.path.value(time: time)
      #expect((outline.shown(outline.value(at: time)) - expected).magnitude < 1e-4, "at \(time)")
    }
  }

  @Test func whatReturnsIsMeasuredByItsFurthestValue() throws {
    let outline = try outline(
      "KeyframeTrack(initialValue: 1) { LinearKeyframe(-3, duration: 1); LinearKeyframe(1, duration: 1) }"
    )
    #expect(outline.target == 0 && outline.unit == -4)
    #expect((outline.value(at: 1) - 1).magnitude < 1e-12)
    #expect(outline.remarks == ["the motion returns to its start: 0 stands for 1, 1 for -3"])
  }

  @Test(arguments: [
    ("KeyframeTrack(initialValue: 1) { LinearKeyframe(1, duration: 1) }", "move nothing"),
    ("KeyframeTrack(initialValue: 1) { MoveKeyframe(2) }", "no duration"),
  ])
  func whatDoesNotMoveIsRefused(text: String, words: String) {
    let problem = #expect(throws: ConversionProblem.self) { try outline(text) }
    #expect(problem?.reason.contains(words) == true, "\(problem?.reason ?? "")")
  }
}
