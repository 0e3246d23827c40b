internal import AnimationModel

/// Reads the arguments of a CSS easing function, as the catalogue says they are.
struct CSSFunctionReader {
  let text: TextRegions
  let name: String
  /// The name and its parenthesis.
  let opening: Range<Int>

  private static let pageFunctions: Set<String> = ["attr", "calc", "env", "var"]

  /// Reads up to the closing parenthesis, and takes the tokens from the list.
  func read(_ tokens: inout ArraySlice<CSSToken>) throws(Fault) -> EasingFunction {
    let nameRange = opening.dropLast()
    if Self.pageFunctions.contains(name.lowercased()) {
      throw Fault(.cssDependsOnPage(name), nameRange)
    }
    let entries = Catalog.starts(of: .easing, named: name.lowercased())
    guard let signature = entries.first(where: { $0.form == .function }) else {
      if let entry = entries.first { throw Fault(.notAFunction(entry.name), nameRange) }
      throw Fault(
        .unknownName(
          name, expected: ValueType.easing.words,
          suggestion: SpellingSuggestion.nearest(
            to: name.lowercased(), among: Catalog.startNames(of: .easing))),
        nameRange)
    }
    var arguments = try splitAtCommas(&tokens)
    var values: [ArgumentValue] = []
    for parameter in signature.parameters {
      if parameter.type == .cssStops {
        values.append(.linearStops(try stops(arguments, for: parameter)))
        arguments = []
      } else if arguments.isEmpty {
        guard let value = parameter.defaultValue else {
          throw Fault(
            .missingArgument(function: signature.name, parameter: parameter.name), nameRange)
        }
        values.append(value)
      } else {
        values.append(try value(arguments.removeFirst(), for: parameter))
      }
    }
    if let extra = arguments.first?.range {
      throw Fault(
        .tooManyArguments(function: signature.name, limit: signature.parameters.count), extra)
    }
    try checkSteps(values)
    return try signature.makeEasing(values, at: nameRange)
  }

  /// The tokens between commas, and where they stand.
  private struct Argument {
    var tokens: [CSSToken] = []
    var range: Range<Int>
  }

  private func splitAtCommas(
    _ tokens: inout ArraySlice<CSSToken>
  ) throws(Fault) -> [Argument] {
    var arguments: [Argument] = []
    var current = Argument(range: opening.upperBound..<opening.upperBound)
    while let token = tokens.popFirst() {
      switch token.kind {
      case .mark(")"):
        if current.tokens.isEmpty {
          if arguments.isEmpty { return [] }
          throw Fault(.expected("a value"), token.range)
        }
        return arguments + [current]
      case .mark(","):
        if current.tokens.isEmpty { throw Fault(.expected("a value"), token.range) }
        arguments.append(current)
        current = Argument(range: token.range.upperBound..<token.range.upperBound)
      case .function(let name):
        let range = token.range.dropLast()
        throw Fault(
          Self.pageFunctions.contains(name.lowercased())
            ? .cssDependsOnPage(name) : .unexpectedText(name), range)
      case .word, .number, .mark:
        let start = current.tokens.first?.range.lowerBound ?? token.range.lowerBound
        current.tokens.append(token)
        current.range = start..<token.range.upperBound
      }
    }
    throw Fault(.unclosed("("), opening.upperBound - 1..<opening.upperBound)
  }

  private func value(
    _ argument: Argument, for parameter: ParameterSignature
  ) throws(Fault) -> ArgumentValue {
    guard argument.tokens.count == 1, let token = argument.tokens.first else {
      let second = argument.tokens[1].range
      throw Fault(.unexpectedText(text.string(in: second)), second)
    }
    switch (parameter.type, token.kind) {
    case (.cssNumber, .number(let value, "", _)):
      try ExpressionResolver.check(value, for: parameter, range: token.range)
      return .number(value)
    case (.cssInteger, .number(let value, "", true)):
      try ExpressionResolver.check(value, for: parameter, range: token.range)
      // The range has been checked, and is far within that of whole numbers.
      return .integer(Int(saturating: value))
    case (.cssStepPosition, .word(let word)):
      return .stepPosition(try stepPosition(word, at: token.range))
    default:
      throw Fault(
        .wrongType(
          parameter: parameter.name, expected: parameter.type.words,
          found: "'\(text.string(in: token.range))'"), token.range)
    }
  }

  private func stepPosition(
    _ word: String, at range: Range<Int>
  ) throws(Fault) -> StepPosition {
    switch word.lowercased() {
    case "start": return .jumpStart
    case "end": return .jumpEnd
    case let name:
      if let position = StepPosition(rawValue: name) { return position }
      let known = StepPosition.allCases.map(\.rawValue) + ["start", "end"]
      throw Fault(
        .unknownName(
          word, expected: ParameterType.cssStepPosition.words,
          suggestion: SpellingSuggestion.nearest(to: name, among: known)), range)
    }
  }

  /// `jump-none` has one rise fewer than steps, and so needs two of them.
  private func checkSteps(_ values: [ArgumentValue]) throws(Fault) {
    if values == [.integer(1), .stepPosition(.jumpNone)] {
      throw Fault(
        .outOfRange(parameter: "count", value: "1", range: "2 or more with jump-none"), opening)
    }
  }

  private func stops(
    _ arguments: [Argument], for parameter: ParameterSignature
  ) throws(Fault) -> [LinearStop] {
    var stops: [LinearStop] = []
    for argument in arguments { stops.append(try stop(argument, for: parameter)) }
    guard stops.count >= 2 else {
      throw Fault(.cssTooFewStops, opening.dropLast())
    }
    return stops
  }

  /// A number and up to two percentages, which stand together before or after it.
  private func stop(
    _ argument: Argument, for parameter: ParameterSignature
  ) throws(Fault) -> LinearStop {
    var output: Double?
    var positions: [Double] = []
    var order: [Bool] = []
    for token in argument.tokens {
      guard case .number(let value, let unit, _) = token.kind, unit == "" || unit == "%" else {
        throw Fault(.cssBadStop(text.string(in: argument.range)), token.range)
      }
      try ExpressionResolver.check(value, for: parameter, range: token.range)
      if unit == "" { output = value } else { positions.append(value) }
      order.append(unit == "")
    }
    let numberCount = order.filter(\.self).count
    let isTogether = order.first == true || order.last == true
    guard let output, numberCount == 1, positions.count <= 2, isTogether else {
      throw Fault(.cssBadStop(text.string(in: argument.range)), argument.range)
    }
    guard let first = positions.first else { return LinearStop(output) }
    return LinearStop(output, at: first, to: positions.dropFirst().first)
  }
}
