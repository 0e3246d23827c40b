/// A function of Swift or Foundation outside of every type.
enum GlobalFunction {
  case number(NumberFunction)

  /// A C function for `Float` alone: `sinf`, `powf`.
  case float(NumberFunction)
  case stride
  case zip

  /// `sequence(first:next:)` and `sequence(state:next:)`.
  case sequence

  /// `UnicodeScalar(65)`: a character by its number.
  case scalar

  /// `repeatElement(_:count:)`.
  case repetition

  /// `modf(_:)` and `frexp(_:)`, which take a number apart.
  case parts(isOfPowerOfTwo: Bool)

  /// `type(of:)`: the type of a value.
  case type

  /// The function of a name; nil if none is known.
  init?(_ name: String) {
    switch name {
    case "stride": self = .stride
    case "zip": self = .zip
    case "sequence": self = .sequence
    case "UnicodeScalar": self = .scalar
    case "type": self = .type
    case "repeatElement": self = .repetition
    case "modf", "frexp": self = .parts(isOfPowerOfTwo: name == "frexp")
    default:
      if let function = NumberFunction(rawValue: name) {
        self = .number(function)
      } else if name.hasSuffix("f"),
        let function = NumberFunction(rawValue: String(name.dropLast())),
        !function.keepsWholeNumbers, !function.makesWholeNumbers
      {
        self = .float(function)
      } else {
        return nil
      }
    }
  }

  /// The type of the result; unknown if it is that of the arguments.
  var result: SwiftType {
    switch self {
    case .number(let function):
      function.keepsWholeNumbers ? .unknown : function.makesWholeNumbers ? .integer : .number
    case .float: .float
    case .stride, .zip, .repetition, .sequence: .array(.unknown)
    case .parts(let isOfPowerOfTwo):
      .tuple([
        .init(label: nil, type: .number),
        .init(label: nil, type: isOfPowerOfTwo ? .integer : .number),
      ])
    case .scalar: .text
    case .type: .unknown
    }
  }

  /// Whether the function computes a number from numbers.
  var isOfNumbers: Bool {
    switch self {
    case .number, .float: true
    case .stride, .zip, .scalar, .type, .repetition, .parts, .sequence: false
    }
  }

  /// Whether it gives a collection of Swift's own, which prints as such.
  var isAdapter: Bool {
    switch self {
    case .stride, .zip, .repetition, .sequence: true
    case .number, .float, .scalar, .type, .parts: false
    }
  }

