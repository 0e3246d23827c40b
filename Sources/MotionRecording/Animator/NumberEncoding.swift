internal import AnimationModel

/// The encoding of a number before it is animated, besides its scale.
public enum NumberEncoding: Hashable, Sendable {
  /// The number is animated as it is.
  case plain

  /// The number is a channel of an sRGB color, from 0 to 1, and its linear light is animated.
  ///
  /// Outside of 0…1 the curve continues, symmetrically about 0, as in extended sRGB.
  ///
  /// Source: IEC 61966-2-1; that light is animated: semantics reference, section 2.4 (recovered).
  case sRGB

  /// Returns the animated number, from the shown one.
  func encoded(_ shown: Double) -> Double {
    guard self == .sRGB else { return shown }
    let size = shown.magnitude
    let light =
      size <= 0.04045 ? size / 12.92 : ElementaryFunctions.power((size + 0.055) / 1.055, 2.4)
    return shown < 0 ? -light : light
  }

  /// Returns the shown number, from the animated one.
  func decoded(_ animated: Double) -> Double {
    guard self == .sRGB else { return animated }
    let light = animated.magnitude
    guard light > Self.linearLight else { return animated * 12.92 }
    // So that 1 stays 1.
    let power = ElementaryFunctions.power(light, 1 / 2.4)
    let size = power + 0.055 * (power - 1)
    return animated < 0 ? -size : size
  }

  /// The first and second derivative of the shown number by the animated one.
  private func derivatives(at animated: Double) -> (first: Double, second: Double) {
    guard self == .sRGB else { return (1, 0) }
    let light = animated.magnitude
    guard light > Self.linearLight else { return (12.92, 0) }
    let first = 1.055 / 2.4 * ElementaryFunctions.power(light, 1 / 2.4 - 1)
    let second = first * (1 / 2.4 - 1) / light
    return (first, animated < 0 ? -second : second)
  }

  /// Returns the velocity of the shown number.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the animated number.
  ///   - animated: The animated number.
  func decoded(velocity: Double, at animated: Double) -> Double {
    velocity * derivatives(at: animated).first
  }

  /// Returns the state of the shown number.
  ///
  /// - Parameter state: The state of the animated number.
  func decoded(_ state: MotionState<Double>) -> MotionState<Double> {
    let (first, second) = derivatives(at: state.value)
    return MotionState(
      value: decoded(state.value), velocity: state.velocity * first,
      acceleration: state.acceleration * first + state.velocity * state.velocity * second)
  }

  /// The light up to which the curve of sRGB is a straight line.
  private static let linearLight = 0.0031308
}
