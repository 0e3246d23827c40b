internal import AnimationModel
internal import MotionRecording

/// A subject taken apart into what libraries have parameters for: a spring or a curve, its delay and its
/// repetition.
struct MotionParameters {
  enum Core {
    case spring(SpringSource)
    case curve(CurveSource)
  }

  /// How often a motion plays.
  struct Repetition {
    /// The number of cycles, those that run back included; nil for no end.
    let count: Int?
    /// Whether every second cycle runs back.
    let autoreverses: Bool
  }

  let core: Core

  /// The spring before it was sped up, if it is one.
  let originalSpring: SpringSource?

  /// What was taken apart.
  let subject: Subject

  /// What the animation is made of; nil for what is not an animation.
  let form: AnimationForm?

  /// How much faster it runs; the core includes it already.
  let speed: Double

  /// Seconds before it begins, once.
  let delay: Double

  /// Seconds before each cycle.
  let cycleDelay: Double

  let repetition: Repetition?

  /// What is lost in every target, in words.
  let remarks: [String]

  /// What is shown, without delay and repetition.
  let played: MotionFunction

  /// What has been played for the subject.
  let plays: MotionPlays

  /// The closed solution of the spring, if SwiftUI shows something that differs from it.
  var ideal: MotionFunction? {
    guard case .spring(let spring) = core, spring.kind == .fluid else { return nil }
    return MotionFunction(spring.spring, velocity: spring.velocity, duration: played.duration)
  }
  static let fittedHint = "'--to lottie' and '--to css-linear' can follow any motion"
}
