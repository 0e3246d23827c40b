/// A spring for which a library has a name.
struct DialectPreset {
  /// The names of the spring; the first one is shown.
  let names: [String]

  /// The parameters of the spring.
  let parameters: [(String, DialectValue)]

  private init(
    _ names: [String], _ parameters: KeyValuePairs<String, Double>, clampsOvershoot: Bool = false
  ) {
    self.names = names
    let numbers = parameters.map { ($0.key, DialectValue.number($0.value)) }
    self.parameters = numbers + (clampsOvershoot ? [("overshootClamping", .flag(true))] : [])
  }

  /// The named springs of a library.
  ///
  /// Sources: react-spring 9, `core/src/constants.ts`; react-native-reanimated 4, `springConfigs.ts`; Figma's as its
  /// prototyping panel shows them (reported).
  static func all(of dialect: SpringDialect) -> [DialectPreset] {
    switch dialect {
    case .reactSpring:
      [
        DialectPreset(["default"], ["tension": 170, "friction": 26]),
        DialectPreset(["gentle"], ["tension": 120, "friction": 14]),
        DialectPreset(["wobbly"], ["tension": 180, "friction": 12]),
        DialectPreset(["stiff"], ["tension": 210, "friction": 20]),
        DialectPreset(["slow"], ["tension": 280, "friction": 60]),
        DialectPreset(["molasses"], ["tension": 280, "friction": 120]),
      ]
    case .reanimated:
      [
        DialectPreset(
          ["GentleSpringConfig"], ["mass": 4, "stiffness": 900, "damping": 120]),
        DialectPreset(["WigglySpringConfig"], ["mass": 4, "stiffness": 900, "damping": 90]),
        DialectPreset(
          ["SnappySpringConfig"], ["mass": 4, "stiffness": 900, "damping": 110],
          clampsOvershoot: true),
        DialectPreset(
          ["Reanimated3DefaultSpringConfig"], ["mass": 1, "stiffness": 100, "damping": 10]),
        DialectPreset(
          ["GentleSpringConfigWithDuration"], ["duration": 550, "dampingRatio": 1]),
        DialectPreset(
          ["WigglySpringConfigWithDuration"], ["duration": 550, "dampingRatio": 0.75]),
        DialectPreset(
          ["SnappySpringConfigWithDuration"], ["duration": 550, "dampingRatio": 0.92],
          clampsOvershoot: true),
        DialectPreset(
          ["Reanimated3DefaultSpringConfigWithDuration"],
          ["duration": 1333, "dampingRatio": 0.5]),
      ]
    case .figma:
      [
        DialectPreset(
          ["gentle", "Gentle", "GENTLE"], ["mass": 1, "stiffness": 100, "damping": 15]),
        DialectPreset(["quick", "Quick", "QUICK"], ["mass": 1, "stiffness": 300, "damping": 20]),
        DialectPreset(
          ["bouncy", "Bouncy", "BOUNCY"], ["mass": 1, "stiffness": 600, "damping": 15]),
        DialectPreset(["slow", "Slow", "SLOW"], ["mass": 1, "stiffness": 80, "damping": 20]),
      ]
    case .motion, .compose, .flutter, .wobble: []
    }
  }

  /// The named numbers of a library, by the last part of their names.
  ///
  /// Source: androidx `animation-core`, `VectorizedAnimationSpec.kt` (object `Spring`).
  static func constants(of dialect: SpringDialect) -> KeyValuePairs<String, Double> {
    guard dialect == .compose else { return [:] }
    return [
      "DampingRatioHighBouncy": 0.2, "DampingRatioMediumBouncy": 0.5,
      "DampingRatioLowBouncy": 0.75, "DampingRatioNoBouncy": 1, "StiffnessHigh": 10_000,
      "StiffnessMedium": 1500, "StiffnessMediumLow": 400, "StiffnessLow": 200,
      "StiffnessVeryLow": 50,
    ]
  }
}
