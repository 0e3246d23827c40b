import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

@Suite struct UIKitCatalogTests {
  @Test(arguments: [
    (
      "UIView.animate(withDuration: 0.5, delay: 0.1, usingSpringWithDamping: 0.7, "
        + "initialSpringVelocity: 0.5)",
      UIView.animate(
        withDuration: 0.5, delay: 0.1, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5)
    ),
    (
      "UIView.animate(withDuration: 0.5, usingSpringWithDamping: 0.7, initialSpringVelocity: 90/300)",
      UIView.animate(
        withDuration: 0.5, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.3)
    ),
    ("UIView.animate(bounce: -0.2, delay: 1)", UIView.animate(bounce: -0.2, delay: 1)),
    (
      "UISpringTimingParameters()",
      Animation(UISpringTimingParameters().springAnimation(duration: 0))
    ),
    (
      "UISpringTimingParameters(mass: 2, stiffness: 170, damping: 15, "
        + "initialVelocity: CGVector(dx: 0, dy: -2))",
      Animation(
        UISpringTimingParameters(mass: 2, stiffness: 170, damping: 15, initialVelocity: -2)
          .springAnimation(duration: 0))
    ),
    (
      "UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.6)",
      Animation(CASpringAnimation(duration: 0.4, dampingRatio: 0.6))
    ),
    (
      "UIViewPropertyAnimator(duration: 0.4, timingParameters: "
        + "UISpringTimingParameters(dampingRatio: 0.6, initialVelocity: .zero))",
      Animation(CASpringAnimation(duration: 0.4, dampingRatio: 0.6))
    ),
    (
      "CASpringAnimation(mass: 1, stiffness: 170, damping: 15, initialVelocity: 3)",
      Animation(CASpringAnimation(stiffness: 170, damping: 15, initialVelocity: 3))
    ),
    (
      "CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)",
      Animation(CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3))
    ),
  ])
  func aSpringIsWhatTheModelMakesOfIt(text: String, animation: Animation) {
    #expect(subject(of: text) == .animation(animation))
  }

  @Test(arguments: [
    ("CAMediaTimingFunction(name: .easeIn)", UnitCurve.easeIn),
    ("CAMediaTimingFunction(name: CAMediaTimingFunctionName.linear)", .linear),
    (
      "CAMediaTimingFunction(name: .default)",
      .bezier(
        startControlPoint: UnitPoint(x: 0.25, y: 0.1),
        endControlPoint: UnitPoint(x: 0.25, y: 1))
    ),
    (
      "CAMediaTimingFunction(controlPoints: 0.2, 0, 0.8, 1.5)",
      .bezier(
        startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: UnitPoint(x: 0.8, y: 1.5))
    ),
  ])
  func aTimingFunctionIsAUnitCurve(text: String, curve: UnitCurve) {
    #expect(subject(of: text) == .unitCurve(curve))
    #expect(
      subject(of: ".timingCurve(\(text), duration: 0.25)")
        == .animation(.timingCurve(curve, duration: 0.25)))
  }

  @Test(
    arguments: [
      ("⟨UISpringTimingParameters(dampingRatio: 0.7)⟩", NumberProblem.springWithoutAnimator),
      (
        "UISpringTimingParameters(mass: 1, stiffness: 1, damping: 1, "
          + "initialVelocity: ⟨CGVector(dx: 1, dy: 2)⟩)",
        NumberProblem.velocityAlongTwoAxes(parameter: "initialVelocity")
      ),
      (
        "UIView.animate(withDuration: 1, usingSpringWithDamping: ⟨0.001⟩, initialSpringVelocity: 0)",
        NumberProblem.outOfRange(
          parameter: "usingSpringWithDamping", value: "0.001", range: "0.01 or more")
      ),
      (
        "CAMediaTimingFunction(name: .⟨easein⟩)",
        NameProblem.unknownName(
          "easein",
          expected: "'.linear', '.easeIn', '.easeOut', '.easeInEaseOut', '.default'",
          suggestion: "easeIn")
      ),
      (
        "CAMediaTimingFunction(name: ⟨\"easeIn\"⟩)",
        ArgumentProblem.wrongType(
          parameter: "name", expected: "a name such as '.easeIn'", found: "text in quotes")
      ),
      (
        "CASpringAnimation(damping: 3).⟨delay⟩(1)",
        NameProblem.modifierOf("delay", found: "a UIKit animation")
      ),
    ] as [(String, any Problem)])
  func errorsCarryTheirPosition(marked: String, kind: any Problem) {
    let marked = MarkedText(marked)
    let found = error(in: marked.text)
    #expect(found?.problem == kind)
    #expect(found?.range == marked.range)
  }

  // MARK: - Gestures

  private var gesture: ExpressionContext {
    var context = ExpressionContext()
    context.gestureVelocity = 3
    return context
  }

  @Test(arguments: [
    (
      "CASpringAnimation(stiffness: 170)", "CASpringAnimation(stiffness: 170, initialVelocity: 3)"
    ),
    (
      "UIView.animate(withDuration: 0.5, usingSpringWithDamping: 0.7, initialSpringVelocity: 0)",
      "UIView.animate(withDuration: 0.5, usingSpringWithDamping: 0.7, initialSpringVelocity: 3)"
    ),
    (
      ".interpolatingSpring(stiffness: 170, damping: 15).delay(1)",
      ".interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: 3).delay(1)"
    ),
    (".spring.delay(1)", ".spring.delay(1)"),
    (".easeIn", ".easeIn"),
  ])
  func aGestureGivesItsVelocityToWhateverHasAParameterForIt(
    text: String, spelled: String
  ) throws {
    let thrown = try Expression.parse(text, in: gesture)
    #expect(thrown.map(\.subject) == [try #require(subject(of: spelled))])
  }

  @Test func aSecondVelocityBesideThatOfTheGestureIsAnError() {
    let marked = MarkedText("CASpringAnimation(⟨initialVelocity: 1⟩)")
    #expect {
      try Expression.parse(marked.text, in: gesture)
    } throws: { error in
      let error = error as? ExpressionError
      return error?.problem == NumberProblem.secondVelocity(parameter: "initialVelocity")
        && error?.range == marked.range
    }
  }
}
