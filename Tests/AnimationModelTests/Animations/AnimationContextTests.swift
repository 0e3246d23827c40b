import AnimationModel
import Testing

@Suite struct AnimationContextTests {
  private struct Count: AnimationStateKey {
    static var defaultValue: Int { 0 }
  }

  private enum Size: EnvironmentKey {
    static var defaultValue: Int { 12 }
  }

  @Test func logicalFlagIsSetOnce() {
    var context = AnimationContext<Double>()
    #expect(!context.isLogicallyComplete)
    context.isLogicallyComplete = false
    #expect(!context.isLogicallyComplete)
    context.isLogicallyComplete = true
    context.isLogicallyComplete = false
    #expect(context.isLogicallyComplete)
  }

  @Test func anotherStateKeepsTheRest() {
    var environment = EnvironmentValues()
    environment[Size.self] = 20
    var context = AnimationContext<Double>(environment: environment)
    context.state[Count.self] = 5
    context.isLogicallyComplete = true
    let other = context.withState(AnimationState<AnimatablePair<Double, Double>>())
    #expect(other.isLogicallyComplete)
    #expect(other.environment[Size.self] == 20)
    #expect(other.state[Count.self] == 0)
    #expect(context.state[Count.self] == 5)
  }

  @Test func beginsEmptyAndWithDefaults() {
    let context = AnimationContext<Double>()
    #expect(context.state[Count.self] == 0)
    #expect(context.environment[Size.self] == 12)
  }
}
