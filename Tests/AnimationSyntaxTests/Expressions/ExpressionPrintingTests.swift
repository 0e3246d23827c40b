import AnimationModel
import AnimationSyntax
import MotionRecording
import TestSupport
import Testing

@Suite struct ExpressionPrintingTests {
  @Test(arguments: [
    (".default", ".default"),
    ("bouncy", ".spring(duration: 0.5, bounce: 0.3)"),
    (".easeInOut", ".easeInOut(duration: 0.35)"),
    (".timingCurve(.linear, duration: 2)", ".linear(duration: 2)"),
    (".timingCurve(0.1, 0, 1, 1)", ".timingCurve(0.1, 0, 1, 1, duration: 0.35)"),
    (".timingCurve(.circularEaseIn, duration: 1)", ".timingCurve(.circularEaseIn, duration: 1)"),
    (
      ".spring(response: 0.55, dampingFraction: 0.825)", ".spring(duration: 0.55, bounce: 0.175)"
    ),
    (".spring(dampingFraction: 2)", ".spring(duration: 0.5, bounce: -0.5)"),
    (".spring(dampingFraction: 3)", ".spring(response: 0.5, dampingFraction: 3)"),
    (".interactiveSpring", ".spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25)"),
    (".interpolatingSpring", ".interpolatingSpring(duration: 0.5, bounce: 0)"),
    (".interpolatingSpring(duration: 0, bounce: 0.2)", ".interpolatingSpring(duration: 0)"),
    (
      ".interpolatingSpring(mass: 1, stiffness: 170, damping: 15, initialVelocity: 2)",
      ".interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: 2)"
    ),
    (
      ".interpolatingSpring(mass: 2, stiffness: 170, damping: 15)",
      ".interpolatingSpring(mass: 2, stiffness: 170, damping: 15)"
    ),
    (
      ".linear.delay(1).speed(0.5).repeatCount(3).repeatForever(autoreverses: false)"
        + ".logicallyComplete(after: 2)",
      ".linear(duration: 0.35).delay(1).speed(0.5).repeatCount(3)"
        + ".repeatForever(autoreverses: false).logicallyComplete(after: 2)"
    ),
    ("Spring()", "Spring(duration: 0.5, bounce: 0)"),
    ("Spring.snappy", "Spring(duration: 0.5, bounce: 0.15)"),
    ("Spring(response: 0.3, dampingRatio: 3)", "Spring(response: 0.3, dampingRatio: 3)"),
    ("Spring(stiffness: 170, damping: 15)", "Spring(stiffness: 170, damping: 15)"),
    (
      "Spring(mass: 2, stiffness: 100, damping: 99, allowOverDamping: true)",
      "Spring(mass: 2, stiffness: 100, damping: 99, allowOverDamping: true)"
    ),
    ("UnitCurve.linear", "UnitCurve.linear"),
    ("UnitCurve.easeInEaseOut", "UnitCurve.easeInOut"),
    ("UnitCurve.circularEaseIn.inverse", "UnitCurve.circularEaseOut"),
    (
      "UnitCurve(startControlPoint: .zero, endControlPoint: CGPoint(x: 1, y: 1))",
      "UnitCurve.bezier(startControlPoint: UnitPoint(x: 0, y: 0), "
        + "endControlPoint: UnitPoint(x: 1, y: 1))"
    ),
    (
      "UIView.animate(withDuration: 0.5, delay: 0.2, usingSpringWithDamping: 0.7, "
        + "initialSpringVelocity: 0.5)",
      "UIView.animate(withDuration: 0.5, delay: 0.2, usingSpringWithDamping: 0.7, "
        + "initialSpringVelocity: 0.5)"
    ),
    (
      "UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.6)",
      "UIView.animate(withDuration: 0.4, usingSpringWithDamping: 0.6, initialSpringVelocity: 0)"
    ),
    (
      "UIView.animate(bounce: 0.2, delay: 1)",
      "UIView.animate(springDuration: 0.5, bounce: 0.2, delay: 1)"
    ),
    (
      "UISpringTimingParameters(mass: 2, stiffness: 170, damping: 15, initialVelocity: .zero)",
      "UISpringTimingParameters(mass: 2, stiffness: 170, damping: 15)"
    ),
    ("CASpringAnimation()", "CASpringAnimation(stiffness: 100, damping: 10)"),
    (
      "CASpringAnimation(perceptualDuration: 0.4, bounce: 0.1)",
      "CASpringAnimation(perceptualDuration: 0.4, bounce: 0.1)"
    ),
    ("CAMediaTimingFunction(name: .easeInEaseOut)", "UnitCurve.easeInOut"),
    ("css:cubic-bezier(.25, .1, .25, 1)", "css:ease"),
    ("css:CUBIC-BEZIER(0,0,1,1)", "css:cubic-bezier(0, 0, 1, 1)"),
    ("css:steps(4)", "css:steps(4, jump-end)"),
    ("css:linear(0, 1)", "css:linear"),
    ("css:linear(0, .25 75%, 1)", "css:linear(0 0%, 0.25 75%, 1 100%)"),
    ("css:300ms", "css:0.3s ease"),
    ("css:linear 1s -200ms", "css:1s linear -0.2s"),
    (
      "KeyframeTrack(initialValue: 1.0) { LinearKeyframe(2, duration: 0.5, timingCurve: .easeIn); MoveKeyframe(3) }",
      "KeyframeTrack(initialValue: 1) { LinearKeyframe(2, duration: 0.5, timingCurve: .easeIn); MoveKeyframe(3) }"
    ),
    (
      "KeyframeTrack(initialValue: 0) { CubicKeyframe(1, duration: 1); SpringKeyframe(2, duration: 1, spring: .bouncy) }",
      "KeyframeTrack(initialValue: 0) { CubicKeyframe(1, duration: 1, startVelocity: 0, endVelocity: 1); "
        + "SpringKeyframe(2, duration: 1, spring: Spring(duration: 0.5, bounce: 0.3), startVelocity: 1) }"
    ),
  ])
  func printsTheCanonicalText(text: String, canonical: String) throws {
    let moving = try #require(subject(of: text))
    #expect(Expression.text(of: moving) == canonical)
    #expect(subject(of: canonical) == moving)
  }

