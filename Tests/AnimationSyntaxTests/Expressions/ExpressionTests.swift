import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

@Suite struct ExpressionTests {
  /// Texts, with the same animations as compiled Swift.
  static let animations: [(String, Animation)] = [
    (".default", .default),
    (".linear", .linear),
    (".linear(duration: 2)", .linear(duration: 2)),
    (".easeIn", .easeIn),
    (".easeIn(duration: 0.3)", .easeIn(duration: 0.3)),
    (".easeOut", .easeOut),
    (".easeOut(duration: 0.3)", .easeOut(duration: 0.3)),
    (".easeInOut", .easeInOut),
    (".easeInOut(duration: 0.3)", .easeInOut(duration: 0.3)),
    (".timingCurve(0.2, 0, 0.8, 1)", .timingCurve(0.2, 0, 0.8, 1)),
    (".timingCurve(0.2, 0, 0.8, 1, duration: 0.5)", .timingCurve(0.2, 0, 0.8, 1, duration: 0.5)),
    (".timingCurve(.circularEaseIn, duration: 1)", .timingCurve(.circularEaseIn, duration: 1)),
    (
      ".timingCurve(UnitCurve.easeIn.inverse, duration: 1)",
      .timingCurve(UnitCurve.easeIn.inverse, duration: 1)
    ),
    (".spring", .spring),
    (".spring()", .spring()),
    (".spring(duration: 0.5, bounce: 0.3)", .spring(duration: 0.5, bounce: 0.3)),
    (".spring(bounce: 0.3)", .spring(bounce: 0.3)),
    (".spring(blendDuration: 0.2)", .spring(blendDuration: 0.2)),
    (
      ".spring(response: 0.55, dampingFraction: 0.825)",
      .spring(response: 0.55, dampingFraction: 0.825)
    ),
    (".spring(response: 0.55)", .spring(response: 0.55)),
    (".spring(dampingFraction: 0.7)", .spring(dampingFraction: 0.7)),
    (
      ".spring(response: 0.2, dampingFraction: 0.3, blendDuration: 0.1)",
      .spring(response: 0.2, dampingFraction: 0.3, blendDuration: 0.1)
    ),
    (
      ".spring(Spring(mass: 1, stiffness: 100, damping: 10))",
      .spring(Spring(mass: 1, stiffness: 100, damping: 10))
    ),
    (".spring(.bouncy)", .spring(.bouncy)),
    (".spring(.init(duration: 0.3))", .spring(.init(duration: 0.3))),
    (
      ".spring(.bouncy(duration: 0.6), blendDuration: 0.1)",
      .spring(.bouncy(duration: 0.6), blendDuration: 0.1)
    ),
    (".interactiveSpring", .interactiveSpring),
    (".interactiveSpring()", .interactiveSpring()),
    (".interactiveSpring(extraBounce: 0.1)", .interactiveSpring(extraBounce: 0.1)),
    (
      ".interactiveSpring(response: 0.3, dampingFraction: 0.7)",
      .interactiveSpring(response: 0.3, dampingFraction: 0.7)
    ),
    (".interactiveSpring(dampingFraction: 0.7)", .interactiveSpring(dampingFraction: 0.7)),
    (".interpolatingSpring", .interpolatingSpring),
    (".interpolatingSpring()", .interpolatingSpring()),
    (
      ".interpolatingSpring(mass: 1, stiffness: 170, damping: 15, initialVelocity: 0)",
      .interpolatingSpring(mass: 1, stiffness: 170, damping: 15, initialVelocity: 0)
    ),
    (
      ".interpolatingSpring(stiffness: 170, damping: 15)",
      .interpolatingSpring(stiffness: 170, damping: 15)
    ),
    (
      ".interpolatingSpring(duration: 0.4, bounce: 0.2, initialVelocity: 3)",
      .interpolatingSpring(duration: 0.4, bounce: 0.2, initialVelocity: 3)
    ),
    (".interpolatingSpring(initialVelocity: 3)", .interpolatingSpring(initialVelocity: 3)),
    (
      ".interpolatingSpring(.smooth, initialVelocity: 1)",
      .interpolatingSpring(.smooth, initialVelocity: 1)
    ),
    (".smooth", .smooth),
    (".smooth(duration: 0.4)", .smooth(duration: 0.4)),
    (".snappy", .snappy),
    (
      ".snappy(duration: 0.4, extraBounce: 0.1)", .snappy(duration: 0.4, extraBounce: 0.1)
    ),
    (".bouncy", .bouncy),
    (".bouncy(extraBounce: -0.2)", .bouncy(extraBounce: -0.2)),
    (".linear.delay(0.2)", .linear.delay(0.2)),
    (".linear.speed(2)", .linear.speed(2)),
    (".linear.repeatCount(3)", .linear.repeatCount(3)),
    (
      ".linear.repeatCount(3, autoreverses: false)", .linear.repeatCount(3, autoreverses: false)
    ),
    (".linear.repeatForever()", .linear.repeatForever()),
    (".linear.repeatForever(autoreverses: false)", .linear.repeatForever(autoreverses: false)),
    (".linear.logicallyComplete(after: 1)", .linear.logicallyComplete(after: 1)),
    (
      ".easeOut.delay(1).speed(2).repeatCount(2).delay(-1)",
      .easeOut.delay(1).speed(2).repeatCount(2).delay(-1)
    ),
  ]

