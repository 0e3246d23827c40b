internal import AnimationModel

/// The encoding of a number before it is animated, besides its scale.
public enum NumberEncoding: Hashable, Sendable {
  /// It is animated as it is.
  case plain

  /// It is a channel of a color as sRGB has it, from 0 to 1, and its light is what is animated.
  ///
  /// Outside of the unit interval the curve goes on on both sides alike, as in extended sRGB.
  ///
  /// Source: IEC 61966-2-1; that light is animated: semantics reference, section 2.4 (recovered).
  case sRGB

  /// The number that is animated, from the one that is shown.
  func encoded(_ shown: Double) -> Double {
    guard self == .sRGB else { return shown }
    let size = shown.magnitude
    let light =
      size <= 0.04045 ? size / 12.92 : ElementaryFunctions.power((size + 0.055) / 1.055, 2.4)
    return shown < 0 ? -light : light
  }

  /// The number that is shown, from the one that is animated.
  func decoded(_ animated: Double) -> Double {
    guard self == .sRGB else { return animated }
    let light = animated.magnitude
    guard light > Self.linearLight else { return animated * 12.92 }
    // So that 1 stays 1.
    let power = ElementaryFunctions.power(light, 1 / 2.4)
    let size = power + 0.055 * (power - 1)
    return animated < 0 ? -size : size
  }

  /// How the number that is shown changes with the one that is animated: its first and second derivative.
  private func derivatives(at animated: Double) -> (first: Double, second: Double) {
    guard self == .sRGB else { return (1, 0) }
    let light = animated.magnitude
    guard light > Self.linearLight else { return (12.92, 0) }
    let first = 1.055 / 2.4 * ElementaryFunctions.power(light, 1 / 2.4 - 1)
    let second = first * (1 / 2.4 - 1) / light
    return (first, animated < 0 ? -second : second)
  }

  /// The velocity that is shown.
  ///
  /// - Parameters:
  ///   - velocity: That of the number that is animated.
  ///   - animated: The number that is animated.
  func decoded(velocity: Double, at animated: Double) -> Double {
    velocity * derivatives(at: animated).first
  }

  /// A state of the number that is shown.
  ///
  /// - Parameter state: The state of the number that is animated.
  func decoded(_ state: MotionState<Double>) -> MotionState<Double> {
    let (first, second) = derivatives(at: state.value)
    return MotionState(
      value: decoded(state.value), velocity: state.velocity * first,
      acceleration: state.acceleration * first + state.velocity * state.velocity * second)
  }

  /// Up to which light the curve of sRGB is a straight line.
  private static let linearLight = 0.0031308
}
