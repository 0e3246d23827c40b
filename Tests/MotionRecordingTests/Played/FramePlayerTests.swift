import AnimationModel
import Testing

@testable import MotionRecording

@Suite struct FramePlayerTests {
  /// A parabola that does not report its velocity.
  private struct Parabola: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      time > 1 ? nil : value.scaled(by: time * time)
    }
  }

  /// An animation that fails while it is played.
  private struct Broken: FallibleAnimation {
    final class Box: Sendable {}
    let box = Box()
    var failure: AnimationFailure? { AnimationFailure(message: "a.swift:1:1: wrong") }

    static func == (one: Self, other: Self) -> Bool { one.box === other.box }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }

    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? { nil }
  }

  @Test func theLastRowOfACutMotionMovesAsFastAsTheNextFrameSays() throws {
    let recording = try Recorder(to: 2, span: 0.5).record(
      .animation(Animation(Parabola())), framesPerSecond: 10)
    #expect(recording.count == 6)
    var animator = Animator(0.0, clock: .frames(rate: 10))
    animator.change(to: 2, AnimatedChange(animation: Animation(Parabola())), at: 0)
    animator.update(to: 0.5)
    // The distance from 0.25 to 0.36 of 2, ten times a second.
    #expect(abs(recording.velocities[5] - 2.2) < 1e-12)
    #expect(abs(animator.velocity - 2.2) < 1e-12)
  }

  @Test func theRowThatEndsAMotionStandsStill() throws {
    let recording = try Recorder(to: 2).record(
      .animation(Animation(Parabola())), framesPerSecond: 10)
    #expect(recording.velocities.last == 0)
    #expect(recording.values.last == 2)
  }

  @Test func anAnimationThatFailsIsAnError() {
    let error = #expect(throws: RecordingError.self) {
      try Recorder().record(
        .animation(Animation(Broken()).delay(1).repeatCount(2)), framesPerSecond: 60)
    }
    #expect(error == .animationFailed(message: "a.swift:1:1: wrong"))
  }
}
