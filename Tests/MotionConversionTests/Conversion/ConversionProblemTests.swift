import MotionConversion
import Testing

@Suite struct ConversionProblemTests {
  @Test(arguments: [(nil, "it never ends"), ("cap it", "it never ends; cap it")])
  func theHintFollowsTheReason(hint: String?, text: String) {
    let problem = ConversionProblem(target: .gsap, reason: "it never ends", hint: hint)
    #expect(problem.description == text)
  }
}
