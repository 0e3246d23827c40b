import TestSupport
import Testing

@testable import AnimationModel

@Suite struct FluidSpringAnimationTests {
  private static let springs: [Animation] = [
    .spring(response: 0.5, dampingFraction: 1), .spring(response: 0.5, dampingFraction: 0.85),
    .spring(response: 0.5, dampingFraction: 0.7),
    .spring(response: 0.15, dampingFraction: 0.85),
  ]

  /// Semantics reference, section 7.3, reference samples: a row for each frame and a column for each of `springs`.
  @Test func hasTheListedFrames() {
    let table: [(Int, [Double])] = [
      (0, [0, 0, 0, 0]), (1, [0.023_460, 0.023_851, 0.024_249, 0.205_079]),
      (2, [0.074_711, 0.077_341, 0.080_104, 0.489_922]),
      (3, [0.142_010, 0.149_289, 0.157_152, 0.712_232]),
      (4, [0.217_183, 0.231_268, 0.246_871, 0.853_546]),
      (5, [0.294_661, 0.317_071, 0.342_468, 0.932_734]),
      (6, [0.370_762, 0.402_265, 0.438_695, 0.972_789]),
      (9, [0.572_065, 0.628_909, 0.697_643, 1.000_744]),
      (12, [0.721_278, 0.792_594, 0.880_468, 1.000_582]),
      (15, [0.823_335, 0.896_300, 0.985_244, 1.000_077]),
      (18, [0.890_036, 0.955_371, 1.031_384]), (24, [0.958_824, 0.998_987, 1.035_310]),
      (30, [0.984_987, 1.004_329, 1.012_663]), (36, [0.994_605, .nan, 1.000_616]),
      (42, [0.998_077, .nan, 0.998_244]),
    ]
    let frames = Self.springs.map { $0.frames(60) }
    for (frame, values) in table {
      for (index, expected) in values.enumerated() where !expected.isNaN {
        #expect(
          isClose(frames[index][frame], expected, .printed(6)),
          "frame \(frame) of \(Self.springs[index])")
      }
    }
    #expect(Self.springs.map { $0.endFrame() } == [50, 34, 46, 17])
  }

  /// Semantics reference, section 7.3: the end depends on the size of the delta.
  @Test(arguments: [
    (Animation.smooth, [0.8333, 1.05, 1.2667, 1.3, 1.5]),
    (.snappy, [0.5667, 0.95, 1.0333, 1.05, 1.4]),
    (.bouncy, [0.7667, 1.0833, 1.1333, 1.1333, 1.4833]),
    (.spring(response: 0.5, dampingFraction: 0.825), [0.5333, 0.9333, 0.9833, 0.9833, 1.3667]),
    (.interactiveSpring(), [0.2833, 0.3333, 0.35, 0.35, 0.45]),
  ])
  func hasTheListedEnds(animation: Animation, ends: [Double]) throws {
    for (delta, end) in zip([1.0, 10, 100, 128, 1000], ends) {
      let frame = try #require(animation.endFrame(delta: delta))
      #expect(isClose(Double(frame) / 60, end, .absolute(6e-5)), "delta \(delta)")
      #expect(animation.endFrame(delta: -delta) == frame)
    }
  }

  @Test func overshootsLessThanItsSpring() throws {
    let highest = try #require(Animation.bouncy.frames(60, rate: 300).compactMap(\.self).max())
    // The frames of 300 Hz show every second and third step; the peak is flat.
    #expect(highest < 1.0425)
    var player = AnimationPlayer(.bouncy, delta: 1.0, rate: 300)
    let peak = player.run().values.max() ?? .nan
    #expect(isClose(peak, 1.0419, .printed(4)))
  }

  /// Step 5: after two steps x = kh²g.
  @Test func secondStepMovesByStiffnessTimesTheSquareOfTheStep() {
    let frames = Animation.smooth.frames(3, delta: 90, rate: 600)
    #expect(frames[0] == 0)
    // 1/600 s: one step, which moves nothing; 2/600 s is a tie, which takes the further step.
    #expect(frames[1] == 0)
    let stiffness = 16 * Double.pi * Double.pi
    #expect(isClose(frames[2], 90 * stiffness / 90_000, .relative(1e-14)))
  }

  @Test func logicallyCompleteAtItsResponse() {
    var player = AnimationPlayer(.bouncy, delta: 1.0)
    _ = player.value(at: 0.499)
    #expect(!player.context.isLogicallyComplete)
    _ = player.value(at: 0.5)
    #expect(player.context.isLogicallyComplete)
  }

  /// Semantics reference, section 19.5, row 44.
  @Test func logicalCompletionComesWithTheEvaluationThatIsLateEnough() throws {
    var player = AnimationPlayer(.spring(response: 0.3, dampingFraction: 0.7), delta: 1.0)
    #expect(player.value(at: 0.2) ?? 0 > 1.02)
    #expect(!player.context.isLogicallyComplete)
    #expect(player.value(at: 0.3) ?? 0 > 1)
    #expect(player.context.isLogicallyComplete)
    let last = player.value(at: 0.35) ?? .nan
    #expect((last - 1).magnitude > 0.0005)
  }

  /// Row 43: a gap of more than a second is skipped, and a sixtieth of a second is played: six
  /// steps, as a tie takes the further one.
  @Test func gapOfMoreThanASecondIsSkipped() throws {
    var steady = AnimationPlayer(.bouncy, delta: 1.0, rate: 300)
    var gap = AnimationPlayer(.bouncy, delta: 1.0)
    _ = gap.value(at: 0)
    // Eleven steps, counted as at 2/60 s.
    let before = gap.value(at: 2.0 / 60) ?? .nan
    #expect(isClose(before, 0.080_104, .printed(6)))
    let after = gap.value(at: 5) ?? .nan
    let next = gap.value(at: 5 + 1.0 / 60) ?? .nan
    // Frame n of 300 Hz has n + 1 steps: 11 + 6 of them, then 5 more at the usual pace.
    let steps = (0...21).map { steady.value(atFrame: $0) ?? .nan }
    #expect(isClose(after, steps[16], .absolute(1e-15)))
    #expect(isClose(next, steps[21], .absolute(1e-15)))
  }

  @Test func gapOfASecondIsPlayed() throws {
    var player = AnimationPlayer(.spring(duration: 2), delta: 1.0)
    _ = player.value(at: 0)
    let value = player.value(at: 1) ?? .nan
    #expect(isClose(value, Spring(duration: 2).value(target: 1.0, time: 1), .absolute(0.01)))
  }

  @Test func restsOnlyAfterAStep() {
    var player = AnimationPlayer(.bouncy, delta: 0.0)
    #expect(player.value(at: 0) == 0)
    #expect(player.value(at: 1.0 / 60) == nil)
  }

  @Test func answersTheVelocityOfItsState() throws {
    var player = AnimationPlayer(.bouncy, delta: 100.0, rate: 300)
    var last = 0.0
    for frame in 0...30 { last = player.value(atFrame: frame) ?? .nan }
    let velocity = try #require(
      player.animation.velocity(value: 100, time: 0.1, context: player.context))
    let next = player.value(atFrame: 31) ?? .nan
    // Half a step further the speed is the difference of the states.
    #expect(isClose(velocity, (next - last) * 300, .relative(0.02)))
  }

  /// Semantics reference, section 19.5, row 42.
  @Test(arguments: [(0.12, 0.3), (0.27, 0.55), (0.42, 0.8), (0.1, 0.3), (9, 0.8)])
  func blendsItsResponse(time: Double, expected: Double) {
    let spring = FluidSpringAnimation(response: 0.8, dampingFraction: 1, blendDuration: 0.3)
    var player = AnimationPlayer(
      .spring(response: 0.3, dampingFraction: 1), delta: 1.0, rate: 100)
    for frame in 0...12 { _ = player.value(atFrame: frame) }
    var context = player.context
    #expect(
      spring.shouldMerge(previous: player.animation, value: 1, time: 0.12, context: &context))
    let state = context.state[FluidSpringState<Double>.self]
    #expect(isClose(spring.effectiveResponse(at: time, in: state), expected, .relative(1e-12)))
  }

  @Test func withoutABlendDurationTheResponseChangesAtOnce() {
    let spring = FluidSpringAnimation(response: 0.8, dampingFraction: 1)
    var context = AnimationContext<Double>()
    _ = spring.shouldMerge(
      previous: .spring(response: 0.3, dampingFraction: 1), value: 1, time: 0.12,
      context: &context)
    let state = context.state[FluidSpringState<Double>.self]
    #expect(spring.effectiveResponse(at: 0.12, in: state) == 0.8)
  }

  /// Twice the speed of `linear`, and a velocity that it tells.
  private struct Ramp: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? { time > 1 ? nil : value.scaled(by: time) }

    func velocity<V: VectorArithmetic>(
      value: V, time: Double, context: AnimationContext<V>
    ) -> V? { value.scaled(by: 3) }
  }

  /// Row 47: offset 0.5, velocity 6, start 0.25.
  @Test func mergeTakesPositionAndVelocity() {
    var context = AnimationContext<Double>()
    let merges = Animation.bouncy.shouldMerge(
      previous: Animation(Ramp()), value: 2, time: 0.25, context: &context)
    #expect(merges)
    let state = context.state[FluidSpringState<Double>.self]
    #expect(state.phase.offset == 0.5)
    #expect(state.phase.velocity == 6)
    #expect(state.startTime == 0.25)
    // The time of the merge is no step: the value does not jump.
    var player = AnimationPlayer(.bouncy, delta: 2.0)
    player.context = context
    #expect(player.value(at: 0.25) == 0.5)
    #expect(!player.context.isLogicallyComplete)
    _ = player.value(at: 0.75)
    #expect(player.context.isLogicallyComplete)
  }

  @Test func previousAnimationThatIsOverCountsAsArrived() {
    var context = AnimationContext<Double>()
    _ = Animation.bouncy.shouldMerge(
      previous: Animation(Ramp()), value: 2, time: 3, context: &context)
    #expect(context.state[FluidSpringState<Double>.self].phase.offset == 2)
  }

  @Test func curvesLeaveNoVelocity() {
    var context = AnimationContext<Double>()
    let merges = Animation.bouncy.shouldMerge(
      previous: .easeInOut, value: 100, time: 0.175, context: &context)
    #expect(merges)
    let state = context.state[FluidSpringState<Double>.self]
    #expect(state.phase.offset == 50)
    #expect(state.phase.velocity == 0)
  }

  /// Semantics reference, section 9.4: `.bouncy` from 0 to 100, sent back at 0.2 s, frames of 60 Hz.
  @Test func springsThatMergeKeepPositionAndVelocity() throws {
    var player = AnimationPlayer(.bouncy, delta: 100.0)
    for frame in 0...12 { _ = player.value(atFrame: frame) }
    let merges = Animation.bouncy.shouldMerge(
      previous: .bouncy, value: 100, time: 0.2, context: &player.context)
    #expect(merges)
    let state = player.context.state[FluidSpringState<Double>.self]
    #expect(isClose(state.phase.offset, 88.046_803, .printed(6)))
    #expect(isClose(state.phase.velocity, 283.134_428, .printed(6)))
    player.delta = 0
    let expected = [
      15: 83.272_990, 18: 59.426_051, 21: 34.418_548, 24: 15.412_234, 30: -1.934_032,
      36: -3.488_817, 45: -0.645_357,
    ]
    for frame in 13...45 {
      let value = player.value(atFrame: frame) ?? .nan
      if let expected = expected[frame] {
        #expect(isClose(value, expected, .absolute(1e-6)), "frame \(frame)")
      }
    }
  }

  @Test func pairMovesAsItsPartsAndEndsWithTheirSum() throws {
    let animation = Animation.bouncy
    var pair = AnimationPlayer(animation, delta: AnimatablePair(3.0, -40.0))
    let (values, end) = pair.run()
    let first = animation.frames(values.count, delta: 3)
    let second = animation.frames(values.count, delta: -40)
    for (index, value) in values.enumerated() {
      if let expected = first[index] { #expect(value.first == expected) }
      if let expected = second[index] { #expect(value.second == expected) }
    }
    let ends = [animation.endFrame(delta: 3), animation.endFrame(delta: -40)]
    #expect(try #require(end) >= ends.compactMap(\.self).max() ?? .max)
  }

  /// Row 45: the recurrence is unstable for strong damping.
  @Test func strongDampingDiverges() {
    let wild = Animation.spring(duration: 0.5, bounce: -0.97)
    var player = AnimationPlayer(wild, delta: 1.0)
    let (values, end) = player.run(frames: 1200)
    #expect(values.contains { $0.magnitude > 1e20 })
    #expect(end == nil || values.count > 60)

    var wilder = AnimationPlayer(Animation.spring(duration: 0.5, bounce: -0.99), delta: 1.0)
    let run = wilder.run()
    #expect(run.values.contains { $0.magnitude > 1e100 })
    #expect(run.values.allSatisfy { $0.isFinite })
    #expect(run.end != nil)
  }

  /// Stable if and only if c·h + k·h²/2 < 2.
  @Test(arguments: [(0.5, 23.8, true), (0.5, 23.9, false), (0.01, 1.23, true), (0.01, 1.25, false)])
  func stabilityHasAnEdge(response: Double, ratio: Double, isStable: Bool) {
    let animation = Animation.spring(response: response, dampingFraction: ratio)
    var player = AnimationPlayer(animation, delta: 1.0, rate: 300)
    let (values, _) = player.run(frames: 30_000)
    #expect(values.allSatisfy { $0.magnitude < 10 } == isStable)
  }

  @Test(arguments: [0, -1, -Double.infinity, .nan])
  func responseOfZeroIsAsStiffAsThereIs(response: Double) throws {
    let capped = 2 * Double.pi / 45_000.0.squareRoot()
    let stiff = Animation.spring(response: response, dampingFraction: 1)
    let reference = Animation.spring(response: capped, dampingFraction: 1)
    let (first, second) = (stiff.frames(5, rate: 300), reference.frames(5, rate: 300))
    for (value, expected) in zip(first, second) {
      #expect(isClose(value, try #require(expected), .absolute(1e-12)))
    }
    if response <= 0 {
      var player = AnimationPlayer(stiff, delta: 1.0)
      _ = player.value(at: 0)
      #expect(player.context.isLogicallyComplete)
    }
  }

  @Test func springWithoutPullStays() {
    #expect(Animation.spring(response: .infinity, dampingFraction: 1).endFrame(frames: 600) == nil)
    #expect(
      Animation.spring(response: .infinity, dampingFraction: 1).frames(30).allSatisfy {
        $0 == 0
      })
  }

  @Test func undampedSpringNeverEnds() {
    #expect(Animation.spring(duration: 0.5, bounce: 1).endFrame(frames: 5000) == nil)
  }
}
