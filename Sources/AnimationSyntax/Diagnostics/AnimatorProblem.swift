internal import SwiftProgram

/// A problem with a phase or keyframe animator.
public enum AnimatorProblem: Hashable, Sendable {
  /// A phase animator without phases.
  case noPhases
  /// Phases that only the app knows.
  case phasesOfApp(String)
  /// Phases that are no list.
  case phasesAreNoList
  /// Content in which nothing moves.
  case nothingMoves(example: String)
  /// A property of a phase that only the app knows.
  case memberOfPhase(String)
  /// A choice without a value for a phase.
  case noChoice(phase: String)
  /// A value whose type differs between phases, with the types and their articles.
  case changesType(String, from: String, to: String)
  /// A property that two tracks or lines move.
  case movedTwice(String)
  /// A trigger and `repeating` together.
  case triggerRepeats
  /// A modifier of a value that transactions do not reach.
  case notReached(String, animator: String)
  /// An unknown modifier in the content of a phase animator.
  case unknownEffect(String, suggestion: String)
}

extension AnimatorProblem {
  /// The sentence about the problem, in one line.
  var sentence: String {
    switch self {
    case .noPhases: "it has no phases; write for example '[1.0, 1.5, 0.8]'"
    case .phasesOfApp(let text):
      "'\(Self.short(text))' is defined by the app; paste its declaration with it, or write the phases out, as "
        + "in '[.start, .up, .down]'"
    case .phasesAreNoList: "phases are a list, such as '[false, true]' or '[.start, .up, .down]'"
    case .nothingMoves(let example): "it animates nothing; write for example '\(example)'"
    case .memberOfPhase(let text):
      "'\(Self.short(text))' is defined by the app; paste the declaration of the phases with it, or write the "
        + "values out, as in 'switch phase { case .up: 1.2 default: 1.0 }'"
    case .noChoice(let phase): "there is no value for the phase '\(Self.short(phase))'"
    case .changesType(let name, let from, let to):
      "'\(Self.short(name))' is \(from) in one phase and \(to) in another"
    case .movedTwice(let name): "'\(Self.short(name))' is animated twice"
    case .triggerRepeats:
      "keyframes with a trigger run once per trigger; 'repeating' needs no trigger"
    case .notReached(let name, let animator):
      "'\(Self.short(name))' is animated by \(animator), which transactions do not affect"
    case .unknownEffect(let name, let suggestion):
      "'\(Self.short(name))' is not supported here; did you mean '\(suggestion)'?"
    }
  }

  private static func short(_ text: String) -> String { SentenceParts.short(text) }
}
