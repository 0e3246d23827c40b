internal import MotionRecording
internal import SwiftProgram

extension MovingValue {
  /// Returns the modifier with its known numbers.
  func modifier(in run: ProgramRun) -> MovingModifier {
    let known: MovingModifier.Value =
      switch content {
      case .numbers(let components): numbers(components, in: run)
      case .hidden(let key, let kind): .hidden(ViewKey(key), kind)
      case .read(let text, let transition): .read(text, transition)
      case .unknown(let unknown): .unknown(run.number(of: unknown))
      }
    return MovingModifier(
      name, known, joinedParts: joinedParts, continuesPrevious: continuesPrevious,
      placement: kind)
  }
}

extension MovingValue {
  /// Returns numbers as players know them: missing numbers are 0 for them, with the reasons.
  private func numbers(_ components: [MovingModifier.Component], in run: ProgramRun)
    -> MovingModifier.Value
  {
    var known = components
    for index in components.indices where !components[index].value.isFinite {
      guard index < gaps.count, let gap = gaps[index] else {
        var unknown = UnknownValue(name, at: .none)
        unknown.predicate = "is sometimes infinite or not a number"
        return .unknown(run.number(of: unknown))
      }
      known[index].value = 0
      known[index].gap = run.number(of: gap)
    }
    return .numbers(known)
  }
}
