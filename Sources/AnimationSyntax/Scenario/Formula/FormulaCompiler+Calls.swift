internal import AnimationModel
internal import MotionRecording

// Functions, and members of values.
extension FormulaCompiler {
  /// The functions that are understood.
  private static let functions = NumberFunction.allCases.map(\.rawValue)

  mutating func call(
    _ call: Term.Link, expected: ScenarioType
  ) throws(Fault) -> Evaluation {
    if let type = ScenarioType(swiftName: call.name), scope.meanings[call.name] == nil {
      return try initializer(call, of: type)
    }
    switch call.name {
    case "abs":
      let term = try onlyArgument(of: call)
      switch try evaluation(of: term, as: commonType(of: [term], expected: expected)) {
      case .number(let value): return .number { try value($0).magnitude }
      case .integer(let value):
        let (origin, range) = (origin, call.range)
        return .integer { frame in
          let value = try value(frame)
          guard value != .min else { throw origin.error(.tooLarge("the result"), range) }
          return abs(value)
        }
      case let other: throw mismatch(term, expected: .number, found: other.type)
      }
    case "min", "max": return try extreme(call, expected: expected)
    default:
      if scope.meanings[call.name] == nil, let function = NumberFunction(rawValue: call.name) {
        var arguments: [Evaluate<Double>] = []
        for term in try function.terms(of: call) { arguments.append(try number(term)) }
        let all = arguments
        return .number { frame in try function.value(all.map { try $0(frame) }) }
      }
      throw unknownFunction(call)
    }
  }

  private func unknownFunction(_ call: Term.Link) -> Fault {
    if scope.meanings[call.name] != nil { return Fault(.notAFunction(call.name), call.range) }
    let known = Self.functions + ScenarioType.swiftNames
    return Fault(
      .unknownName(
        call.name, expected: "a function such as 'max' or 'sqrt', or a type such as 'Double'",
        suggestion: SpellingSuggestion.nearest(to: call.name, among: known)), call.nameRange)
  }

  private mutating func extreme(
    _ call: Term.Link, expected: ScenarioType
  ) throws(Fault) -> Evaluation {
    let arguments = call.arguments ?? []
    if let label = arguments.first(where: { $0.label != nil }) {
      throw Fault(
        .unexpectedLabel(function: call.name, label: label.label ?? ""), label.range)
    }
    guard arguments.count >= 2 else {
      throw Fault(.missingArgument(function: call.name, parameter: "y"), call.range)
    }
    let terms = arguments.map(\.value)
    let type = try commonType(of: terms, expected: expected)
    let isLeast = call.name == "min"
    switch type {
    case .number:
      var all: [Evaluate<Double>] = []
      for term in terms { all.append(try number(term)) }
      let (first, rest) = (all[0], all.dropFirst())
      return .number { frame in
        try rest.reduce(first(frame)) { try isLeast ? min($0, $1(frame)) : max($0, $1(frame)) }
      }
    case .integer:
      var all: [Evaluate<Int>] = []
      for term in terms { all.append(try integer(term)) }
      let (first, rest) = (all[0], all.dropFirst())
      return .integer { frame in
        try rest.reduce(first(frame)) { try isLeast ? min($0, $1(frame)) : max($0, $1(frame)) }
      }
    default: throw mismatch(terms[0], expected: .number, found: type)
    }
  }

  func onlyArgument(of call: Term.Link) throws(Fault) -> Term {
    let arguments = call.arguments ?? []
    guard let first = arguments.first else {
      throw Fault(.missingArgument(function: call.name, parameter: "value"), call.range)
    }
    if let label = first.label {
      throw Fault(.unexpectedLabel(function: call.name, label: label), first.range)
    }
    guard arguments.count == 1 else {
      throw Fault(.tooManyArguments(function: call.name, limit: 1), arguments[1].range)
    }
    return first.value
  }

  // MARK: - Members

  mutating func member(
    _ call: Term.Link, of base: Term
  ) throws(Fault) -> Evaluation {
    if let type = namedType(base) { return try staticMember(call, of: type) }
    let type = try naturalType(of: base)
    let properties = ScenarioProperty.all(of: type)
    if let property = properties.first(where: { $0.name == call.name }) {
      guard call.arguments == nil else { throw Fault(.notAFunction(call.name), call.range) }
      let value = try numbers(base, of: type)
      return property.type == .number
        ? .number { try property.part(of: value($0))[0] }
        : .numbers(property.type) { try property.part(of: value($0)) }
    }
    switch (type, call.name) {
    case (.number, "rounded"):
      let value = try number(base)
      let rule = try Self.roundingRule(of: call)
      return .number { try value($0).rounded(rule) }
    case (.number, "magnitude"):
      guard call.arguments == nil else { throw Fault(.notAFunction(call.name), call.range) }
      let value = try number(base)
      return .number { try value($0).magnitude }
    case (.number, "squareRoot"):
      guard let arguments = call.arguments else {
        throw Fault(.notCalled(call.name, signature: "squareRoot()"), call.nameRange)
      }
      if let argument = arguments.first {
        throw Fault(.tooManyArguments(function: call.name, limit: 0), argument.range)
      }
      let value = try number(base)
      return .number { try value($0).squareRoot() }
    case (.integer, "isMultiple"):
      let value = try integer(base)
      let other = try integer(try arguments(of: call, labels: ["of"])[0])
      return .boolean { try value($0).isMultiple(of: other($0)) }
    default: throw noMember(call, of: type)
    }
  }

  private func noMember(_ call: Term.Link, of type: ScenarioType) -> Fault {
    let known: [String] =
      switch type {
      case .number: ["rounded", "magnitude", "squareRoot"]
      case .integer: ["isMultiple"]
      default: ScenarioProperty.all(of: type).map(\.name)
      }
    return Fault(
      .scenario(
        .noMember(
          call.name, type: type.article,
          suggestion: SpellingSuggestion.nearest(to: call.name, among: known), known: known)),
      call.nameRange)
  }

  /// How `rounded()` or `rounded(.up)` rounds.
  static func roundingRule(
    of call: Term.Link
  ) throws(Fault) -> FloatingPointRoundingRule {
    guard let arguments = call.arguments else {
      throw Fault(.notCalled(call.name, signature: "rounded()"), call.nameRange)
    }
    guard let first = arguments.first else { return .toNearestOrAwayFromZero }
    if arguments.count > 1 {
      throw Fault(.tooManyArguments(function: call.name, limit: 1), arguments[1].range)
    }
    let rules: [String: FloatingPointRoundingRule] = [
      "up": .up, "down": .down, "towardZero": .towardZero, "awayFromZero": .awayFromZero,
      "toNearestOrEven": .toNearestOrEven, "toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
    ]
    guard case .implicitMember(let name) = first.value.shape, first.label == nil,
      let rule = rules[name.name]
    else {
      throw Fault(
        .wrongType(parameter: nil, expected: "a rule such as '.up' or '.down'", found: "this"),
        first.range)
    }
    return rule
  }
}
