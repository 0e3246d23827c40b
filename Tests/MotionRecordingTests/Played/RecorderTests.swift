import AnimationModel
import MotionRecording
import TestSupport
import Testing

/// Tests of the continuous clock.
@Suite struct RecorderTests {
  static func row(_ recording: Recording, _ index: Int) -> (Double, Double, Double) {
    (recording.times[index], recording.values[index], recording.velocities[index])
  }

  @Test func rowsFallOnIndexDividedByRate() throws {
    let recording = try Recorder(from: 0, to: 10).record(
      .animation(.linear(duration: 1)), rowsPerSecond: 30)
    #expect(recording.times == (0...30).map { Double($0) / 30 })
    #expect(recording.clock == .continuous)
    for (time, value) in zip(recording.times, recording.values) {
      #expect(isClose(value, 10 * time, .absolute(1e-5)))
    }
  }

  @Test(arguments: [
    (Animation.linear(duration: 1), 60.0, 60), (.linear(duration: 0.35), 60, 21),
    (.linear(duration: 0.35), 7, 3), (.bouncy, 60, 46), (.linear(duration: 0), 60, 0),
    (.interpolatingSpring(stiffness: 100, damping: 10), 100, 148),
    (.linear(duration: 0.125).repeatCount(3), 8, 3), (.linear(duration: 0.1).repeatCount(3), 10, 3),
    (.linear(duration: 1).delay(0.25), 4, 5),
  ])
  func lastRowIsTheFirstAtOrAfterTheEnd(animation: Animation, rate: Double, last: Int) throws {
    for (start, target) in [(0.0, 1.0), (7, 6)] {
      let recording = try Recorder(from: start, to: target).record(
        .animation(animation), rowsPerSecond: rate)
      #expect(recording.count == last + 1)
      #expect(recording.values.last == target)
      #expect(recording.velocities.last == 0)
      guard case .finished(let end) = recording.ending else {
        Issue.record("\(recording.ending)")
        continue
      }
      #expect(end <= (recording.times.last ?? 0) * (1 + 1e-12))
      #expect(last == 0 || end > recording.times[last - 1])
    }
  }

  /// 0.1 + 0.2 is a little more than 0.3, and 3·0.1 too: the row at 0.3 is the last all the same.
  @Test(arguments: [
    Animation.linear(duration: 0.1).repeatCount(3), .linear(duration: 0.1).delay(0.2),
    .linear(duration: 0.6).delay(0.3).speed(3),
  ])
  func roundingOfTheEndMakesNoRow(_ animation: Animation) throws {
    for rate in [10.0, 60, 300] {
      let recording = try Recorder(from: 0.1, to: 0.7).record(
        .animation(animation), rowsPerSecond: rate)
      #expect(recording.times.last == 0.3)
      #expect(recording.values.last == 0.7)
      #expect(recording.velocities.last == 0)
      #expect(recording.events.map(\.kind) == [.start, .logicallyComplete, .removed])
      guard case .finished = recording.ending else {
        Issue.record("\(recording.ending)")
        continue
      }
    }
  }

  @Test func startAndTargetAreExactWhereverTheyLie() throws {
    for (start, target) in [(0.1, 0.3), (-3, 1e6), (1e-300, 2e-300), (5, -5), (1e15, 1e15 + 1)] {
      for animation in [Animation.easeInOut, .bouncy, .interpolatingSpring] {
        let recording = try Recorder(from: start, to: target).record(
          .animation(animation), rowsPerSecond: 60)
        #expect(recording.values.first == start)
        #expect(recording.values.last == target)
        #expect(recording.start == start)
        #expect(recording.target == target)
      }
    }
  }

  @Test func springsShowTheStatesOfTheRecurrence() throws {
    let recording = try Recorder(from: 0, to: 100).record(
      .animation(.bouncy), rowsPerSecond: 300)
    let frames = try Recorder(from: 0, to: 100).record(
      .animation(.bouncy), framesPerSecond: 300)
    // Frame n of 300 Hz has taken n + 1 steps.
    for index in 1..<(frames.count - 1) {
      #expect(isClose(recording.values[index + 1], frames.values[index], .absolute(1e-9)))
      #expect(isClose(recording.velocities[index + 1], frames.velocities[index], .absolute(1e-7)))
    }
  }

  @Test func intervalsAreEven() throws {
    let recording = try Recorder(from: 0, to: 10).record(
      .animation(.linear(duration: 0.7)), intervals: 7)
    #expect(recording.count == 8)
    for (index, time) in recording.times.enumerated() {
      #expect(isClose(time, Double(index) / 10, .absolute(1e-15)))
    }
    #expect(recording.times.last == 0.7)
    #expect(recording.values.last == 10)
    #expect(recording.ending == .finished(at: 0.7))
  }