  @Test func whatHasNoTextIsNotPrinted() {
    let css = Animation(EasingAnimation(function: .ease, duration: 1))
    #expect(Expression.text(of: .animation(css.speed(2))) == nil)
    #expect(Expression.text(of: .animation(css.delay(1).delay(1))) == nil)
    #expect(Expression.text(of: .animation(Animation(Custom()))) == nil)
  }

  private struct Custom: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? { nil }
  }

  private func expectIdentity(_ moving: Subject, _ note: String) {
    let text = Expression.text(of: moving)
    #expect(text.flatMap { subject(of: $0) } == moving, "\(text ?? "nil") of \(note)")
  }

  /// Parsing a printed text gives back exactly the same numbers, whatever they are.
  @Test(arguments: [1, 2, 3])
  func parsingWhatWasPrintedIsIdentity(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double {
      let value = Double.random(in: range, using: &random)
      return Bool.random(using: &random) ? (value * 100).rounded() / 100 : value
    }
    for _ in 0..<25 {
      let (a, b, c, d) = (number(0.01...3), number(-0.9...1.5), number(-2...2), number(0...2))
      let flag = Bool.random(using: &random)
      let subjects: [Subject] = [
        .animation(.spring(duration: a, bounce: b, blendDuration: d)),
        .animation(.spring(response: a, dampingFraction: d)),
        .animation(.interpolatingSpring(duration: a, bounce: b, initialVelocity: c)),
        .animation(.interpolatingSpring(mass: a, stiffness: a * 99, damping: d)),
        .animation(.timingCurve(c, d, a, b, duration: d)),
        .animation(.linear(duration: a).delay(c).speed(b).repeatCount(3, autoreverses: flag)),
        .animation(.default.logicallyComplete(after: d).repeatForever(autoreverses: flag)),
        .unitCurve(
          .bezier(
            startControlPoint: UnitPoint(x: a, y: b), endControlPoint: UnitPoint(x: c, y: d))),
        .spring(Spring(duration: a, bounce: b)),
        .spring(Spring(response: a, dampingRatio: d)),
        .spring(Spring(mass: a, stiffness: a * 99, damping: d, allowOverDamping: flag)),
        .easing(.cubicBezier(min(a, 1), b, min(d, 1), c)),
        .easing(.linear([LinearStop(b), LinearStop(c, at: a, to: a + d), LinearStop(d)])),
        .animation(Animation(EasingAnimation(function: .steps(3), duration: a)).delay(c)),
      ]
      for moving in subjects { expectIdentity(moving, "\(random)") }
    }
  }

  /// The frequencies of such a spring may lie between those that other initializers can yield.
  @Test func aSettlingSpringIsPrintedToTheLastDigits() throws {
    for ratio in [0.1, 0.3, 0.7, 0.9, 1] {
      let spring = Spring(settlingDuration: 0.7, dampingRatio: ratio)
      let text = try #require(Expression.text(of: .spring(spring)))
      let again = try #require(subject(of: text)?.spring)
      #expect(isClose(again.stiffness, spring.stiffness, .relative(1e-14)))
      #expect(isClose(again.dampingRatio, spring.dampingRatio, .relative(1e-14)))
      #expect(
        isClose(
          again.value(target: 1, time: 0.3), spring.value(target: 1, time: 0.3), .relative(1e-12)))
    }
  }
}
