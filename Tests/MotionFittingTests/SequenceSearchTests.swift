import AnimationModel
import MotionFitting
import MotionRecording
import Testing

/// The rows that a device shows of a number that is animated to one value after another, with changes
/// at frames.
private struct PlayedChanges {
  var changes: [(frame: Int, animation: Animation, to: Double)]
  var rounding = 0.5
  var count = 80

  func observations() throws -> MotionObservations {
    var animator = Animator(0.0, clock: .frames(rate: 60))
    var times: [Double] = []
    var values: [Double] = []
    for frame in 0..<count {
      let time = Double(frame) / 60
      for change in changes where change.frame == frame {
        animator.change(to: change.to, AnimatedChange(animation: change.animation), at: time)
      }
      animator.update(to: time)
      times.append(time)
      values.append((animator.shown / rounding).rounded() * rounding)
    }
    return try MotionObservations(times: times, values: values)
  }
}

@Suite struct SequenceSearchTests {
  private func options(_ segments: FittingOptions.Segments) -> FittingOptions {
    var options = FittingOptions()
    options.replicates = 0
    options.segments = segments
    options.groups = [.spring]
    return options
  }

  @Test func aSpringThatTakesOverAnotherOnesVelocityIsFound() throws {
    let rows = try PlayedChanges(changes: [(12, .bouncy, 300), (30, .smooth, 100)]).observations()
    #expect(try !MotionFitter(options(.one)).fit(rows).fits)
    let fit = try MotionFitter(options(.auto)).fit(rows)
    let sequence = try #require(fit.sequence)
    #expect(fit.fits && fit.candidates.allSatisfy { $0.verdict == .no })
    #expect(sequence.motions.count == 2 && sequence.largest <= 3)
    for (motion, truth) in zip(sequence.motions, [(0.2, 0.5, 0.3, 300.0), (0.5, 0.5, 0, 100)]) {
      #expect((motion.start - truth.0).magnitude < 1.5 / 60)
      #expect((motion.duration - truth.1).magnitude < 0.02)
      #expect(((motion.bounce ?? 1) - truth.2).magnitude < 0.03)
      #expect((motion.to - truth.3).magnitude < 3)
    }
  }

  /// Two ramps with a rest between them, as `.linear` plays them.
  @Test func rampsAreFound() throws {
    let values = (0..<120).map { frame in
      let time = Double(frame) / 60
      let shown = 100 * min(max((time - 0.2) / 0.4, 0), 1) + 80 * min(max((time - 1) / 0.5, 0), 1)
      return (shown * 100).rounded() / 100
    }
    var options = options(.auto)
    options.groups = Set(FittingOptions.Group.allCases)
    let fit = try MotionFitter(options).fit(
      MotionObservations(times: values.indices.map { Double($0) / 60 }, values: values))
    let motions = try #require(fit.sequence).motions
    #expect(motions.map(\.subject) == [0.4, 0.5].map { .animation(.linear(duration: $0)) })
    #expect(motions.map(\.to) == [100, 180])
  }

  /// A single motion that fits is never split, and is not two motions when two are asked for.
  @Test func oneSpringIsNotSplit() throws {
    let rows = try PlayedRows(animation: .bouncy, start: 0.2051).observations()
    #expect(try MotionFitter(options(.auto)).fit(rows).sequence == nil)
    let two = try MotionFitter(options(.count(2))).fit(rows)
    #expect(!two.fits && two.sequence == nil)
  }
}
