import CustomAnimations
import Kymograph
import Testing

@Suite("The linear ramp")
struct LinearRampTests {
  @Test("It covers equal parts in equal times, whatever the delta", arguments: [1.0, -50, 300])
  func values(target: Double) throws {
    let ramp = Animation(LinearRamp(duration: 1))
    let recording = try Recorder(to: target).record(.animation(ramp), framesPerSecond: 4)
    #expect(recording.values == [0, 0.25, 0.5, 0.75, 1].map { $0 * target })
    #expect(recording.velocities == [target, target, target, target, 0])
  }
}
