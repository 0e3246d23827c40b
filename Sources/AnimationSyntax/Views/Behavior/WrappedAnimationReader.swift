internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

extension ProgramRun {
  var wrappedAnimations: WrappedAnimationReader { WrappedAnimationReader(run: self) }
}

/// Answers what an app's own animation asks of the animations that it wraps, and of the one before it.
struct WrappedAnimationReader {
  let run: ProgramRun

  /// `base.animate(value:time:context:)` and what else an animation can be asked; nil for any other function.
  func answer(
    of animation: Animation, to name: String, _ arguments: [CallArgument]
  ) throws -> SwiftValue? {
    guard let (question, value, context) = AnimationQuestion.asked(by: name, arguments) else {
      return nil
    }
    let location: Location? = if case .reference(let location) = context { location } else { nil }
    guard case .part(let part) = try location.map({ try run.locations.read($0) }) ?? context else {
      return nil
    }
    let vector: any VectorArithmetic
    switch value {
    case .part(.vector(let value)): vector = value
    case .number, .float, .integer: vector = value.double ?? 0
    default: return nil
    }
    guard
      let (answer, changed) = question.answer(
        of: animation, vector, in: part, depth: run.depth)
    else {
      return nil
    }
    if let location { try run.locations.write(.part(changed), to: location) }
    // A number that is asked about is a number in the answer too.
    guard value.double != nil, case .part(.vector(let answered)) = answer,
      let number = answered as? Double
    else { return answer }
    return .number(number)
  }

  /// `animation.base`: a value of the app's own type, where it is one; otherwise an animation that is of no type of the
  /// app's.
  func base(of animation: NamedAnimation) -> SwiftValue {
    guard let own = animation.animation.base as? InterpretedAnimation,
      run.playing.map({ $0.program == own.program }) ?? true
    else { return .animation(animation) }
    return .structure(own.value)
  }

  /// Returns the answer of a conforming type that does not have the function itself; nil for any other function.
  func defaultAnswer(of type: Int, to name: String) -> SwiftValue? {
    guard run.code.types[type].isAnimation else { return nil }
    switch name {
    case "velocity": return .nothing
    case "shouldMerge": return .boolean(false)
    default: return nil
    }
  }
}
