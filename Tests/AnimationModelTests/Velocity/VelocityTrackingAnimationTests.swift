import AnimationModel
import TestSupport
import Testing

@Suite("Velocity tracking")
struct VelocityTrackingAnimationTests {
  /// A finger at 100 points per second, looked at every tenth of a second.
  private func drag() -> RunningAnimation<Double> {
    var run = RunningAnimation(.velocityTracking, value: 10.0)
    _ = run.covered(at: 0)
    for index in 1...4 {
      run.retarget(by: 10, with: .velocityTracking, at: Double(index) / 10)
    }
    return run
  }

  @Test("the target is shown at once")
  func noMotion() {
    var run = drag()
    #expect(run.covered(at: 0.4) == 50)
    #expect(run.covered(at: 1) == 50)
  }

  @Test("it is over two seconds after the last sample")
  func end() {
    var run = drag()
    #expect(run.covered(at: 2.399) == 50)
    #expect(run.covered(at: 2.4) == nil)
  }

  @Test("a finger that rests ends it")
  func rest() {
    var run = RunningAnimation(.velocityTracking, value: 0.0)
    _ = run.covered(at: 0)
    run.retarget(by: 0, with: .velocityTracking, at: 0.1)
    #expect(run.covered(at: 0.1) == nil)
  }

  @Test("a spring that takes over goes on with the decayed velocity, on both clocks")
  func handOff() throws {
    var run = drag()
    #expect(run.retarget(by: 50, with: .spring, at: 0.5) == .merge)
    let decayed = 100 * 0.8186
    let value = try covered(&run, at: 0.5)
    #expect(value == 50)
    #expect(isClose(run.velocity(at: 0.5, covered: value, frame: 1), decayed, .absolute(0.01)))

    var motion = RunningMotion(.velocityTracking, value: 10.0)
    for index in 1...4 {
      motion.retarget(by: 10, with: .velocityTracking, at: Double(index) / 10)
    }
    #expect(motion.motion.state(0.45, .shown).value == 50)
    #expect(isClose(motion.motion.duration, 2.4, .absolute(1e-12)))
    #expect(motion.retarget(by: 50, with: .spring, at: 0.5) == .merge)
    let state = motion.motion.state(0.5, .shown)
    #expect(state.value == 50)
    #expect(isClose(state.velocity, decayed, .absolute(0.01)))
  }

  @Test("a drag that takes over from a spring shows its target")
  func takesOver() {
    var run = RunningAnimation(.spring, value: 100.0)
    _ = run.covered(at: 0)
    #expect(run.retarget(by: 10, with: .velocityTracking, at: 0.1) == .merge)
    #expect(run.covered(at: 0.1) == 110)
  }
}
