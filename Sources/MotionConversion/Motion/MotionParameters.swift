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

  /// The subject that was taken apart.
  let subject: Subject

  /// The form of the animation; nil for a subject that is no animation.
  let form: AnimationForm?

  /// How much faster it runs; the core includes it already.
  let speed: Double

  /// Seconds before it begins, once.
  let delay: Double

  /// Seconds before each cycle.
  let cycleDelay: Double

  let repetition: Repetition?

  /// The losses in every target, in words.
  let remarks: [String]

  /// The motion that is shown, without delay and repetition.
  let played: MotionFunction

  /// The animations that have been played for the subject.
  let plays: MotionPlays

  /// The closed solution of the spring, if SwiftUI shows something that differs from it.
  var ideal: MotionFunction? {
    guard case .spring(let spring) = core, spring.kind == .fluid else { return nil }
    return MotionFunction(spring.spring, velocity: spring.velocity, duration: played.duration)
  }
  static let fittedHint = "'--to lottie' and '--to css-linear' can follow any motion"
}
