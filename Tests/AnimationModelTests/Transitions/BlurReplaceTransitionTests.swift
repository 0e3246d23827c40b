import AnimationModel
import Testing

/// Semantics reference, section 15.1.
@Suite("Blur replace")
struct BlurReplaceTransitionTests {
  @Test("the view comes from a little smaller, blurred and invisible", arguments: [true, false])
  func insertion(goesUp: Bool) {
    let transition = BlurReplaceTransition(configuration: goesUp ? .upUp : .downUp)
    let effect = AnyTransition(transition).effect(in: .willAppear)
    #expect(effect == TransitionEffect(opacity: 0, scaleX: 0.9, scaleY: 0.9, blurRadius: 7))
  }

  @Test("it goes to a little smaller or larger", arguments: [(true, 1.1), (false, 0.9)])
  func removal(goesUp: Bool, scale: Double) {
    let transition = BlurReplaceTransition(configuration: goesUp ? .upUp : .downUp)
    let effect = AnyTransition(transition).effect(in: .didDisappear)
    #expect(effect == TransitionEffect(opacity: 0, scaleX: scale, scaleY: scale, blurRadius: 7))
  }

  @Test("down and up is the one that is meant without a configuration")
  func defaults() {
    let plain: some Transition = .blurReplace
    #expect(AnyTransition(plain) == AnyTransition(BlurReplaceTransition(configuration: .downUp)))
  }
}
