internal import SwiftProgram

/// A problem with an action on a view, such as `tap("Save")`.
enum UserActionProblem: Problem {
  /// An action without a view to perform it on, with the views on which it could be performed.
  case noTarget(verb: String, target: String?, candidates: [String])
  /// An action on a view that the user cannot reach, with the reason.
  case obstructed(verb: String, candidate: String, String)
  /// An action that could be performed on several views, with these views.
  case severalTargets(verb: String, target: String?, candidates: [String])
  /// `drag` without `by:`.
  case missingDistance
  /// `pinch` without the scale to which it leads.
  case missingScale
  /// `rotate` without an angle.
  case missingAngle
  /// `scroll` without a distance.
  case missingScroll
  /// A scroll along an axis along which the view does not scroll.
  case wrongAxis(String, isHorizontal: Bool)
  /// `set` without a value.
  case missingValue

  var sentence: String {
    switch self {
    case .noTarget(let verb, let target, let candidates):
      (target.map { "nothing that answers to '\(SentenceParts.short($0))' can be \(verb)" }
        ?? "nothing can be \(verb)")
        + SentenceParts.thereAre(candidates.count, candidates.joined(separator: ", "))
    case .obstructed(let verb, let candidate, let reason):
      "\(candidate) cannot be \(verb): \(reason)"
    case .severalTargets(let verb, let target, let candidates):
      (target.map { "several things that answer to '\(SentenceParts.short($0))' can be \(verb)" }
        ?? "several things can be \(verb)") + ": \(candidates.joined(separator: ", "))"
    case .missingDistance:
      "'drag' needs a distance, as in 'by: CGSize(width: 120, height: 0)'; a drag through samples belongs outside of 'at'"
    case .missingScale: "'pinch' needs a scale to lead to, as in 'from: 1, to: 2'"
    case .missingAngle: "'rotate' needs an angle, as in 'by: .degrees(90)'"
    case .missingScroll:
      "'scroll' needs a distance, as in 'by: 300' (points down) or 'by: CGSize(width: 120, height: 0)'"
    case .wrongAxis(let candidate, true):
      "\(candidate) scrolls to the sides: 'by: CGSize(width: 120, height: 0)'"
    case .wrongAxis(let candidate, false): "\(candidate) scrolls up and down: 'by: 300'"
    case .missingValue: "'set' needs a control and a value: 'set(\"Volume\", 0.5)'"
    }
  }
}

extension ProgramRun {
  /// Returns an error about an action, at a position in the source.
  func error(_ problem: UserActionProblem, at position: SourcePosition) -> ExpressionError {
    error(problem as any Problem, at: position)
  }
}

extension Fault {
  /// Creates a fault about an action, in a range of UTF-8 offsets in the source.
  init(_ problem: UserActionProblem, _ range: Range<Int>) {
    self.init(problem: problem, range: range)
  }
}
