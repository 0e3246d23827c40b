import AnimationModel
import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct UIKitConversionTests {
  /// The motion of this library's model of UIKit for the printed call is the converted spring.
  @Test(arguments: [
    ".interpolatingSpring(stiffness: 90, damping: 11, initialVelocity: 1.5)",
    ".interpolatingSpring(duration: 0.4, bounce: 0.2).speed(2)",
    "Spring(duration: 0.7, bounce: 0.4)",
    "UIView.animate(springDuration: 0.5, bounce: -0.4)",
  ])
  func theCallIsTheSpring(text: String) throws {
    let result = try conversion(text, to: .uiKit)
    let call = String(try #require(result.code.split(separator: " {").first))
    guard case .animation(let animation) = try SpringFamilies.subject(call) else {
      throw NotThatKind()
    }
    let motion = animation.motion(of: MotionRequest(value: 1.0))
    let draft = try UIKitConversion.draft(of: parameters(text, for: .uiKit))
    for index in 0..<50 {
      let time = motion.duration * Double(index) / 50
      #expect((draft.motion(time) - motion.state(time, .shown).value).magnitude < 1e-9)
    }
  }

  @Test(arguments: [
    (".bouncy.repeatForever()", "options: [.repeat, .autoreverse])"),
    (".bouncy.repeatForever(autoreverses: false)", "options: [.repeat])"),
    (".bouncy.delay(0.2)", "delay: 0.2)"), (".easeIn", "UICubicTimingParameters("),
    (".easeIn.delay(0.2)", "animator.startAnimation(afterDelay: 0.2)"),
  ])
  func codeIsUIKits(text: String, words: String) throws {
    #expect(try conversion(text, to: .uiKit).code.contains(words))
  }

  @Test func timingParametersAreAlternatives() throws {
    let alternatives = try conversion(
      ".interpolatingSpring(stiffness: 100, damping: 10)", to: .uiKit
    )
    .alternatives.map(\.code)
    #expect(
      alternatives.last
        == "UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)")
  }

  @Test(arguments: [".spring(bounce: -0.3)", ".spring(bounce: 1)", ".easeIn.repeatForever()"])
  func whatUIKitDoesNotHaveIsRefused(text: String) {
    #expect(throws: ConversionProblem.self) { try conversion(text, to: .uiKit) }
  }
}
