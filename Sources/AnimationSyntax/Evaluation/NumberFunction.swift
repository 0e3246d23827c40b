internal import AnimationModel

/// The functions of numbers that are understood wherever numbers are: those of Swift's standard library and of
/// Foundation that apps write in the arguments of animations.
enum NumberFunction: String, CaseIterable {
  case max, min, abs, sqrt, pow, sin, cos, tan, exp, log, floor, ceil, round

  /// Its parameters in a call with a number of arguments: those of `max` and `min` are as many as there are.
  private func parameters(of count: Int) -> [ArgumentMatching.Parameter] {
    switch self {
    case .max, .min:
      (0..<Swift.max(count, 2)).map { .init(label: nil, name: $0 == 0 ? "x" : "y") }
    case .pow: [.init(label: nil, name: "x"), .init(label: nil, name: "y")]
    case .abs, .sqrt, .sin, .cos, .tan, .exp, .log, .floor, .ceil, .round:
      [.init(label: nil, name: "x")]
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

  /// What it makes of whole numbers, if it keeps them whole; nil for a result that is too large.
  func wholeValue(_ numbers: [Int]) -> Int? {
    switch self {
    case .max: numbers.max()
    case .min: numbers.min()
    default: numbers[0] == .min ? nil : Swift.abs(numbers[0])
    }
  }

  /// The arguments of a call, which have no labels.
  func terms(of link: Term.Link) throws(Fault) -> [Term] {
    try link.terms(
      for: parameters(of: link.arguments?.count ?? 0), missingAt: link.range
    ).compactMap(\.self)
  }
}
