import CustomAnimations
import Kymograph
import Testing

@Suite("The pausable animation")
struct PausableAnimationTests {
  /// The values of 60 frames a second, with the environment paused between some frames.
  private func values(frames: Int, paused: [Range<Int>]) -> [Double] {
    var animator = Animator(0.0, clock: .frames(rate: 60))
    let animation = Animation(LinearRamp(duration: 1)).pausable
    animator.change(to: 60, AnimatedChange(animation: animation), at: 0)
    return (0..<frames).map { frame in
      let time = Double(frame) / 60
      var environment = EnvironmentValues()
      environment.isMotionPaused = paused.contains { $0.contains(frame) }
      animator.change(environment: environment, at: time)
      animator.update(to: time)
      return animator.shown
    }
  }

  @Test("Without a pause it is the animation itself")
  func unpaused() {
    for (frame, value) in values(frames: 80, paused: []).enumerated() {
      #expect(abs(value - Double(min(frame, 60))) < 1e-9)
    }
  }

  @Test("It stands still while it is paused and goes on from there, as often as one likes")
  func paused() {
    let values = values(frames: 100, paused: [10..<20, 30..<35])
    for frame in 0..<100 {
      let standing = (10..<min(max(frame, 10), 20)).count + (30..<min(max(frame, 30), 35)).count
      #expect(abs(values[frame] - Double(min(frame - standing, 60))) < 1e-9)
    }
  }
}
