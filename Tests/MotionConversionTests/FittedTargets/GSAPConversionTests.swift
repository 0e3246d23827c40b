import AnimationModel
import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct GSAPConversionTests {
  static let motions = [
    ".bouncy", ".smooth", ".spring(duration: 1.2, bounce: 0.6)",
    ".interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: 12)",
    ".interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: -5)",
    "Spring(duration: 0.5, bounce: 0.3)", ".easeInOut(duration: 0.35)",
    ".timingCurve(0.3, 1.5, 0.6, 1, duration: 0.5)", "css:400ms linear(0, 0.5 20%, 0.4 80%, 1)",
    // These motions jump, inside or at their ends.
    "css:500ms linear(0, 0.5 30%, 0.1 30%, 1)", ".spring(duration: 0.5, bounce: -0.5)",
    ".bouncy.repeatCount(3)", "css:1s linear(0, 1 40%, 0 40%, 0.5 40.5%, 0 40.5%, 0.7)",
    "css:400ms linear(0.2 0%, 0.2 50%, 0.8 50%, 0.8)",
  ]

  /// The motion that GSAP plays for the path is within the reported error, except at jumps.
  @Test(arguments: motions)
  func whatIsPlayedIsWithinTheError(text: String) throws {
    let conversion = try convert(text)
    let (path, precision) = try #require(CustomEaseReader.customEase(of: conversion.code))
    let table = CustomEaseTable(CustomEaseReader.curves(of: path), precision: precision)
    #expect(!table.isVertical && table.size <= 1e6)
    let ease = table.ease()
    let duration = try #require(CustomEaseReader.member("duration", of: conversion.code))
    let value = try SpringFamilies.value(of: SpringFamilies.subject(text))
    var errors: [Double] = []
    var far = 0
    for index in 0..<20_000 {
      let progress = Double(index) / 20_000
      let error = (ease(progress) - value(progress * duration)).magnitude
      if error <= conversion.accuracy.largestError + 1e-9 {
        errors.append(error)
      } else {
        far += 1
      }
    }
    // A jump affects two of the twenty thousand samples, and its rounding one more on either side.
    let jumps = conversion.remarks.contains { $0.contains("cannot jump") } ? 4 : 0
    #expect(far <= jumps * 5, "\(far)")
    #expect(conversion.accuracy.largestError <= 0.001)
    #expect((errors.max() ?? 0) >= conversion.accuracy.largestError * 0.9 - 1e-9)
    #expect((ease(1) - 1).magnitude < 1e-12)
  }

  @Test func aJumpIsASteepLine() throws {
    let conversion = try convert("css:500ms linear(0, 0.5 30%, 0.1 30%, 1)")
    #expect(
      conversion.code.contains(
        "\"M0,0 C0.09997,0.16661 0.19993,0.33322 0.2999,0.49983 C0.2999,0.49983 0.3,0.1 0.3,0.1 "
          + "C0.53333,0.4 0.76667,0.7 1,1\""))
    #expect(
      conversion.remarks.contains(
        "CustomEase cannot jump: the jump takes 0.05 ms, which the error does not count"))
  }

  @Test(arguments: [
    (".bouncy", "the jump takes"), (".bouncy.repeatCount(3)", "each of the 3 jumps takes"),
    (".spring(duration: 60, bounce: 0)", "the jump takes"),
    (
      "KeyframeTrack(initialValue: 0) { LinearKeyframe(1, duration: 0.5); MoveKeyframe(0.2); LinearKeyframe(2, duration: 0.5) }",
      "the jump takes"
    ),
  ])
  func jumpsAreReported(text: String, words: String) throws {
    let conversion = try convert(text)
    #expect(conversion.remarks.contains { $0.contains(words) }, "\(conversion.remarks)")
    let (path, precision) = try #require(CustomEaseReader.customEase(of: conversion.code))
    #expect(!CustomEaseTable(CustomEaseReader.curves(of: path), precision: precision).isVertical)
  }

  @Test func jumpsThatAreTooCloseAreRefused() {
    let problem = #expect(throws: ConversionProblem.self) {
      try convert("css:1s linear(0, 1 50%, 0 50%, 1 50.001%, 0 50.001%, 1)")
    }
    #expect(problem?.reason.contains("more closely") == true)
  }

  @Test func curvesKeepTheirHandles() throws {
    #expect(
      try convert(".easeInOut(duration: 0.5)").code.contains("\"M0,0 C0.42,0 0.58,1 1,1\""))
    #expect(try convert(".easeInOut.repeatForever()").code.contains("repeat: -1, yoyo: true"))
  }

  private func convert(_ text: String) throws -> Conversion {
    try Converter(SpringFamilies.subject(text), text: text).conversion(to: .gsap)
  }
}
