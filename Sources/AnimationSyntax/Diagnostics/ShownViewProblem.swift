internal import SwiftProgram

/// A problem with the choice of the view that is shown, or with the play of it as a whole.
enum ShownViewProblem: Problem {
  /// Files in which no type is a view.
  case noView
  /// Several views of which each could be the one that is shown.
  case severalRoots([String])
  case unknownRoot(String, known: [String])
  case unknownPreview(String, known: [String])
  /// Views in views, more than the limit.
  case tooDeepViews(limit: Int)
  /// An action that changes states and sets itself off at one instant.
  case neverComesToRest

  var concernsWholeFile: Bool {
    switch self {
    case .noView, .severalRoots, .unknownRoot, .unknownPreview: true
    case .tooDeepViews, .neverComesToRest: false
    }
  }

  var sentence: String {
    switch self {
    case .noView: "there is no view to show: no type here is a View"
    case .severalRoots(let names):
      "several views could be shown: \(SentenceParts.list(names)); choose one with --view"
    case .unknownRoot(let name, let known):
      "no view is called '\(SentenceParts.short(name))'"
        + SentenceParts.thereAre(known.count, SentenceParts.list(known))
    case .unknownPreview(let text, let known):
      "there is no '\(SentenceParts.short(text))'"
        + SentenceParts.thereAre(known.count, SentenceParts.list(known))
    case .tooDeepViews(let limit): "views are nested more than \(limit) levels deep"
    case .neverComesToRest:
      "this changes the view again and again without time passing, and never comes to rest"
    }
  }
}

extension ProgramRun {
  /// An error of what is shown, at a position in the source.
  func error(_ problem: ShownViewProblem, at position: SourcePosition) -> ExpressionError {
    error(problem as any Problem, at: position)
  }
}

extension Fault {
  /// Something wrong with what is shown.
  init(_ problem: ShownViewProblem, _ range: Range<Int>) {
    self.init(problem: problem, range: range)
  }
}
