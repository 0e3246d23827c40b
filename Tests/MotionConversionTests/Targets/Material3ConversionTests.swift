import AnimationModel
import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct Material3ConversionTests {
  /// androidx material3, `MotionTokens.kt`.
  @Test(arguments: [
    (".timingCurve(0.2, 0, 0, 1, duration: 0.3)", "EasingStandard"),
    (".timingCurve(0.05, 0.7, 0.1, 1, duration: 0.3)", "EasingEmphasizedDecelerate"),
    (".timingCurve(0.4, 0, 0.2, 1, duration: 0.3)", "EasingLegacy"), (".linear", "EasingLinear"),
  ])
  func easingsHaveTheirNames(text: String, name: String) throws {
    #expect(
      try conversion(text, to: .material3).remarks.first == "the curve is Material 3's \(name)")
  }

  @Test func anotherCurveHasNoToken() throws {
    let result = try conversion(".easeIn", to: .material3)
    #expect(result.remarks.first?.hasPrefix("Material 3 has no token") == true)
  }

  /// The nearest token of each kind, found by hand: the others are further from the spring.
  @Test func theNearestTokensAreAlternatives() throws {
    let spring = Spring(mass: 1, stiffness: 720, damping: 2 * 0.9 * 720.0.squareRoot())
    let result = try Converter(.spring(spring), text: "").conversion(to: .material3)
    #expect(result.alternatives.first?.code == "MotionScheme.standard().defaultSpatialSpec()")
    #expect(result.alternatives.count == 3)
    let errors = result.alternatives.map(\.accuracy.largestError)
    #expect(errors == errors.sorted())
    for alternative in result.alternatives {
      let token = try #require(Material3Token.all.first { $0.code == alternative.code })
      let twin = Spring(
        mass: 1, stiffness: token.stiffness,
        damping: 2 * token.dampingRatio * token.stiffness.squareRoot())
      #expect(
        (alternative.accuracy.largestError - SpringGrid.distance(spring, twin)).magnitude < 1e-3)
    }
  }

  /// The springs of Material 3's schemes, by damping ratio and stiffness.
  @Test(arguments: [
    (0.9, 700.0, "MotionScheme.standard().defaultSpatialSpec()"),
    (0.9, 1400, "MotionScheme.standard().fastSpatialSpec()"),
    (0.9, 300, "MotionScheme.standard().slowSpatialSpec()"),
    (0.8, 380, "MotionScheme.expressive().defaultSpatialSpec()"),
    (0.6, 800, "MotionScheme.expressive().fastSpatialSpec()"),
    (0.8, 200, "MotionScheme.expressive().slowSpatialSpec()"),
    (1, 1600, "MotionScheme.standard().defaultEffectsSpec()"),
    (1, 3800, "MotionScheme.standard().fastEffectsSpec()"),
    (1, 800, "MotionScheme.standard().slowEffectsSpec()"),
  ])
  func material3FindsItsTokens(ratio: Double, stiffness: Double, code: String) throws {
    let spring = Spring(stiffness: stiffness, damping: 2 * ratio * stiffness.squareRoot())
    let conversion = try Converter(.spring(spring), text: "").conversion(to: .material3)
    #expect(conversion.code == code)
    #expect(conversion.accuracy.largestError < 1e-6)
    let other = try Converter(
      .spring(Spring(stiffness: stiffness * 1.2, damping: spring.damping)), text: ""
    ).conversion(to: .material3)
    #expect(other.code.hasPrefix("spring("))
    #expect(other.alternatives.contains { $0.code.hasPrefix("MotionScheme.") })
  }
}
