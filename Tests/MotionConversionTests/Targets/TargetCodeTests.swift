import AnimationModel
import AnimationSyntax
import MotionConversion
import MotionRecording
import Testing

/// The code for some expressions, line by line.
@Suite struct TargetCodeTests {
  @Test(arguments: [
    (".bouncy", ConversionTarget.swiftUI, ".spring(duration: 0.5, bounce: 0.3)"),
    (
      ".bouncy", .uiKit, "UIView.animate(springDuration: 0.5, bounce: 0.3) { /* changes */ }"
    ),
    (
      ".bouncy", .reactSpring,
      "config: { mass: 1, tension: 157.91367041742973, friction: 17.59291886010284 }"
    ),
    (
      ".bouncy", .motion,
      "{ type: \"spring\", stiffness: 157.91367041742973, damping: 17.59291886010284, mass: 1 }"
    ),
    (
      ".bouncy", .reanimated,
      "withSpring(target, { mass: 1, stiffness: 157.91367041742973, damping: 17.59291886010284 })"
    ),
    (
      ".bouncy", .compose,
      "spring(dampingRatio = 0.7f, stiffness = 157.91367041742973f, visibilityThreshold = 0.001f)"
    ),
    (
      ".interpolatingSpring(mass: 2, stiffness: 100, damping: 10, initialVelocity: 3)", .flutter,
      """
      controller.animateWith(SpringSimulation(
        const SpringDescription(mass: 2, stiffness: 100, damping: 10),
        0, // start
        1, // end
        3)); // velocity
      """
    ),
    (
      ".interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 3).speed(2).delay(0.1)",
      .coreAnimation,
      """
      let animation = CASpringAnimation(keyPath: "position.x")
      animation.mass = 1
      animation.stiffness = 400
      animation.damping = 20
      animation.initialVelocity = 6
      animation.duration = animation.settlingDuration
      animation.beginTime = CACurrentMediaTime() + 0.1
      animation.fillMode = .backwards
      """
    ),
    (
      ".interpolatingSpring(stiffness: 100, damping: 10)", .androidView,
      """
      SpringAnimation(view, DynamicAnimation.SCALE_X).apply {
        spring = SpringForce(1f)
          .setStiffness(100f)
          .setDampingRatio(0.5f)
        start()
      }
      """
    ),
    (
      ".easeInOut(duration: 0.35).delay(0.2)", .compose,
      "tween(durationMillis = 350, delayMillis = 200, easing = CubicBezierEasing(0.42f, 0f, 0.58f, 1f))"
    ),
    (
      ".easeIn(duration: 0.3).repeatCount(3).delay(0.1)", .compose,
      "repeatable(3, tween(durationMillis = 300, easing = CubicBezierEasing(0.42f, 0f, 1f, 1f)), "
        + "RepeatMode.Reverse, initialStartOffset = StartOffset(100))"
    ),
    (
      ".easeIn(duration: 0.3).delay(0.1).repeatForever(autoreverses: false)", .motion,
      "{ type: \"tween\", duration: 0.3, ease: [0.42, 0, 1, 1], delay: 0.1, repeat: Infinity, "
        + "repeatDelay: 0.1 }"
    ),
    (
      ".linear(duration: 0.3).speed(2).repeatCount(4)", .reanimated,
      "withRepeat(withTiming(target, { duration: 150, easing: Easing.linear }), 4, true)"
    ),
    (
      ".easeOut(duration: 0.25).repeatForever()", .reactSpring,
      "config: { duration: 250, easing: BezierEasing(0, 0, 0.58, 1) },\nloop: { reverse: true }"
    ),
    (
      ".easeInOut(duration: 0.5).repeatCount(6)", .coreAnimation,
      """
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.duration = 0.5
      animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1)
      animation.autoreverses = true
      animation.repeatCount = 3
      """
    ),
    (
      "css:300ms cubic-bezier(0.2, 0, 0, 1) 50ms", .swiftUI,
      ".timingCurve(0.2, 0, 0, 1, duration: 0.3).delay(0.05)"
    ),
    (
      ".timingCurve(.circularEaseOut, duration: 0.4)", .motion,
      "{ type: \"tween\", duration: 0.4, ease: \"circOut\" }"
    ),
    (
      "UIView.animate(springDuration: 0.5, bounce: 0.2, delay: 0.1)", .swiftUI,
      ".interpolatingSpring(duration: 0.5, bounce: 0.2).delay(0.1)"
    ),
  ])
  func codeIsWhatTheTargetReads(text: String, target: ConversionTarget, expected: String) throws {
    let parsed = try #require(try Expression.parse(text).first)
    #expect(try code(parsed.subject, target) == expected)
  }

