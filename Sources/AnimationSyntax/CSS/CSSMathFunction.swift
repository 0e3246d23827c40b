internal import AnimationModel
internal import SwiftProgram

/// The mathematical functions of CSS.
///
/// Source: CSS Values and Units Level 4, sections 10.2 to 10.7.
enum CSSMathFunction: String {
  case calc, min, max, clamp, round, mod, rem, sin, cos, tan, asin, acos, atan, atan2, pow, sqrt,
    hypot,
    log, exp, abs, sign

  /// An argument: a value, or a keyword in place of one.
  struct Argument {
    var value = CSSMathValue(0)
    var keyword: String?
    let range: Range<Int>
  }

  /// The keywords that may be used in place of a value.
  var keywords: Set<String> {
    switch self {
    case .clamp: ["none"]
    case .round: ["nearest", "up", "down", "to-zero"]
    default: []
    }
  }

  private var counts: ClosedRange<Int> {
    switch self {
    case .min, .max, .hypot: 1...256
    case .clamp: 3...3
    case .round: 1...3
    case .mod, .rem, .atan2, .pow: 2...2
    case .log: 1...2
    case .calc, .sin, .cos, .tan, .asin, .acos, .atan, .sqrt, .exp, .abs, .sign: 1...1
    }
  }

  /// The kinds that the arguments may have; nil for any kind that is the same in all.
  private var kinds: [CSSMathValue.Kind]? {
    switch self {
    case .sin, .cos, .tan: [.number, .angle]
    case .asin, .acos, .atan, .pow, .sqrt, .log, .exp: [.number]
    case .calc, .min, .max, .clamp, .round, .mod, .rem, .atan2, .hypot, .abs, .sign: nil
    }
  }

  /// Computes the function.
  ///
  /// - Parameter name: The range of the function's name.
  /// - Throws: A fault where arguments are missing, too many or of different kinds.
  func value(of arguments: [Argument], name: Range<Int>) throws(Fault) -> CSSMathValue {
    var arguments = arguments
    guard arguments.count <= counts.upperBound else {
      throw Fault(
        .tooManyArguments(function: rawValue, limit: counts.upperBound),
        arguments[counts.upperBound].range)
    }
    var strategy = "nearest"
    if self == .round, let keyword = arguments.first?.keyword {
      strategy = keyword
      arguments.removeFirst()
    }
    guard arguments.count >= counts.lowerBound else {
      throw Fault(.missingArgument(function: rawValue, parameter: "value"), name)
    }
    if self == .round {
      guard arguments.count <= 2 else {
        throw Fault(.tooManyArguments(function: rawValue, limit: 2), arguments[2].range)
      }
      // Without an interval numbers are rounded to integers.
      if arguments.count == 1 {
        arguments.append(Argument(value: CSSMathValue(1), range: arguments[0].range))
      }
      if let misplaced = arguments.first(where: { $0.keyword != nil }) {
        throw Fault(.expected("a value"), misplaced.range)
      }
    }
    let kind = try commonKind(of: arguments)
    let values = arguments.map(\.value.value)
    if self == .clamp { return CSSMathValue(clamped(arguments), kind) }
    return result(of: values, kind, strategy: strategy)
  }

  private func commonKind(of arguments: [Argument]) throws(Fault) -> CSSMathValue.Kind {
    let valued = arguments.filter { $0.keyword == nil }
    guard let first = valued.first else { return .number }
    let kind = first.value.kind
    if let kinds, !kinds.contains(kind) {
      throw Fault(
        .wrongType(parameter: nil, expected: kinds[0].words, found: kind.words), first.range)
    }
    for other in valued where other.value.kind != kind {
      throw Fault(
        .wrongType(parameter: nil, expected: kind.words, found: other.value.kind.words),
        other.range)
    }
    return kind
  }

  private func clamped(_ arguments: [Argument]) -> Double {
    let low = arguments[0].keyword == nil ? arguments[0].value.value : -.infinity
    let high = arguments[2].keyword == nil ? arguments[2].value.value : .infinity
    let value = arguments[1].value.value
    guard !value.isNaN, !low.isNaN, !high.isNaN else { return .nan }
    return Swift.max(low, Swift.min(value, high))
  }

  private func result(
    of values: [Double], _ kind: CSSMathValue.Kind, strategy: String
  ) -> CSSMathValue {
    typealias Functions = ElementaryFunctions
    let first = values[0]
    let last = values[values.count - 1]
    switch self {
    case .calc, .clamp: return CSSMathValue(first, kind)
    case .min: return CSSMathValue(values.contains(where: \.isNaN) ? .nan : values.min() ?? 0, kind)
    case .max: return CSSMathValue(values.contains(where: \.isNaN) ? .nan : values.max() ?? 0, kind)
    case .round: return CSSMathValue(rounded(first, to: last, strategy), kind)
    case .mod:
      let rest = first.truncatingRemainder(dividingBy: last)
      return CSSMathValue(rest != 0 && (rest < 0) != (last < 0) ? rest + last : rest, kind)
    case .rem: return CSSMathValue(first.truncatingRemainder(dividingBy: last), kind)
    case .sin: return CSSMathValue(Functions.sine(first))
    case .cos: return CSSMathValue(Functions.cosine(first))
    case .tan: return CSSMathValue(Functions.tangent(first))
    case .asin: return CSSMathValue(Functions.arcsine(first), .angle)
    case .acos: return CSSMathValue(Functions.arccosine(first), .angle)
    case .atan: return CSSMathValue(Functions.arctangent(first, 1), .angle)
    case .atan2: return CSSMathValue(Functions.arctangent(first, last), .angle)
    case .pow: return CSSMathValue(Functions.power(first, last))
    case .sqrt: return CSSMathValue(first.squareRoot())
    case .hypot: return CSSMathValue(values.reduce(0) { $0 + $1 * $1 }.squareRoot(), kind)
    case .log:
      let base = values.count == 2 ? Functions.logarithm(last) : 1
      return CSSMathValue(Functions.logarithm(first) / base)
    case .exp: return CSSMathValue(Functions.exponential(first))
    case .abs: return CSSMathValue(first.magnitude, kind)
    case .sign: return CSSMathValue(first.isNaN ? .nan : first > 0 ? 1 : first < 0 ? -1 : first)
    }
  }

  private func rounded(_ value: Double, to interval: Double, _ strategy: String) -> Double {
    let quotient = value / interval
    let whole: Double
    switch strategy {
    case "up": whole = quotient.rounded(interval < 0 ? .down : .up)
    case "down": whole = quotient.rounded(interval < 0 ? .up : .down)
    case "to-zero": whole = quotient.rounded(.towardZero)
    default: whole = (quotient + 0.5).rounded(.down)
    }
    return whole * interval
  }
}
