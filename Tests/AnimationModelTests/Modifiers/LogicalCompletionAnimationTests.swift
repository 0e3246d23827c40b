import AnimationModel
import Testing

@Suite struct LogicalCompletionAnimationTests {
  @Test func leavesTheBaseAlone() {
    #expect(
      Animation.bouncy.logicallyComplete(after: 0.1).frames(60) == Animation.bouncy.frames(60))
  }

  @Test func setsTheFlagAtItsTime() {
    var player = AnimationPlayer(.linear(duration: 5).logicallyComplete(after: 1), delta: 1.0)
    _ = player.value(at: 0.999)
    #expect(!player.context.isLogicallyComplete)
    _ = player.value(at: 1)
    #expect(player.context.isLogicallyComplete)
  }

  @Test func anEarlierFlagOfTheBaseStands() {
    var player = AnimationPlayer(
      .spring(duration: 0.2).logicallyComplete(after: 10), delta: 1.0)
    _ = player.value(at: 0.2)
    #expect(player.context.isLogicallyComplete)
  }

  @Test func mergesWithAnEqualTimeIfTheBasesDo() {
    func merges(_ new: Animation, _ old: Animation) -> Bool {
      var context = AnimationContext<Double>()
      return new.shouldMerge(previous: old, value: 1, time: 0.5, context: &context)
    }
    #expect(
      merges(.bouncy.logicallyComplete(after: 1), .smooth.logicallyComplete(after: 1)))
    #expect(
      !merges(.bouncy.logicallyComplete(after: 1), .bouncy.logicallyComplete(after: 2)))
    #expect(!merges(.bouncy.logicallyComplete(after: 1), .bouncy))
  }
}
