internal import AnimationModel

/// The functions of numbers that are understood wherever numbers are: those of Swift's standard library and of
/// Foundation that apps write in the arguments of animations.
enum NumberFunction: String, CaseIterable {
  case max, min, abs, sqrt, pow, sin, cos, tan, exp, log, floor, ceil, round

  /// How many arguments it has.
  private var counts: ClosedRange<Int> {
    switch self {
    case .max, .min: 2...64
    case .pow: 2...2
    case .abs, .sqrt, .sin, .cos, .tan, .exp, .log, .floor, .ceil, .round: 1...1
    }
  }

  /// Whether whole numbers make a whole number.
  var keepsWholeNumbers: Bool {
    switch self {
    case .max, .min, .abs: true
    case .sqrt, .pow, .sin, .cos, .tan, .exp, .log, .floor, .ceil, .round: false
    }
  }

  /// What it makes of numbers, whose count ``terms(of:)`` has checked.
  func value(_ numbers: [Double]) -> Double {
    let first = numbers[0]
    return switch self {
    case .max: numbers.dropFirst().reduce(first) { Swift.max($0, $1) }
    case .min: numbers.dropFirst().reduce(first) { Swift.min($0, $1) }
    case .abs: first.magnitude
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
    }
  }

  /// The arguments of a call, which have no labels.
  func terms(of link: Term.Link) throws(Fault) -> [Term] {
    let arguments = link.arguments ?? []
    if let labelled = arguments.first(where: { $0.label != nil }) {
      throw Fault(
        .unexpectedLabel(function: rawValue, label: labelled.label ?? ""), labelled.labelRange)
    }
    guard arguments.count >= counts.lowerBound else {
      throw Fault(
        .missingArgument(function: rawValue, parameter: arguments.isEmpty ? "x" : "y"), link.range)
    }
    guard arguments.count <= counts.upperBound else {
      throw Fault(
        .tooManyArguments(function: rawValue, limit: counts.upperBound),
        arguments[counts.upperBound].range)
    }
    return arguments.map(\.value)
  }
}

extension Term {
  /// The function of numbers that is called, if the term is such a call and nothing else.
  var numberFunction: (function: NumberFunction, link: Term.Link)? {
    guard case .call(let link) = shape, let function = NumberFunction(rawValue: link.name) else {
      return nil
    }
    return (function, link)
  }
}
