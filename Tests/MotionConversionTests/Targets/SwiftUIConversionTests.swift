import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct SwiftUIConversionTests {
  /// Every spelling, with the modifiers of the expression after it, reads back to a motion whose error is at most the
  /// reported one.
  @Test(arguments: [
    ".bouncy", ".spring(duration: 0.4, bounce: 0.2, blendDuration: 0.1).delay(0.2).speed(2)",
    ".interpolatingSpring(mass: 2, stiffness: 90, damping: 11).speed(3).repeatCount(2)",
    ".interpolatingSpring(stiffness: 90, damping: 11, initialVelocity: 2).delay(0.1)",
    "UIView.animate(springDuration: 0.5, bounce: 0.2, delay: 0.1)",
  ])
  func spellingsAreTheMotion(text: String) throws {
    guard case .animation(let animation) = try SpringFamilies.subject(text) else {
      throw NotThatKind()
    }
    let result = try conversion(text, to: .swiftUI)
    let motion = animation.motion(of: MotionRequest(value: 1.0))
    #expect(!result.alternatives.isEmpty)
    for (code, accuracy) in [(result.code, result.accuracy)]
      + result.alternatives.map({ ($0.code, $0.accuracy) })
    {
      guard case .animation(let back) = try SpringFamilies.subject(code) else {
        throw NotThatKind()
      }
      #expect(back.form.modifiers == animation.form.modifiers, "\(code)")
      let other = back.motion(of: MotionRequest(value: 1.0))
      let end = min(motion.duration, other.duration)
      for index in 0..<200 where back.form.modifiers.count < 2 || index < 40 {
        let time = end * Double(index) / 200
        let distance = motion.state(time, .shown).value - other.state(time, .shown).value
        #expect(distance.magnitude <= accuracy.largestError + 1e-9, "\(code) at \(time)")
      }
    }
  }

  /// A long chain of modifiers keeps its order.
  @Test func modifiersKeepTheirOrder() throws {
    let spring = UIView.animate(springDuration: 0.5, bounce: 0.2)
    let animation = (0..<90).reduce(spring) { inner, index in
      inner.speed(index.isMultiple(of: 2) ? 2 : 0.5)
    }
    let result = try Converter(.animation(animation), text: "").conversion(to: .swiftUI)
    guard case .animation(let back) = try SpringFamilies.subject(result.code) else {
      throw NotThatKind()
    }
    #expect(back.form.modifiers == animation.form.modifiers && back.form.modifiers.count == 90)
  }

  @Test(arguments: [
    ("css:300ms ease-in 50ms", ".timingCurve(0.42, 0, 1, 1, duration: 0.3).delay(0.05)"),
    ("UnitCurve.easeIn", "UnitCurve.easeIn"), ("css:linear", ".linear(duration: 1)"),
  ])
  func curvesAreSwiftUIs(text: String, code: String) throws {
    let result = try conversion(text, to: .swiftUI).code
    guard case .animation(let one) = try SpringFamilies.subject(result),
      case .animation(let other) = try SpringFamilies.subject(code)
    else {
      #expect(result == code)
      return
    }
    #expect(one == other, "\(result)")
  }

  @Test(arguments: [
    ("css:0s ease 1s", "without waiting for its delay"),
    ("UIView.animate(springDuration: 0.5, bounce: -0.4)", "begins with a velocity of its own"),
  ])
  func whatSwiftUICannotPlayIsRefused(text: String, words: String) {
    let problem = #expect(throws: ConversionProblem.self) { try conversion(text, to: .swiftUI) }
    #expect(problem?.reason.contains(words) == true, "\(problem?.reason ?? "")")
  }
}