  @Test(arguments: animations)
  func meansWhatTheSameWordsMeanInSwift(text: String, animation: Animation) {
    #expect(subject(of: text) == .animation(animation))
  }

  @Test(arguments: animations)
  func theTypeMayBeNamedAndTheDotLeftOut(text: String, animation: Animation) {
    #expect(subject(of: "Animation" + text) == .animation(animation))
    #expect(subject(of: "SwiftUI.Animation" + text) == .animation(animation))
    #expect(subject(of: String(text.dropFirst())) == .animation(animation))
  }

  static let springs: [(String, Spring)] = [
    ("Spring()", Spring()),
    ("Spring(duration: 0.5, bounce: 0.3)", Spring(duration: 0.5, bounce: 0.3)),
    ("Spring(bounce: -0.2)", Spring(bounce: -0.2)),
    ("Spring.init(duration: 0.4)", Spring(duration: 0.4)),
    ("Spring(response: 0.3, dampingRatio: 0.7)", Spring(response: 0.3, dampingRatio: 0.7)),
    (
      "Spring(mass: 2, stiffness: 90, damping: 12)", Spring(mass: 2, stiffness: 90, damping: 12)
    ),
    ("Spring(stiffness: 90, damping: 12)", Spring(stiffness: 90, damping: 12)),
    (
      "Spring(mass: 1.2, stiffness: 90, damping: 40, allowOverDamping: true)",
      Spring(mass: 1.2, stiffness: 90, damping: 40, allowOverDamping: true)
    ),
    (
      "Spring(settlingDuration: 1, dampingRatio: 0.7)",
      Spring(settlingDuration: 1, dampingRatio: 0.7)
    ),
    (
      "Spring(settlingDuration: 1, dampingRatio: 0.7, epsilon: 0.01)",
      Spring(settlingDuration: 1, dampingRatio: 0.7, epsilon: 0.01)
    ),
    ("Spring.smooth", .smooth),
    ("Spring.snappy", .snappy),
    ("Spring.bouncy", .bouncy),
    ("Spring.bouncy(duration: 0.6)", .bouncy(duration: 0.6)),
    ("Spring.snappy(extraBounce: 0.2)", .snappy(extraBounce: 0.2)),
  ]

