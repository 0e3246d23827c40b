import AnimationModel
import MotionRecording
import RecordingFormats
import Testing

@Suite struct SpringGrowthTests {
  /// The figures of the semantics reference, section 7.3: for a response of 0.5 s a damping ratio of 23.86, which is a bounce
  /// of -0.958, and 1.237 at the cap of the stiffness.
  @Test(arguments: [(0.5, -0.97, "23.86", "−0.9581"), (0.02, -0.3, "1.237", "−0.1919")])
  func theBoundIsThatOfTheRecurrence(
    _ duration: Double, _ bounce: Double, _ ratio: String, _ bound: String
  ) throws {
    let subject = Subject.animation(.spring(duration: duration, bounce: bounce))
    let growth = try #require(subject.growth)
    #expect(growth.hasSuffix("below a damping ratio of \(ratio), a bounce above \(bound)"))
  }

  @Test func whatComesToRestDoesNotGrow() {
    for animation: Animation in [
      .bouncy, .spring(duration: 0.5, bounce: -0.95), .linear, .spring(duration: 0),
      .interpolatingSpring(stiffness: 100, damping: 4000),
    ] {
      #expect(Subject.animation(animation).growth == nil)
    }
  }
}
