import AnimationModel
import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct GSAPEaseTests {
  /// An expression with its ease, and GSAP's formula for that ease.
  struct Ease: Sendable {
    let text: String
    let code: String
    let value: @Sendable (_ progress: Double) -> Double

    init(_ text: String, _ code: String, _ value: @escaping @Sendable (Double) -> Double) {
      self.text = text
      self.code = code
      self.value = value
    }
  }

  /// Source of the formulas: src/gsap-core.js of 3.12.7.
  static let eases: [Ease] = [
    Ease(".linear", "\"none\"") { $0 },
    Ease(".timingCurve(0.333333333333, 0, 0.666666666667, 0.333333333333)", "\"power1.in\"") {
      $0 * $0
    },
    Ease(".timingCurve(0.333333333333, 1, 0.666666666667, 1)", "\"power2.out\"") { p in
      let rest = 1 - p
      return 1 - rest * rest * rest
    },
    Ease(".timingCurve(.circularEaseIn, duration: 1)", "\"circ.in\"") { circle($0) },
    Ease(".timingCurve(.circularEaseOut, duration: 1).speed(3)", "\"circ.out\"") {
      1 - circle(1 - $0)
    },
    Ease(".timingCurve(.circularEaseInOut, duration: 2)", "\"circ.inOut\"") { p in
      p < 0.5 ? circle(p * 2) / 2 : 1 - circle((1 - p) * 2) / 2
    },
    Ease("css:300ms steps(6, jump-start)", "\"steps(6, true)\"") { (floor($0 * 6) + 1) / 6 },
    Ease("css:300ms steps(6, jump-none)", "\"steps(5)\"") { floor($0 * 6) / 5 },
    Ease("css:300ms steps(6, jump-both)", "p => (Math.floor(6 * p) + 1) / 7") {
      (floor($0 * 6) + 1) / 7
    },
    Ease("css:300ms steps(6)", "p => Math.floor(6 * p) / 6") { floor($0 * 6) / 6 },
    Ease("css:step-end", "p => Math.floor(p)") { floor($0) },
  ]

  private static func circle(_ p: Double) -> Double { 1 - (1 - p * p).squareRoot() }

  private static func floor(_ p: Double) -> Double { p.rounded(.down) }

  @Test(arguments: eases)
  func exactEasesAreWritten(ease: Ease) throws {
    let conversion = try convert(ease.text)
    #expect(conversion.code.contains("ease: \(ease.code) }"), "\(conversion.code)")
    #expect(conversion.accuracy == .exact)
    let duration = try #require(CustomEaseReader.member("duration", of: conversion.code))
    let value = try SpringFamilies.value(of: SpringFamilies.subject(ease.text))
    for index in 0..<1000 {
      // Not at the rises, where rounding decides.
      let progress = (Double(index) + 0.5) / 1000
      #expect((ease.value(progress) - value(progress * duration)).magnitude < 4e-6)
    }
  }

  /// A motion that is only near an ease, and one that returns to its start, have none.
  @Test(arguments: [
    ".easeIn", ".timingCurve(0.333, 0, 0.667, 0.333)", ".bouncy", "css:linear(0, 0.4 50%, 1)",
    ".timingCurve(.circularEaseIn, duration: 1).repeatForever()",
  ])
  func othersHaveNone(text: String) throws {
    let outline = try OutlineReader(target: .gsap, precision: 1e-7)
      .outline(of: SpringFamilies.subject(text))
    #expect(GSAPEase.exact(outline) == nil)
  }

  private func convert(_ text: String) throws -> Conversion {
    try Converter(SpringFamilies.subject(text), text: text).conversion(to: .gsap)
  }
}
