internal import AnimationModel
internal import CurveGeometry
internal import SwiftProgram

/// Reads the arguments of a CSS easing function, as the catalog defines them.
struct CSSFunctionReader {
  let text: TextRegions
  let name: String
  /// The range of the name and its parenthesis.
  let opening: Range<Int>

  /// Reads up to the closing parenthesis, and removes the tokens from the list.
  func read(_ tokens: inout ArraySlice<CSSToken>) throws(Fault) -> EasingFunction {
    let nameRange = opening.dropLast()
    if CSSMathReader.pageFunctions.contains(name.lowercased()) {
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
    // A count that is not a number has no range to be clamped to.
    let count = arguments.first
    let isComputed = count?.tokens.first?.isComputedNumber ?? false
    for parameter in signature.parameters {
      if parameter.type == .cssStops {
        values.append(.linearStops(try stops(arguments, for: parameter)))
        arguments = []
      } else if arguments.isEmpty {
        guard let value = parameter.defaultValue else {
          let needed = signature.parameters.filter { $0.defaultValue == nil }.map(\.name)
          throw Fault(
            .missing(
              parameter.name, of: signature.name, among: needed, found: values.count), nameRange)
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
    if let count, count.tokens.first?.isCensored == true, values.last == .stepPosition(.jumpNone) {
      throw Fault(.cssCountNotANumber(text.string(in: count.range)), count.range)
    }
    if isComputed, values == [.integer(1), .stepPosition(.jumpNone)] { values[0] = .integer(2) }
    try checkSteps(values)
    return try signature.makeEasing(values, at: nameRange)
  }

  /// The tokens between commas, with their range.
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
        throw CSSMathReader.misplaced(name, at: token.range.dropLast())
      case .word, .number, .computed, .mark:
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
      // The range has been checked, and is far within that of integers.
      return .integer(Int(saturating: value))
    case (.cssNumber, .computed(let value)) where value.kind == .number:
      let number = clamped(value.value, to: parameter.range)
      try ExpressionResolver.check(number, for: parameter, range: token.range)
      return .number(number)
    case (.cssInteger, .computed(let value)) where value.kind == .number:
      // Halves are rounded up.
      let number = clamped((value.value + 0.5).rounded(.down), toLowerEndOf: parameter.range)
      try ExpressionResolver.check(number, for: parameter, range: token.range)
      return .integer(Int(saturating: number))
    case (.cssStepPosition, .word(let word)):
      return .stepPosition(try stepPosition(word, at: token.range))
    default:
      throw Fault(
        .wrongType(
          parameter: parameter.name, expected: parameter.type.words,
          found: "'\(text.string(in: token.range))'"), token.range)
    }
  }

  /// Returns a computed value clamped to a range; a value outside it is not an error.
  ///
  /// Source: CSS Values and Units Level 4, section 10.12, "Range checking".
  private func clamped(_ value: Double, to range: ValidRange) -> Double {
    let value = clamped(value, toLowerEndOf: range)
    return range.upper.map { min(value, $0.value) } ?? value
  }

  private func clamped(_ value: Double, toLowerEndOf range: ValidRange) -> Double {
    range.lower.map { max(value, $0.value) } ?? value
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

  /// Checks that `jump-none`, which has one rise fewer than steps, has at least two steps.
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

  /// Reads a stop: a number and up to two adjacent percentages before or after it.
  private func stop(
    _ argument: Argument, for parameter: ParameterSignature
  ) throws(Fault) -> LinearStop {
    var output: Double?
    var positions: [Double] = []
    var order: [Bool] = []
    for token in argument.tokens {
      let number: CSSMathValue? =
        switch token.kind {
        case .number(let value, let unit, _): CSSMathValue(value, unit: unit)
        case .computed(let value): value
        case .word, .function, .mark: nil
        }
      guard let number, number.kind == .number || number.kind == .percentage else {
        throw Fault(.cssBadStop(text.string(in: argument.range)), token.range)
      }
      try ExpressionResolver.check(number.value, for: parameter, range: token.range)
      let isOutput = number.kind == .number
      if isOutput { output = number.value } else { positions.append(number.value) }
      order.append(isOutput)
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

extension CallableSignature {
  /// Returns an easing function of checked arguments.
  func makeEasing(
    _ arguments: [ArgumentValue], at range: Range<Int>
  ) throws(Fault) -> EasingFunction {
    guard case .easing(let function) = build(nil, arguments, .ios17) else {
      throw Fault(
        .wrongType(parameter: nil, expected: ValueType.easing.words, found: "'\(name)'"), range)
    }
    return function
  }
}
