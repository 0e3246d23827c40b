import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@testable import MotionConversion

/// Motions that no target can write, with the most extreme numbers of expressions.
@Suite struct ConversionLimitsTests {
  static let extremes = [
    ".linear.speed(1e-300).speed(1e-300)",
    ".linear.speed(1e100).speed(1e100).speed(1e100).speed(1e100)",
    ".linear.speed(1e-100)", ".linear.speed(1e100)", ".linear(duration: 1e100)",
    ".easeIn(duration: 1e-100)", ".timingCurve(.circularEaseOut, duration: 1).speed(1e-320)",
    ".easeIn.delay(1e100)", ".easeIn.delay(-1e100)", ".easeIn.speed(1e-200).delay(1).speed(1e-200)",
    ".bouncy.speed(1e-300)", ".bouncy.speed(1e100)", ".bouncy.speed(1e-200).speed(1e-200)",
    ".spring(duration: 1e90)", ".spring(duration: 1e-90)", ".spring(duration: 0.5, bounce: -0.99)",
    ".spring(duration: 0.5, bounce: -0.999999)", ".spring(bounce: 1).speed(1e9)",
    ".interpolatingSpring(stiffness: 1e100, damping: 1)",
    ".interpolatingSpring(stiffness: 1e-100, damping: 1)",
    ".interpolatingSpring(mass: 1e-100, stiffness: 1e100, damping: 1e100)",
    ".interpolatingSpring(stiffness: 100, damping: 1e100)",
    ".interpolatingSpring(stiffness: 100, damping: 1e-90)",
    ".interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 1e100)",
    "Spring(duration: 0.5, bounce: -0.99)", "Spring(duration: 0.5, bounce: -0.9999999)",
    "Spring(duration: 1e90)", "Spring(duration: 1e-90)", "Spring(duration: 100, bounce: 0)",
    "Spring(mass: 1e90, stiffness: 1e-90, damping: 1)",
    "Spring(stiffness: 100, damping: 1e90, allowOverDamping: true)",
    "UIView.animate(springDuration: 0.5, bounce: -0.99)",
    ".timingCurve(0, 1e100, 1, -1e100, duration: 1)", ".timingCurve(1, 0, 1, 0, duration: 1e-9)",
    "css:1e9s ease 1e9s", "css:0s ease", "css:1e-9s steps(3)", "css:0s ease 1s",
    "css:300ms linear(0, 1e100 50%, 1)",
    "KeyframeTrack(initialValue: 0) { LinearKeyframe(1e100, duration: 1e-9) }",
    "KeyframeTrack(initialValue: 1e100) { SpringKeyframe(-1e100, duration: 1e9) }",
    ".linear(duration: 0)", ".easeIn.repeatCount(9223372036854775807)",
  ]

  /// Words in code that begin like infinity.
  private static let words: Set<String> = [
    "infinite", "infinity", "Infinity", "INFINITE", "infiniteRepeatable",
  ]

