import AnimationModel
import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct AnimationFormSymmetryTests {
  /// A curve is symmetric if it keeps its values when both time and value are mirrored.
  @Test(arguments: [
    (".easeInOut", true), (".linear", true), (".easeIn", false),
    (".timingCurve(0.3, -0.2, 0.7, 1.2, duration: 1)", true),
    (".timingCurve(0.3, 0.2, 0.7, 0.9, duration: 1)", false),
    (".timingCurve(.circularEaseInOut, duration: 1)", true),
    (".timingCurve(.circularEaseIn, duration: 1)", false), ("css:linear", true),
    ("css:ease", false),
    ("css:ease-in-out", true), (".bouncy", false), (".easeInOut.speed(2)", true),
    (".easeInOut.logicallyComplete(after: 0.1)", true), (".easeInOut.delay(0.2)", false),
    (".easeInOut.delay(0.2).speed(3)", false),
  ])
  func mirroringTimeIsMirroringTheValue(text: String, isSymmetric: Bool) throws {
    guard case .animation(let animation) = try animated(text) else { throw NotThatKind() }
    #expect(animation.form.isSymmetric == isSymmetric)
    let motion = animation.motion(of: MotionRequest(value: 1.0))
    let worst = (1..<100).map { index in
      let time = motion.duration * Double(index) / 100
      let there = motion.state(time, .shown).value
      return (there + motion.state(motion.duration - time, .shown).value - 1).magnitude
    }.max()
    #expect(((worst ?? 1) < 1e-5) == isSymmetric)
  }

  /// An animation with a CSS function over a second.
  private func animated(_ text: String) throws -> Subject {
    let subject = try SpringFamilies.subject(text)
    guard case .easing(let function) = subject else { return subject }
    return .animation(Animation(EasingAnimation(function: function, duration: 1)))
  }
}
