internal import AnimationModel

/// A spring with Android's parameters: a damping ratio and a stiffness, of 32 bits each, for a mass of 1.
struct ComposeSpring {
  let dampingRatio: Double
  let stiffness: Double

  init(_ spring: SpringSource) {
    dampingRatio = spring.dampingRatio
    let frequency = spring.naturalFrequency
    stiffness =
      spring.kind == .fluid ? frequency * frequency : spring.stiffness / spring.mass
  }

  init(dampingRatio: Double, stiffness: Double) {
    self.dampingRatio = dampingRatio
    self.stiffness = stiffness
  }

  /// The spring after rounding to 32 bits.
  var spring: Spring {
    let frequency = CodeNumber.narrowed(stiffness).squareRoot()
    return Spring(
      response: 2 * .pi / frequency, dampingRatio: CodeNumber.narrowed(dampingRatio))
  }

  func motion(velocity: Double) -> (Double) -> Double {
    MotionFunction(spring, velocity: velocity).value
  }

  func code(threshold: Double) -> String {
    "spring(dampingRatio = \(CodeNumber.float(dampingRatio)), "
      + "stiffness = \(CodeNumber.float(stiffness)), visibilityThreshold = \(CodeNumber.float(threshold)))"
  }
}
