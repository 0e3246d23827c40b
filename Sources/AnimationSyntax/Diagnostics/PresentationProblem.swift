public import MotionRecording
internal import SwiftProgram

/// A problem with the context of a scenario, or with a widget's timeline.
public enum PresentationProblem: Hashable, Sendable {
  /// A second `context`, with the line of the first.
  case secondContext(line: Int)
  /// An unknown context.
  case unknownContext(String, suggestion: String?)
  /// A context other than the requested one.
  case otherContext(PresentationContext, asked: PresentationContext)
  /// A transaction outside of apps.
  case noTransactions
  /// A gesture outside of apps.
  case noGestures(PresentationContext)
  /// Motion that never ends, or whose limits are unknown, outside of apps.
  case notLimited(String, instead: String)
  /// A part of a timeline outside of widgets, with the context of the scenario.
  case onlyInWidgets(String, PresentationContext)
  /// A second entry at a time, with the line of the first.
  case secondEntry(time: String, line: Int)
  /// A second `policy`, with the line of the first.
  case secondPolicy(line: Int)
  /// An unknown reload policy.
  case unknownPolicy(String, suggestion: String?)
  /// A reload policy without a timeline.
  case policyWithoutEntries
}

extension PresentationProblem {
  /// The sentence about the problem, in one line.
  var sentence: String {
    switch self {
    case .secondContext(let line): "there is already a 'context' in line \(line)"
    case .unknownContext(let name, let suggestion?):
      "there is no context '\(Self.short(name))'; did you mean '.\(suggestion)'?"
    case .unknownContext(let name, nil):
      "there is no context '\(Self.short(name))'; there are "
        + SentenceParts.list(PresentationContext.allCases.map { ".\($0.rawValue)" })
    case .otherContext(let context, let asked):
      "this is \(context.article), but --context asks for \(asked.article)"
    case .noTransactions:
      "a Transaction is not available in widgets and Live Activities; use a nil animation or "
        + "'ContentTransition.identity' instead"
    case .noGestures(let context):
      "\(context.article) has no gestures; write what a tap changes in 'at(0) { … }'"
    case .notLimited(let what, let instead): "\(what) in widgets and Live Activities; \(instead)"
    case .onlyInWidgets(let word, .app):
      "'\(word)' belongs to a widget's timeline; add 'context(.widget)'"
    case .onlyInWidgets(let word, let context):
      "'\(word)' belongs to a widget's timeline, and this is \(context.article); write what an update "
        + "changes in 'at(0) { … }'"
    case .secondEntry(let time, let line):
      "there is already an entry at \(time) s, in line \(line)"
    case .secondPolicy(let line): "there is already a 'policy' in line \(line)"
    case .unknownPolicy(let name, let suggestion?):
      "there is no policy '\(Self.short(name))'; did you mean '.\(suggestion)'?"
    case .unknownPolicy(let name, nil):
      "there is no policy '\(Self.short(name))'; there are '.atEnd', '.after(3600)' and '.never'"
    case .policyWithoutEntries:
      "a policy says when the timeline is renewed, and there is no timeline; write 'entry(at: 0) { … }'"
    }
  }

  private static func short(_ text: String) -> String { SentenceParts.short(text) }
}

extension PresentationContext {
  /// The name of the context, with its article.
  fileprivate var article: String {
    switch self {
    case .app: "an app"
    case .widget: "a widget"
    case .liveActivity: "a Live Activity"
    }
  }
}
