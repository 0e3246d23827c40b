import AnimationModel
import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct ConverterTests {
  /// 0.3 s inside of twice the speed are 0.15 s, in each target's own units.
  @Test(arguments: [
    (ConversionTarget.cssLinear, "transition: 200ms linear(", " 150ms;"),
    (.cssCubicBezier, "transition: 200ms cubic-bezier(", " 150ms;"),
    (.uiKit, "duration: 0.2,", "startAnimation(afterDelay: 0.15)"),
    (.coreAnimation, "animation.duration = 0.2\n", "CACurrentMediaTime() + 0.15\n"),
    (.compose, "durationMillis = 200,", "delayMillis = 150,"),
    (.material3, "durationMillis = 200,", "delayMillis = 150,"),
    (.reactSpring, "duration: 200,", "delay: 150"), (.motion, "duration: 0.2,", "delay: 0.15 }"),
    (.reanimated, "withDelay(150, ", "duration: 200,"), (.gsap, "duration: 0.2,", "delay: 0.15,"),
    // At 60 frames per second 0.15 s are 9 frames, and 0.35 s are 21.
    (.lottie, #"[{"t":9,"#, #"{"t":21,"#), (.svgSMIL, #"dur="200ms""#, #"begin="150ms""#),
    (.androidView, "duration = 200\n", "startDelay = 150\n"),
  ])
  func aDelayInsideASpeedIsDividedByIt(
    target: ConversionTarget, duration: String, delay: String
  ) throws {
    let code = try conversion(".easeIn(duration: 0.4).delay(0.3).speed(2)", to: target).code
    #expect(code.contains(duration) && code.contains(delay), "\(code)")
  }

  @Test(arguments: [
    (ConversionTarget.uiKit, "delay: 0.15)"), (.coreAnimation, "CACurrentMediaTime() + 0.15\n"),
    (.reactSpring, "delay: 150"), (.motion, "delay: 0.15 }"), (.reanimated, "withDelay(150, "),
    (.gsap, "delay: 0.15,"), (.cssCubicBezier, " 150ms;"),
  ])
  func aDelayOfASpringInsideASpeedIsDividedByIt(target: ConversionTarget, delay: String) throws {
    let code = try conversion(".bouncy.delay(0.3).speed(2)", to: target).code
    #expect(code.contains(delay), "\(code)")
  }

  @Test(arguments: [ConversionTarget.compose, .flutter, .androidView])
  func whereItIsLostItIsReportedAsItWouldBe(target: ConversionTarget) throws {
    let remarks = try conversion(".bouncy.delay(0.3).speed(2)", to: target).remarks
    #expect(remarks.contains { $0.hasPrefix("the delay of 0.15 s is lost") })
  }

  @Test(arguments: ConversionTarget.allCases)
  func everyTargetIsItsOwn(target: ConversionTarget) throws {
    let result = try conversion(".easeIn", to: target)
    #expect(result.target == target && result.expression == ".easeIn" && !result.code.isEmpty)
  }

  @Test(arguments: [0, -1, 1, .nan, .infinity])
  func anErrorIsAboveZeroAndBelowTheTravel(maxError: Double) {
    let problem = #expect(throws: ConversionProblem.self) {
      try conversion(".easeIn", to: .gsap, options: CurveConversionOptions(maxError: maxError))
    }
    #expect(problem?.reason.contains("makes no sense") == true)
  }
}
