internal import AnimationModel

/// The functions that Swift and Foundation have outside of every type.
enum GlobalFunctions {
  /// The names that are known, with the type of what they give; unknown for that of the arguments.
  static let results: [String: ViewType] = [
    "min": .unknown, "max": .unknown, "abs": .unknown, "sin": .number, "cos": .number,
    "tan": .number,
    "asin": .number, "acos": .number, "atan": .number, "atan2": .number, "sqrt": .number,
    "pow": .number,
    "exp": .number, "log": .number, "log2": .number, "log10": .number, "floor": .number,
    "ceil": .number, "round": .number,
    "trunc": .number, "hypot": .number, "fmod": .number, "fabs": .number,
    "stride": .array(.unknown),
    "zip": .array(.unknown), "sinh": .number, "cosh": .number, "tanh": .number, "cbrt": .number,
  ]

  /// Calls one of them; nil if the arguments do not fit.
  static func call(_ name: String, _ arguments: [ViewArgument], in run: ViewRun) throws
    -> ViewValue?
  {
    if let unknown = arguments.lazy.compactMap({ $0.value.unknown }).first {
      return .unknown(unknown)
    }
    let values = arguments.map(\.value)
    switch name {
    case "min", "max":
      guard var best = values.first else { return nil }
      for value in values.dropFirst() {
        guard let isLess = run.compare("<", value, best) else { return nil }
        if isLess == (name == "min") { best = value }
      }
      if values.contains(where: { $0.integer == nil }) {
        return best.double.map { .number($0) } ?? best
      }
      return best
    case "abs":
      if let number = values.first?.integer {
        return .integer(number == .min ? .max : Swift.abs(number))
      }
      return values.first?.double.map { .number($0.magnitude) }
    case "stride": return stride(arguments)
    case "zip":
      guard values.count == 2, let one = values[0].elements, let other = values[1].elements else {
        return nil
      }
      return .array(zip(one, other).map { .tuple([(nil, $0), (nil, $1)]) })
    default:
      return number(name, values.compactMap(\.double)).map { .number($0) }
    }
  }

  private static func number(_ name: String, _ numbers: [Double]) -> Double? {
    guard let first = numbers.first else { return nil }
    if numbers.count == 2 {
      switch name {
      case "atan2": return ElementaryFunctions.arctangent(first, numbers[1])
      case "pow": return ElementaryFunctions.power(first, numbers[1])
      case "hypot": return (first * first + numbers[1] * numbers[1]).squareRoot()
      case "fmod": return first.truncatingRemainder(dividingBy: numbers[1])
      default: return nil
      }
    }
    switch name {
    case "sqrt": return first.squareRoot()
    case "floor": return first.rounded(.down)
    case "ceil": return first.rounded(.up)
    case "round": return first.rounded()
    case "trunc": return first.rounded(.towardZero)
    case "fabs": return first.magnitude
    default: return transcendental(name, first)
    }
  }

  private static func transcendental(_ name: String, _ x: Double) -> Double? {
    switch name {
    case "sin": ElementaryFunctions.sine(x)
    case "cos": ElementaryFunctions.cosine(x)
    case "tan": ElementaryFunctions.tangent(x)
    case "asin": ElementaryFunctions.arcsine(x)
    case "acos": ElementaryFunctions.arccosine(x)
    case "atan": ElementaryFunctions.arctangent(x, 1)
    case "exp": ElementaryFunctions.exponential(x)
    case "log": ElementaryFunctions.logarithm(x)
    case "log2": ElementaryFunctions.logarithm(x) / ElementaryFunctions.logarithm(2)
    case "log10": ElementaryFunctions.logarithm(x) / ElementaryFunctions.logarithm(10)
    case "cbrt": x < 0 ? -ElementaryFunctions.power(-x, 1 / 3) : ElementaryFunctions.power(x, 1 / 3)
    case "sinh": (ElementaryFunctions.exponential(x) - ElementaryFunctions.exponential(-x)) / 2
    case "cosh": (ElementaryFunctions.exponential(x) + ElementaryFunctions.exponential(-x)) / 2
    case "tanh":
      ElementaryFunctions.exponentialMinusOne(2 * x)
        / (ElementaryFunctions.exponentialMinusOne(2 * x) + 2)
    default: nil
    }
  }

  private static func stride(_ arguments: [ViewArgument]) -> ViewValue? {
    guard arguments.count == 3, let start = arguments[0].value.double,
      let end = arguments[1].value.double,
      let step = arguments[2].value.double, step != 0
    else { return nil }
    let includesEnd = arguments[1].label == "through"
    let isWhole = arguments.allSatisfy { $0.value.integer != nil }
    var values: [ViewValue] = []
    while values.count <= ViewValue.mostElements {
      let value = start + Double(values.count) * step
      let isInside =
        step > 0
        ? (includesEnd ? value <= end : value < end) : (includesEnd ? value >= end : value > end)
      guard isInside else { break }
      values.append(isWhole ? .integer(Int(value)) : .number(value))
    }
    return .array(values)
  }
}
