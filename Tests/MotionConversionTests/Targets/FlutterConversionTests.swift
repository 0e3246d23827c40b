import AnimationModel
import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct FlutterConversionTests {
  @Test(arguments: [
    (".linear.repeatCount(4)", "controller.repeat(reverse: true, count: 4);"),
    (".linear.repeatForever(autoreverses: false)", "controller.repeat();"),
    (".linear(duration: 0.1234567)", "const Duration(microseconds: 123457);"),
    (".linear", "curve: Curves.linear);"), (".easeIn", "curve: const Cubic(0.42, 0, 1, 1));"),
  ])
  func codeIsDart(text: String, words: String) throws {
    #expect(try conversion(text, to: .flutter).code.contains(words))
  }

  /// `withDurationAndBounce` takes whole milliseconds: the error of the alternative is that of the rounded spring.
  @Test func roundedDurationsCount() throws {
    let spring = Spring(duration: 0.0125, bounce: 0.3)
    let result = try Converter(.spring(spring), text: "").conversion(to: .flutter)
    let alternative = try #require(result.alternatives.first { $0.label.contains("milliseconds") })
    #expect(alternative.code.contains("Duration(milliseconds: 13)"))
    let rounded = Spring(duration: 0.013, bounce: 0.3)
    #expect(
      (alternative.accuracy.largestError - SpringGrid.distance(spring, rounded)).magnitude < 1e-3)
    #expect(result.accuracy == .exact)
  }

  /// Flutter's cubics are solved to a thousandth of the time, so that steep ones have larger errors.
  @Test func cubicsAreOffByTheirSlope() throws {
    let error = try conversion(".timingCurve(1, 0, 0, 1, duration: 1)", to: .flutter).accuracy
    #expect(error.largestError > 0.001)
    #expect(try conversion(".linear", to: .flutter).accuracy == .exact)
  }
}
