import AnimationModel
import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct AndroidViewConversionTests {
  /// A transcription of `SpringForce.updateValues` of androidx dynamicanimation 1.0.0: the value of the spring after
  /// some seconds, for a unit travel.
  private static func value(stiffness: Double, ratio: Double, _ time: Double) -> Double {
    let natural = stiffness.squareRoot()
    let exp = ElementaryFunctions.exponential
    if ratio > 1 {
      let gammaPlus = -ratio * natural + natural * (ratio * ratio - 1).squareRoot()
      let gammaMinus = -ratio * natural - natural * (ratio * ratio - 1).squareRoot()
      let b = gammaMinus * -1 / (gammaMinus - gammaPlus)
      let a = -1 - b
      return 1 + a * exp(gammaMinus * time) + b * exp(gammaPlus * time)
    }
    let b = natural * -1
    return 1 + (-1 + b * time) * exp(-natural * time)
  }

  @Test(arguments: [(400.0, 1.0), (100, 1.5), (900, 2.25)])
  func springsAreThoseOfSpringForce(stiffness: Double, ratio: Double) throws {
    let damping = 2 * ratio * stiffness.squareRoot()
    let parts = try MotionParameters(
      .spring(Spring(mass: 1, stiffness: stiffness, damping: damping, allowOverDamping: true)),
      for: .androidView)
    let draft = try AndroidViewConversion.draft(of: parts)
    for time in [0.05, 0.2, 0.6] {
      let expected = Self.value(stiffness: stiffness, ratio: ratio, time)
      #expect((draft.motion(time) - expected).magnitude < 1e-6)
    }
  }

  /// `repeatCount` counts the cycles after the first one.
  @Test(arguments: [
    (".easeIn.repeatCount(3)", "repeatCount = 2\n  repeatMode = ValueAnimator.REVERSE\n"),
    (".easeIn.repeatCount(3, autoreverses: false)", "repeatCount = 2\n  start()"),
    (".linear.repeatForever(autoreverses: false)", "repeatCount = ValueAnimator.INFINITE\n"),
    (".linear(duration: 0.1234)", "duration = 123\n  interpolator = LinearInterpolator()\n"),
  ])
  func codeIsThatOfAnAnimator(text: String, words: String) throws {
    #expect(try conversion(text, to: .androidView).code.contains(words))
  }

  @Test func aVelocityIsSet() throws {
    let text = ".interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 3)"
    #expect(try conversion(text, to: .androidView).code.contains("setStartVelocity(3f)"))
  }

  /// The error of a curve over whole milliseconds includes that of its duration.
  @Test func roundedDurationsCount() throws {
    let error = try conversion(".linear(duration: 0.0105)", to: .androidView).accuracy.largestError
    #expect((error - 0.5 / 11).magnitude < 0.001)
  }

  /// The middle of each line of a `PathInterpolator` is within 0.002 of the curve.
  @Test func linesOfCurvesCount() throws {
    let error = try conversion(".easeInOut(duration: 1)", to: .androidView).accuracy.largestError
    #expect(error > 0.001 && error < 0.003)
    #expect(try conversion(".linear(duration: 1)", to: .androidView).accuracy == .exact)
  }

  @Test func aDelayBeforeEachCycleIsReported() throws {
    let remarks = try conversion(".easeIn.delay(0.1).repeatCount(3)", to: .androidView).remarks
    #expect(remarks.contains("startDelay waits once, not before each cycle"))
  }
}
