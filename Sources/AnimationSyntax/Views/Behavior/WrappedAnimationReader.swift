internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

extension ProgramRun {
  var wrappedAnimations: WrappedAnimationReader { WrappedAnimationReader(run: self) }
}

/// Calls the animations that an app's own animation wraps, and the animation before it.
struct WrappedAnimationReader {
  let run: ProgramRun

  /// Calls `base.animate(value:time:context:)` or another function of an animation; nil for any other function.
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
    // Where the argument is a number, so is the result.
    guard value.double != nil, case .part(.vector(let answered)) = answer,
      let number = answered as? Double
    else { return answer }
    return .number(number)
  }

  /// Returns `animation.base`: the value of the app's own type, where the animation is one of the same program;
  /// otherwise the animation itself.
  func base(of animation: NamedAnimation) -> SwiftValue {
    guard let own = animation.animation.base as? InterpretedAnimation,
      run.playing.map({ $0.program == own.program }) ?? true
    else { return .animation(animation) }
    return .structure(own.value)
  }

  /// Returns the default result of a function that a conforming type does not have; nil for any other function.
  func defaultAnswer(of type: Int, to name: String) -> SwiftValue? {
    guard run.code.types[type].isAnimation else { return nil }
    switch name {
    case "velocity": return .nothing
    case "shouldMerge": return .boolean(false)
    default: return nil
    }
  }
}
