internal import AnimationModel

/// The functions of numbers that Swift's standard library and Foundation have outside of every type.
package enum NumberFunction: String, CaseIterable {
  case max, min, abs, sqrt, pow, sin, cos, tan, exp, log, floor, ceil, round
  case asin, acos, atan, atan2, sinh, cosh, tanh, cbrt, log2, log10, trunc, hypot, fmod, fabs

  /// The function of a name in an expression or a scenario, where only those are understood that apps write in the
  /// arguments of animations; nil if there is none.
  package init?(inExpression name: String) {
    guard let function = Self(rawValue: name), function.isOfExpressions else { return nil }
    self = function
  }

  /// The names of those that expressions understand.
  package static let namesInExpressions = allCases.filter(\.isOfExpressions).map(\.rawValue)

  private var isOfExpressions: Bool {
    switch self {
    case .max, .min, .abs, .sqrt, .pow, .sin, .cos, .tan, .exp, .log, .floor, .ceil, .round: true
    case .asin, .acos, .atan, .atan2, .sinh, .cosh, .tanh, .cbrt, .log2, .log10, .trunc, .hypot,
      .fmod, .fabs:
      false
    }
  }

  /// Whether it takes two numbers and no others.
  package var isBinary: Bool {
    switch self {
    case .pow, .atan2, .hypot, .fmod: true
    default: false
    }
  }

  /// Whether whole numbers make a whole number.
  package var keepsWholeNumbers: Bool {
    switch self {
    case .max, .min, .abs: true
    default: false
    }
  }

  /// What it makes of numbers, of which there must be as many as it takes.
  package func value(_ numbers: [Double]) -> Double {
    let first = numbers[0]
    return switch self {
    case .max: numbers.dropFirst().reduce(first) { Swift.max($0, $1) }
    case .min: numbers.dropFirst().reduce(first) { Swift.min($0, $1) }
    case .abs, .fabs: first.magnitude
    case .sqrt: first.squareRoot()
    case .pow: ElementaryFunctions.power(first, numbers[1])
    case .sin: ElementaryFunctions.sine(first)
    case .cos: ElementaryFunctions.cosine(first)
    case .tan: ElementaryFunctions.tangent(first)
    case .exp: ElementaryFunctions.exponential(first)
    case .log: ElementaryFunctions.logarithm(first)
    case .floor: first.rounded(.down)
    case .ceil: first.rounded(.up)
    case .round: first.rounded()
    case .trunc: first.rounded(.towardZero)
    case .hypot: (first * first + numbers[1] * numbers[1]).squareRoot()
    case .fmod: first.truncatingRemainder(dividingBy: numbers[1])
    case .asin: ElementaryFunctions.arcsine(first)
    case .acos: ElementaryFunctions.arccosine(first)
    case .atan: ElementaryFunctions.arctangent(first, 1)
    case .atan2: ElementaryFunctions.arctangent(first, numbers[1])
    case .log2: ElementaryFunctions.logarithm(first) / ElementaryFunctions.logarithm(2)
    case .log10: ElementaryFunctions.logarithm(first) / ElementaryFunctions.logarithm(10)
    case .cbrt:
      first < 0
        ? -ElementaryFunctions.power(-first, 1 / 3) : ElementaryFunctions.power(first, 1 / 3)
    case .sinh:
      (ElementaryFunctions.exponential(first) - ElementaryFunctions.exponential(-first)) / 2
    case .cosh:
      (ElementaryFunctions.exponential(first) + ElementaryFunctions.exponential(-first)) / 2
    case .tanh:
      ElementaryFunctions.exponentialMinusOne(2 * first)
        / (ElementaryFunctions.exponentialMinusOne(2 * first) + 2)
    }
  }

  /// What it makes of whole numbers, if it keeps them whole; nil for a result that is too large.
  package func wholeValue(_ numbers: [Int]) -> Int? {
    switch self {
    case .max: numbers.max()
    case .min: numbers.min()
    default: numbers[0] == .min ? nil : Swift.abs(numbers[0])
    }
  }
}
