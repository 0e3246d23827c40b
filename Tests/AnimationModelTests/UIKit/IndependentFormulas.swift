import AnimationModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Formulas from textbooks, written without a look at the sources, to check calls against.
enum IndependentFormulas {
  /// Returns the height of a cubic Bézier from (0, 0) to (1, 1) at a horizontal position, by bisection.
  static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at position: Double
  ) -> Double {
    func coordinate(_ first: Double, _ second: Double, _ s: Double) -> Double {
      3 * first * s * (1 - s) * (1 - s) + 3 * second * s * s * (1 - s) + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if coordinate(x1, x2, middle) < position { low = middle } else { high = middle }
    }
    return coordinate(y1, y2, (low + high) / 2)
  }

  static func easeInOut(_ position: Double) -> Double { bezier(0.42, 0, 0.58, 1, at: position) }
  static func easeIn(_ position: Double) -> Double { bezier(0.42, 0, 1, 1, at: position) }
  static func easeOut(_ position: Double) -> Double { bezier(0, 0, 0.58, 1, at: position) }
  static func systemDefault(_ position: Double) -> Double {
    bezier(0.25, 0.1, 0.25, 1, at: position)
  }

  /// Returns the position of a damped oscillator that is released at 0 and pulled to 1: the solution of
  /// m·x″ + c·x′ + k·(x − 1) = 0 with x(0) = 0 and x′(0) = v.
  static func oscillator(
    mass: Double = 1, stiffness: Double, damping: Double, velocity: Double = 0, at time: Double
  ) -> Double {
    let decay = damping / (2 * mass)
    let discriminant = stiffness / mass - decay * decay
    if discriminant > 1e-9 {
      let frequency = sqrt(discriminant)
      let sine = (velocity - decay) / frequency
      return 1 + exp(-decay * time) * (sine * sin(frequency * time) - cos(frequency * time))
    }
    if discriminant < -1e-9 {
      let root = sqrt(-discriminant)
      let (fast, slow) = (-decay - root, -decay + root)
      let fastPart = (velocity + slow) / (fast - slow)
      return 1 + fastPart * exp(fast * time) - (1 + fastPart) * exp(slow * time)
    }
    return 1 + (-1 + (velocity - decay) * time) * exp(-decay * time)
  }

  /// Returns the time at which the envelope of an underdamped spring falls to 0.001, in seconds:
  /// (1 + |B|)·e^(−βt) = 0.001 with B = (v − β) ÷ ω.
  ///
  /// - Parameters:
  ///   - decay: β = ζω₀, per second.
  ///   - ratio: ζ.
  ///   - velocity: v, deltas per second.
  static func settling(decay: Double, ratio: Double, velocity: Double) -> Double {
    let frequency = decay / ratio * sqrt(1 - ratio * ratio)
    return log((1 + abs((velocity - decay) / frequency)) * 1000) / decay
  }

  /// Returns the frequency of UIKit's spring without velocity, in radians per second.
  ///
  /// At this frequency, the part of the sine has fallen to 0.001 after the duration: ζ ÷ √(1 − ζ²)·e^(−ζωT) = 0.001, or
  /// (1 + ωT)·e^(−ωT) = 0.001 at ζ = 1. It is found by bisection.
  static func frequency(duration: Double, dampingRatio: Double) -> Double {
    func rest(_ product: Double) -> Double {
      dampingRatio < 1
        ? dampingRatio / sqrt(1 - dampingRatio * dampingRatio) * exp(-dampingRatio * product)
        : (1 + product) * exp(-product)
    }
    var (low, high) = (0.0, 1e6)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if rest(middle) > 0.001 { low = middle } else { high = middle }
    }
    return (low + high) / 2 / duration
  }
}

/// The motion of an animation with a delta of 1, in continuous time.
struct ShownMotion {
  private let motion: ContinuousMotion<Double>

  init(_ animation: Animation) {
    motion = animation.motion(of: MotionRequest(value: 1.0))
  }

  var duration: Double { motion.duration }

  func callAsFunction(_ time: Double) -> Double { motion.state(time, .shown).value }

  func velocity(_ time: Double) -> Double { motion.state(time, .after).velocity }

  func corners(before limit: Double) -> [Double] { motion.corners(0, limit) }
}
