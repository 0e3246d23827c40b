import AnimationModel
import Testing

@Suite struct DefaultAnimationTests {
  /// Semantics reference, section 5.2: a critically damped spring of response 0.5, and a value of its own.
  @Test func movesAsSmoothDoes() {
    #expect(Animation.default.frames(60, delta: 100) == Animation.smooth.frames(60, delta: 100))
    #expect(Animation.default.endFrame() == 50)
  }

  /// Semantics reference, section 20, item 1: at 0.2 s a response of 0.55 would be far away from this.
  @Test func responseIsHalfASecond() throws {
    let value = try #require(Animation.default.frames(13)[12])
    #expect((value - 0.721_278).magnitude < 5.1e-7)
  }

  @Test func forwardsVelocityAndMerging() {
    var player = AnimationPlayer(.default, delta: 100.0)
    for frame in 0...6 { _ = player.value(atFrame: frame) }
    let velocity = player.animation.velocity(value: 100, time: 0.1, context: player.context)
    #expect(velocity ?? 0 > 100)
    #expect(
      Animation.default.shouldMerge(
        previous: .easeIn, value: 100, time: 0.1, context: &player.context))
  }
}