  @Test func intervalsSpanTheTimeThatIsAsked() throws {
    let recording = try Recorder(span: 2).record(.animation(.linear(duration: 0.5)), intervals: 4)
    #expect(recording.times == [0, 0.5, 1, 1.5, 2])
    #expect(recording.values == [0, 1, 1, 1, 1])
    #expect(recording.ending == .finished(at: 0.5))
  }

  /// Design 1.8: the last row is the last index ÷ rate that is not after the span.
  @Test(arguments: [(0.3, 18), (0.316, 18), (1.0 / 60, 1), (0.0, 0), (0.35, 21), (2.0, 120)])
  func spanBoundsTheLastRow(span: Double, last: Int) throws {
    let recording = try Recorder(span: span).record(.animation(.bouncy), rowsPerSecond: 60)
    #expect(recording.count == last + 1)
    #expect(recording.times.last == Double(last) / 60)
  }

  @Test(arguments: [Animation.bouncy, .linear(duration: 1), .interpolatingSpring, .default])
  func shortSpanCutsAnAnimationOff(_ animation: Animation) throws {
    let recording = try Recorder(span: 0.3).record(.animation(animation), rowsPerSecond: 60)
    #expect(recording.ending == .cutOff(at: 0.3))
    #expect(recording.values.last != 1)
    let whole = try Recorder().record(.animation(animation), rowsPerSecond: 60)
    #expect(Array(whole.values.prefix(19)) == recording.values)
    #expect(!recording.events.contains { $0.kind == .removed })
    let frames = try Recorder(span: 0.3).record(.animation(animation), framesPerSecond: 60)
    #expect(frames.ending == .cutOff(at: 0.3))
  }

  @Test func longSpanExtendsWithRest() throws {
    let recording = try Recorder(from: 0, to: 5, span: 3).record(
      .animation(.bouncy), rowsPerSecond: 60)
    #expect(recording.count == 181)
    #expect(recording.values.suffix(100).allSatisfy { $0 == 5 })
    #expect(recording.velocities.suffix(100).allSatisfy { $0 == 0 })
    guard case .finished(let end) = recording.ending else {
      Issue.record("\(recording.ending)")
      return
    }
    #expect(end < 1.1)
  }

  /// An endless motion is recorded for three cycles, with their way back, or for ten seconds without cycles.
  @Test(arguments: [
    (Animation.linear(duration: 1).repeatForever(), 6.0),
    (.linear(duration: 1).repeatForever(autoreverses: false), 3),
    (.linear(duration: 1).repeatForever().speed(2).delay(0.5), 3.5),
    (.spring(duration: 0.5, bounce: 1), 10),
    (.interpolatingSpring(stiffness: 100, damping: 0), 10), (.linear.speed(0), 10),
    (.bouncy.speed(-1), 10), (.linear(duration: 0).repeatForever(), 10),
    (.linear.delay(.infinity), 10), (.bouncy.speed(.nan), 10),
  ])
  func endlessMotionIsFollowedForAWhile(animation: Animation, length: Double) throws {
    let recording = try Recorder().record(.animation(animation), rowsPerSecond: 60)
    #expect(recording.ending == .endless(until: length))
    #expect(recording.times.last == length)
    let frames = try Recorder().record(.animation(animation), framesPerSecond: 60)
    #expect(frames.times.last == length)
    #expect(frames.ending == .endless(until: length))
  }

  @Test func spanBoundsEndlessMotion() throws {
    let recording = try Recorder(span: 1).record(
      .animation(.linear(duration: 1).repeatForever()), rowsPerSecond: 10)
    #expect(recording.ending == .endless(until: 1))
    #expect(recording.count == 11)
  }

