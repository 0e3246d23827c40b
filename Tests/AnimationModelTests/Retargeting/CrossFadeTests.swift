import AnimationModel
import TestSupport
import Testing

/// Tests of the cost of chains of combinations, counted and not timed.
@Suite struct CrossFadeTests {
  /// A counter of the motions that are made from animations, and of the states that are computed.
  private final class Counter: @unchecked Sendable {
    var motions = 0
    var states = 0
  }

  /// A linear animation that counts its motions and states.
  private struct CountedLine: CustomAnimation, ContinuousAnimation {
    let duration: Double
    let counter: Counter

    static func == (lhs: CountedLine, rhs: CountedLine) -> Bool { lhs.duration == rhs.duration }
    func hash(into hasher: inout Hasher) { hasher.combine(duration) }

    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      time < duration ? value.scaled(by: time / duration) : nil
    }

    var isProportional: Bool { true }

    func slope<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
      value.scaled(by: 1 / duration)
    }

    func motion<V: VectorArithmetic>(of request: MotionRequest<V>) -> ContinuousMotion<V> {
      counter.motions += 1
      var motion = Animation.linear(duration: duration).motion(of: request)
      motion.state = { [counter, state = motion.state] time, side in
        counter.states += 1
        return state(time, side)
      }
      return motion
    }
  }

  @Test(arguments: [50, 100, 400])
  func aStateAsksOnlyWhatStillRuns(count: Int) {
    let counter = Counter()
    // Each line lasts ten times as long as the interval after which the next one begins.
    let line = Animation(CountedLine(duration: 1, counter: counter))
    var run = RunningMotion(line, value: 1.0)
    for index in 1..<count {
      run.retarget(
        by: index.isMultiple(of: 2) ? 1 : -1, with: line, at: Double(index) * 0.1, rule: .combine)
    }
    #expect(counter.motions == count)
    counter.states = 0
    let last = Double(count - 1) * 0.1
    _ = run.motion.state(last + 0.05, .shown)
    #expect(counter.states == 10)
    counter.states = 0
    _ = run.motion.state(last + 0.55, .shown)
    #expect(counter.states == 5)
    #expect(run.motion.depth <= 11)
    #expect(run.motion.corners(last, last + 1).count <= 10)
  }

  @Test func aChainIsWhatTheRecurrenceSays() {
    // r₀ = f₀(c₀, t), rᵢ = rᵢ₋₁ + fᵢ(cᵢ − rᵢ₋₁, t − eᵢ), with lines that are over after a second.
    let targets = [1.0, -0.5, 2, 0.25, 1]
    var run = RunningMotion(.linear(duration: 1), value: targets[0])
    for index in 1..<targets.count {
      run.retarget(
        by: targets[index] - targets[index - 1], with: .linear(duration: 1),
        at: Double(index) * 0.3, rule: .combine)
    }
    for step in 0...20 {
      let time = 1.2 + Double(step) * 0.05 + 0.01
      var value = 0.0
      for index in targets.indices {
        let part = (time - Double(index) * 0.3) / 1
        value = part >= 1 ? targets[index] : value + (targets[index] - value) * part
      }
      #expect(isClose(run.motion.state(time, .shown).value, value, .absolute(1e-6)))
    }
  }
}
