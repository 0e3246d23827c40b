internal import AnimationModel
internal import MotionRecording

// The animations of a file's own: a `CustomAnimation` that it declares, and what it adds to `Animation`.
extension ScenarioProgram {
  /// An animation that no expression knows, since the file declares it.
  ///
  /// - Parameters:
  ///   - range: Where it is written.
  ///   - scope: The names that are declared before it.
  ///   - fault: What is wrong with it where it is none.
  func animation(
    at range: Range<Int>, in scope: Scope, orElse fault: Fault
  ) throws(Fault) -> Animation {
    guard fault.mayBeSwift || fault.problem is AppProblem, let file = try? load(),
      file.declaresAnimations
    else { throw fault }
    let value = try value(at: range, as: .animation, in: scope, orElse: fault)
    guard value.states.isEmpty, case .animation(let animation)? = value.first else { throw fault }
    return animation.animation
  }
}

extension ScenarioProgram.File {
  /// Whether the file adds something to `Animation`, or declares a type that is an animation.
  fileprivate var declaresAnimations: Bool {
    compiler.extensions[ViewType.animation.name] != nil
      || compiler.code.types.contains(where: \.isAnimation)
  }
}
