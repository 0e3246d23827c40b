public import SwiftProgram
internal import TextForms

/// A problem with an expectation, beyond those of expressions.
public enum ExpectationProblem: Problem {
  /// No expectation between two commas, or none at all.
  case nothingExpected
  /// A name that is not a measure, with a suggestion.
  case unknownMeasure(String, suggestion: String?)
  /// The former name of a measure, with its current one.
  case formerName(String, isNow: String)
  /// A part that a measure does not have; `known` are its parts.
  case unknownPart(String, of: String, known: [String])
  /// A measure without a comparison, with an example.
  case notCompared(String, example: String)
  /// A property with a comparison.
  case propertyCompared(String)
  /// `not` before a measure.
  case negatedMeasure(String)
  /// A function without its argument, with an example.
  case missingArgument(String, example: String)
  /// An argument of a measure that takes none.
  case unexpectedArgument(String)
  /// An invalid argument of a function; `expected` is in words.
  case badArgument(String, function: String, expected: String)
  /// Text that is not a number with a unit.
  case malformedAmount(String)
  /// `=` instead of `==`.
  case singleEqualsSign
  /// A second comparison after the first.
  case secondComparison
  /// A unit that a measure does not have; `expected` describes the measure and its units.
  case wrongUnit(measure: String, found: String, expected: String)
  /// A share of the travel above 1 without a percent sign.
  case shareAboveOne(String, percent: String)
  /// `in` without a range.
  case notARange
  /// A range whose end is below its start.
  case reversedRange
  /// A number in place of a measure.
  case numberFirst
  /// A curve without a name before the colon.
  case emptyCurve
}

extension ExpectationProblem {
  /// The sentence about the problem, in one line.
  public var sentence: String {
    switch self {
    case .nothingExpected:
      "there is no expectation here; write for example 'overshoot < 5%'"
    case .unknownMeasure(let name, let suggestion?):
      "unknown measure '\(SentenceParts.short(name))'; did you mean '\(suggestion)'?"
    case .unknownMeasure(let name, nil):
      """
      unknown measure '\(SentenceParts.short(name))'; the measures are \
      \(ExpectationNames.all.joined(separator: ", "))
      """
    case .formerName(let former, let name): "'\(former)' is now called '\(name)'"
    case .unknownPart(let part, let owner, let known):
      "'\(owner)' has no '\(SentenceParts.short(part))'; it has \(SentenceParts.list(known))"
    case .notCompared(let name, let example):
      "'\(name)' needs a comparison; write for example '\(example)'"
    case .propertyCompared(let name):
      "'\(name)' is true or false by itself; write it alone, or 'not \(name)'"
    case .negatedMeasure(let name):
      "'not' goes before a property, as in 'not monotone', and '\(name)' is a measure"
    case .missingArgument(let name, let example):
      "'\(name)' needs an argument; write for example '\(example)'"
    case .unexpectedArgument(let name): "'\(name)' takes no argument"
    case .badArgument(let found, let function, let expected):
      "'\(function)' needs \(expected), not '\(SentenceParts.short(found))'"
    case .malformedAmount(""):
      "there is no amount here; write a number and its unit, such as 5%, 600ms, 0.6s or 1.5"
    case .malformedAmount(let text):
      "'\(SentenceParts.short(text))' is not an amount; write a number and its unit, such as 5%, 600ms, 0.6s or 1.5"
    case .singleEqualsSign: "write '==' to compare"
    case .secondComparison:
      "there is a second comparison here; write a range as in 'settle(1%) in 0.2s...0.4s'"
    case .wrongUnit(let measure, let found, let expected):
      "'\(found)' does not fit '\(measure)', which is \(expected)"
    case .shareAboveOne(let text, let percent):
      "'\(text)' is more than the whole travel (\(percent)%); did you mean \(text)%?"
    case .notARange: "'in' needs a range, such as 0.2s...0.3s"
    case .reversedRange: "the range ends below its start"
    case .numberFirst:
      "the measure comes first, as in 'overshoot < 5%' or 'settle(1%) in 0.2s...0.4s'"
    case .emptyCurve: "there is no curve name before ':'"
    }
  }
}

extension ExpectationProblem {
  /// Returns the problem of a share of a travel, in its units, that was probably meant as a percentage.
  static func share(_ number: Double, ofTravel travel: Double) -> ExpectationProblem {
    .shareAboveOne(
      NumberText.swift(number), percent: NumberText.figure(number / travel * 100))
  }
}

extension Problem where Self == ExpectationProblem {
  /// Returns a problem with an expectation.
  public static func expectation(_ problem: ExpectationProblem) -> ExpectationProblem { problem }
}

extension Fault {
  /// Creates a fault in a range, in UTF-8 offsets in the text that is read.
  init(_ problem: ExpectationProblem, _ range: Range<Int>) {
    self.init(problem: problem, range: range)
  }
}
