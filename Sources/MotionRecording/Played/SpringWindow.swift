internal import AnimationModel
internal import CurveGeometry

/// For how long a spring that is a function of time is followed.
///
/// It is SwiftUI's `settlingDuration`, which is 0 for springs that do not settle within the 102 s it looks at. These are
/// followed until they settle, if that is within ten minutes.
enum SpringWindow {
  /// The distance, as a part of the travel, within which a spring has settled.
  private static let epsilon = 0.001

  /// The most seconds that a spring which SwiftUI gives up on is followed until it settles.
  private static let longest = 600.0

  /// Seconds to follow a spring; nil if it does not settle in any reasonable time.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - velocity: Velocity at the start, in travels per second.
  static func seconds(of spring: Spring, velocity: Double) -> Double? {
    let settling = spring.settlingDuration(
      target: 1, initialVelocity: velocity, epsilon: epsilon)
    guard settling.isFinite else { return nil }
    if settling > 0 { return settling }
    func distance(_ time: Double) -> Double {
      (1 - spring.value(target: 1, initialVelocity: velocity, time: time)).magnitude
    }
    // It does not oscillate: beyond the crossing it may have, its distance only decreases.
    guard distance(longest) < epsilon else { return nil }
    return Halving.ends(0, longest, halvings: 60) { !(distance($0) < epsilon) }.high
  }

  /// The distance beyond the target, as a part of the travel, that counts as overshoot.
  private static let rounding = 1e-6

  /// Seconds to measure a spring: it is followed on to its first overshoot where that comes only after SwiftUI's
  /// estimate of when it has settled.
  ///
  /// With T = 1 the distance from the target is −e^(−βt)·(cos ωt + (β − v₀)/ω·sin ωt), and the velocity a multiple of
  /// v₀·cos ωt + (ω₀² − βv₀)/ω·sin ωt.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - velocity: Velocity at the start, in travels per second.
  ///   - window: Seconds for which it is followed.
  static func measured(of spring: Spring, velocity: Double, window: Double) -> Double {
    let frequency = spring.angularFrequency
    let decay = spring.decayConstant
    guard frequency > 0 else { return window }
    let crossing =
      (.pi - ElementaryFunctions.arctangent(frequency, decay - velocity)) / frequency
    guard crossing > window else { return window }
    let square = decay * decay + frequency * frequency
    let phase = ElementaryFunctions.arctangent(velocity * frequency, square - decay * velocity)
    let turns = ((crossing * frequency + phase) / .pi).rounded(.down) + 1
    let peak = (turns * .pi - phase) / frequency
    let excess = spring.value(target: 1, initialVelocity: velocity, time: peak) - 1
    // A little further, so that it is seen to turn.
    return excess.magnitude > rounding ? peak + 0.1 / frequency : window
  }
}