  @Test(arguments: springs)
  func springsAreValuesOfTheirOwn(text: String, spring: Spring) {
    #expect(subject(of: text) == .spring(spring))
  }

  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    .bezier(
      startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  static let curves: [(String, UnitCurve)] = [
    ("UnitCurve.linear", .linear),
    ("UnitCurve.easeIn", .easeIn),
    ("UnitCurve.easeOut", .easeOut),
    ("UnitCurve.easeInOut", .easeInOut),
    ("UnitCurve.easeInEaseOut", .easeInOut),
    ("UnitCurve.circularEaseIn", .circularEaseIn),
    ("UnitCurve.circularEaseOut", .circularEaseOut),
    ("UnitCurve.circularEaseInOut", .circularEaseInOut),
    ("UnitCurve.easeIn.inverse", .easeIn.inverse),
    ("UnitCurve.easeIn.inverse.inverse", .easeIn),
    (
      "UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.2, y: 0), "
        + "endControlPoint: UnitPoint(x: 0.8, y: 1))",
      bezier(0.2, 0, 0.8, 1)
    ),
    (
      "UnitCurve.bezier(startControlPoint: .init(x: 0.2, y: 0), endControlPoint: .bottomTrailing)",
      bezier(0.2, 0, 1, 1)
    ),
    (
      "UnitCurve.bezier(startControlPoint: .topLeading, endControlPoint: UnitPoint.center)",
      bezier(0, 0, 0.5, 0.5)
    ),
    (
      "UnitCurve.bezier(startControlPoint: .zero, endControlPoint: UnitPoint())", bezier(0, 0, 0, 0)
    ),
    (
      "UnitCurve(startControlPoint: CGPoint(x: 0.2, y: 0), endControlPoint: CGPoint(x: 0.8, y: 1))",
      bezier(0.2, 0, 0.8, 1)
    ),
  ]

  @Test(arguments: curves)
  func unitCurvesAreValuesOfTheirOwn(text: String, curve: UnitCurve) {
    #expect(subject(of: text) == .unitCurve(curve))
  }

  static let written: [(String, Animation)] = [
    (
      ".easeOut(duration: 0.5).delay(2).repeatForever(autoreverses: false).delay(-0.67)",
      .easeOut(duration: 0.5).delay(2).repeatForever(autoreverses: false).delay(-0.67)
    ),
    (
      ".linear.repeatForever(autoreverses: false).speed(0.15)",
      .linear.repeatForever(autoreverses: false).speed(0.15)
    ),
    (
      ".interpolatingSpring(mass: 1 ,stiffness: 170, damping: 15).delay(1)",
      .interpolatingSpring(mass: 1, stiffness: 170, damping: 15).delay(1)
    ),
    (
      "Animation.spring(response: 0.2, dampingFraction: 0.3, blendDuration: 0)"
        + ".repeatCount(1, autoreverses: true)",
      .spring(response: 0.2, dampingFraction: 0.3, blendDuration: 0)
        .repeatCount(1, autoreverses: true)
    ),
    (".easeInOut(duration: 1).delay(0.5*3.4)", .easeInOut(duration: 1).delay(0.5 * 3.4)),
    (
      ".timingCurve(.bezier(startControlPoint: UnitPoint(x: 0.2, y: 0), "
        + "endControlPoint: .init(x: 0.8, y: 1)), duration: 0.5)",
      .timingCurve(0.2, 0, 0.8, 1, duration: 0.5)
    ),
    (
      """
      Animation
        .spring(
          response: 0.55,  // how stiff
          dampingFraction: 0.825 /* how /* very */ damped */
        )
        .delay(0.1)
      """,
      .spring(response: 0.55, dampingFraction: 0.825).delay(0.1)
    ),
    ("  .linear  ", .linear),
    ("// first\n.linear // last", .linear),
    (". linear", .linear),
    (".linear . delay( 1 )", .linear.delay(1)),
    ("(.linear).delay(1)", .linear.delay(1)),
    (".spring(duration: 0.5,)", .spring(duration: 0.5)),
    (".`default`", .default),
    ("default.delay(1)", .default.delay(1)),
    (".linear;", .linear),
  ]

  @Test(arguments: written)
  func understandsWhatPeopleWrite(text: String, animation: Animation) {
    #expect(subject(of: text) == .animation(animation))
  }

  @Test func theMeaningOfDefaultDependsOnTheSystem() {
    #expect(subject(of: ".default", semantics: .ios17) == .animation(.default))
    #expect(subject(of: ".default", semantics: .ios16) == .animation(.easeInOut))
    #expect(subject(of: "default.delay(1)", semantics: .ios16) == .animation(.easeInOut.delay(1)))
    #expect(
      subject(of: ".default", semantics: .documented)
        == .animation(.spring(response: 0.55, dampingFraction: 1)))
    #expect(subject(of: ".smooth", semantics: .ios16) == .animation(.smooth))
  }

  /// Values with a meaning in SwiftUI are played.
  @Test(arguments: [
    ".linear(duration: 0)", ".spring(duration: 0)", ".spring(response: 0)",
    ".interpolatingSpring(duration: 0)", ".spring(bounce: 1.2)", "Spring(bounce: 1.2)",
    ".linear.repeatCount(0)", ".linear.repeatCount(-3)", ".linear.speed(0)", ".linear.speed(-1)",
    ".linear.delay(-1)", ".spring(dampingFraction: 0)", ".spring(bounce: -0.999)",
    ".bouncy(extraBounce: -1.2)", ".interactiveSpring(extraBounce: -1.1)",
    ".interpolatingSpring(stiffness: 1, damping: 0)", ".linear.logicallyComplete(after: 0)",
    ".timingCurve(-1, 5, 2, -5)",
  ])
  func oddButLegalNumbersAreAccepted(text: String) {
    #expect(error(in: text) == nil)
  }

  @Test func theNameIsTheTextOnOneLine() throws {
    let curve = try #require(try Expression.parse(" .linear // straight\n  .delay(1) ").first)
    #expect(curve.name == ".linear.delay(1)")
    #expect(curve.text == ".linear // straight\n  .delay(1)")
    #expect(!curve.isLabelled)
    #expect(curve.sweep.isEmpty)
  }

  @Test func theLabelIsTheName() throws {
    let curve = try #require(try Expression.parse("my curve = .linear").first)
    #expect(curve.name == "my curve")
    #expect(curve.text == ".linear")
    #expect(curve.isLabelled)
  }
}
