/// A problem with an app's Swift.
package enum ProgramProblem: Problem {
  case tooManySteps(limit: Int)
  case tooDeepCalls(limit: Int)
  /// Bodies of views nested deeper than the limit.
  case tooDeepBodies(limit: Int)
  case tooManyElements(limit: Int)
  case tooLongText(limit: Int)
  case tooDeepExpression(limit: Int)
  case tooManyExpressions(limit: Int)
  /// A value of a type that a parameter certainly does not take.
  case wrongValue(of: String, expected: String, found: String)
  case wholeNumber(WholeNumber.Failure)
  /// A value that a type of whole numbers cannot hold, by the name of the type.
  case overflows(String)
  case indexOutOfRange(Int, count: Int)
  case unwrapsNil
  /// An error of the app that nothing catches.
  case throwsUncaught

  /// A call of a function that stops an app, by its name.
  case stops(String)
  case unknownState(String, known: [String])
  case severalStates(String, views: [String])

  package var sentence: String {
    switch self {
    case .tooManySteps(let limit): "one update takes more than \(limit) steps"
    case .tooDeepCalls(let limit):
      "calls and default values are nested more than \(limit) levels deep"
    case .tooDeepBodies(let limit):
      "the bodies of views are nested more than \(limit) levels deep; does this view contain itself?"
    case .tooManyElements(let limit): "more than \(limit) elements"
    case .tooLongText(let limit): "a text of more than \(limit) bytes"
    case .tooDeepExpression(let limit): "expressions are more than \(limit) levels deep"
    case .tooManyExpressions(let limit):
      "more than \(limit) expressions, choices in choices included"
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
        + SentenceParts.thereAre(known.count, SentenceParts.list(known))
    case .severalStates(let name, let views) where Set(views).count == 1:
      "'\(views[0])' is there several times, once for each view that has '\(SentenceParts.short(name))'; do something "
        + "to one of them, as in 'tap(…)'"
    case .severalStates(let name, let views):
      "several views have '\(SentenceParts.short(name))': write \(SentenceParts.list(views))"
    }
  }
}

extension Fault {
  /// Something wrong with an app's Swift.
  package init(_ problem: ProgramProblem, _ range: Range<Int>) {
    self.init(problem: problem, range: range)
  }
}
