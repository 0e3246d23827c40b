import TestSupport
import Testing

@testable import AnimationModel

@Suite struct KeyframePathMotionTests {
  private static let path = KeyframePath<Double>(
    initialValue: 2,
    keyframes: [
      .linear(to: 10, duration: 0.1), .linear(to: 4, duration: 0.2), .move(to: -5),
      .cubic(to: 0, duration: 0.3), .spring(to: 3, duration: 0.5),
    ])

  @Test func hasACornerAtEveryBoundary() {
    let motion = Self.path.motion()
    #expect(motion.duration == Self.path.duration)
    let expected = Array(Self.path.segments.map(\.end).filter { $0 < Self.path.duration })
    #expect(motion.corners(0, .infinity) == [expected[0], expected[1], expected[3]])
    #expect(motion.corners(0, 0.2) == [0.1])
    #expect(motion.corners(0, 0.1) == [])
  }

  @Test func sidesOfACornerAreThoseOfItsSegments() {
    let motion = Self.path.motion()
    let corner = motion.corners(0, 1)[0]
    let before = motion.state(corner, .before)
    let shown = motion.state(corner, .shown)
    let after = motion.state(corner, .after)
    #expect(before.value == 8)
    #expect(isClose(before.velocity, 80, .relative(1e-12)))
    #expect(shown.value == 8)
    #expect(isClose(shown.velocity, -30, .relative(1e-12)))
    #expect(after.value == 8)
    #expect(after.velocity == shown.velocity)
  }

  /// At the time of a jump, the shown value is the one before the jump, and the shown velocity the one after it.
  @Test(arguments: [0.1 + 0.2, 0.3])
  func jumpIsSeenAfterItsTime(time: Double) {
    let motion = Self.path.motion()
    #expect(motion.state(time, .before).value == 2)
    #expect(motion.state(time, .shown).value == 2)
    #expect(motion.state(time, .after).value == -7)
    #expect(motion.state(time, .shown).velocity == 0)
    #expect(isClose(motion.state(time, .before).velocity, -30, .relative(1e-9)))
    #expect(motion.state(time + 1e-6, .shown).value < -6.9)
  }

  @Test func restsAtItsEnd() {
    let motion = Self.path.motion()
    let end = motion.duration
    let delta = Self.path.finalValue - 2
    #expect(motion.state(end, .before).velocity != 0)
    for (time, side) in [(end, MotionSide.shown), (end, .after), (end + 1, .before)] {
      let state = motion.state(time, side)
      #expect(state.value == delta)
      #expect(state.velocity == 0)
      #expect(state.acceleration == 0)
    }
    #expect(motion.isOver(at: end))
  }

  @Test func beginsAtNothing() {
    let motion = Self.path.motion()
    #expect(motion.state(0, .shown).value == 0)
    #expect(isClose(motion.state(0, .shown).velocity, 80, .relative(1e-12)))
    #expect(motion.state(0, .before).velocity == 0)
    #expect(motion.state(-1, .shown).value == 0)
  }

  @Test func shorterTrackWaitsForTheLongestAfterACorner() {
    let end = Self.path.duration
    let motion = Self.path.motion(lasting: 5)
    #expect(motion.duration == 5)
    #expect(motion.corners(0, 10).last == end)
    #expect(motion.state(end, .shown).velocity == 0)
    #expect(motion.state(end, .before).velocity != 0)
    #expect(motion.state(3, .shown).value == Self.path.finalValue - 2)
    #expect(Self.path.motion(lasting: 0.1).duration == end)
  }

  @Test(arguments: Array(UInt64(50)...60))
  func followsThePathAtEveryTime(seed: UInt64) {
    let path = KeyframePath(initialValue: 7, keyframes: KeyframeLawTests.keyframes(seed: seed))
    let motion = path.motion()
    for time in stride(from: -0.1, through: path.duration + 0.2, by: 0.00917) {
      let state = motion.state(time, .shown)
      #expect(isClose(state.value, path.value(time: time) - 7, .absolute(1e-11)))
      #expect(state.velocity == path.velocity(time: time))
    }
  }

  @Test func motionWithoutKeyframesIsOverAtOnce() {
    let motion = KeyframePath<Double>(initialValue: 3, keyframes: []).motion()
    #expect(motion.duration == 0)
    #expect(motion.state(0, .shown).value == 0)
    #expect(motion.corners(0, .infinity) == [])
  }

  /// A spring that never rests goes on as a motion that never ends.
  @Test func endlessSpringIsAnEndlessMotion() {
    let path = KeyframePath<Double>(
      initialValue: 1,
      keyframes: [.linear(to: 2, duration: 0.5), .spring(to: 3, spring: Spring(bounce: 1))])
    let motion = path.motion()
    #expect(motion.duration == .infinity)
    #expect(motion.corners(0, .infinity) == [0.5])
    #expect(motion.state(40, .shown).velocity.isFinite)
  }

  /// Among many segments, the one that runs is found as by a linear search.
  @Test func amongManyTheSegmentIsTheOneThatRuns() {
    let path = KeyframePath(
      initialValue: 0.0,
      keyframes: (0..<500).map { index in
        index.isMultiple(of: 5)
          ? .move(to: Double(index)) : .linear(to: Double(index % 7), duration: 0.125)
      })
    for index in 0...800 {
      let time = Double(index) / 8 * 0.5
      for side in [MotionSide.before, .after] where time > 0 {
        let segment =
          side == .after
          ? path.segments.first { time < $0.end } : path.segments.first { time <= $0.end }
        guard let segment else { continue }
        let expected = segment.state(at: time - segment.start)
        let state = path.state(at: time, side)
        #expect(state.value == expected.value, "\(time) s \(side)")
        #expect(state.velocity == expected.velocity, "\(time) s \(side)")
      }
    }
  }
}
