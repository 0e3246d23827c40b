import AnimationModel
import MotionRecording
import TestSupport
import Testing

/// Tests of the initial velocity on both clocks, and of the animations that use it.
@Suite struct RecorderVelocityTests {
  @Test(arguments: [
    Animation.bouncy, .default, .interactiveSpring(), .bouncy.speed(2), .bouncy.speed(0.3),
    .bouncy.repeatCount(2), .bouncy.logicallyComplete(after: 1).speed(3).repeatForever(),
  ])
  func isShownAtTheStart(_ animation: Animation) throws {
    let recorder = Recorder(from: 10, to: 110, initialVelocity: -250)
    let continuous = try recorder.record(.animation(animation), rowsPerSecond: 600)
    let frames = try recorder.record(.animation(animation), framesPerSecond: 600)
    let trace = try recorder.trace(.animation(animation))
    for recording in [continuous, frames, trace] {
      #expect(isClose(recording.velocities[0], -250, .relative(1e-12)))
      #expect(recording.values[0] == 10)
    }
    // The values move in the direction of the velocity.
    #expect(continuous.values[1] < 10)
    #expect(frames.values[1] < 10)
  }

  @Test func isShownAfterADelay() throws {
    let recorder = Recorder(from: 0, to: 100, initialVelocity: 250)
    for recording in [
      try recorder.record(.animation(.bouncy.delay(0.5)), rowsPerSecond: 10),
      try recorder.record(.animation(.bouncy.delay(0.5)), framesPerSecond: 10),
    ] {
      #expect(recording.velocities[..<5].allSatisfy { $0 == 0 })
      #expect(recording.velocities[5] == 250)
    }
  }

  @Test func belongsToTheFirstCycleOnly() throws {
    let recorder = Recorder(from: 0, to: 100, initialVelocity: 250)
    let recording = try recorder.record(
      .animation(.bouncy.repeatCount(2, autoreverses: false)), framesPerSecond: 60)
    let seam = try #require(recording.values.dropFirst().firstIndex(of: 100))
    #expect(recording.velocities[0] == 250)
    #expect(recording.velocities[seam] == 0)
  }

  @Test func noVelocityIsZero() throws {
    let without = try Recorder(to: 3).record(.animation(.bouncy), rowsPerSecond: 60)
    let zero = try Recorder(to: 3, initialVelocity: 0).record(
      .animation(.bouncy), rowsPerSecond: 60)
    #expect(without == zero)
  }

  @Test func wayWithoutLengthCanBeLeftAndComeBackTo() throws {
    let recorder = Recorder(from: 5, to: 5, initialVelocity: 100)
    for recording in [
      try recorder.record(.animation(.bouncy), rowsPerSecond: 60),
      try recorder.record(.animation(.bouncy), framesPerSecond: 60),
      try recorder.record(.spring(.bouncy), rowsPerSecond: 60),
    ] {
      #expect(recording.values.max() ?? 0 > 7)
    }
    let animation = try recorder.record(.animation(.bouncy), rowsPerSecond: 60)
    #expect(animation.values.last == 5)
  }

  @Test(arguments: [
    Subject.animation(.easeIn), .animation(.timingCurve(.circularEaseIn, duration: 1)),
    .animation(.bouncy.speed(0)), .animation(.bouncy.speed(-1)), .unitCurve(.easeIn),
    .easing(.ease), .animation(.easeIn.delay(1).repeatForever()),
  ])
  func othersHaveNoUseForIt(_ subject: Subject) {
    #expect(throws: RecordingError.initialVelocityHasNoUse) {
      try Recorder(initialVelocity: 1).record(subject, rowsPerSecond: 60)
    }
    #expect(throws: RecordingError.initialVelocityHasNoUse) {
      try Recorder(initialVelocity: 1).record(subject, framesPerSecond: 60)
    }
    #expect(throws: RecordingError.initialVelocityHasNoUse) {
      try Recorder(initialVelocity: 0).trace(subject)
    }
  }

  @Test(arguments: [
    Animation.interpolatingSpring, .interpolatingSpring(stiffness: 100, damping: 10).delay(1),
    .interpolatingSpring(duration: 0).speed(2), .interpolatingSpring.repeatForever(),
  ])
  func interpolatingSpringsHaveAParameterForIt(_ animation: Animation) {
    #expect(throws: RecordingError.initialVelocityIsAParameter) {
      try Recorder(initialVelocity: 1).record(.animation(animation), framesPerSecond: 60)
    }
  }
}