  /// A function keeps the values that it computes; the last one is not replaced by the target.
  @Test func springIsFollowedToItsSettlingDuration() throws {
    let spring = Spring.bouncy
    let recording = try Recorder(from: 0, to: 10).record(.spring(spring), rowsPerSecond: 60)
    let last = Int((spring.settlingDuration * 60).rounded(.up))
    #expect(recording.count == last + 1)
    #expect(recording.ending == .sampled(until: Double(last) / 60))
    #expect(recording.events.isEmpty)
    for (index, time) in recording.times.enumerated() {
      #expect(
        isClose(recording.values[index], spring.value(target: 10, time: time), .absolute(1e-14)))
      #expect(
        isClose(
          recording.velocities[index], spring.velocity(target: 10, time: time),
          .absolute(1e-12)))
    }
    #expect(recording.values.last != 10)
  }

  @Test func springOnFramesIsTheSameFunction() throws {
    let continuous = try Recorder().record(.spring(.bouncy), rowsPerSecond: 120)
    let frames = try Recorder().record(.spring(.bouncy), framesPerSecond: 120)
    #expect(frames.values == continuous.values)
    #expect(frames.clock == .frames(rate: 120))
    #expect(frames.ending == continuous.ending)
  }

  @Test func undampedSpringIsFollowedForTenSeconds() throws {
    let recording = try Recorder().record(.spring(Spring(bounce: 1)), rowsPerSecond: 10)
    #expect(recording.ending == .sampled(until: 10))
  }

  @Test func springStartsWithItsVelocity() throws {
    let recording = try Recorder(from: 2, to: 3, initialVelocity: -40).record(
      .spring(.smooth), rowsPerSecond: 60)
    #expect(recording.velocities[0] == -40)
    #expect(
      isClose(
        recording.values[6],
        2 + Spring.smooth.value(target: 1, initialVelocity: -40, time: 0.1), .absolute(1e-13)))
  }

  @Test func curvesPlayTheirProgressOverASecond() throws {
    for curve in [UnitCurve.easeIn, .linear, .circularEaseInOut] {
      let recording = try Recorder(from: 10, to: 20).record(.unitCurve(curve), rowsPerSecond: 8)
      #expect(recording.count == 9)
      #expect(recording.ending == .sampled(until: 1))
      for (index, time) in recording.times.enumerated() {
        #expect(isClose(recording.values[index], 10 + 10 * curve.value(at: time), .absolute(1e-14)))
        #expect(isClose(recording.velocities[index], 10 * curve.slope(at: time), .relative(1e-14)))
      }
    }
  }

  @Test func easingFunctionsKeepTheEndTheyHave() throws {
    let half = EasingFunction.linear([LinearStop(0), LinearStop(0.5)])
    let recording = try Recorder(from: 0, to: 10, span: 2).record(.easing(half), rowsPerSecond: 2)
    #expect(recording.values == [0, 2.5, 5, 5, 5])
    #expect(recording.velocities == [5, 5, 5, 0, 0])
  }

  @Test func seamsHaveOneRow() throws {
    let recording = try Recorder(from: 0, to: 10).record(
      .animation(.linear(duration: 1).repeatCount(3)), rowsPerSecond: 2)
    #expect(recording.times == [0, 0.5, 1, 1.5, 2, 2.5, 3])
    for (index, value) in [0.0, 5, 10, 5, 0, 5, 10].enumerated() {
      #expect(isClose(recording.values[index], value, .absolute(1e-4)))
    }
    for (index, velocity) in [10.0, 10, -10, -10, 10, 10, 0].enumerated() {
      #expect(isClose(recording.velocities[index], velocity, .absolute(1e-9)))
    }
  }

  @Test func eventsAreTold() throws {
    let spring = try Recorder().record(.animation(.bouncy), rowsPerSecond: 60)
    #expect(
      spring.events.map(\.kind) == [.start, .logicallyComplete, .removed])
    #expect(spring.events.map(\.time).prefix(2) == [0, 0.5])
    let curve = try Recorder().record(.animation(.linear(duration: 1)), rowsPerSecond: 60)
    #expect(
      curve.events == [
        RecordedEvent(time: 0, kind: .start), RecordedEvent(time: 1, kind: .logicallyComplete),
        RecordedEvent(time: 1, kind: .removed),
      ])
    let long = try Recorder(span: 0.2).record(.animation(.bouncy), rowsPerSecond: 60)
    #expect(long.events == [RecordedEvent(time: 0, kind: .start)])
  }

  @Test func nameIsKept() throws {
    let recording = try Recorder().record(.animation(.bouncy), name: "mine", rowsPerSecond: 60)
    #expect(recording.name == "mine")
  }

  @Test func sameRecorderGivesTheSameRecording() throws {
    let recorder = Recorder(from: 1, to: 3)
    for subject in [Subject.animation(.bouncy), .spring(.snappy), .unitCurve(.easeIn)] {
      #expect(
        try recorder.record(subject, rowsPerSecond: 60)
          == recorder.record(subject, rowsPerSecond: 60))
    }
  }

  @Test(arguments: [
    Animation.bouncy, .easeIn, .interpolatingSpring, .linear.repeatCount(3),
    .timingCurve(.circularEaseOut, duration: 1),
  ])
  func wayWithoutLengthStays(_ animation: Animation) throws {
    let recording = try Recorder(from: 4, to: 4).record(.animation(animation), rowsPerSecond: 60)
    #expect(recording.values.allSatisfy { $0 == 4 })
    #expect(recording.velocities.allSatisfy { $0 == 0 || !$0.isFinite })
    let frames = try Recorder(from: 4, to: 4).record(.animation(animation), framesPerSecond: 60)
    #expect(frames.values.allSatisfy { $0 == 4 })
  }

  @Test(arguments: [1e-300, 1e-9, 1e9, 1e300])
  func anyLengthOfWayIsPlayed(delta: Double) throws {
    for animation in [Animation.bouncy, .easeIn, .interpolatingSpring] {
      let recording = try Recorder(to: delta).record(.animation(animation), rowsPerSecond: 60)
      #expect(recording.values.last == delta)
      #expect(recording.values.allSatisfy { $0.isFinite })
      let trace = try Recorder(to: delta).trace(.animation(animation))
      #expect(trace.values.allSatisfy { $0.isFinite })
    }
  }
}
