import AnimationModel
import MotionRecording
import TestSupport
import Testing

@testable import AnimationSyntax
@testable import SwiftProgram

@Suite struct UIKitPasteTests {
  /// Closures of an app, whose contents are not read.
  static let closures = [
    "isOn.toggle()",
    "\n    self.view.alpha = 1\n    if self.isOpen { self.close() }\n",
    "\n    // the label's \"text {\n    label.text = \"\\(count) of \\(total) { items\"\n    items.removeAll { $0.isDone }\n",
    "\n    switch state {\n    case .open: state = .closed\n    default: break\n    }\n",
    " [weak self] in self?.rows[0][1][2][3][4][5].alpha = .5 ",
    "() in text = #\"raw \" { \"# + \"\"\"\n  long \" {\n  \"\"\"; { { { { } } } } ",
    String(repeating: "{ [", count: 60) + String(repeating: "] }", count: 60),
    "",
  ]

  private static func animation(_ text: String) throws -> Animation {
    let curves = try Expression.parse(text)
    try #require(curves.count == 1)
    // A duration of 0 means no animation.
    if curves[0].subject == .unanimated { return .linear(duration: 0) }
    guard case .animation(let animation) = curves[0].subject else {
      throw ExpressionError(problem: text)
    }
    return animation
  }

  private struct ExpressionError: Error { let problem: String }

  @Test(arguments: closures)
  func closuresAreNotRead(closure: String) throws {
    let expected = UIView.animate(withDuration: 0.3, delay: 0.1, options: [.curveEaseOut])
    for call in [
      "UIView.animate(withDuration: 0.3, delay: 0.1, options: .curveEaseOut) {\(closure)}",
      "UIView.animate(withDuration: 0.3, delay: 0.1, options: [.curveEaseOut], animations: {\(closure)}, completion: nil)",
      "UIView.animate(withDuration: 0.3, delay: 0.1, options: .curveEaseOut, animations: {\(closure)}) { _ in \(closure) }",
      "UIView.animate(\n  withDuration: 0.3,\n  delay: 0.1, // soon\n  options: .curveEaseOut\n) {\(closure)} completion: { finished in \(closure)}",
      "UIView.animate(withDuration: 0.3, delay: 0.1, options: [UIView.AnimationOptions.curveEaseOut], animations: animations, completion: completion)",
    ] {
      #expect(try Self.animation(call) == expected, "\(call)")
      #expect(try Expression.parse(call)[0].name.hasPrefix("UIView.animate(withDuration: 0.3"))
    }
  }

  struct Example: Sendable, CustomTestStringConvertible {
    let text: String
    let animation: Animation

    init(_ text: String, _ animation: Animation) {
      (self.text, self.animation) = (text, animation)
    }

    var testDescription: String { text }
  }

  private static func spring(_ duration: Double, _ timing: CAMediaTiming = CAMediaTiming())
    -> Animation
  {
    var timing = timing
    timing.duration = duration
    return timing.animation(of: CASpringAnimation(mass: 1, stiffness: 180, damping: 12))
  }

