import AnimationModel
import TestSupport
import Testing

@Suite struct DelayAnimationTests {
  /// Semantics reference, section 6: the base at max(0, t − s).
  @Test func showsTheStartWhileItWaits() {
    var player = AnimationPlayer(.linear(duration: 1).delay(0.5), delta: 10.0)
    #expect(player.value(at: 0) == 0)
    #expect(player.value(at: 0.25) == 0)
    #expect(player.value(at: 0.5) == 0)
    #expect(player.value(at: 1) == 5)
    #expect(player.value(at: 1.5) == 10)
    #expect(player.value(at: 1.5.nextUp) == nil)
  }

  @Test func negativeDelayStartsPartWayIn() {
    var player = AnimationPlayer(.linear(duration: 1).delay(-0.25), delta: 10.0)
    #expect(player.value(at: 0) == 2.5)
    #expect(player.value(at: 0.75) == 10)
    #expect(player.value(at: 0.76) == nil)
  }

  @Test func springTakesNoStepsWhileItWaits() {
    let delayed = Animation.bouncy.delay(0.5).frames(60)
    let plain = Animation.bouncy.frames(30)
    #expect(delayed[0...30].allSatisfy { $0 == 0 })
    #expect(Array(delayed[30..<60]) == plain)
  }

  @Test func negativeDelayOfASpringCatchesUp() throws {
    let value = try #require(Animation.bouncy.delay(-0.2).frames(1)[0])
    #expect(isClose(value, 0.880_468, .printed(6)))
  }

  @Test func baseThatEndsAtItsStartEndsWhileWaiting() {
    #expect(Animation.linear(duration: 0).delay(1).endFrame() == 0)
  }

  @Test func logicalCompletionIsDelayed() {
    var player = AnimationPlayer(.bouncy.delay(0.25), delta: 1.0)
    _ = player.value(at: 0.7)
    #expect(!player.context.isLogicallyComplete)
    _ = player.value(at: 0.75)
    #expect(player.context.isLogicallyComplete)
  }

  @Test func slopeIsZeroUntilItBegins() {
    let animation = Animation.linear(duration: 2).delay(1)
    let context = AnimationContext<Double>()
    #expect(animation.slope(value: 10.0, time: 0.99, context: context) == 0)
    #expect(animation.slope(value: 10.0, time: 1, context: context) == 5)
    #expect(animation.slope(value: 10.0, time: 3, context: context) == 0)
  }

  @Test func doesNotTellAVelocity() {
    let context = AnimationContext<Double>()
    #expect(Animation.bouncy.delay(0).velocity(value: 1.0, time: 0, context: context) == nil)
  }

  @Test func mergesWithAnEqualDelayIfTheBasesDo() {
    func merges(_ new: Animation, _ old: Animation) -> Bool {
      var context = AnimationContext<Double>()
      return new.shouldMerge(previous: old, value: 1, time: 0.5, context: &context)
    }
    #expect(merges(.bouncy.delay(1), .smooth.delay(1)))
    #expect(merges(.bouncy.delay(1), .easeIn.delay(1)))
    #expect(!merges(.bouncy.delay(1), .bouncy.delay(2)))
    #expect(!merges(.bouncy.delay(1), .bouncy))
    #expect(!merges(.bouncy.delay(1), .bouncy.speed(1)))
    #expect(!merges(.easeIn.delay(1), .easeIn.delay(1)))
    #expect(merges(.bouncy, .bouncy.delay(1)))
  }

  @Test func mergeSeesTheMappedTime() {
    // At 0.7 s the delayed line has run for 0.2 s of its second.
    var context = AnimationContext<Double>()
    let merges = Animation.bouncy.delay(0.5).shouldMerge(
      previous: .linear(duration: 1).delay(0.5), value: 10, time: 0.7, context: &context)
    #expect(merges)
    var player = AnimationPlayer(.bouncy.delay(0.5), delta: 10.0)
    player.context = context
    #expect(isClose(player.value(at: 0.7), 2, .absolute(1e-5)))
  }
}
