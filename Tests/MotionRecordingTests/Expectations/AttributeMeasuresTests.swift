import AnimationModel
import MotionRecording
import TestSupport
import Testing

/// Tests that a number of a scenario is measured like a single animation, where that makes sense.
@Suite struct AttributeMeasuresTests {
  private func attribute(
    _ animations: [Animation], at times: [Double] = [], to targets: [Double], _ clock: Clock
  ) throws -> AttributeRecording {
    let interruption = Interruption(
      animations.map { NamedAnimation("a", $0) }, at: times, to: targets)
    switch clock {
    case .continuous: return try interruption.trace().attribute
    case .frames(let rate): return try interruption.record(framesPerSecond: rate).attribute
    }
  }

  @Test(arguments: [Animation.bouncy, .smooth, .easeInOut(duration: 0.4)])
  func aSingleAnimationHasTheMeasuresItHasByItself(animation: Animation) throws {
    let own = try Recorder(to: 100).measures(of: .animation(animation))
    let found = try attribute([animation], to: [100], .continuous).course().measures
    #expect(found.firstCrossing == nil ? own.firstCrossing == nil : own.firstCrossing != nil)
    #expect(isClose(found.firstCrossing ?? 0, own.firstCrossing ?? 0, .absolute(1e-4)))
    #expect(
      isClose(found.settledWithin1Percent, own.settledWithin1Percent ?? .nan, .absolute(1e-4)))
    #expect(isClose(found.peakVelocity?.value, own.peakVelocity?.value ?? .nan, .relative(1e-3)))
    #expect(
      isClose(found.overshoot?.fraction ?? 0, own.overshoot?.fraction ?? 0, .absolute(1e-5)))
    #expect(found.crossings == own.crossings)
    #expect(isClose(found.removal, own.removal ?? .nan, .absolute(1e-6)))
  }

  @Test(arguments: [Clock.continuous, .frames(rate: 60)])
  func whatRefersToATargetRefersToTheLast(clock: Clock) throws {
    let attribute = try attribute(
      [.linear(duration: 1), .linear(duration: 1)], at: [0.5], to: [100, 0], clock)
    let motion = attribute.course()
    // Half way at 0.5 s, then the two lines add up: on to 50, and down to 0 at 1.5 s.
    let start = MotionExpectation(
      .measure(.figure(.start), .compared(.equal, ExpectedAmount(50))), text: "")
    let target = MotionExpectation(
      .measure(.figure(.target), .compared(.equal, ExpectedAmount(0))), text: "")
    #expect(motion.result(of: target).holds)
    if clock == .continuous { #expect(motion.result(of: start).holds) }
    #expect(isClose(motion.measures.firstCrossing, 1.5, .absolute(1e-6)))
    let most = try #require(attribute.recording.values.max())
    #expect(isClose(motion.measures.highest?.value, most, .absolute(1e-4)))
  }
}
