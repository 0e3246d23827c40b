import AnimationModel
import Testing

@Suite("Transition phases")
struct TransitionPhaseTests {
  /// Semantics reference, section 15.2.
  @Test("phases count from before to after")
  func values() {
    #expect(TransitionPhase.allCases.map(\.value) == [-1, 0, 1])
    #expect(TransitionPhase.allCases.map(\.isIdentity) == [false, true, false])
  }
}
