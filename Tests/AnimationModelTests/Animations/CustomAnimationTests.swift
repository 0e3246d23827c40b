import AnimationModel
import TestSupport
import Testing

/// Apple's two documented examples, written against this library as they would be against SwiftUI.
@Suite struct CustomAnimationTests {
  // MARK: Elastic ease-in-out

  private struct ElasticEaseInEaseOutAnimation: CustomAnimation {
    var duration: Double = 0.35

    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      if time > duration { return nil }
      let p = time / duration
      let s = ElementaryFunctions.sine((20 * p - 11.125) * ((2 * Double.pi) / 4.5))
      let power = ElementaryFunctions.exponential((20 * p - 10) * ElementaryFunctions.logarithm(2))
      if p < 0.5 { return value.scaled(by: -(power * s) / 2) }
      return value.scaled(by: s / power / 2 + 1)
    }
  }

  /// Semantics reference, section 8.3.
  @Test(arguments: [
    (0.0, 0.000_085), (0.1, 0.000_339), (0.2, -0.003_906), (0.3, 0.023_939), (0.4, -0.117_462),
    (0.45, 0.043_412), (0.5, 0.5), (0.55, 0.956_588), (0.6, 1.117_462), (0.7, 0.976_061),
    (0.8, 1.003_906), (0.9, 0.999_661), (1, 0.999_915),
  ])
  func elasticExampleHasTheListedValues(progress: Double, expected: Double) {
    let animation = Animation(ElasticEaseInEaseOutAnimation(duration: 4))
    var player = AnimationPlayer(animation, delta: 1.0)
    #expect(isClose(player.value(at: 4 * progress), expected, .printed(6)))
    #expect(player.value(at: 4.001) == nil)
  }

  @Test func elasticExampleWorksWithModifiersAndVectors() {
    let animation = Animation(ElasticEaseInEaseOutAnimation()).speed(0.5).delay(1)
    var player = AnimationPlayer(animation, delta: AnimatablePair(1.0, 100.0))
    let value = player.value(at: 1 + 0.35)
    #expect(isClose(value?.first, 0.5, .absolute(1e-9)))
    #expect(isClose(value?.second, 50, .absolute(1e-7)))
    #expect(player.value(at: 1.71) == nil)
  }

  // MARK: Pausable wrapper

  private enum AnimationPausedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private struct PausableState<Value: VectorArithmetic>: AnimationStateKey {
    var paused = false
    var pauseTime = 0.0
    static var defaultValue: PausableState { PausableState() }
  }

  private struct PausableAnimation: CustomAnimation {
    let base: Animation

    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      let paused = context.environment[AnimationPausedKey.self]
      let pausableState = context.state[PausableState<V>.self]
      var pauseTime = pausableState.pauseTime
      if pausableState.paused != paused {
        pauseTime = time - pauseTime
        context.state[PausableState<V>.self] = PausableState(paused: paused, pauseTime: pauseTime)
      }
      let effectiveTime = paused ? pauseTime : time - pauseTime
      return base.animate(value: value, time: effectiveTime, context: &context)
    }
  }

  /// Returns a context that continues an old one with another environment, as an animator would make it.
  private func context(
    _ old: AnimationContext<Double>, paused: Bool
  ) -> AnimationContext<Double> {
    var environment = EnvironmentValues()
    environment[AnimationPausedKey.self] = paused
    return AnimationContext(
      state: old.state, environment: environment, isLogicallyComplete: old.isLogicallyComplete)
  }

  @Test func pausableExampleHoldsAndGoesOn() {
    var player = AnimationPlayer(
      Animation(PausableAnimation(base: .linear(duration: 1))), delta: 10.0)
    #expect(isClose(player.value(at: 0.2), 2, .absolute(1e-5)))
    player.context = context(player.context, paused: true)
    #expect(isClose(player.value(at: 0.3), 3, .absolute(1e-5)))
    #expect(isClose(player.value(at: 0.9), 3, .absolute(1e-5)))
    player.context = context(player.context, paused: false)
    #expect(isClose(player.value(at: 1), 3, .absolute(1e-5)))
    #expect(isClose(player.value(at: 1.5), 8, .absolute(1e-5)))
    player.context = context(player.context, paused: true)
    #expect(isClose(player.value(at: 1.6), 9, .absolute(1e-5)))
    #expect(isClose(player.value(at: 7), 9, .absolute(1e-5)))
    player.context = context(player.context, paused: false)
    #expect(isClose(player.value(at: 7.05), 9, .absolute(1e-5)))
    #expect(player.value(at: 7.2) == nil)
  }

  @Test func pausableExampleSharesStateAndFlagWithItsBase() {
    var player = AnimationPlayer(
      Animation(PausableAnimation(base: .spring(duration: 0.3, bounce: 0))), delta: 10.0)
    for frame in 0...18 { _ = player.value(atFrame: frame) }
    #expect(player.context.isLogicallyComplete)
  }

  // MARK: Defaults

  private struct Silent: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? { value }
  }

  @Test func neitherVelocityNorMergingIsRequired() {
    var context = AnimationContext<Double>()
    let animation = Animation(Silent())
    #expect(animation.velocity(value: 1.0, time: 0, context: context) == nil)
    #expect(!animation.shouldMerge(previous: animation, value: 1, time: 0, context: &context))
  }
}
