internal import AnimationModel

/// The functions of numbers that Swift's standard library and Foundation have outside of every type.
package enum NumberFunction: String, CaseIterable {
  case max, min, abs, sqrt, pow, sin, cos, tan, exp, log, floor, ceil, round
  case asin, acos, atan, atan2, sinh, cosh, tanh, cbrt, log2, log10, trunc, hypot, fmod, fabs
  case exp2, expm1, log1p, fmax, fmin, copysign, remainder

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
      .fmod, .fabs, .exp2, .expm1, .log1p, .fmax, .fmin, .copysign, .remainder:
      false
    }
  }

  /// Whether it takes two numbers and no others.
  package var isBinary: Bool {
    switch self {
    case .pow, .atan2, .hypot, .fmod, .fmax, .fmin, .copysign, .remainder: true
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
    case .hypot: ElementaryFunctions.hypotenuse(first, numbers[1])
    case .fmod: first.truncatingRemainder(dividingBy: numbers[1])
    case .asin: ElementaryFunctions.arcsine(first)
    case .acos: ElementaryFunctions.arccosine(first)
    case .atan: ElementaryFunctions.arctangent(first, 1)
    case .atan2: ElementaryFunctions.arctangent(first, numbers[1])
    case .log2: ElementaryFunctions.binaryLogarithm(first)
    case .log10: ElementaryFunctions.decimalLogarithm(first)
    case .log1p: ElementaryFunctions.logarithmOfOnePlus(first)
    case .exp2: ElementaryFunctions.binaryExponential(first)
    case .expm1: ElementaryFunctions.exponentialMinusOne(first)
    case .cbrt: ElementaryFunctions.cubeRoot(first)
    case .sinh: ElementaryFunctions.hyperbolicSine(first)
    case .cosh: ElementaryFunctions.hyperbolicCosine(first)
    case .tanh: ElementaryFunctions.hyperbolicTangent(first)
    // Of a number and NaN both give the number.
    case .fmax: Double.maximum(first, numbers[1])
    case .fmin: Double.minimum(first, numbers[1])
    case .copysign: Double(signOf: numbers[1], magnitudeOf: first)
    case .remainder: first.remainder(dividingBy: numbers[1])
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
