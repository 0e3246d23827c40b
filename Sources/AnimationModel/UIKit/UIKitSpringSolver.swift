/// UIKit's search for the spring that has a damping ratio and ends after a duration.
///
/// With W = ω₀·duration and u = velocity·duration it solves |B|·e^(−ζW) = ε for W, where
/// B = (u/W − ζ) ÷ √(1 − ζ²) is the coefficient of the sine; at ζ = 1 it is
/// |u − W − 1|·e^(−W) = ε. The coefficient of the cosine is left out, which is why the spring is
/// not at rest when it ends.
///
/// The rule is recovered from 9,474 calls of UIKit on iOS 27.0 (source U of the semantics reference): it agrees to
/// 6·10⁻⁸ with all calls without a velocity, and with 99 of 100 with one. See
/// ``isCertain(duration:dampingRatio:initialVelocity:)`` for the others.
enum UIKitSpringSolver {
  private static let epsilon = 0.001
  private static let firstGuess = 5.0
  private static let steps = 12

  /// W at ζ = 1 without velocity: the root of (1 + W)·e^(−W) = 0.001.
  private static let criticalRoot = 9.233413476451585

  /// The natural frequency ω₀ in radians per second; infinite for a duration of 0 or less, NaN if there is none.
  static func naturalFrequency(
    duration: Double, dampingRatio: Double, initialVelocity: Double
  ) -> Double {
    guard duration > 0 else { return .infinity }
    let ratio = min(dampingRatio, 1)
    let product =
      initialVelocity == 0
      ? rootAtRest(ratio) : root(ratio, velocity: initialVelocity * duration)
    return product > 0 ? product / duration : .nan
  }

  /// Whether UIKit is known to find the same spring.
  ///
  /// Where velocity and friction nearly cancel, for 0.6 ≤ u ÷ ζ ≤ 8, the equation has several
  /// roots and UIKit's choice among them is not always the one found here.
  static func isCertain(
    duration: Double, dampingRatio: Double, initialVelocity: Double
  ) -> Bool {
    let ratio = min(dampingRatio, 1)
    guard duration > 0, ratio >= 0.01 else { return duration <= 0 }
    let balance = initialVelocity * duration / ratio
    return !(0.6...8).contains(balance)
  }

  private static func rootAtRest(_ ratio: Double) -> Double {
    guard ratio < 1 else { return criticalRoot }
    let part = ratio / (epsilon * ((1 - ratio) * (1 + ratio)).squareRoot())
    return ElementaryFunctions.logarithm(part) / ratio
  }

  /// Newton's method in the twelve steps that UIKit takes, converged or not.
  private static func root(_ ratio: Double, velocity u: Double) -> Double {
    let width = ((1 - ratio) * (1 + ratio)).squareRoot()
    var guess = firstGuess
    for _ in 0..<steps {
      let decay = ElementaryFunctions.exponential(-ratio * guess)
      let amplitude = ratio < 1 ? (u / guess - ratio) / width : u - guess - 1
      let change = ratio < 1 ? -u / (guess * guess) / width : -1
      let sign = amplitude < 0 ? -1.0 : 1
      let slope = (sign * change - ratio * amplitude.magnitude) * decay
      guard slope != 0 else { break }
      let next = guess - (amplitude.magnitude * decay - epsilon) / slope
      guess = next > 0 ? next : guess / 2
    }
    return guess
  }
}
