internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

extension ProgramRun {
  var ownAnimations: OwnAnimationCaller { OwnAnimationCaller(run: self) }
}

/// Calls animations of the app's own, as SwiftUI does.
struct OwnAnimationCaller {
  let run: ProgramRun

  /// The animation that a value of an app's own type is.
  ///
  /// - Parameter text: How the animation is written.
  func animation(of value: StructValue, text: String? = nil) -> NamedAnimation {
    let program = animationProgram
    return NamedAnimation(
      text ?? "Animation(\(run.code.text(of: value)))",
      Animation(InterpretedAnimation(value, program, failures)))
  }

  /// The code that animations are called in which are made in this run.
  private var animationProgram: AnimationProgram {
    if let playing = run.playing { return playing.program }
    if let program = run.knownProgram { return program }
    let program = AnimationProgram(of: run)
    run.knownProgram = program
    return program
  }

  /// What goes wrong in the animations that are made in this run.
  private var failures: AnimationFailures { run.playing?.failures ?? run.ownFailures }

  // MARK: - Answers

  /// What a function gives for a vector: nil for nil.
  func vector<V: VectorArithmetic>(
    _ value: SwiftValue, of type: V.Type, from name: String, at time: Double, _ function: Int
  ) throws -> V? {
    let vector: V?
    switch value {
    case .nothing: return nil
    case .part(.vector(let value)): vector = value as? V
    case .number(let number): vector = number as? V
    case .float(let number): vector = Double(number) as? V
    case .integer(let number): vector = Double(number) as? V
    default: vector = nil
    }
    guard let vector else { throw run.error(.noAnswer(name), because: value.unknown, of: function) }
    guard vector.isFinite else { throw run.error(.notFinite(name, time: time), of: function) }
    return vector
  }
}

extension VectorArithmetic {
  /// Whether all its numbers are finite: the square of a large one is not.
  fileprivate var isFinite: Bool {
    magnitudeSquared.isFinite || scaled(by: 1e-160).scaled(by: 1e-10).magnitudeSquared.isFinite
  }
}
