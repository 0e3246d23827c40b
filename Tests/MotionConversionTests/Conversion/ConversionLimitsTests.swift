import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@testable import MotionConversion

/// What no target can write, at the ends of what an expression can say.
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

  /// Words in code that begin like a number that is none.
  private static let words: Set<String> = [
    "infinite", "infinity", "Infinity", "INFINITE", "infiniteRepeatable",
  ]

  @Test(arguments: extremes)
  func noNumberIsNotFinite(text: String) throws {
    for target in ConversionTarget.allCases {
      let conversion: Conversion
      do {
        conversion = try Converter(SpringFamilies.subject(text), text: text).conversion(to: target)
      } catch let problem as ConversionProblem {
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

  /// Whether a text has `inf`, `nan` or ∞ where a number should be, an empty list, or a number beyond 32 bits that is
  /// marked as one of them.
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

  /// A spring that SwiftUI gives up on is compared for as long as any motion is, and not called exact for nothing.
  @Test func aSlowSpringIsCompared() throws {
    let spring = Spring(duration: 0.5, bounce: -0.99)
    let parts = try MotionParameters(.spring(spring), for: .flutter)
    #expect(parts.played.duration == PlayedMotion.longestWindow)
    let faster = Spring(duration: 0.4, bounce: -0.99)
    let error = parts.played.accuracy { faster.value(target: 1.0, time: $0) }.largestError
    #expect(error > 0.05)
  }

  @Test(arguments: [(Double.nan, 0.0), (-3, 0), (7, 1), (.infinity, 1)])
  func aTableHasAValueForAnyPart(part: Double, value: Double) throws {
    let table = MotionTable(
      MotionOutline(pieces: [MotionPiece(from: 0, value: 0, to: 1, value: 1)], duration: 1))
    #expect(table.value(at: part) == value)
    #expect(table.largestRest(after: part).isFinite)
  }
}
