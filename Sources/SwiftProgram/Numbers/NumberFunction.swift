internal import AnimationModel

/// The global functions of numbers in Swift's standard library and Foundation.
package enum NumberFunction: String, CaseIterable {
  case max, min, abs, sqrt, pow, sin, cos, tan, exp, log, floor, ceil, round
  case asin, acos, atan, atan2, sinh, cosh, tanh, cbrt, log2, log10, trunc, hypot, fmod, fabs
  case exp2, expm1, log1p, fmax, fmin, copysign, remainder, asinh, acosh, atanh, erf, erfc, tgamma
  case fma, fdim, nextafter, ldexp, scalbn, rint, nearbyint, logb, lround, lrint

  /// Creates the function with a name in an expression or a scenario, where only functions are understood that apps
  /// write in arguments of animations; nil if there is none.
  package init?(inExpression name: String) {
    guard let function = Self(rawValue: name), function.isOfExpressions else { return nil }
    self = function
  }

  /// The names of the functions that expressions understand.
  package static let namesInExpressions = allCases.filter(\.isOfExpressions).map(\.rawValue)

  private var isOfExpressions: Bool {
    switch self {
    case .max, .min, .abs, .sqrt, .pow, .sin, .cos, .tan, .exp, .log, .floor, .ceil, .round: true
    case .asin, .acos, .atan, .atan2, .sinh, .cosh, .tanh, .cbrt, .log2, .log10, .trunc, .hypot,
      .fmod, .fabs, .exp2, .expm1, .log1p, .fmax, .fmin, .copysign, .remainder, .asinh, .acosh,
      .atanh, .erf, .erfc, .tgamma, .fma, .fdim, .nextafter, .ldexp, .scalbn, .rint, .nearbyint,
      .logb, .lround, .lrint:
      false
    }
  }

  /// The number of arguments; nil for any number of at least two.
  package var argumentCount: Int? {
    switch self {
    case .max, .min: nil
    case .pow, .atan2, .hypot, .fmod, .fmax, .fmin, .copysign, .remainder, .fdim, .nextafter,
      .ldexp, .scalbn:
      2
    case .fma: 3
    default: 1
    }
  }

  /// Whether the function returns an integer for integers.
  package var keepsWholeNumbers: Bool {
    switch self {
    case .max, .min, .abs: true
    default: false
    }
  }

  /// Whether the result is an integer, an `Int`.
  var makesWholeNumbers: Bool {
    switch self {
    case .lround, .lrint: true
    default: false
    }
  }

  /// Returns the value of the function for numbers, whose count must be that of its arguments.
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
    case .round, .lround: first.rounded()
    case .rint, .nearbyint, .lrint: first.rounded(.toNearestOrEven)
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
    // For a number and NaN both return the number.
    case .fmax: Double.maximum(first, numbers[1])
    case .fmin: Double.minimum(first, numbers[1])
    case .copysign: Double(signOf: numbers[1], magnitudeOf: first)
    case .remainder: first.remainder(dividingBy: numbers[1])
    case .asinh: ElementaryFunctions.inverseHyperbolicSine(first)
    case .acosh: ElementaryFunctions.inverseHyperbolicCosine(first)
    case .atanh: ElementaryFunctions.inverseHyperbolicTangent(first)
    case .erf: ElementaryFunctions.errorFunction(first)
    case .erfc: ElementaryFunctions.complementaryErrorFunction(first)
    case .tgamma: ElementaryFunctions.gammaFunction(first)
    case .fma: numbers[2].addingProduct(first, numbers[1])
    case .fdim: first.isNaN || numbers[1].isNaN ? .nan : Swift.max(first - numbers[1], 0)
    case .nextafter: Self.next(after: first, towards: numbers[1])
    case .ldexp, .scalbn: Double(sign: .plus, exponent: Int(numbers[1]), significand: first)
    // For 0 it is minus infinity.
    case .logb: Self.exponent(of: first)
    }
  }

  private static func next(after number: Double, towards other: Double) -> Double {
    if number.isNaN || other.isNaN { return .nan }
    if number == other { return other }
    return number < other ? number.nextUp : number.nextDown
  }

  private static func exponent(of number: Double) -> Double {
    if number == 0 { return -.infinity }
    return number.isFinite ? Double(number.exponent) : number.magnitude
  }

  /// Returns the value of the function for integers, if it keeps them integers; nil for a result that is too large.
  package func wholeValue(_ numbers: [Int]) -> Int? {
    switch self {
    case .max: numbers.max()
    case .min: numbers.min()
    default: numbers[0] == .min ? nil : Swift.abs(numbers[0])
    }
  }
}
