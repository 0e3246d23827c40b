import AnimationModel
import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct MotionLibraryConversionTests {
  @Test(arguments: [
    (".timingCurve(.circularEaseIn, duration: 1)", "ease: \"circIn\""),
    (".timingCurve(.circularEaseInOut, duration: 1)", "ease: \"circInOut\""),
    (".linear.repeatCount(4)", "repeat: 3, repeatType: \"mirror\" }"),
    (".linear.repeatCount(4, autoreverses: false)", "repeat: 3 }"),
    (
      ".linear.delay(0.1).repeatForever()",
      "repeat: Infinity, repeatType: \"mirror\", repeatDelay: 0.1 }"
    ),
  ])
  func codeIsATransition(text: String, words: String) throws {
    #expect(try conversion(text, to: .motion).code.contains(words))
  }

  /// The frequency of a visualDuration is 2π ÷ (1.2·visualDuration), and the damping ratio 1 − bounce.
  @Test(arguments: [(0.5, 0.3), (1.2, 0), (0.25, 0.8)])
  func aVisualDurationIsTheSpring(duration: Double, bounce: Double) throws {
    let spring = Spring(duration: duration, bounce: bounce)
    let result = try Converter(.spring(spring), text: "").conversion(to: .motion)
    let alternative = try #require(result.alternatives.first)
    let numbers = alternative.code.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
    let frequency = 2 * Double.pi / (1.2 * numbers[0])
    let twin = Spring(
      mass: 1, stiffness: frequency * frequency, damping: 2 * (1 - numbers[1]) * frequency)
    #expect(SpringGrid.distance(spring, twin) < 1e-9 && alternative.accuracy == .exact)
  }

  /// Motion limits the ratio to 0.05 and its springs with a bounce are not overdamped.
  @Test(arguments: [0.97, -0.3])
  func whatABounceCannotSayIsOff(bounce: Double) throws {
    let spring = Spring(duration: 0.5, bounce: bounce)
    let result = try Converter(.spring(spring), text: "").conversion(to: .motion)
    #expect(result.accuracy == .exact)
    #expect((result.alternatives.first?.accuracy.largestError ?? 0) > 0.01)
  }

  @Test func anUndampedSpringIsCutOff() throws {
    let remarks = try conversion(".spring(bounce: 1)", to: .motion).remarks
    #expect(remarks.contains { $0.contains("cut off after 20 s") })
  }
}
