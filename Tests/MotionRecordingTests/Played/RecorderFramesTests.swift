import AnimationModel
import MotionRecording
import TestSupport
import Testing

/// Tests of the frame clock.
@Suite struct RecorderFramesTests {
  @Test func asksAnAnimationOnceAFrame() throws {
    let recording = try Recorder(from: 10, to: 110).record(
      .animation(.bouncy), framesPerSecond: 60)
    #expect(recording.clock == .frames(rate: 60))
    for (frame, value) in [(0, 0.0), (1, 0.024_249), (6, 0.438_695), (18, 1.031_384)] {
      #expect(isClose(recording.values[frame], 10 + 100 * value, .absolute(1e-4)))
    }
    #expect(recording.times == (0..<recording.count).map { Double($0) / 60 })
  }

  /// Semantics reference, section 7.3.
  @Test(arguments: [
    (Animation.smooth, [50, 63, 76, 78, 90]), (.snappy, [34, 57, 62, 63, 84]),
    (.bouncy, [46, 65, 68, 68, 89]), (.interactiveSpring(), [17, 20, 21, 21, 27]),
  ])
  func lastRowIsTheFrameInWhichItHasEnded(animation: Animation, ends: [Int]) throws {
    for (delta, end) in zip([1.0, 10, 100, 128, 1000], ends) {
      let recording = try Recorder(from: 5, to: 5 + delta).record(
        .animation(animation), framesPerSecond: 60)
      #expect(recording.count == end + 1)
      #expect(recording.values.last == 5 + delta)
      #expect(recording.velocities.last == 0)
      #expect(recording.ending == .finished(at: Double(end) / 60))
    }
  }

  @Test func cyclesAreRoundedUpToAFrame() throws {
    let recording = try Recorder(from: 0, to: 10).record(
      .animation(.linear(duration: 1).repeatCount(3)), framesPerSecond: 60)
    #expect(recording.count == 184)
    #expect(recording.values[61] == 10)
    #expect(recording.values[122] == 0)
    #expect(isClose(recording.velocities[61], -10, .absolute(1e-9)))
    #expect(isClose(recording.velocities[122], 10, .absolute(1e-9)))
  }

  @Test(arguments: [Animation.bouncy, .bouncy.delay(0.1), .bouncy.speed(2), .bouncy.repeatCount(2)])
  func velocityIsThatOfTheValueShown(_ animation: Animation) throws {
    let recording = try Recorder(from: 0, to: 100).record(
      .animation(animation), framesPerSecond: 1200)
    let continuous = try Recorder(from: 0, to: 100).record(
      .animation(animation), rowsPerSecond: 1200)
    let peak = continuous.velocities.map(\.magnitude).max() ?? 0
    let found = recording.velocities.map(\.magnitude).max() ?? 0
    #expect(isClose(found, peak, .relative(0.02)))
  }

  @Test func spanExtendsWithRestAndCuts() throws {
    let long = try Recorder(to: 3, span: 2).record(.animation(.easeIn), framesPerSecond: 60)
    #expect(long.count == 121)
    #expect(long.values.suffix(90).allSatisfy { $0 == 3 })
    #expect(long.ending == .finished(at: 22.0 / 60))
    let short = try Recorder(to: 3, span: 0.2).record(.animation(.easeIn), framesPerSecond: 60)
    #expect(short.count == 13)
    #expect(short.ending == .cutOff(at: 0.2))
  }

  @Test func eventsFallOnFrames() throws {
    let recording = try Recorder(to: 1).record(.animation(.bouncy), framesPerSecond: 7)
    // 0.5 s is reached at frame 4, 4/7 s.
    #expect(recording.events[0] == RecordedEvent(time: 0, kind: .start))
    #expect(recording.events[1] == RecordedEvent(time: 4.0 / 7, kind: .logicallyComplete))
    #expect(recording.events[2].kind == .removed)
    let curve = try Recorder().record(.animation(.linear(duration: 1)), framesPerSecond: 60)
    let times: [Double] = [0, 61.0 / 60, 61.0 / 60]
    #expect(curve.events.map(\.time) == times)
  }

  /// Gaps of more than a second, as low rates make them, slow a fluid spring down; it still ends.
  @Test func lowRatesEnd() throws {
    let recording = try Recorder().record(.animation(.bouncy), framesPerSecond: 0.5)
    guard case .finished(let end) = recording.ending else {
      Issue.record("\(recording.ending)")
      return
    }
    // Six steps a frame, some 230 steps in all.
    #expect(end > 60 && end < 100)
  }

  /// A custom animation, which reports no velocity.
  private struct Line: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      guard time <= 1 else { return nil }
      var part = value
      part.scale(by: time)
      return part
    }
  }

  @Test func unknownVelocitiesAreDifferences() throws {
    let recording = try Recorder(from: 5, to: 25).record(
      .animation(Animation(Line())), framesPerSecond: 10)
    #expect(recording.count == 12)
    for index in 0..<10 {
      #expect(isClose(recording.velocities[index], 20, .absolute(1e-9)))
    }
    #expect(recording.velocities.last == 0)
    #expect(recording.values.last == 25)
  }
}
