import AnimationModel
import TestSupport
import Testing

@Suite("Which pair does what")
struct RetargetingPairTests {
  private let cut = 0.2
  private let delta = 100.0
  private let change = -70.0

  /// Returns the slope at the cut that the new animation adds by itself, for the remaining distance.
  private func ownSlope(_ pair: RetargetingPair, from value: Double) -> Double {
    let motion = pair.new.motion(of: MotionRequest(value: delta + change - value))
    return motion.state(0, .after).velocity
  }

  @Test("on frames", arguments: RetargetingPair.table)
  func frames(pair: RetargetingPair) throws {
    var run = RunningAnimation(pair.running, value: delta)
    for frame in 0...12 { _ = run.covered(at: Double(frame) / 60) }
    var old = run
    let value = try covered(&old, at: cut)
    let velocity = old.velocity(at: cut, covered: value, frame: 1 / 60)

    #expect(run.retarget(by: change, with: pair.new, at: cut) == pair.outcome)
    let newValue = try covered(&run, at: cut)
    #expect(isClose(newValue, value, .absolute(1e-9)))
    let newVelocity = run.velocity(at: cut, covered: newValue, frame: 1 / 60)
    let expected =
      switch pair.velocity {
      case .kept: velocity
      case .lost: 0.0
      case .crossFaded: velocity + ownSlope(pair, from: value)
      case .scaled(let factor): velocity / factor
      }
    #expect(isClose(newVelocity, expected, .absolute(1e-6)))
  }

  @Test("on the continuous clock", arguments: RetargetingPair.table)
  func continuous(pair: RetargetingPair) throws {
    var run = RunningMotion(pair.running, value: delta)
    let old = run.motion.state(cut, .shown)
    #expect(run.retarget(by: change, with: pair.new, at: cut) == pair.outcome)
    let new = run.motion.state(cut, .after)
    let expected =
      switch pair.velocity {
      case .kept, .scaled: old.velocity
      case .lost: 0.0
      case .crossFaded: old.velocity + ownSlope(pair, from: old.value)
      }
    // A motion that is known only on frames is sampled at the rate of the spring's steps, up to one step ahead.
    let isSampled = pair.new.base is RepeatAnimation
    #expect(isClose(new.value, old.value, .absolute(isSampled ? 2 : 1e-9)))
    if !isSampled { #expect(isClose(new.velocity, expected, .absolute(1e-6))) }
  }

  @Test("both clocks go the same way afterwards", arguments: RetargetingPair.table)
  func sameWay(pair: RetargetingPair) {
    // The velocity of a spring that ran faster is handed on as on a device on one clock, as it is seen on the other.
    if case .scaled = pair.velocity { return }
    var run = RunningAnimation(pair.running, value: delta)
    var motion = RunningMotion(pair.running, value: delta)
    let rate = 300.0
    for frame in 0...60 { _ = run.covered(at: Double(frame) / rate) }
    run.retarget(by: change, with: pair.new, at: cut)
    motion.retarget(by: change, with: pair.new, at: cut)
    for frame in 61...400 {
      let time = Double(frame) / rate
      guard let value = run.covered(at: time) else { break }
      guard time < motion.motion.duration else { break }
      // A spring on frames is one step of 1/300 s ahead, and its clock begins anew at a merge.
      let state = motion.motion.state(time, .shown)
      let step = state.velocity.magnitude / rate
      #expect(isClose(state.value, value, .absolute(2.5 * step + 1.5)), "at \(time)")
    }
  }
}
