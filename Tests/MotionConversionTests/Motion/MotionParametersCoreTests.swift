import AnimationModel
import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct MotionParametersCoreTests {
  @Test(arguments: [
    (".default", 0.5, 1.0), (".bouncy", 0.5, 0.7),
    (".spring(duration: 0.8, bounce: -0.2)", 0.8, 1.25),
    (".spring(response: 0.3, dampingFraction: 0.4).speed(3)", 0.1, 0.4),
  ])
  func fluidSpringsKeepTheirResponse(text: String, response: Double, ratio: Double) throws {
    let spring = try springSource(text)
    #expect((spring.response - response).magnitude < 1e-12)
    #expect((spring.dampingRatio - ratio).magnitude < 1e-12)
  }

  /// SwiftUI plays no fluid spring stiffer than 45,000.
  @Test func theStiffestSpringIsTheLimit() throws {
    let parts = try parameters(".spring(response: 0.001, dampingFraction: 1)")
    guard case .spring(let spring) = parts.core else { throw NotThatKind() }
    #expect((spring.stiffness / 45_000 - 1).magnitude < 1e-9)
    #expect(parts.remarks.contains { $0.contains("limits the stiffness to 45,000") })
    #expect(try parameters(".bouncy").remarks.isEmpty)
  }

  /// A critically damped spring with ω₀ = 1 is at 1 − 2e⁻¹ after a second.
  @Test func whatIsCutOffIsReported() throws {
    var spring = CASpringAnimation(stiffness: 1, damping: 2)
    spring.duration = 1
    let words = try #require(MotionParameters.cut(.coreAnimationSpring(spring)))
    #expect(words.contains("after 1 s, 73.6 % of the travel"))
    spring.duration = 30
    #expect(MotionParameters.cut(.coreAnimationSpring(spring)) == nil)
    #expect(MotionParameters.cut(.defaultSpring) == nil)
  }

  @Test(arguments: [
    ("css:linear(0, 0.3, 1)", "no curve made of 3 points"), ("css:steps(4)", "made of 4 steps"),
    (".spring(duration: 0).repeatCount(2).repeatCount(3)", "one repetition inside another"),
    (".interpolatingSpring(duration: 0)", "infinite stiffness"),
  ])
  func whatIsNeitherSpringNorCurveIsRefused(text: String, words: String) {
    let problem = #expect(throws: ConversionProblem.self) { try parameters(text) }
    #expect(problem?.reason.contains(words) == true, "\(problem?.reason ?? "")")
  }

  @Test func cssesOwnLineIsLinear() throws {
    #expect(try curveSource("css:linear").shape == .linear)
    #expect(
      try curveSource("css:ease").shape == .bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1))
    #expect(try curveSource("UnitCurve.circularEaseIn").shape == .circularEaseIn)
  }
}
