internal import SwiftProgram

/// A problem with the choice of the view to show, or with playing that view as a whole.
enum ShownViewProblem: Problem {
  /// Files in which no type is a view.
  case noView
  /// Several views, each of which could be the view to show.
  case severalRoots([String])
  /// The name of no view, with the names of the views that could be shown.
  case unknownRoot(String, known: [String])
  /// The text of no preview, with the texts of the previews that could be shown.
  case unknownPreview(String, known: [String])
  /// Views that are nested more deeply than the limit.
  case tooDeepViews(limit: Int)
  /// A view that changes again and again at one instant.
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
  /// Returns an error about the shown view, at a position in the source.
  func error(_ problem: ShownViewProblem, at position: SourcePosition) -> ExpressionError {
    error(problem as any Problem, at: position)
  }
}

extension Fault {
  /// Creates a fault about the shown view, in a range of UTF-8 offsets in the source.
  init(_ problem: ShownViewProblem, _ range: Range<Int>) {
    self.init(problem: problem, range: range)
  }
}