  static let examples: [Example] = [
    Example("UIView.animate(withDuration: 0.2) { a }", .easeInOut(duration: 0.2)),
    Example("UIView.animate(withDuration: 0.0) { a }", .linear(duration: 0)),
    Example("fade=UIView.animate(withDuration: 0.2) { a }", .easeInOut(duration: 0.2)),
    Example(
      "UIView.animate(withDuration: 0.4, delay: 0, options: [.curveEaseInOut, .autoreverse, .repeat], animations: { a }, completion: nil)",
      .easeInOut(duration: 0.4).repeatForever(autoreverses: true)),
    Example(
      "UIView.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 1, animations: { a }, completion: { b })",
      UIView.animate(
        withDuration: 0.35, usingSpringWithDamping: 0.75, initialSpringVelocity: 1)),
    Example(
      "UIView.animate(springDuration: 0.4, bounce: 0.2, options: .allowUserInteraction) { a }",
      UIView.animate(springDuration: 0.4, bounce: 0.2)),
    Example("UIView.animate(springDuration: 0.4) { a }", UIView.animate(springDuration: 0.4)),
    Example("UIView.animate { a }", UIView.animate()),
    Example("UIView.animate(.spring(duration: 0.4)) { a }", .spring(duration: 0.4)),
    Example("UIView.animate(.bouncy.delay(0.1)) { a } completion: { b }", .bouncy.delay(0.1)),
    Example("NSAnimationContext.animate(.smooth) { a }", .smooth),
    Example("UIView.performWithoutAnimation { a }", .linear(duration: 0)),
    Example(
      "UIView.transition(with: view, duration: 0.3, options: .transitionCrossDissolve, animations: { a }, completion: { _ in b })",
      .easeInOut(duration: 0.3)),
    Example(
      "UIView.transition(from: old, to: new, duration: 0.3, options: [.curveLinear, .showHideTransitionViews])",
      .linear(duration: 0.3)),
    Example(
      "UIViewPropertyAnimator(duration: 0.5, curve: .easeIn) { a }.startAnimation()",
      .easeIn(duration: 0.5)),
    Example(
      "UIViewPropertyAnimator(duration: 0.5, curve: UIView.AnimationCurve.linear, animations: nil)",
      .linear(duration: 0.5)),
    Example(
      "let animator = UIViewPropertyAnimator(duration: 0.5, controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1)) { a }\nanimator.addCompletion { _ in }\nanimator.startAnimation(afterDelay: 0.25)",
      .timingCurve(0.2, 0, 0, 1, duration: 0.5).delay(0.25)),
    Example(
      "UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.6) { [unowned self] in a }",
      UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.6).animation),
    Example(
      "let timing = UISpringTimingParameters(mass: 1, stiffness: 180, damping: 12, initialVelocity: CGVector(dx: 0, dy: 0.5))\nlet animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)\nanimator.addAnimations { a }\nanimator.startAnimation()",
      Animation(
        UISpringTimingParameters(mass: 1, stiffness: 180, damping: 12, initialVelocity: 0.5)
          .springAnimation(duration: 0))),
    Example(
      "UIViewPropertyAnimator(duration: 0.4, timingParameters: UICubicTimingParameters(animationCurve: .easeOut))",
      .easeOut(duration: 0.4)),
    Example(
      "UIViewPropertyAnimator(duration: 0.4, timingParameters: UICubicTimingParameters())",
      .timingCurve(0.25, 0.1, 0.25, 1, duration: 0.4)),
    Example(
      "UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.3, delay: 0.1, options: [.curveEaseIn], animations: { a }, completion: { _ in b })",
      .easeIn(duration: 0.3).delay(0.1)),
    Example(
      "let spring = CASpringAnimation(keyPath: \"position.x\")\nspring.damping = 12\nspring.stiffness = 180\nspring.fromValue = 0\nspring.toValue = 1\nspring.duration = spring.settlingDuration\nlayer.add(spring, forKey: \"move\")",
      Animation(CASpringAnimation(mass: 1, stiffness: 180, damping: 12))),
    Example(
      "let a = CASpringAnimation(keyPath: \"position.x\"); a.damping = 12; a.stiffness = 180",
      spring(0.25)),
    Example(
      "let a = CASpringAnimation(keyPath: #keyPath(CALayer.opacity))\na.damping = 12\na.stiffness = 180\na.duration = 0.6\na.autoreverses = true\na.repeatCount = .infinity\na.beginTime = CACurrentMediaTime() + 0.3",
      {
        var timing = CAMediaTiming(repeatCount: .infinity, autoreverses: true)
        timing.beginTime = 0.3
        return spring(0.6, timing)
      }()),
    Example(
      "let pulse = CABasicAnimation(keyPath: \"transform.scale\")\npulse.fromValue = NSNumber(value: 1.0)\npulse.toValue = 1.2\npulse.duration = 0.8\npulse.repeatCount = Float.greatestFiniteMagnitude\npulse.autoreverses = true\npulse.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)\nview.layer.add(pulse, forKey: nil)",
      .easeInOut(duration: 0.8).repeatForever(autoreverses: true)),
    Example("CABasicAnimation(keyPath: \"opacity\")", .linear(duration: 0.25)),
    Example(
      "var a = CABasicAnimation(keyPath: \"opacity\")\na.speed = 2\na.duration = 1\na.timingFunction = .init(controlPoints: 0.2, 0, 0, 1)",
      .timingCurve(0.2, 0, 0, 1, duration: 1).speed(2)),
    Example(
      "CATransaction.begin()\nCATransaction.setAnimationDuration(0.5)\nCATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut))\nlayer.opacity = 0\nCATransaction.commit()",
      .easeOut(duration: 0.5)),
    Example(
      "CATransaction.begin()\nCATransaction.setDisableActions(true)\nlayer.frame = bounds\nCATransaction.commit()",
      .linear(duration: 0)),
    Example(
      "NSAnimationContext.runAnimationGroup { context in\n  context.duration = 0.4\n  context.timingFunction = CAMediaTimingFunction(name: .easeIn)\n  context.allowsImplicitAnimation = true\n  view.animator().alphaValue = 0\n} completionHandler: { done() }",
      .easeIn(duration: 0.4)),
    Example(
      "NSAnimationContext.runAnimationGroup({ $0.duration = 0.4; views.forEach { $0.animator().isHidden = true } })",
      .timingCurve(0.25, 0.1, 0.25, 1, duration: 0.4)),
    Example(
      "NSAnimationContext.beginGrouping()\nNSAnimationContext.current.duration = 1.0 / 2\nview.animator().frame = f\nNSAnimationContext.endGrouping()",
      .timingCurve(0.25, 0.1, 0.25, 1, duration: 0.5)),
    Example(
      "UIView.beginAnimations(nil, context: nil)\nUIView.setAnimationDuration(0.6)\nUIView.setAnimationCurve(.easeIn)\nUIView.setAnimationDelay(0.1)\nview.alpha = 0\nUIView.commitAnimations()",
      .easeIn(duration: 0.6).delay(0.1)),
    Example(
      "let duration: TimeInterval = 0.3\nUIView.animate(withDuration: duration * 2) { a }",
      .easeInOut(duration: 0.6)),
  ]

  @Test(arguments: examples)
  func standsForItsAnimation(_ example: Example) throws {
    // Repetitions are compared by their components, since UIKit's have a type of their own.
    let form = try Self.animation(example.text).form
    #expect(form == example.animation.form)
  }

  @Test func groupOfCoreAnimationIsPlayedByItsTransaction() throws {
    let curves = try Expression.parse(
      """
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      let fade = CABasicAnimation(keyPath: "opacity")
      layer.add(fade, forKey: nil)
      CATransaction.commit()
      """)
    #expect(curves.map(\.name) == ["CATransaction", "fade"])
    #expect(curves[1].subject == .animation(.linear(duration: 2)))
  }

  @Test func severalCallsAreSeveralCurves() throws {
    let curves = try Expression.parse(
      """
      view.alpha = 0
      UIView.animate(withDuration: 0.2) { self.view.alpha = 1 }
      let slide = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) { self.move() }
      slide.startAnimation()
      """)
    #expect(curves.map(\.name) == ["UIView.animate(withDuration: 0.2)", "slide"])
  }

  @Test func keyframesAreTracks() throws {
    let curves = try Expression.parse(
      """
      UIView.animateKeyframes(withDuration: 2, delay: 0, options: [.calculationModeLinear], animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { self.view.alpha = 0 }
        UIView.addKeyframe(withRelativeStartTime: 1.0 / 4, relativeDuration: 3.0 / 4, animations: {
          self.view.transform = .identity
        })
      }) { _ in self.done() }
      """)
    let paths = UIView.animateKeyframes(
      withDuration: 2,
      keyframes: [
        UIView.RelativeKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25),
        UIView.RelativeKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.75),
      ])
    #expect(curves.map(\.name) == ["keyframe 1", "keyframe 2"])
    #expect(
      curves.map(\.subject) == paths.map { .keyframes(KeyframeCurve($0, timelineDuration: 2)) })
  }

  @Test func valuesAreKeyframes() throws {
    let curves = try Expression.parse(
      """
      let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
      shake.values = [0, 10, -10, CGFloat(10), 0]
      shake.keyTimes = [0, 0.2, 0.5, 0.8, 1] as [NSNumber]
      shake.timingFunctions = [CAMediaTimingFunction(name: .easeIn), .init(name: .linear)]
      shake.duration = 0.4
      shake.isAdditive = true
      layer.add(shake, forKey: "shake")
      """)
    var expected = CAKeyframeAnimation(values: [0.0, 10, -10, 10, 0])
    expected.keyTimes = [0, 0.2, 0.5, 0.8, 1]
    expected.timingFunctions = [
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
    ]
    expected.timing.duration = 0.4
    #expect(curves.map(\.name) == ["shake"])
    #expect(curves[0].subject == .keyframes(KeyframeCurve(expected.path())))
  }

  @Test func pointsAreTwoTracks() throws {
    let curves = try Expression.parse(
      """
      let move = CAKeyframeAnimation(keyPath: "position")
      move.values = [CGPoint(x: 0, y: 5), NSValue(cgPoint: CGPoint(x: 10, y: 5))]
      move.calculationMode = kCAAnimationPaced
      move.duration = 1
      """)
    #expect(curves.map(\.name) == ["move.x", "move.y"])
    #expect(curves.map { $0.subject.ownEnds?.target } == [10, 5])
  }

  @Test func sweepGivesACurveForEachElement() throws {
    let curves = try Expression.parse("UIView.animate(withDuration: [0.2, 0.4]) { a }")
    #expect(
      curves.map(\.subject) == [
        .animation(.easeInOut(duration: 0.2)), .animation(.easeInOut(duration: 0.4)),
      ])
    #expect(curves.map(\.choiceText) == curves.map(\.name))
  }

  @Test func optionsThatCannotBeSeenAreNoted() throws {
    func notes(_ text: String) throws -> [String] { try Expression.parse(text).flatMap(\.notes) }
    #expect(try notes("UIView.animate(withDuration: 0.2) { a }").isEmpty)
    #expect(
      try notes(
        "UIView.animate(withDuration: 0.2, delay: 0, options: .beginFromCurrentState) { a }"
      )
      .contains { $0.contains(".beginFromCurrentState") })
    #expect(
      try notes("UIView.animate(withDuration: 0.2, delay: 0, options: [.autoreverse]) { a }")
        .contains { $0.contains("there and back once") })
    #expect(
      try notes("CASpringAnimation(keyPath: \"x\")").contains { $0.contains("0.25 s") })
  }

  @Test(arguments: [
    ("UIView.animate(withDuration: time) { a }", 29..<33, "time"),
    (
      "UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOot]) { a }", 55..<67,
      "curveEaseOut"
    ),
    ("UIView.animate(withDuraton: 0.2) { a }", 15..<26, "withDuration"),
    ("let a = CASpringAnimation(keyPath: \"x\")\na.mass = 0", 49..<50, "above 0"),
    ("UIView.animate(withDuration: 0.2, delay: 0, options: options) { a }", 53..<60, "options"),
  ])
  func faultsStandInTheText(text: String, range: Range<Int>, words: String) {
    let error = #expect(throws: SwiftProgram.ExpressionError.self) {
      try Expression.parse(text)
    }
    #expect(error?.range == range)
    #expect(error?.sentence.contains(words) == true)
  }
}
