internal import AnimationModel
internal import CurveGeometry

/// The time for which a spring that is a function of time is followed.
///
/// It is SwiftUI's `settlingDuration`, which is 0 for springs that do not settle within the 102 s that it evaluates.
/// Such springs are followed until they settle, if they do within ten minutes.
enum SpringWindow {
  /// The distance, as a fraction of the travel, within which a spring has settled.
  private static let epsilon = 0.001

  /// The longest time, in seconds, for which a spring is followed that SwiftUI gives up on.
  private static let longest = 600.0

  /// Returns the time for which a spring is followed, in seconds; nil if it does not settle in any reasonable time.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - velocity: The velocity at the start, in travels per second.
  static func seconds(of spring: Spring, velocity: Double) -> Double? {
    let settling = spring.settlingDuration(
      target: 1, initialVelocity: velocity, epsilon: epsilon)
    guard settling.isFinite else { return nil }
    if settling > 0 { return settling }
    func distance(_ time: Double) -> Double {
      (1 - spring.value(target: 1, initialVelocity: velocity, time: time)).magnitude
    }
    // The spring does not oscillate: after a crossing, if there is one, its distance only decreases.
    guard distance(longest) < epsilon else { return nil }
    return Halving.ends(0, longest, halvings: 60) { !(distance($0) < epsilon) }.high
  }

  /// The distance beyond the target, as a fraction of the travel, above which it counts as overshoot.
  private static let rounding = 1e-6

  /// Returns the time for which a spring is measured, in seconds: it is longer if the first overshoot comes after
  /// SwiftUI's estimate of the time at which the spring settles.
  ///
  /// With T = 1 the distance from the target is −e^(−βt)·(cos ωt + (β − v₀)/ω·sin ωt), and the velocity a multiple of
  /// v₀·cos ωt + (ω₀² − βv₀)/ω·sin ωt.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - velocity: The velocity at the start, in travels per second.
  ///   - window: The time for which the spring is followed, in seconds.
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
    // A little further, so that the turn can be seen.
    return excess.magnitude > rounding ? peak + 0.1 / frequency : window
  }
}
