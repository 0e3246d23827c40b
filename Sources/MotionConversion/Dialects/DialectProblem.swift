public import SwiftProgram

/// A problem that the parameters of another library's spring can have, beyond the problems of expressions.
public enum DialectProblem: Problem {
  /// A parameter of another library; `instead` is the one of this library.
  case foreignWord(String, dialect: String, instead: String)
  /// A parameter for which SwiftUI's springs have no counterpart. The reason is in words.
  case withoutCounterpart(String, reason: String)
  /// A number that was probably meant as a damping ratio; `instead` is the text to write.
  case looksLikeRatio(parameter: String, value: String, instead: String)
  /// A damping ratio that was probably meant as a coefficient; `instead` is the text to write.
  case looksLikeCoefficient(parameter: String, value: String, instead: String)
  /// A time that was probably meant in another unit.
  case looksLikeOtherUnit(parameter: String, unit: String, suggestion: String)
  /// A parameter that the library ignores without another one; the library plays `instead`.
  case ignoredAlone(String, dialect: String, instead: String, suggestion: String)
  /// A velocity in units of the value without a distance. `unit` is in words.
  case velocityWithoutDistance(parameter: String, unit: String)
  /// A velocity that may or may not be a part of the distance.
  case normalizedVelocity(parameter: String)
  /// Parameters that are missing and whose defaults depend on the version. Both texts are in words.
  case dependsOnVersion(missing: String, values: String)
  /// A name that is not a spring or number of the library.
  case unknownConstant(String, dialect: String, suggestion: String?, known: [String])
  /// A number without the name of a parameter.
  case unnamedNumber(String, example: String)
  /// More numbers than a spring has.
  case tooLong(limit: Int)
}

extension DialectProblem {
  /// The sentence about the problem, in one line.
  public var sentence: String {
    switch self {
    case .foreignWord(let word, let dialect, let instead):
      "\(dialect) has no '\(word)'; \(instead)"
    case .withoutCounterpart(let word, let reason):
      "'\(word)' cannot be converted: \(reason)"
    case .looksLikeRatio(let parameter, let value, let instead):
      "a '\(parameter)' of \(value) looks like a damping ratio, but here it is a coefficient; \(instead)"
    case .looksLikeCoefficient(let parameter, let value, let instead):
      "a '\(parameter)' of \(value) looks like a coefficient, but here it is a ratio, where 1 is critical; "
        + instead
    case .looksLikeOtherUnit(let parameter, let unit, let suggestion):
      "'\(parameter)' is in \(unit) here; \(suggestion)"
    case .ignoredAlone(let parameter, let dialect, let instead, let suggestion):
      "\(dialect) ignores '\(parameter)' without a bounce and plays \(instead); \(suggestion), or write these"
    case .velocityWithoutDistance(let parameter, let unit):
      "'\(parameter)' is in \(unit) here, and SwiftUI needs travels per second; give the distance with "
        + "--distance"
    case .normalizedVelocity(let parameter):
      "whether '\(parameter)' is in units of the value or of the distance is not known here; leave it out, and "
        + "add initialVelocity in travels per second to the result"
    case .dependsOnVersion(let missing, let values):
      "without \(missing) the spring depends on the version (\(values)); write all of them"
    case .unknownConstant(let name, let dialect, let suggestion?, _):
      "\(dialect) has no '\(SentenceParts.short(name))'; did you mean '\(suggestion)'?"
    case .unknownConstant(let name, let dialect, nil, let known) where known.isEmpty:
      "\(dialect) has no named springs or numbers such as '\(SentenceParts.short(name))'; write the numbers"
    case .unknownConstant(let name, let dialect, nil, let known):
      "\(dialect) has no '\(SentenceParts.short(name))'; there are \(SentenceParts.list(known))"
    case .unnamedNumber(let number, let example):
      "it is not clear which parameter \(SentenceParts.short(number)) is for; write it like '\(example)'"
    case .tooLong(let limit):
      "this is too long for the parameters of a spring; at most \(limit) bytes are allowed"
    }
  }
}
