import AnimationModel
import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct ReanimatedConversionTests {
  @Test(arguments: [
    (
      ".linear(duration: 0.3).delay(0.1).repeatCount(4).delay(0.2)",
      "withDelay(200, withRepeat(withDelay(100, withTiming(target, { duration: 300, easing: Easing.linear })), 4, true))"
    ),
    (
      ".timingCurve(.circularEaseIn, duration: 0.5).repeatForever(autoreverses: false)",
      "withRepeat(withTiming(target, { duration: 500, easing: Easing.in(Easing.circle) }), -1, false)"
    ),
    (
      ".linear(duration: 0.3).delay(0.25).delay(0.5)",
      "withDelay(750, withTiming(target, { duration: 300, easing: Easing.linear }))"
    ),
  ])
  func callsAreNested(text: String, code: String) throws {
    #expect(try conversion(text, to: .reanimated).code == code)
  }

  /// Six billionths of the energy remain at the end, and more a millisecond before.
  @Test(arguments: [0.3, 0.7, 1])
  func theEndIsWhereTheEnergyIsLost(ratio: Double) throws {
    let spring = SpringGrid.spring(1, response: 0.5, ratio)
    let rest = RestTime.first(of: spring, velocity: 0) { distance, velocity in
      spring.stiffness * distance * distance + velocity * velocity <= 6e-9 * spring.stiffness
    }
    guard case .after(let end) = rest else {
      Issue.record("it never rests")
      return
    }
    func energy(_ time: Double) -> Double {
      let left = 1 - spring.value(target: 1.0, time: time)
      let speed = spring.velocity(target: 1.0, time: time)
      return left * left + speed * speed / spring.stiffness
    }
    #expect(energy(end) <= 6e-9 && energy(end - 0.001) > 6e-9)
    let remarks = try Converter(.spring(spring), text: "").conversion(to: .reanimated).remarks
    #expect(
      remarks.contains(rest.remark(on: "Reanimated 4", rule: "when 6·10⁻⁹ of the energy is left")))
  }

  @Test(arguments: [
    (".spring(bounce: 1)", "damping is 0"), (".spring(bounce: -0.2)", "overdamped"),
  ])
  func whatItPlaysOtherwiseIsRefused(text: String, words: String) {
    let problem = #expect(throws: ConversionProblem.self) { try conversion(text, to: .reanimated) }
    #expect(problem?.reason.contains(words) == true)
  }
}