  @Test(arguments: extremes)
  func noNumberIsNotFinite(text: String) throws {
    let subject = try SpringFamilies.subject(text)
    // The motion is played once for all targets.
    for (target, result) in Converter(subject, text: text).conversions(
      to: ConversionTarget.allCases)
    {
      let conversion: Conversion
      switch result {
      case .success(let success): conversion = success
      case .failure(let problem):
        #expect(!problem.reason.isEmpty)
        #expect(!Self.hasNoNumber(problem.description), "\(target): \(problem)")
        continue
      }
      let parts =
        [conversion.code, conversion.verdict, conversion.formula] + conversion.remarks
        + conversion.alternatives.map(\.code)
      for part in parts { #expect(!Self.hasNoNumber(part), "\(target): \(part)") }
      #expect(conversion.accuracy.largestError.isFinite)
      if let error = conversion.springAccuracy { #expect(error.largestError.isFinite) }
    }
  }

  /// Whether a text has `inf`, `nan` or ∞ in the place of a number, an empty list, or a number beyond 32 bits that is
  /// marked as one of 32 bits.
  private static func hasNoNumber(_ text: String) -> Bool {
    if text.contains("∞") || text.contains("[]") || text.contains("\"\"") { return true }
    let tokens = text.split { !$0.isLetter && !$0.isNumber && !"+-.".contains($0) }
    return tokens.contains { token in
      let lower = token.lowercased()
      let bare = lower.drop { "+-.cm".contains($0) }
      if (bare.hasPrefix("inf") || bare.hasPrefix("nan")) && bare.count <= 6 {
        return !words.contains(String(token.drop { $0 == "." }))
      }
      guard lower.hasSuffix("f"), let number = Float(lower.dropLast()) else { return false }
      return !number.isFinite
    }
  }

  @Test(arguments: [
    (".linear.speed(1e-300).speed(1e-300)", ConversionTarget.cssCubicBezier, "longer than any"),
    (".linear.speed(1e-300).speed(1e-300)", .uiKit, "longer than any"),
    ("Spring(duration: 0.5, bounce: -0.99)", .cssCubicBezier, "does not settle within 102 s"),
    (".linear(duration: 1e-9)", .lottie, "to a microsecond"),
    (".linear(duration: 0)", .gsap, "at its target at once"),
    ("css:0s ease 1s", .swiftUI, "without waiting for its delay"),
  ])
  func theReasonIsGiven(text: String, target: ConversionTarget, words: String) throws {
    let subject = try SpringFamilies.subject(text)
    let problem = #expect(throws: ConversionProblem.self) {
      try Converter(subject, text: text).conversion(to: target)
    }
    #expect(problem?.reason.contains(words) == true, "\(problem?.reason ?? "")")
  }

  @Test(arguments: [
    (1e9, true), (-1e9, true), (1e9.nextUp, false), (-2e9, false), (.infinity, false),
    (.nan, false),
  ])
  func timesUpToThirtyYearsAreWritten(seconds: Double, isWritten: Bool) {
    var isAccepted = true
    do { try ConversionLimits.check(time: seconds, of: "its delay", for: .gsap) } catch {
      isAccepted = false
    }
    #expect(isAccepted == isWritten)
  }

  @Test(arguments: [
    (1e-6, true), ((1e-6).nextDown, false), (0, false), (-1, false), (1e9, true),
  ])
  func durationsAreAMicrosecondOrMore(seconds: Double, isWritten: Bool) {
    var isAccepted = true
    do { try ConversionLimits.check(duration: seconds, delay: 0, for: .lottie) } catch {
      isAccepted = false
    }
    #expect(isAccepted == isWritten)
  }

  @Test(arguments: [
    (1e30, true, true), (1e30.nextUp, false, false), (1e-30, true, true),
    (0.99e-30, false, false), (0, false, true), (-5, true, true), (.nan, false, false),
  ])
  func numbersOfSpringsHaveLimits(number: Double, isWritable: Bool, orZero: Bool) {
    #expect(ConversionLimits.isWritable(number) == isWritable)
    #expect(ConversionLimits.isWritable(number, orZero: true) == orZero)
  }

  /// 2³¹ − 1 is the largest `Int` of Kotlin and Java.
  ///
  /// Android counts the repetitions after the first cycle.
  @Test(arguments: [
    (ConversionTarget.compose, 2_147_483_647), (.material3, 2_147_483_647),
    (.androidView, 2_147_483_648),
  ])
  func cyclesThatAnIntOfKotlinCannotCountAreRefused(target: ConversionTarget, most: Int) throws {
    let accepted = try conversion(".easeIn.repeatCount(\(most))", to: target)
    #expect(accepted.code.contains("2147483647"))
    let problem = #expect(throws: ConversionProblem.self) {
      try conversion(".easeIn.repeatCount(\(most + 1))", to: target)
    }
    #expect(problem?.reason.contains("\(most + 1) cycles") == true)
    #expect(throws: ConversionProblem.self) {
      try conversion(".easeIn.repeatCount(9223372036854775807)", to: target)
    }
  }

  /// Compose stores times in an `Int`, Android's views in a `Long`.
  @Test(arguments: [
    ".linear(duration: 2147484)", ".linear.delay(2147484)", ".linear.delay(1500000).delay(1500000)",
    ".linear.delay(2147484).repeatCount(2)", ".linear.repeatCount(2).delay(2147484)",
  ])
  func timesThatAnIntOfKotlinCannotCountAreRefused(text: String) throws {
    let problem = #expect(throws: ConversionProblem.self) { try conversion(text, to: .compose) }
    #expect(problem?.reason.contains("24.8 days") == true)
    #expect(try !conversion(text, to: .androidView).code.isEmpty)
  }
}
