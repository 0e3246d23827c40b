import AnimationModel
import Testing

@testable import MotionConversion

@Suite struct CoreAnimationConversionTests {
  /// There and back is one of Core Animation's cycles, and two of SwiftUI's.
  @Test(arguments: [
    (".linear.repeatCount(6)", "animation.autoreverses = true\nanimation.repeatCount = 3"),
    (".linear.repeatCount(5)", "animation.autoreverses = true\nanimation.repeatCount = 2.5"),
    (
      ".linear.repeatCount(5, autoreverses: false)",
      "(controlPoints: 0, 0, 1, 1)\nanimation.repeatCount = 5"
    ),
    (".linear.repeatForever()", "animation.repeatCount = .infinity"),
  ])
  func cyclesAreCounted(text: String, words: String) throws {
    #expect(try conversion(text, to: .coreAnimation).code.hasSuffix(words))
  }

  /// The motion of `CASpringAnimation` for the printed numbers is the converted motion.
  @Test func theSpringIsCoreAnimations() throws {
    let text = ".interpolatingSpring(mass: 2, stiffness: 90, damping: 11, initialVelocity: 1.5)"
    let parts = try parameters(text, for: .coreAnimation)
    let draft = try CoreAnimationConversion.draft(of: parts)
    let animation = CASpringAnimation(
      mass: 2, stiffness: 90, damping: 11, initialVelocity: 1.5)
    let motion = Animation(animation).motion(of: MotionRequest(value: 1.0))
    for time in [0.1, 0.4, 0.9] {
      #expect((draft.motion(time) - motion.state(time, .shown).value).magnitude < 1e-12)
    }
    let end = animation.settlingDuration
    #expect(draft.remarks[0].contains("ends it after \(String(format(end))) s"))
  }

  private func format(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }

  @Test(arguments: [".spring(bounce: -0.3)", ".spring(bounce: 1)"])
  func whatItCannotPlayIsRefused(text: String) {
    #expect(throws: ConversionProblem.self) { try conversion(text, to: .coreAnimation) }
  }
}
