/// A spring of Material 3's motion schemes.
///
/// Source: androidx `material3`, `StandardMotionTokens.kt` and `ExpressiveMotionTokens.kt`, token version 0.14.0.
struct Material3Token {
  /// The scheme: `standard` or `expressive`.
  let scheme: String

  /// The function of `MotionScheme` that returns the spring.
  let name: String

  let dampingRatio: Double
  let stiffness: Double

  /// All tokens; those for effects are the same in both schemes.
  static let all: [Material3Token] = [
    Material3Token("standard", "defaultSpatialSpec", 0.9, 700),
    Material3Token("standard", "fastSpatialSpec", 0.9, 1400),
    Material3Token("standard", "slowSpatialSpec", 0.9, 300),
    Material3Token("standard", "defaultEffectsSpec", 1, 1600),
    Material3Token("standard", "fastEffectsSpec", 1, 3800),
    Material3Token("standard", "slowEffectsSpec", 1, 800),
    Material3Token("expressive", "defaultSpatialSpec", 0.8, 380),
    Material3Token("expressive", "fastSpatialSpec", 0.6, 800),
    Material3Token("expressive", "slowSpatialSpec", 0.8, 200),
  ]

  private init(_ scheme: String, _ name: String, _ dampingRatio: Double, _ stiffness: Double) {
    self.scheme = scheme
    self.name = name
    self.dampingRatio = dampingRatio
    self.stiffness = stiffness
  }

  /// The tokens for effects.
  static var effects: [Material3Token] { all.filter { $0.name.hasSuffix("EffectsSpec") } }

  /// Whether this is a token of a scheme for spatial motion.
  func isSpatial(_ scheme: String) -> Bool {
    self.scheme == scheme && name.hasSuffix("SpatialSpec")
  }

  var spring: ComposeSpring {
    ComposeSpring(dampingRatio: dampingRatio, stiffness: stiffness)
  }

  var code: String { "MotionScheme.\(scheme)().\(name)()" }
}
