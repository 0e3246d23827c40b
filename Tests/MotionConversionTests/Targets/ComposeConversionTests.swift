import AnimationModel
import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct ComposeConversionTests {
  @Test(arguments: [
    (
      ".easeIn.repeatCount(4, autoreverses: false)",
      "repeatable(4, tween(durationMillis = 350, easing = CubicBezierEasing(0.42f, 0f, 1f, 1f)), RepeatMode.Restart)"
    ),
    (
      ".linear.delay(0.2).repeatForever().delay(0.1)",
      "infiniteRepeatable(tween(durationMillis = 350, delayMillis = 200, easing = LinearEasing), RepeatMode.Reverse, initialStartOffset = StartOffset(100))"
    ),
    (
      ".timingCurve(.circularEaseIn, duration: 1)",
      "tween(durationMillis = 1000, easing = Easing { 1f - sqrt(1f - it * it) })"
    ),
    (
      ".linear.delay(0.2).delay(0.1)",
      "tween(durationMillis = 350, delayMillis = 300, easing = LinearEasing)"
    ),
  ])
  func codeIsKotlin(text: String, code: String) throws {
    #expect(try conversion(text, to: .compose).code == code)
  }

  @Test func aVelocityIsAnArgumentOfTheCall() throws {
    let text = ".interpolatingSpring(mass: 2, stiffness: 200, damping: 10, initialVelocity: 3)"
    let result = try conversion(text, to: .compose)
    #expect(result.code.contains("stiffness = 100f"))
    #expect(result.remarks.contains { $0.contains("initialVelocity = 3f)") })
  }

  /// The motion stays within the threshold from the reported end on, and not before.
  @Test(arguments: [0.15, 0.5, 0.9, 1, 1.8])
  func theEndIsWhereItStaysWithinTheThreshold(ratio: Double) throws {
    let spring = SpringGrid.spring(1, response: 0.5, ratio)
    guard
      case .after(let end) = RestTime.staying(within: 0.001, of: spring, velocity: 0)
    else {
      Issue.record("it never rests")
      return
    }
    func left(_ time: Double) -> Double { (1 - spring.value(target: 1.0, time: time)).magnitude }
    #expect((0..<2000).allSatisfy { left(end + Double($0) * 0.001) <= 0.001_000_001 })
    // The envelope is reached once in half a period.
    #expect((0..<300).contains { left(end - Double($0) * 0.001) >= 0.001 })
  }
}
