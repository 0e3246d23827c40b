internal import AnimationModel

/// The spring that motion.dev finds for a duration and a bounce.
///
/// It searches the frequency whose envelope has decreased to a thousandth after the duration, in eleven steps of
/// Newton's method from 5 ÷ duration.
///
/// Source: motion 12, `motion-dom/src/animation/generators/spring.ts`.
enum MotionLibraryDuration {
  /// The period of a spring as a multiple of its visualDuration.
  static let visualFactor = 1.2

  private static let part = 0.001
  private static let steps = 11

  /// Returns ω₀ in radians per second.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - dampingRatio: ζ, from 0.05 to 1.
  static func frequency(duration: Double, dampingRatio ratio: Double) -> Double {
    var frequency = 5 / duration
    for _ in 0..<steps {
      let decay = ElementaryFunctions.exponential(-ratio * frequency * duration)
      if ratio < 1 {
        let root = (1 - ratio * ratio).squareRoot()
        let envelope = ratio / root * decay
        // The derivative of the remaining part with respect to the frequency.
        let slope = ratio * duration * envelope
        frequency -= (part - envelope) / slope
      } else {
        let left = decay * (frequency * duration + 1)
        frequency -= (left - part) / (-decay * frequency * duration * duration)
      }
    }
    return frequency
  }
}
