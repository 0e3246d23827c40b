internal import AnimationModel

extension Spring {
  /// Returns a parameter of the spring, by its name in Swift.
  func part(_ name: String) -> Double? {
    switch name {
    case "mass": mass
    case "stiffness": stiffness
    case "damping": damping
    case "response": response
    case "dampingRatio": dampingRatio
    case "duration": duration
    case "bounce": bounce
    case "settlingDuration": settlingDuration
    default: nil
    }
  }
}
