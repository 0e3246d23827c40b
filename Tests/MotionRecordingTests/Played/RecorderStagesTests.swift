import AnimationModel
import MotionRecording
import Testing

/// Tests of the stages that modifiers make of time, against the motion itself.
@Suite struct RecorderStagesTests {
  private let base = Animation.easeInOut(duration: 0.3)

  /// Returns the stages as text: `delay 0-0.2, 1 0.2-0.5, 2r 0.5-0.8`.
  private func text(_ animation: Animation, until end: Double = 100) -> String {
    Recorder().stages(of: animation, until: end).map { stage in
      let name =
        switch stage.kind {
        case .delay: "delay"
        case .play(let cycle, let isReversed):
          cycle.map(String.init).joined(separator: ".") + (isReversed ? "r" : "")
        }
      func rounded(_ time: Double) -> Double { (time * 1000).rounded() / 1000 }
      return "\(name) \(rounded(stage.start))-\(rounded(stage.end))"
    }.joined(separator: ", ")
  }

  @Test func theModifierWrittenLastIsOutermost() {
    #expect(
      text(base.delay(0.2).repeatCount(3))
        == "delay 0.0-0.2, 1 0.2-0.5, delay 0.5-0.7, 2r 0.7-1.0, delay 1.0-1.2, 3 1.2-1.5")
    #expect(
      text(base.repeatCount(3).delay(0.2)) == "delay 0.0-0.2, 1 0.2-0.5, 2r 0.5-0.8, 3 0.8-1.1")
  }

  @Test func speedScalesWhatIsInside() {
    #expect(text(base.delay(0.2).speed(2)) == "delay 0.0-0.1,  0.1-0.25")
    #expect(text(base.speed(2).delay(0.2)) == "delay 0.0-0.2,  0.2-0.35")
    #expect(text(base.repeatCount(2, autoreverses: false).speed(0.5)) == "1 0.0-0.6, 2 0.6-1.2")
  }

  @Test func repetitionsInsideOneAnotherCountTogether() {
    #expect(
      text(base.repeatCount(2).repeatCount(2))
        == "1.1 0.0-0.3, 1.2r 0.3-0.6, 2.1r 0.6-0.9, 2.2 0.9-1.2")
  }

  @Test func endlessCyclesAreToldAsFarAsAsked() {
    #expect(
      text(base.repeatForever(autoreverses: false), until: 0.7) == "1 0.0-0.3, 2 0.3-0.6, 3 0.6-0.9"
    )
  }

  @Test func whatHasNoDelayAndNoCyclesHasNoStages() {
    #expect(text(base).isEmpty)
    #expect(text(base.speed(2).logicallyComplete(after: 0.1)).isEmpty)
    #expect(text(Animation.linear(duration: 0).delay(1)).isEmpty)
    #expect(text(base.speed(0)).isEmpty)
  }

  @Test func aNegativeDelayBeginsPartWayIn() {
    #expect(text(base.delay(-0.1).repeatCount(2, autoreverses: false)) == "1 -0.1-0.2, 2 0.1-0.4")
  }

  @Test(arguments: [
    Animation.easeInOut(duration: 0.3).delay(0.2).repeatCount(3),
    .bouncy.repeatCount(2).delay(0.3), .spring.delay(0.1).speed(1.5).repeatCount(2),
    .linear(duration: 0.4).repeatCount(3, autoreverses: false).speed(2).delay(0.05),
    .interpolatingSpring(stiffness: 170, damping: 15).repeatCount(2),
  ])
  func theLastStageEndsWhereTheMotionDoes(_ animation: Animation) throws {
    for velocity in [nil, 2.0]
    where velocity == nil || Subject.animation(animation).takesInitialVelocity {
      let recorder = Recorder(initialVelocity: velocity)
      let trace = try recorder.trace(.animation(animation), name: "")
      guard case .finished(let end) = trace.ending else {
        Issue.record("the motion is not over")
        return
      }
      let stages = recorder.stages(of: animation, until: end)
      let last = try #require(stages.last)
      #expect((last.end - end).magnitude < 1e-9)
      #expect(stages.first?.start == 0)
      for (stage, next) in zip(stages, stages.dropFirst()) {
        #expect((stage.end - next.start).magnitude < 1e-9)
      }
      // Nothing moves while it waits.
      for stage in stages where stage.kind == .delay {
        let values = zip(trace.times, trace.values).filter {
          $0.0 > stage.start + 1e-9 && $0.0 < stage.end - 1e-9
        }.map(\.1)
        #expect(values.allSatisfy { ($0 - (values.first ?? 0)).magnitude < 1e-9 })
      }
    }
  }
}
