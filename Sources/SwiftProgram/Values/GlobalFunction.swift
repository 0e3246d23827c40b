/// A function that Swift or Foundation has outside of every type.
enum GlobalFunction {
  case number(NumberFunction)
  case stride
  case zip

  /// The function of a name; nil if none is known.
  init?(_ name: String) {
    switch name {
    case "stride": self = .stride
    case "zip": self = .zip
    default:
      guard let function = NumberFunction(rawValue: name) else { return nil }
      self = .number(function)
    }
  }

  /// The type of what it gives; unknown for that of the arguments.
  var result: SwiftType {
    switch self {
    case .number(let function): function.keepsWholeNumbers ? .unknown : .number
    case .stride, .zip: .array(.unknown)
    }
  }

  /// Calls it; nil if the arguments do not fit.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - run: The run.
  ///   - position: Where the call is.
  func call(
    _ arguments: [CallArgument], in run: ProgramRun, at position: SourcePosition
  ) throws -> SwiftValue? {
    if let unknown = arguments.lazy.compactMap({ $0.value.unknown }).first {
      return .unknown(unknown)
    }
    let values = arguments.map(\.value)
    switch self {
    case .number(let function):
      switch function {
      case .min, .max: return try Self.extreme(of: values, isLeast: function == .min, in: run)
      case .abs: return Self.magnitude(of: values, in: run, at: position)
      default: return Self.value(of: function, values.compactMap(\.double)).map { .number($0) }
      }
    case .stride: return Self.stride(arguments)
    case .zip:
      guard values.count == 2,
        let one = values[0].elements ?? values[0].elements(asManyAs: values[1]),
        let other = values[1].elements ?? values[1].elements(asManyAs: values[0])
      else { return nil }
      return .array(Swift.zip(one, other).map { .tuple([(nil, $0), (nil, $1)]) })
    }
  }

  /// The least or the greatest of values that have an order; nil for values that have none.
  private static func extreme(
    of values: [SwiftValue], isLeast: Bool, in run: ProgramRun
  ) throws -> SwiftValue? {
    guard var best = values.first else { return nil }
    for value in values.dropFirst() {
      guard let order = try run.operators.compare("<", value, best) else { return nil }
      // Of equal ones 'min' gives the first and 'max' the last.
      switch order {
      case .holds: if isLeast { best = value }
      case .fails: if !isLeast { best = value }
      case .unknown(let unknown): return .unknown(unknown)
      }
    }
    if case .fixed = best { return best }
    if values.contains(where: { $0.integer == nil }) {
      return best.double.map { .number($0) } ?? best
    }
    return best
  }

  private static func magnitude(
    of values: [SwiftValue], in run: ProgramRun, at position: SourcePosition
  ) -> SwiftValue? {
    if let number = values.first?.integer {
      // The least number has no positive counterpart.
      guard number != .min else {
        return run.trap(.wholeNumber(.overflow), .tooLarge("the result"), at: position)
      }
      return .integer(Swift.abs(number))
    }
    return values.first?.double.map { .number($0.magnitude) }
  }

  private static func value(of function: NumberFunction, _ numbers: [Double]) -> Double? {
    guard !numbers.isEmpty, function.isBinary == (numbers.count == 2) else { return nil }
    return function.value(numbers)
  }

  private static func stride(_ arguments: [CallArgument]) -> SwiftValue? {
    guard arguments.count == 3, let start = arguments[0].value.double,
      let end = arguments[1].value.double,
      let step = arguments[2].value.double, step != 0
    else { return nil }
    let includesEnd = arguments[1].label == "through"
    let isWhole = arguments.allSatisfy { $0.value.integer != nil }
    var values: [SwiftValue] = []
    while values.count <= SwiftValue.mostElements {
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

extension SwiftValue {
  /// As many numbers of a range without an end, `1...`, as another value has elements; nil for any other value.
  fileprivate func elements(asManyAs other: SwiftValue) -> [SwiftValue]? {
    guard case .range(let range) = self, range.isWhole, range.upper == .infinity,
      let first = Int(exactly: range.lower), let count = other.elements?.count,
      !first.addingReportingOverflow(count).overflow
    else { return nil }
    return (0..<count).map { .integer(first + $0) }
  }
}
