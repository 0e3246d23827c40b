extension ProgramRun {
  var ownOperators: OwnOperatorCaller { OwnOperatorCaller(run: self) }
}

/// Calls the operator functions of the files: the values decide which of them is meant.
struct OwnOperatorCaller {
  let run: ProgramRun

  /// Returns the result of an infix operator of the files; nil if none is meant.
  func infix(
    _ sign: String, _ one: SwiftValue, _ other: SwiftValue, at position: SourcePosition
  ) throws -> SwiftValue? {
    guard let candidates = run.code.operators.infix[sign] else { return nil }
    return try call(candidates, [one, other], at: position)
  }

  /// Returns the result of a prefix operator of the files; nil if none is meant.
  func prefix(_ sign: String, _ value: SwiftValue, at position: SourcePosition) throws
    -> SwiftValue?
  {
    guard let candidates = run.code.operators.prefix[sign] else { return nil }
    return try call(candidates, [value], at: position)
  }

  /// Returns whether two values are equal by an `==` of the files; nil if there is none for them.
  func equality(of one: SwiftValue, _ other: SwiftValue) throws -> Tested? {
    guard run.code.operators.decideEquality, one.mayHaveOperators || other.mayHaveOperators else {
      return nil
    }
    return try infix("==", one, other, at: .none).map { Tested($0) }
  }

  /// Returns whether a comparison of two values holds by operators of the files; nil if there are none for them.
  ///
  /// If a type has only `<`, the other operators follow from it, like those of `Comparable`.
  func comparison(_ sign: String, _ one: SwiftValue, _ other: SwiftValue) throws -> Tested? {
    guard run.code.operators.infix["<"] != nil || run.code.operators.infix[sign] != nil,
      one.mayHaveOperators || other.mayHaveOperators
    else { return nil }
    if let own = try infix(sign, one, other, at: .none) { return Tested(own) }
    switch sign {
    case ">": return try infix("<", other, one, at: .none).map { Tested($0) }
    case "<=": return try infix("<", other, one, at: .none).map { Tested($0).negated }
    case ">=": return try infix("<", one, other, at: .none).map { Tested($0).negated }
    default: return nil
    }
  }

  // MARK: - Which function

  private func call(
    _ candidates: [Int], _ values: [SwiftValue], at position: SourcePosition
  ) throws -> SwiftValue? {
    var best: (number: Int, cost: Int)?
    for number in candidates {
      guard let cost = cost(of: number, values) else { continue }
      // Of two functions that fit equally well, the later one belongs to the type, and the earlier one is inherited.
      if best.map({ cost <= $0.cost }) ?? true { best = (number, cost) }
    }
    return try best.map {
      try run.functions.call(function: $0.number, values, on: nil, at: position)
    }
  }

  /// Returns the distance of values from the parameters of a function; nil if they do not fit.
  private func cost(of number: Int, _ values: [SwiftValue]) -> Int? {
    let function = run.code.functions[number]
    guard function.parameters.count == values.count,
      !function.parameters.contains(where: \.isInout)
    else { return nil }
    var cost = 0
    var shared: [String: String] = [:]
    for (parameter, value) in zip(function.parameters, values) {
      guard let step = distance(from: value, to: parameter.type) else { return nil }
      // A type parameter that occurs several times has to be one type.
      if case .parameter(let name)? = parameter.pattern, !parameter.type.isNumeric {
        let kind = run.kind(of: value)
        guard shared[name, default: kind] == kind else { return nil }
        shared[name] = kind
      }
      cost += step
    }
    // A function for any type is not meant where Swift has an operator of its own.
    let isForAnything = function.parameters.allSatisfy { $0.type.isUnknown }
    if isForAnything, Precedence(of: function.name) != .unknown,
      !values.contains(where: \.isDeclared)
    {
      return nil
    }
    return cost
  }

  /// Returns the distance of a value from a type; nil if it is of another type.
  func distance(from value: SwiftValue, to type: SwiftType) -> Int? {
    switch (type, value) {
    case (.unknown, _), (.parameter, _): return 4
    case (.optional, .nothing): return 0
    case (.optional(let inner), _): return distance(from: value, to: inner).map { $0 + 1 }
    case (.declared, .structure), (.declared, .enumeration):
      return run.comparisons.isOf(type, value) == false ? nil : 0
    case (.declared, .object):
      return run.comparisons.isOf(type, value) == true ? 0 : nil
    case (.declared, .member), (.opaque, .member), (.geometry, .member): return 2
    case (.number, .number), (.integer, .integer), (.boolean, .boolean), (.text, .text),
      (.float, .float):
      return 0
    case (.fixed(let kind), .fixed(let number)): return kind == number.kind ? 0 : nil
    case (.number, .integer), (.fixed, .integer), (.float, .integer), (.float, .number): return 1
    case (.integer, .number(let number)): return Int(exactly: number) == nil ? nil : 3
    case (.geometry(let kind), .geometry(let other, _)): return kind == other ? 0 : nil
    case (.array(let element), .array(let values)), (.set(let element), .set(let values)):
      guard let first = values.first else { return 1 }
      return distance(from: first, to: element)
    case (.dictionary, .dictionary), (.range, .range), (.function, .closure),
      (.function, .keyPath), (SwiftType.keyPath, .keyPath), (.view, .view),
      (.animation, .animation), (.spring, .spring),
      (.unitCurve, .curve), (.transition, .transition), (.transaction, .transaction):
      return 0
    case (.tuple(let fields), .tuple(let elements)):
      return fields.count == elements.count ? 1 : nil
    case (.opaque(let name), .opaque(let other)): return name == other.type ? 0 : nil
    default: return nil
    }
  }
}

extension ProgramRun {
  /// Returns a text that all values of one type have in common.
  fileprivate func kind(of value: SwiftValue) -> String {
    switch value {
    case .structure, .enumeration, .object: "\(typeNumber(of: value) ?? -1)"
    default: value.typeName
    }
  }
}

extension SwiftValue {
  /// Whether the value is of a type that the files declare.
  fileprivate var isDeclared: Bool {
    switch self {
    case .structure, .enumeration, .object: true
    default: false
    }
  }

  /// Whether the files may have operators for the value that Swift has too.
  fileprivate var mayHaveOperators: Bool {
    switch self {
    case .structure, .enumeration, .object, .geometry, .opaque: true
    default: false
    }
  }
}
