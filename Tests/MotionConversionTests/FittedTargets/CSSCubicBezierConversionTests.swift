import AnimationModel
import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct CSSCubicBezierConversionTests {
  @Test(arguments: [
    (".easeInOut(duration: 0.3)", "transition: 300ms cubic-bezier(0.42, 0, 0.58, 1);"),
    (".easeIn", "transition: 350ms cubic-bezier(0.42, 0, 1, 1);"),
    (".easeOut(duration: 1).delay(0.1)", "transition: 1000ms cubic-bezier(0, 0, 0.58, 1) 100ms;"),
    (".linear(duration: 2).speed(2)", "transition: 1000ms linear;"),
    ("css:ease 200ms", "transition: 200ms cubic-bezier(0.25, 0.1, 0.25, 1);"),
    (
      ".timingCurve(0.3, 1.5, 0.6, -2, duration: 0.5)",
      "transition: 500ms cubic-bezier(0.3, 1.5, 0.6, -2);"
    ),
    (
      ".easeInOut(duration: 1).repeatForever()",
      "animation: move 1000ms cubic-bezier(0.42, 0, 0.58, 1) infinite alternate both;"
    ),
  ])
  func aTimingCurveIsItself(text: String, code: String) throws {
    let conversion = try convert(text)
    #expect(conversion.code == code)
    #expect(conversion.accuracy == .exact)
  }

  @Test func theErrorIsThatOfTheCodeAsWritten() throws {
    let conversion = try convert(".snappy")
    let back = try SpringFamilies.subject(
      "css:" + conversion.code.dropFirst("transition:".count))
    let played = try SpringFamilies.value(of: back)
    let value = try SpringFamilies.value(of: SpringFamilies.subject(".snappy"))
    let worst =
      (0..<20_000).map { index in
        (played(Double(index) / 20_000) - value(Double(index) / 20_000)).magnitude
      }.max() ?? 0
    #expect((worst - conversion.accuracy.largestError).magnitude < 1e-6)
  }

  @Test func whatComesBackIsRefused() throws {
    let problem = #expect(throws: ConversionProblem.self) {
      try convert(".easeIn.repeatForever()")
    }
    #expect(problem?.reason.contains("cannot return") == true)
  }

  private func convert(_ text: String) throws -> Conversion {
    try Converter(SpringFamilies.subject(text), text: text).conversion(to: .cssCubicBezier)
  }
}
