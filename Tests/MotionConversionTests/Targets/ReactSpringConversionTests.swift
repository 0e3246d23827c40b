import AnimationModel
import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct ReactSpringConversionTests {
  @Test(arguments: [
    (".linear", "easing: t => t }"),
    (".timingCurve(.circularEaseOut, duration: 1)", "easings.easeOutCirc"),
    (".linear.repeatForever(autoreverses: false)", "loop: true"),
    (".bouncy.repeatForever().delay(0.1)", "delay: 100,\nloop: { reverse: true }"),
  ])
  func codeIsThatOfProps(text: String, words: String) throws {
    #expect(try conversion(text, to: .reactSpring).code.contains(words))
  }

  /// Velocities are per millisecond.
  @Test func velocitiesArePerMillisecond() throws {
    let text = ".interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 3)"
    let result = try conversion(text, to: .reactSpring)
    #expect(result.code.contains("velocity: 0.003 }"))
    #expect(result.alternatives[0].code.contains("velocity: 0.003 }"))
  }

  /// The frequency is the response, and the damping beside it is ζ: the same spring.
  @Test func frequencyAndDampingAreTheSameSpring() throws {
    let result = try conversion(
      ".interpolatingSpring(stiffness: 100, damping: 12)", to: .reactSpring)
    let numbers = result.alternatives[0].code.split { !"0123456789.".contains($0) }
      .compactMap { Double($0) }
    let frequency = 2 * Double.pi / numbers[0]
    #expect((frequency * frequency - 100).magnitude < 1e-9)
    #expect((2 * numbers[1] * frequency - 12).magnitude < 1e-9)
  }

  @Test func stepsThatGrowAreRefused() {
    let problem = #expect(throws: ConversionProblem.self) {
      try conversion(".interpolatingSpring(stiffness: 4100000, damping: 1)", to: .reactSpring)
    }
    #expect(problem?.reason.contains("steps of 1 ms") == true)
    #expect(throws: Never.self) {
      try conversion(".interpolatingSpring(stiffness: 3900000, damping: 1)", to: .reactSpring)
    }
  }
}
