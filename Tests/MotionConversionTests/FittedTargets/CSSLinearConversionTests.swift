import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct CSSLinearConversionTests {
  @Test func thereAreFiftySprings() {
    #expect(Set(SpringFamilies.fifty).count == 50)
  }

  @Test(arguments: SpringFamilies.fifty)
  func whatIsReadBackKeepsWithinTheCertificateAtTenThousandTimes(text: String) throws {
    let conversion = try linear(text)
    let accuracy = conversion.accuracy
    #expect(accuracy.largestError <= 0.001)
    let worst = try largestError(of: conversion, against: text)
    #expect(worst.error <= accuracy.largestError + 1e-12, "at \(worst.time) s: \(conversion.code)")
    // The reported error is not too large, either: the largest error occurs.
    #expect(worst.error >= accuracy.largestError * 0.98)
  }

  @Test(arguments: [0.01, 0.0001])
  func theErrorIsWhatIsAskedFor(maxError: Double) throws {
    for text in [".bouncy", "Spring(duration: 0.5, bounce: 0.3)", ".interpolatingSpring"] {
      let conversion = try linear(text, within: maxError)
      let worst = try largestError(of: conversion, against: text)
      #expect(worst.error <= maxError)
      #expect(worst.error >= maxError * 0.8)
    }
  }

  @Test(arguments: [
    ".easeInOut", ".easeIn(duration: 1)", ".timingCurve(0, 1, 1, 0, duration: 1)",
    ".timingCurve(0.3, 1.5, 0.6, 1, duration: 0.5)", ".timingCurve(.circularEaseIn, duration: 0.4)",
    ".timingCurve(.circularEaseInOut, duration: 1)", ".easeIn.repeatCount(3)", "UnitCurve.easeIn",
    "css:cubic-bezier(0.7, 0, 0.3, 1.4)", "css:steps(5, jump-none)", "css:400ms steps(3)",
    "css:300ms linear(0, 0.5 20%, 0.4 80%, 1) -50ms", ".bouncy.repeatCount(2, autoreverses: true)",
  ])
  func curvesKeepWithinTheirCertificateToo(text: String) throws {
    let conversion = try linear(text)
    let worst = try largestError(of: conversion, against: text)
    // SwiftUI solves Béziers to a millionth of their time, for which a twentieth of the error is reserved.
    #expect(worst.error <= 0.001)
  }

  @Test(arguments: [
    (".linear(duration: 0.3)", "transition: 300ms linear(0, 1);"),
    (".linear(duration: 0.3).delay(0.1)", "transition: 300ms linear(0, 1) 100ms;"),
    ("css:steps(2)", "transition: 1000ms linear(0, 0 50%, 0.5 50% 100%, 1);"),
    (
      ".linear(duration: 0.3).repeatForever()",
      "animation: move 300ms linear(0, 1) infinite alternate both;"
    ),
    (
      ".linear(duration: 0.6).repeatCount(3, autoreverses: false).speed(2).delay(1)",
      "animation: move 300ms linear(0, 1) 1000ms 3 both;"
    ),
    (
      ".linear(duration: 0.2).delay(0.2).repeatForever(autoreverses: false)",
      "animation: move 400ms linear(0, 0 50%, 1) infinite both;"
    ),
    (".linear(duration: 0.1).repeatCount(2)", "transition: 200ms linear(0, 1 50%, 0 100%, 1);"),
  ])
  func straightMotionsAreTheirOwnPoints(text: String, code: String) throws {
    #expect(try linear(text).code == code)
  }

  @Test func aWayBackThatIsNoMirrorOfTimeIsPartOfTheCycle() throws {
    let conversion = try linear(".easeIn(duration: 0.3).repeatForever()")
    #expect(conversion.code.hasPrefix("animation: move 600ms linear(0, "))
    #expect(conversion.code.hasSuffix(", 0) infinite both;"))
  }

  @Test(arguments: [
    (".spring(bounce: 1)", "never settles"),
    (".interpolatingSpring(stiffness: 100, damping: 0)", "never settles"),
    (".linear(duration: 0)", "no duration"),
    (".bouncy.repeatCount(1000)", "more than 1000 points"),
    (".easeIn.speed(0)", "never reaches its target"),
    (".timingCurve(2, 0, -1, 1, duration: 1)", "not a function of time"),
    (".bouncy.repeatForever().repeatCount(2)", "never ends"),
  ])
  func whatHasNoCurveIsRefused(text: String, reason: String) throws {
    let problem = #expect(throws: ConversionProblem.self) { try linear(text) }
    #expect(problem?.reason.contains(reason) == true, "\(problem?.reason ?? "")")
  }

  /// Curves with a vertical tangent, and motions of many cycles: neither takes long.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ".timingCurve(1, 0, 1, 0, duration: 1)", ".timingCurve(0, 1, 0, 1, duration: 0.4)",
      ".timingCurve(1, 0, 0, 1, duration: 2)", ".timingCurve(1, 0, 1, 0, duration: 30)",
      ".bouncy.repeatCount(10)",
    ])
  func verticalCurvesAndManyCyclesAreConverted(text: String) throws {
    let conversion = try linear(text)
    #expect(conversion.accuracy.largestError <= 0.001)
    // SwiftUI solves x to 2⁻²⁰ of the time, which is a lot where a curve is vertical.
    let worst = try largestError(of: conversion, against: text, timesOffBy: 0x1p-20)
    #expect(worst.error <= 0.001, "at \(worst.time)")
  }

  @Test func aVerticalEndIsAJump() throws {
    let conversion = try linear(".timingCurve(1, 0, 1, 0, duration: 1)")
    #expect(
      conversion.remarks.contains(
        "where the motion is vertical for less than a microsecond, linear() jumps"))
    #expect(conversion.code.hasSuffix(" 100%, 1);"))
    // Half a microsecond before its end the value of the curve is (1 − ∛(0.5·10⁻⁶))³.
    #expect(conversion.remarks.contains { $0.contains("jumps to its target, by 2.362 %") })
  }

  @Test(arguments: [
    ("css:300ms ease", "300ms: the duration of the transition"),
    (".easeIn(duration: 0.3)", "300ms: until SwiftUI removes the animation"),
    ("UIView.animate(springDuration: 0.5, bounce: 0.2)", "until Core Animation removes"),
  ])
  func whatEndsTheMotionIsSaid(text: String, words: String) throws {
    let remarks = try linear(text).remarks
    #expect(remarks.contains { $0.contains(words) }, "\(remarks)")
    #expect(!text.hasPrefix("css") || !remarks.contains { $0.contains("SwiftUI") })
  }

  @Test func theFallbackComesFirst() throws {
    let converter = Converter(
      try SpringFamilies.subject(".bouncy"), text: ".bouncy",
      options: CurveConversionOptions(fallback: true))
    let lines = try converter.conversion(to: .cssLinear).code.split(separator: "\n")
    #expect(lines.count == 7)
    #expect(lines[1].contains("% of the travel"))
    #expect(lines[2].contains("cubic-bezier("))
    #expect(lines[4].contains("@supports (transition-timing-function: linear(0, 1))"))
    #expect(lines[5].contains("linear(0, "))
  }

  private func linear(_ text: String, within maxError: Double = 0.001) throws -> Conversion {
    try Converter(
      SpringFamilies.subject(text), text: text, options: CurveConversionOptions(maxError: maxError)
    ).conversion(to: .cssLinear)
  }

  /// The largest difference between the code, read by this project's CSS reader, and the motion at ten thousand times,
  /// which may be off by a part of the whole.
  private func largestError(
    of conversion: Conversion, against text: String, timesOffBy part: Double = 0
  ) throws -> (error: Double, time: Double) {
    let declaration = conversion.code.dropFirst("transition:".count)
    let back = try SpringFamilies.subject("css:" + declaration)
    guard case .animation(let animation) = back else { throw SpringFamilies.NoSingleMotion() }
    let delayed = animation.base as? DelayAnimation
    let delay = delayed?.delay ?? 0
    let easing = try #require((delayed?.base ?? animation).base as? EasingAnimation)
    let value = try SpringFamilies.value(of: SpringFamilies.subject(text))
    let end = easing.duration + delay
    let jumps = easing.function.jumps.map { $0 * easing.duration + delay } + [end]
    var worst = (error: 0.0, time: 0.0)
    for index in 0...10_000 {
      let time = end * Double(index) / 10_000
      // The side of a jump that is shown is a matter of a microsecond.
      if jumps.contains(where: { ($0 - time).magnitude < 2e-6 }) { continue }
      let played = easing.function.value(at: max(time - delay, 0) / easing.duration)
      let times = part == 0 ? [time] : [time, time - part * end, time + part * end]
      let near = times.map(value)
      let error = max((near.min() ?? 0) - played, played - (near.max() ?? 0))
      if error > worst.error { worst = (error, time) }
    }
    return worst
  }
}
