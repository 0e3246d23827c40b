import Testing

@testable import MotionConversion

@Suite struct DialectPresetTests {
  /// Every parameter of a named spring is a parameter of its library, and no name stands for two springs.
  @Test(arguments: SpringDialect.allCases)
  func parametersAreKnown(dialect: SpringDialect) {
    let presets = DialectPreset.all(of: dialect)
    let known = Set(DialectWord.all(of: dialect).map(\.key))
    for preset in presets { #expect(known.isSuperset(of: preset.parameters.map(\.0))) }
    let names = presets.flatMap(\.names)
    #expect(Set(names).count == names.count)
  }

  /// androidx animation-core 1.7, object `Spring`.
  @Test(arguments: [
    ("StiffnessHigh", 10_000.0), ("StiffnessMedium", 1500), ("StiffnessMediumLow", 400),
    ("StiffnessLow", 200), ("StiffnessVeryLow", 50), ("DampingRatioHighBouncy", 0.2),
    ("DampingRatioMediumBouncy", 0.5), ("DampingRatioLowBouncy", 0.75), ("DampingRatioNoBouncy", 1),
  ])
  func constantsAreThoseOfCompose(name: String, value: Double) {
    let constants = DialectPreset.constants(of: .compose)
    #expect(constants.first { $0.key == name }?.value == value)
    #expect(constants.count == 9)
  }

  @Test func onlySnappyClampsItsOvershoot() {
    let clamping = DialectPreset.all(of: .reanimated).filter { preset in
      preset.parameters.contains { $0 == ("overshootClamping", .flag(true)) }
    }
    #expect(
      clamping.flatMap(\.names) == ["SnappySpringConfig", "SnappySpringConfigWithDuration"])
  }
}
