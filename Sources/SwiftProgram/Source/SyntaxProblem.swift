/// A problem with a text that is found before the meanings of its words are known.
public enum SyntaxProblem: Problem {
  /// There is nothing to read.
  case emptyExpression
  /// A file without an expression.
  case emptyFile
  /// There is no name before the `=`.
  case emptyLabel
  /// A declaration instead of an expression: `let NAME = …`.
  case declaration(String)
  /// A file longer than the limit.
  case fileTooLong(bytes: Int, limit: Int)
  /// An expression longer than the limit.
  case tooLong(bytes: Int, limit: Int)
  /// Brackets, or chains within them, are nested deeper than the limit.
  case tooDeep(limit: Int)
  /// More modifiers in a chain than the limit.
  case tooManyModifiers(limit: Int)
  /// A character that a terminal obeys instead of showing it: a control character, or one that changes the direction of
  /// text.
  case controlCharacter(Unicode.Scalar)
  /// An opening bracket whose closing one is missing.
  case unclosed(String)
  /// Text that does not belong here.
  case unexpectedText(String)
  /// Expressions with commas between them, which have to be separate arguments.
  case severalExpressions(String, String)
  /// Something is missing here, in words.
  case expected(String)
  /// A number that is spelled wrong.
  case malformedNumber(String)
  /// `.5` or `1.`, with the suggested spelling.
  case numberWithoutZero(suggestion: String)
  /// `0,5`, with the suggested spelling.
  case decimalComma(suggestion: String)
  /// `=` after an argument's label instead of `:`.
  case equalsSignAfterLabel(String)
  /// A language construct that is not part of an animation, in words.
  case notUnderstood(String)
  /// A call with a closure, by its known name: it runs code and is not an animation itself.
  case closure(of: String)
  /// An operator that numbers do not have, with a suggestion.
  case unsupportedOperator(String, suggestion: String?)
}

extension SyntaxProblem {
  /// The problem, in one line.
  public var sentence: String {
    switch self {
    case .emptyExpression: "there is no expression here"
    case .emptyFile: "there are no expressions in it"
    case .emptyLabel: "there is no name before '='"
    case .declaration(let name):
      "a declaration is not an expression; to name the curve write '\(name)=' before it"
    case .fileTooLong(let bytes, let limit):
      "the file is \(bytes) bytes long; at most \(limit) are allowed"
    case .tooLong(let bytes, let limit):
      "the expression is \(bytes) bytes long; at most \(limit) are allowed"
    case .tooDeep(let limit): "this is nested too deeply; at most \(limit) levels are allowed"
    case .tooManyModifiers(let limit): "too many modifiers; a chain may have at most \(limit)"
    case .controlCharacter(let scalar):
      "there is a control character here (\(SentenceParts.number(of: scalar))); "
        + "expressions contain none"
    case .unclosed(let bracket): "this '\(bracket)' is never closed"
    case .unexpectedText(let text): "'\(Self.short(text))' was not expected here"
    case .severalExpressions(let first, ""):
      "a comma does not separate expressions; leave it out behind '\(Self.short(first))'"
    case .severalExpressions(let first, let second):
      "a comma does not separate expressions; quote each: '\(Self.short(first))' '\(Self.short(second))'"
    case .expected(let what): "expected \(what) here"
    case .malformedNumber(let text):
      "'\(Self.short(text))' is not a number; write it like 0.5, without a unit"
    case .numberWithoutZero(let suggestion): "a digit is missing; write '\(suggestion)'"
    case .decimalComma(let suggestion): "decimals need a point; write '\(suggestion)'"
    case .equalsSignAfterLabel(let label):
      "a label ends with a colon; write '\(SentenceParts.whole(label)):'"
    case .notUnderstood(let what): "\(Self.short(what)) cannot be part of an expression here"
    case .closure(let name):
      "'\(name) { … }' is no animation: \(Self.closures[name] ?? "it runs code")"
    case .unsupportedOperator(let name, let suggestion?):
      "'\(name)' is not an operation on numbers; did you mean '\(suggestion)'?"
    case .unsupportedOperator(let name, nil):
      "'\(name)' is not a known operation on numbers; use + - * / or %"
    }
  }

  /// Whether the problem is that the file contains no expression, so that no position is shown.
  public var concernsWholeFile: Bool { self == .emptyFile }

  /// Calls with closures that are used as animations, with the explanations why they are none.
  package static let closures = [
    "zoom": "the system zooms from one screen to another, and how is not known",
    "animate": "what is in it has the animation of the transaction around it; write that one",
  ]

  private static func short(_ text: String) -> String { SentenceParts.short(text) }
}

extension Fault {
  /// Something wrong in a range, in UTF-8 offsets in the text being read.
  package init(_ problem: SyntaxProblem, _ range: Range<Int>) {
    self.init(problem: problem, range: range)
  }
}
