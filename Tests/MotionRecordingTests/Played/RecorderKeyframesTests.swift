import AnimationModel
import MotionRecording
import TestSupport
import Testing

@Suite struct RecorderKeyframesTests {
  /// Keyframes with a straight line up, a jump, and a spring back to the start.
  private static let curve = KeyframeCurve(
    KeyframePath(
      initialValue: 1.0,
      keyframes: [
        .linear(to: 3, duration: 0.5), .move(to: -1),
        .spring(to: 1, duration: 0.7, spring: .bouncy),
      ]))

  /// A recorder whose own start and target must not matter.
  private let recorder = Recorder(from: 100, to: 200)

  @Test func keyframesHaveValuesOfTheirOwn() throws {
    let recording = try recorder.record(.keyframes(Self.curve), rowsPerSecond: 10)
    #expect(recording.start == 1 && recording.target == Self.curve.path.finalValue)
    #expect(recording.times == (0...12).map { Double($0) / 10 })
    for (time, value) in zip(recording.times, recording.values) {
      #expect(isClose(value, Self.curve.path.value(time: time), .absolute(1e-12)), "\(time)")
    }
    // On the boundary the earlier keyframe is shown, with the velocity of the later one.
    #expect(recording.values[5] == 3)
  }

  @Test func theyEndAtTheEndWithoutALogicalCompletion() throws {
    for recording in [
      try recorder.record(.keyframes(Self.curve), rowsPerSecond: 60),
      try recorder.trace(.keyframes(Self.curve)),
      try recorder.record(.keyframes(Self.curve), intervals: 7),
    ] {
      guard case .finished(let end) = recording.ending else {
        Issue.record("a timeline ends")
        continue
      }
      #expect(isClose(end, 1.2, .absolute(1e-12)))
      #expect(recording.events.map(\.kind) == [.start, .removed])
      #expect(recording.values.last == Self.curve.path.finalValue)
      #expect(recording.velocities.last == 0)
    }
  }

  @Test func onFramesTheyEndAtAFrame() throws {
    let curve = KeyframeCurve(
      KeyframePath(initialValue: 0.0, keyframes: [.linear(to: 1, duration: 0.31)]))
    var recorder = Recorder()
    for span in [nil, 1.0] {
      recorder.span = span
      let recording = try recorder.record(.keyframes(curve), framesPerSecond: 10)
      #expect(recording.clock == .frames(rate: 10))
      #expect(recording.ending == .finished(at: 0.4))
      #expect(recording.events.last == RecordedEvent(time: 0.4, kind: .removed))
      #expect(recording.times.last == span ?? 0.4)
    }
  }

  @Test func aShorterTrackWaitsForTheLongest() throws {
    let curve = KeyframeCurve(
      KeyframePath(initialValue: 0.0, keyframes: [.linear(to: 1, duration: 0.5)]),
      timelineDuration: 2)
    let recording = try Recorder().record(.keyframes(curve), rowsPerSecond: 2)
    #expect(recording.times == [0, 0.5, 1, 1.5, 2] && recording.values == [0, 1, 1, 1, 1])
    #expect(recording.ending == .finished(at: 2))
  }

  @Test func aSpanCutsAndExtends() throws {
    var recorder = Recorder()
    recorder.span = 0.25
    let cut = try recorder.record(.keyframes(Self.curve), rowsPerSecond: 20)
    #expect(cut.ending == .cutOff(at: 0.25) && cut.values.last == 2)
    recorder.span = 3
    let extended = try recorder.record(.keyframes(Self.curve), rowsPerSecond: 1)
    #expect(extended.times == [0, 1, 2, 3])
    #expect(extended.values.suffix(2) == [Self.curve.path.finalValue, Self.curve.path.finalValue])
  }

  @Test func aTraceHasTwoSamplesAtAJump() throws {
    let trace = try Recorder().trace(.keyframes(Self.curve))
    let indices = trace.times.indices.filter { trace.times[$0] == 0.5 }
    #expect(indices.map { trace.values[$0] } == [3, -1])
    #expect(trace.keyframes.map(\.kind) == [.linear, .move, .spring])
    #expect(trace.keyframes.map(\.startValue) == [1, 3, -1])
  }

  /// A path that ends where it begins has no travel by which the distance of samples could be chosen.
  @Test func aTraceKeepsToAPathThatEndsWhereItBegan() throws {
    let path = KeyframePath(
      initialValue: 0.0,
      keyframes: [
        .cubic(to: 10, duration: 0.3), .cubic(to: -4, duration: 0.1), .cubic(to: 0, duration: 0.4),
      ])
    let trace = try Recorder().trace(.keyframes(KeyframeCurve(path)))
    #expect(trace.count < 200)
    for index in 1..<trace.count where trace.times[index] > trace.times[index - 1] {
      let (a, b) = (index - 1, index)
      let h = trace.times[b] - trace.times[a]
      let middle =
        (trace.values[a] + trace.values[b]) / 2
        + h / 8 * (trace.velocities[a] - trace.velocities[b])
      let exact = path.value(time: trace.times[a] + h / 2)
      #expect(isClose(middle, exact, .absolute(2e-4)), "\(trace.times[a])")
    }
  }

  @Test func aShortKeyframeIsNoReasonToLookCloselyAtLongOnes() throws {
    let curve = KeyframeCurve(
      KeyframePath(
        initialValue: 0.0,
        keyframes: [
          .linear(to: 1, duration: 1e-7), .spring(to: 5, duration: 3, spring: .bouncy),
          .cubic(to: 0, duration: 1e-4), .linear(to: 1, duration: 2),
        ]), timelineDuration: 9)
    let trace = try Recorder().trace(.keyframes(curve))
    #expect(trace.count < 500 && trace.values.last == 1)
    #expect(isClose(trace.times.last ?? 0, 9, .exact))
  }

  @Test func measuresTellTheOutermostValuesAndTheEnd() throws {
    let measures = try Recorder().measures(of: .keyframes(Self.curve))
    #expect(isClose(measures.highest?.value, 3, .exact) && measures.highest?.time == 0.5)
    #expect(isClose(measures.lowest?.value, -1, .exact) && measures.lowest?.time == 0.5)
    #expect(isClose(measures.removal, 1.2, .absolute(1e-12)))
    #expect(isClose(measures.removalAt60Hertz, 1.2, .absolute(1e-12)))
    #expect(measures.logicalCompletion == nil && measures.settlingDuration == nil)
  }

  @Test func aVelocityOfTheRecordersHasNoUse() {
    let recorder = Recorder(initialVelocity: 1)
    #expect(throws: RecordingError.initialVelocityHasNoUse) {
      try recorder.record(.keyframes(Self.curve), rowsPerSecond: 60)
    }
  }

  @Test func onlyJumpsTakeNoTime() throws {
    let curve = KeyframeCurve(
      KeyframePath(initialValue: 0.0, keyframes: [.move(to: 1), .move(to: 2)]))
    let recording = try Recorder().record(.keyframes(curve), rowsPerSecond: 60)
    #expect(recording.times == [0] && recording.values == [2])
    #expect(try Recorder().trace(.keyframes(curve)).values.last == 2)
    #expect(try Recorder().measures(of: .keyframes(curve)).removal == 0)
  }

  @Test func aScheduleShowsTheValuesAtItsMoments() throws {
    let recording = try recorder.record(.keyframes(Self.curve), at: [0, 0.25, 0.5, 2])
    #expect(recording.values == [1, 2, 3, Self.curve.path.finalValue])
  }
}
