internal import AnimationModel
internal import MotionRecording

/// A subject split into the parts for which libraries have parameters: a spring or a curve, its delay
/// and its repetition.
struct MotionParameters {
  enum Core {
    case spring(SpringSource)
    case curve(CurveSource)
  }

  /// The repetition of a motion.
  struct Repetition {
    /// The number of cycles, including those that run back; nil for no end.
    let count: Int?
    /// Whether every second cycle runs back.
    let autoreverses: Bool
  }

  let core: Core

  /// The spring without the speed; nil for a curve.
  let originalSpring: SpringSource?

  /// The subject.
  let subject: Subject

  /// The form of the animation; nil for a subject that is no animation.
  let form: AnimationForm?

  /// The factor by which the motion is faster; the core includes it already.
  let speed: Double

  /// The delay before the motion begins, once, in seconds.
  let delay: Double

  /// The delay before each cycle, in seconds.
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