  /// Calls it; nil if the arguments do not fit.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - run: The run.
  ///   - position: The position of the call.
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
      default:
        let number = Self.value(of: function, values.compactMap(\.double))
        if function.makesWholeNumbers {
          return number.flatMap { Int(exactly: $0) }.map { .integer($0) }
        }
        let value = number.map { SwiftValue.number($0) }
        return values.contains(where: \.isFloat) ? value?.asFloat : value
      }
    case .float(let function):
      let numbers = values.compactMap(\.single).map { Double($0) }
      return Self.value(of: function, numbers).map { .float(Float($0)) }
    case .stride:
      return Self.stride(values, includesEnd: arguments.dropFirst().first?.label == "through")
    case .zip:
      let most = values.compactMap { $0.elements?.count }.min() ?? .max
      let both = try values.map {
        try run.sequences.elements(of: $0, atMost: most, at: position) ?? $0
      }
      if let unknown = both.lazy.compactMap(\.unknown).first { return .unknown(unknown) }
      guard both.count == 2,
        let one = both[0].elements ?? both[0].elements(asManyAs: both[1]),
        let other = both[1].elements ?? both[1].elements(asManyAs: both[0])
      else { return nil }
      return .array(Swift.zip(one, other).map { .tuple([(nil, $0), (nil, $1)]) })
    case .sequence:
      guard values.count == 2, let next = values[1].closure else { return nil }
      switch arguments[0].label {
      case "first": return .unfolding(UnfoldingValue(start: .first(values[0]), next: next))
      case "state": return .unfolding(UnfoldingValue(start: .state(values[0]), next: next))
      default: return nil
      }
    case .repetition:
      guard values.count == 2, let count = values[1].integer, 0...SwiftValue.mostElements ~= count
      else { return nil }
      return .array(Array(repeating: values[0], count: count))
    case .parts(let isOfPowerOfTwo): return Self.parts(of: values, isOfPowerOfTwo)
    case .type: return values.first.flatMap(run.type(of:)).map { .type($0) }
    case .scalar:
      guard values.count == 1, arguments[0].label == nil else { return nil }
      if case .text = values[0] { return values[0] }
      guard let code = values[0].integer.flatMap({ UInt32(exactly: $0) }) else { return nil }
      return Unicode.Scalar(code).map { .text(String($0)) } ?? .nothing
    }
  }

  /// Returns the least or the greatest of values that have an order; nil for values that have none.
  private static func extreme(
    of values: [SwiftValue], isLeast: Bool, in run: ProgramRun
  ) throws -> SwiftValue? {
    guard var best = values.first else { return nil }
    for value in values.dropFirst() {
      // Of equal values `min` returns the first and `max` the last; next to NaN both keep the first.
      guard let order = try run.operators.compare(isLeast ? "<" : ">=", value, best) else {
        return nil
      }
      switch order {
      case .holds: best = value
      case .fails: continue
      case .unknown(let unknown): return .unknown(unknown)
      }
    }
    if case .fixed = best { return best }
    if values.contains(where: \.isFloat) { return best.single.map { .float($0) } ?? best }
    if values.contains(where: { $0.integer == nil }) {
      return best.double.map { .number($0) } ?? best
    }
    return best
  }

  private static func magnitude(
    of values: [SwiftValue], in run: ProgramRun, at position: SourcePosition
  ) -> SwiftValue? {
    if let number = values.first?.integer {
      // The least integer has no positive counterpart.
      guard number != .min else {
        return run.trap(.wholeNumber(.overflow), .tooLarge("the result"), at: position)
      }
      return .integer(Swift.abs(number))
    }
    if case .float(let number)? = values.first { return .float(number.magnitude) }
    return values.first?.double.map { .number($0.magnitude) }
  }

  /// Returns the whole part of a number and its fraction, or the fraction from 1/2 and the exponent of the power of
  /// two.
  private static func parts(of values: [SwiftValue], _ isOfPowerOfTwo: Bool) -> SwiftValue? {
    guard values.count == 1, let number = values[0].double, number.isFinite else { return nil }
    if !isOfPowerOfTwo {
      let whole = number.rounded(.towardZero)
      return .tuple([(nil, .number(whole)), (nil, .number(number - whole))])
    }
    guard number != 0 else { return .tuple([(nil, .number(number)), (nil, .integer(0))]) }
    // Swift's own `frexp` returns the fraction without its sign.
    return .tuple([
      (nil, .number(number.significand / 2)), (nil, .integer(Int(number.exponent) + 1)),
    ])
  }

  private static func value(of function: NumberFunction, _ numbers: [Double]) -> Double? {
    guard numbers.count == function.argumentCount else { return nil }
    return function.value(numbers)
  }

  private static func stride(_ values: [SwiftValue], includesEnd: Bool) -> SwiftValue? {
    guard values.count == 3 else { return nil }
    if values.contains(where: \.isFloat) {
      let numbers = values.compactMap(\.single)
      return Self.stride(numbers, includesEnd).map { .array($0.map { .float($0) }) }
    }
    let isWhole = values.allSatisfy { $0.integer != nil }
    return Self.stride(values.compactMap(\.double), includesEnd).map { numbers in
      .array(numbers.map { isWhole ? .integer(Int($0)) : .number($0) })
    }
  }

  /// Returns the numbers from the first number up to the second, in steps of the third; nil for a step of zero.
  ///
  /// Each is rounded once, as Swift computes it: the step times the index, added to the first number.
  private static func stride<Number: BinaryFloatingPoint>(
    _ numbers: [Number], _ includesEnd: Bool
  ) -> [Number]? {
    guard numbers.count == 3, numbers[2] != 0 else { return nil }
    let (start, end, step) = (numbers[0], numbers[1], numbers[2])
    var values: [Number] = []
    while values.count <= SwiftValue.mostElements {
      let value = start.addingProduct(Number(values.count), step)
      let isInside =
        step > 0
        ? (includesEnd ? value <= end : value < end) : (includesEnd ? value >= end : value > end)
      guard isInside else { break }
      values.append(value)
    }
    return values
  }
}

extension SwiftValue {
  /// Returns as many numbers of a range without an end, such as `1...`, as another value has elements; nil for any
  /// other value.
  fileprivate func elements(asManyAs other: SwiftValue) -> [SwiftValue]? {
    guard case .range(let range) = self, range.isWhole, range.upper == .infinity,
      let first = Int(exactly: range.lower), let count = other.elements?.count,
      !first.addingReportingOverflow(count).overflow
    else { return nil }
    return (0..<count).map { .integer(first + $0) }
  }
}
