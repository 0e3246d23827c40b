public import SwiftProgram

/// A problem with CSS.
public enum CSSProblem: Problem {
  /// CSS without `css:` before it.
  case cssWithoutPrefix(String)
  /// A property name, or a whole declaration, before a transition's times.
  case cssProperty(String)
  /// A CSS function that reads the page.
  case cssDependsOnPage(String)
  /// A time without a unit.
  case cssTimeWithoutUnit(String)
  /// A third time.
  case cssTooManyTimes
  /// A `linear()` with fewer than two stops.
  case cssTooFewStops
  /// A stop of `linear()` that is not one number and at most two percentages.
  case cssBadStop(String)
  /// A computed count of steps that is NaN, where the lowest count is not allowed.
  case cssCountNotANumber(String)
}

extension CSSProblem {
  /// The sentence about the problem, in one line.
  public var sentence: String {
    switch self {
    case .cssWithoutPrefix(let text):
      "'\(Self.short(text))' is CSS; write 'css:' before it"
    case .cssProperty(let name):
      "leave out '\(Self.short(name))'; write only the times and the easing, as in "
        + "'css:300ms ease-out'"
    case .cssDependsOnPage(let name):
      "'\(Self.short(name))' depends on the page, which is not read here; write the value itself"
    case .cssTimeWithoutUnit(let number):
      "a time needs a unit; write '\(Self.short(number))s' or '\(Self.short(number))ms'"
    case .cssTooManyTimes: "a transition has two times, its duration and its delay"
    case .cssTooFewStops: "'linear' needs at least two stops"
    case .cssBadStop(let text) where text.isEmpty: "a stop of 'linear' needs a number"
    case .cssBadStop(let text):
      "'\(Self.short(text))' is not a stop of 'linear'; a stop is a number and at most two percentages"
    case .cssCountNotANumber(let text):
      "'\(Self.short(text))' is not a number; 'steps' with jump-none needs a count of 2 or more"
    }
  }

  private static func short(_ text: String) -> String { SentenceParts.short(text) }
}

extension Fault {
  /// Creates a fault in a range, in UTF-8 offsets in the text that is read.
  init(_ problem: CSSProblem, _ range: Range<Int>) { self.init(problem: problem, range: range) }
}
