public import SwiftProgram
internal import TextForms

/// A problem with the arguments of a call, or with the type of a value.
public enum ArgumentProblem: Problem {
  /// A label that a function does not have; `known` are the labels that it has.
  case unknownParameter(function: String, label: String, suggestion: String?, known: [String])
  /// A required argument that is missing.
  case missingArgument(function: String, parameter: String)
  /// Missing values without labels, of the several that a function needs; `found` is the number of those that are
  /// given.
  case missingValues(function: String, parameters: [String], found: Int)
  /// The missing value, without a label, that is the subject of a function; `example` is one in source.
  case missingValue(function: String, expected: String, example: String)
  /// An argument that needs a label.
  case missingLabel(function: String, label: String)
  /// A label before an argument that has none.
  case unexpectedLabel(function: String, label: String)
  /// An argument that must precede another.
  case wrongOrder(label: String, before: String)
  /// A second argument with the same label.
  case duplicateArgument(label: String)
  /// More arguments than the function takes.
  case tooManyArguments(function: String, limit: Int)
  /// Two labels of which the function takes only one.
  case mixedForms(function: String, label: String, other: String)
  /// A value whose type is not the parameter's, with both types in words.
  case wrongType(parameter: String?, expected: String, found: String)
}

extension ArgumentProblem {
  /// The sentence about the problem, on one line.
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
  /// Returns the problem of a missing argument; if the function needs several values without labels, it names all of
  /// them.
  ///
  /// - Parameters:
  ///   - parameter: The label or name of the first missing argument.
  ///   - function: The name of the function.
  ///   - unlabelled: The parameters without labels that need an argument; empty if the missing one has a label.
  ///   - found: The number of those parameters that have an argument.
  static func missing(
    _ parameter: String, of function: String, among unlabelled: [String], found: Int
  ) -> ArgumentProblem {
    unlabelled.count > 1
      ? .missingValues(function: function, parameters: unlabelled, found: found)
      : .missingArgument(function: function, parameter: parameter)
  }
}

extension Fault {
  /// Creates the fault of a problem in a range, given as UTF-8 offsets in the text being read.
  init(_ problem: ArgumentProblem, _ range: Range<Int>) {
    self.init(problem: problem, range: range)
  }
}