  /// The form with a perceptual duration has no velocity of its own, which is set afterwards.
  @Test(arguments: [
    (
      ".interpolatingSpring(duration: 0.5, bounce: 0.2, initialVelocity: 3)",
      "let animation = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2); animation.initialVelocity = 3"
    ),
    (
      ".interpolatingSpring(duration: 0.5, bounce: 0.2)",
      "CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)"
    ),
  ])
  func aPerceptualDurationKeepsTheVelocity(text: String, code: String) throws {
    let parsed = try #require(try Expression.parse(text).first)
    let conversion = try Converter(parsed.subject, text: text).conversion(to: .coreAnimation)
    #expect(conversion.alternatives.map(\.code) == [code])
  }

  @Test func modifiersAroundWhatIsNotSwiftUIsAreKept() throws {
    let css = Animation(EasingAnimation(function: .easeIn, duration: 0.3))
    #expect(
      try code(.animation(css.speed(2).repeatCount(3).delay(0.1)), .swiftUI)
        == ".easeIn(duration: 0.3).speed(2).repeatCount(3).delay(0.1)")
    let spring = UIView.animate(springDuration: 0.5, bounce: 0.2, delay: 0.1)
    #expect(
      try code(.animation(spring.speed(2)), .swiftUI)
        == ".interpolatingSpring(duration: 0.5, bounce: 0.2).delay(0.1).speed(2)")
  }

  @Test(arguments: [
    (".bouncy.delay(0.2)", ConversionTarget.compose, "the delay of 0.2 s is lost"),
    (".bouncy.delay(0.2)", .flutter, "the delay of 0.2 s is lost"),
    (".bouncy.repeatCount(3)", .androidView, "the repetition (3 cycles) is lost"),
    (".bouncy.repeatCount(3)", .reactSpring, "the repetition (3 cycles) is lost"),
    (".bouncy.logicallyComplete(after: 0.2)", .motion, "the logical completion is lost"),
    (".easeIn.repeatForever()", .compose, "plays time backwards there"),
    (
      ".interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 3)", .motion,
      "the velocity is for a travel of 1"
    ),
    (
      ".interpolatingSpring(stiffness: 100, damping: 50)", .flutter, "plays it as critically damped"
    ),
    (".spring(bounce: 1)", .flutter, "Flutter never ends it"),
    ("UnitCurve.easeIn", .compose, "one second is used"),
  ])
  func whatIsLostIsReported(text: String, target: ConversionTarget, words: String) throws {
    let parsed = try #require(try Expression.parse(text).first)
    let conversion = try Converter(parsed.subject, text: text).conversion(to: target)
    #expect(conversion.remarks.contains { $0.contains(words) }, "\(conversion.remarks)")
  }

  @Test(arguments: [
    (".spring(bounce: 1)", [ConversionTarget.uiKit, .coreAnimation, .reanimated]),
    (".spring(bounce: -0.3)", [.uiKit, .coreAnimation, .reanimated]),
    ("Spring(stiffness: 100, damping: 50, allowOverDamping: true)", [.uiKit, .coreAnimation]),
    (".bouncy.repeatForever()", [.compose, .material3, .flutter, .androidView]),
    (".easeIn.repeatForever()", [.uiKit]),
    (".timingCurve(.circularEaseIn, duration: 1)", [.uiKit, .coreAnimation, .flutter]),
    (".timingCurve(1.5, 0, 0.5, 1, duration: 1)", [.motion, .compose, .reactSpring, .androidView]),
    (".interpolatingSpring(stiffness: 100000000, damping: 10)", [.reactSpring]),
    ("css:steps(4)", [.swiftUI, .motion, .compose]),
    ("css:linear(0, 0.3, 1)", [.swiftUI, .flutter]),
    (".bouncy.speed(0)", [.swiftUI, .motion, .compose, .flutter]),
    (
      "KeyframeTrack(initialValue: 0) { LinearKeyframe(1, duration: 1) }",
      [.swiftUI, .motion, .reactSpring]
    ),
    (".easeIn.repeatCount(2).repeatCount(2)", [.motion, .compose]),
  ])
  func whatCannotBeConvertedIsRefused(text: String, targets: [ConversionTarget]) throws {
    let parsed = try #require(try Expression.parse(text).first)
    for target in targets {
      #expect(throws: ConversionProblem.self, "\(text) \(target)") {
        try Converter(parsed.subject, text: text).conversion(to: target)
      }
    }
  }

  @Test(arguments: [
    (
      ".spring(bounce: 1)",
      [ConversionTarget.compose, .flutter, .reactSpring, .motion, .androidView]
    ),
    (".spring(bounce: -0.3)", [.compose, .flutter, .reactSpring, .motion, .androidView]),
    (".bouncy.repeatForever()", [.motion, .reanimated, .reactSpring, .coreAnimation, .uiKit]),
  ])
  func whatCanBeConvertedIsNotRefused(text: String, targets: [ConversionTarget]) throws {
    let parsed = try #require(try Expression.parse(text).first)
    for target in targets {
      let conversion = try Converter(parsed.subject, text: text).conversion(to: target)
      #expect(!conversion.code.isEmpty)
      #expect(conversion.springAccuracy?.largestError ?? 0 < 0.01)
    }
  }
}
