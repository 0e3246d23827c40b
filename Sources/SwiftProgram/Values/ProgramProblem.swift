/// A problem with an app's Swift.
package enum ProgramProblem: Problem {
  /// No problem; only the position in the file is needed.
  case nothingToSay
  case tooManySteps(limit: Int)
  /// An action that changes states and sets itself off at one instant.
  case neverComesToRest
  case tooDeepCalls(limit: Int)
  /// Views whose bodies lie in each other, more than the limit.
  case tooDeepBodies(limit: Int)
  /// Views in views, more than the limit.
  case tooDeepViews(limit: Int)
  case tooManyElements(limit: Int)
  case tooLongText(limit: Int)
  case tooDeepExpression(limit: Int)
  case tooManyExpressions(limit: Int)
  case noView
  /// Several views could be the one that is shown.
  case severalRoots([String])
  case unknownRoot(String, known: [String])
  case unknownPreview(String, known: [String])
  /// A value of a type that a parameter certainly does not take.
  case wrongValue(of: String, expected: String, found: String)
  case wholeNumber(WholeNumber.Failure)
  /// A value that a type of whole numbers cannot hold, by the name of the type.
  case overflows(String)
  case indexOutOfRange(Int, count: Int)
  case unwrapsNil
  /// An error of the app's own that nothing catches.
  case throwsUncaught

  /// A call of what stops an app, by its name.
  case stops(String)
  case unknownState(String, known: [String])
  case severalStates(String, views: [String])
  /// An action that nothing answers to, with what could be done.
  case noTarget(verb: String, target: String?, candidates: [String])
  /// An action on something that stands in its way, with why.
  case obstructed(verb: String, candidate: String, String)
  case severalTargets(verb: String, target: String?, candidates: [String])
  /// `drag` without `by:`.
  case missingDistance

  /// A gesture of two fingers without the scale or the angle that it leads to.
  case missingScale
  case missingAngle
  /// `scroll` without a distance.
  case missingScroll

  /// A view that is scrolled along an axis that it does not have.
  case wrongAxis(String, isHorizontal: Bool)

  /// `set` without a value.
  case missingValue

  package var concernsWholeFile: Bool {
    switch self {
    case .noView, .severalRoots, .unknownRoot, .unknownPreview: true
    default: false
    }
  }

  package var sentence: String {
    switch self {
    case .nothingToSay: ""
    case .tooManySteps(let limit): "one update takes more than \(limit) steps"
    case .neverComesToRest:
      "this changes the view again and again without time passing, and never comes to rest"
    case .tooDeepCalls(let limit):
      "calls and default values are nested more than \(limit) levels deep"
    case .tooDeepBodies(let limit):
      "the bodies of views are nested more than \(limit) levels deep; does this view contain itself?"
    case .tooDeepViews(let limit): "views are nested more than \(limit) levels deep"
    case .tooManyElements(let limit): "more than \(limit) elements"
    case .tooLongText(let limit): "a text of more than \(limit) bytes"
    case .tooDeepExpression(let limit): "expressions are more than \(limit) levels deep"
    case .tooManyExpressions(let limit):
      "more than \(limit) expressions, choices in choices included"
    case .noView: "there is no view to show: no type here is a View"
    case .severalRoots(let names):
      "several views could be shown: \(SentenceParts.list(names)); choose one with --view"
    case .unknownRoot(let name, let known):
      "no view is called '\(SentenceParts.short(name))'"
        + Self.thereAre(known.count, SentenceParts.list(known))
    case .unknownPreview(let text, let known):
      "there is no '\(SentenceParts.short(text))'"
        + Self.thereAre(known.count, SentenceParts.list(known))
    case .wrongValue(let name, let expected, let found):
      "'\(name)' needs \(expected), found \(found)"
    case .wholeNumber(.overflow): "the result is too large for a whole number"
    case .wholeNumber(.divisionByZero): "a whole number is divided by zero"
    case .overflows(let type): "the result does not fit into \(SentenceParts.short(type))"
    case .indexOutOfRange(let index, let count):
      "there is no element \(index) among \(count)"
    case .unwrapsNil: "'!' is used on nil"
    case .stops(let name): "'\(name)' is called"
    case .throwsUncaught: "an error is thrown that nothing catches"
    case .unknownState(let name, let known):
      "no state is called '\(SentenceParts.short(name))'"
        + Self.thereAre(known.count, SentenceParts.list(known))
    case .severalStates(let name, let views) where Set(views).count == 1:
      "'\(views[0])' is there several times, once for each view that has '\(SentenceParts.short(name))'; do something "
        + "to one of them, as in 'tap(…)'"
    case .severalStates(let name, let views):
      "several views have '\(SentenceParts.short(name))': write \(SentenceParts.list(views))"
    case .noTarget(let verb, let target, let candidates):
      (target.map { "nothing that answers to '\(SentenceParts.short($0))' can be \(verb)" }
        ?? "nothing can be \(verb)")
        + Self.thereAre(candidates.count, candidates.joined(separator: ", "))
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

extension ProgramProblem {
  /// Returns the names that there are instead, for the end of a sentence.
  fileprivate static func thereAre(_ count: Int, _ names: String) -> String {
    count == 0 ? "" : "; there \(count == 1 ? "is" : "are") \(names)"
  }
}

extension Fault {
  /// Something wrong with an app's views.
  package init(_ problem: ProgramProblem, _ range: Range<Int>) {
    self.init(problem: problem, range: range)
  }
}
