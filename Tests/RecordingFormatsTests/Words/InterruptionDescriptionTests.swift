import AnimationModel
import MotionRecording
import RecordingFormats
import Testing

@Suite struct InterruptionDescriptionTests {
  private func text(_ interruption: Interruption) throws -> String {
    InterruptionDescription(interruption, try interruption.trace()).text
  }

  private let up = NamedAnimation("up", .linear(duration: 1))
  private let down = NamedAnimation("down", .linear(duration: 0.5))
  private let spring = NamedAnimation("spring", .bouncy)

  @Test func aCombination() throws {
    #expect(
      try text(Interruption([up, down], at: [0.5])) == """
        up starts from 0 towards 1. At 0.5 s down is combined with it and heads for 0, from 0.5 with a velocity \
        of 0. It ends at 1 s.
        """)
  }

  @Test func aMergeAndAnEnd() throws {
    let text = try text(Interruption([spring, spring], at: [0.2], to: [100, 0]))
    #expect(text.contains("At 0.2 s spring merges with it and heads for 0, from "))
    #expect(text.contains("It ends at "))
  }

  @Test func nothingToInterrupt() throws {
    #expect(
      try text(Interruption([up, down], at: [2])).contains(
        "At 2 s down has nothing to interrupt and heads for 0, from 1 with a velocity of −2."))
  }

  @Test func motionThatIsNotOver() throws {
    let sway = NamedAnimation("sway", .linear(duration: 1).repeatForever())
    #expect(try text(Interruption([up, sway], at: [0.5])).hasSuffix("It never ends."))
    #expect(
      try text(Interruption([up, down], at: [0.5], span: 0.75)).hasSuffix(
        "It continues after 0.75 s."))
  }
}
