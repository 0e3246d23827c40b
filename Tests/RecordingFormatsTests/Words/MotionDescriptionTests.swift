import AnimationModel
import MotionRecording
import RecordingFormats
import Testing

@Suite struct MotionDescriptionTests {
  private func sentence(
    _ subject: Subject, from start: Double = 0, to target: Double = 1, span: Double? = nil
  ) throws -> String {
    let measures = try Recorder(from: start, to: target, span: span).measures(of: subject)
    return MotionDescription("It", subject: subject, measures: measures, from: start, to: target)
      .sentence
  }

  @Test func aBouncySpring() throws {
    #expect(
      try sentence(.animation(.bouncy)) == """
        It rises from 0, first reaches 1 at 0.265 s, overshoots by 4.19 % at 0.352 s, settles within \
        1 % at 0.518 s and ends at 0.763 s (0.767 s at 60 Hz).
        """)
  }

  @Test func theEndOnAnotherDisplay() throws {
    let measures = try Recorder().measures(of: .animation(.linear(duration: 1)))
    let words = MotionDescription(
      "It", subject: .animation(.linear(duration: 1)), measures: measures, from: 0, to: 1,
      display: (120, 1.01)
    ).sentence
    #expect(words.hasSuffix("ends at 1 s (1.01 s at 120 Hz)."))
  }

  @Test func aCurve() throws {
    #expect(
      try sentence(.animation(.linear(duration: 1)), from: 10, to: 5) == """
        It falls from 10, goes to 5, settles within 1 % at 0.99 s and ends at 1 s \
        (1.02 s at 60 Hz).
        """)
  }

  @Test func motionThatDoesNotEnd() throws {
    #expect(
      try sentence(.animation(.linear.repeatForever())).hasSuffix("at 0.35 s and repeats forever."))
    let bouncy = try sentence(.animation(.bouncy.delay(0.1).repeatForever().speed(2)))
    #expect(!bouncy.contains("undershoots") && bouncy.hasSuffix("and repeats forever."))
    #expect(bouncy.contains("returns past its start by 4.19 %"))
    #expect(
      try sentence(.animation(.interpolatingSpring(stiffness: 100, damping: 0)))
        .hasSuffix("and never ends."))
    #expect(try sentence(.spring(Spring(bounce: 1))).hasSuffix("and never settles."))
    #expect(try sentence(.unitCurve(.easeIn)).hasSuffix("and never ends."))
  }

  @Test func motionThatIsCut() throws {
    #expect(
      try sentence(.animation(.bouncy), span: 0.3) == """
        It rises from 0, first reaches 1 at 0.265 s, is past it by 2.97 % at 0.3 s and has not \
        ended yet.
        """)
    #expect(
      try sentence(.animation(.easeIn), span: 0.2)
        == "It rises from 0, heads for 1 and has not ended yet.")
  }

  @Test func motionThatGoesNowhere() throws {
    #expect(try sentence(.animation(.bouncy), from: 3, to: 3) == "It stays at 3.")
  }

  @Test func aVerticalCurve() throws {
    #expect(
      try sentence(.animation(.timingCurve(0, 1, 0.5, 1, duration: 1)))
        .contains("is infinitely fast at 0 s"))
    #expect(try !sentence(.animation(.bouncy)).contains("infinite"))
  }

  @Test func anAnticipation() throws {
    #expect(
      try sentence(.animation(.timingCurve(0.6, -0.4, 0.7, 1, duration: 1)))
        .contains("first undershoots by "))
  }
}
