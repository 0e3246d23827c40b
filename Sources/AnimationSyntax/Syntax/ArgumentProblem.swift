public import SwiftProgram
internal import TextForms

/// A problem with the arguments of a call, or with the type of a value.
public enum ArgumentProblem: Problem {
  /// A label that a function does not have; `known` are those it has.
  case unknownParameter(function: String, label: String, suggestion: String?, known: [String])
  /// An argument without which the function cannot be called.
  case missingArgument(function: String, parameter: String)
  /// Some of the values without a label that a function needs; `found` is how many are given.
  case missingValues(function: String, parameters: [String], found: Int)
  /// The value without a label that a function is for; `example` is one as it is written.
  case missingValue(function: String, expected: String, example: String)
  /// An argument that needs a label.
  case missingLabel(function: String, label: String)
  /// A label before an argument that has none.
  case unexpectedLabel(function: String, label: String)
  /// An argument that must be before another.
  case wrongOrder(label: String, before: String)
  /// A second argument of one label.
  case duplicateArgument(label: String)
  /// More arguments than the function takes.
  case tooManyArguments(function: String, limit: Int)
  /// Two labels of which the function takes one or the other.
  case mixedForms(function: String, label: String, other: String)
  /// A value of another type than the parameter's. Both are in words.
  case wrongType(parameter: String?, expected: String, found: String)
}

extension ArgumentProblem {
  /// The sentence about the problem, in one line.
  public var sentence: String {
    switch self {
    case .unknownParameter(let function, let label, let suggestion?, _):
      "'\(function)' has no parameter '\(Self.short(label))'; did you mean '\(suggestion)'?"
    case .unknownParameter(let function, let label, nil, let known) where !known.isEmpty:
      "'\(function)' has no parameter '\(Self.short(label))'; it has \(SentenceParts.list(known))"
    case .unknownParameter(let function, let label, nil, _):
      "'\(function)' has no parameter '\(Self.short(label))'"
    case .missingArgument(let function, let parameter):
      "'\(function)' needs the argument '\(parameter)'"
    case .missingValues(let function, let parameters, let found):
      """
      '\(function)' needs \(Self.count(parameters.count)) values, \(WordList.text(parameters)); \
      found \(Self.count(found))
      """
    case .missingValue(let function, let expected, let example):
      "'\(function)' needs \(expected), such as '\(function)(\(example))'"
    case .missingLabel(let function, let label):
      "'\(function)' needs a label before this argument; write '\(label):'"
    case .unexpectedLabel(let function, let label):
      "'\(function)' takes this argument without a label; leave out '\(Self.short(label)):'"
    case .wrongOrder(let label, let before): "'\(label)' must come before '\(before)'"
    case .duplicateArgument(let label): "'\(label)' is given twice"
    case .tooManyArguments(let function, 0): "'\(function)' takes no arguments"
    case .tooManyArguments(let function, 1): "'\(function)' takes only one argument"
    case .tooManyArguments(let function, let limit):
      "'\(function)' takes at most \(limit) arguments"
    case .mixedForms(let function, let label, let other):
      "'\(function)' takes '\(label)' or '\(other)', not both"
    case .wrongType(let parameter?, let expected, let found):
      "'\(parameter)' must be \(expected), not \(found)"
    case .wrongType(nil, let expected, let found): "expected \(expected), not \(found)"
    }
  }

  private static func count(_ number: Int) -> String {
    let words = ["none", "one", "two", "three", "four"]
    return words.indices.contains(number) ? words[number] : "\(number)"
  }

  private static func short(_ text: String) -> String { SentenceParts.short(text) }
}

extension ArgumentProblem {
  /// Returns the problem of an argument that is left out, with all that a function needs where it needs several
  /// without labels.
  ///
  /// - Parameters:
  ///   - parameter: The label or name of the first that is missing.
  ///   - function: The name of the function.
  ///   - unlabelled: The parameters without labels that need an argument; none if the missing one has a label.
  ///   - found: How many of them have one.
  static func missing(
    _ parameter: String, of function: String, among unlabelled: [String], found: Int
  ) -> ArgumentProblem {
    unlabelled.count > 1
      ? .missingValues(function: function, parameters: unlabelled, found: found)
      : .missingArgument(function: function, parameter: parameter)
  }
}

extension Fault {
  /// Something wrong in a range, in UTF-8 offsets in the text being read.
  init(_ problem: ArgumentProblem, _ range: Range<Int>) {
    self.init(problem: problem, range: range)
  }
}
