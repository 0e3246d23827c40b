extension ProgramRun {
  var ownOperators: OwnOperatorCaller { OwnOperatorCaller(run: self) }
}

/// Calls the functions that the files have for operators: the values decide which of them is meant.
struct OwnOperatorCaller {
  let run: ProgramRun

  /// Returns the result of a function of the files for two values; nil where none is meant.
  func infix(
    _ sign: String, _ one: SwiftValue, _ other: SwiftValue, at position: SourcePosition
  ) throws -> SwiftValue? {
    guard let candidates = run.code.operators.infix[sign] else { return nil }
    return try call(candidates, [one, other], at: position)
  }

  /// Returns the result of a function of the files for the value behind a sign; nil where none is meant.
  func prefix(_ sign: String, _ value: SwiftValue, at position: SourcePosition) throws
    -> SwiftValue?
  {
    guard let candidates = run.code.operators.prefix[sign] else { return nil }
    return try call(candidates, [value], at: position)
  }

  /// Whether an `==` of the files' own says that two values are equal; nil where there is none for them.
  func equality(of one: SwiftValue, _ other: SwiftValue) throws -> Tested? {
    guard run.code.operators.decideEquality, one.mayHaveOperators || other.mayHaveOperators else {
      return nil
    }
    return try infix("==", one, other, at: .none).map { Tested($0) }
  }

  /// Whether functions of the files' own say how two values compare; nil where there are none for them.
  ///
  /// Where a type has `<` alone, the others follow from it, as `Comparable` has them.
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
      // Of two that fit as well the later one is the type's own, the earlier one is inherited.
      if best.map({ cost <= $0.cost }) ?? true { best = (number, cost) }
    }
    return try best.map {
      try run.functions.call(function: $0.number, values, on: nil, at: position)
    }
  }

  /// How far values are from what a function takes; nil where they do not fit.
  private func cost(of number: Int, _ values: [SwiftValue]) -> Int? {
    let function = run.code.functions[number]
    guard function.parameters.count == values.count,
      !function.parameters.contains(where: \.isInout)
    else { return nil }
    var cost = 0
    var shared: [String: String] = [:]
    for (parameter, value) in zip(function.parameters, values) {
      guard let step = distance(from: value, to: parameter.type) else { return nil }
      // A type parameter in several places has to be one type.
      if case .parameter(let name)? = parameter.pattern, !parameter.type.isNumeric {
        let kind = run.kind(of: value)
        guard shared[name, default: kind] == kind else { return nil }
        shared[name] = kind
      }
      cost += step
    }
    // A function for anything is not meant where Swift has one of its own.
    let isForAnything = function.parameters.allSatisfy { $0.type.isUnknown }
    if isForAnything, Precedence(of: function.name) != .unknown,
      !values.contains(where: \.isDeclared)
    {
      return nil
    }
    return cost
  }

  /// How far a value is from a type; nil where it is of another one.
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
  /// A text that values of one type have in common.
  fileprivate func kind(of value: SwiftValue) -> String {
    switch value {
    case .structure, .enumeration, .object: "\(typeNumber(of: value) ?? -1)"
    default: value.typeName
    }
  }
}

extension SwiftValue {
  /// Whether it is of a type that the files declare.
  fileprivate var isDeclared: Bool {
    switch self {
    case .structure, .enumeration, .object: true
    default: false
    }
  }

  /// Whether the files may have operators for it that Swift has otherwise.
  fileprivate var mayHaveOperators: Bool {
    switch self {
    case .structure, .enumeration, .object, .geometry, .opaque: true
    default: false
    }
  }
}
