internal import SwiftProgram

/// The function of a call, chosen among the functions of one name.
struct Overload {
  let signature: CallableSignature

  /// The index of the argument of each parameter; nil if the default is used.
  let assignment: [Int?]

  /// Matches labels, order and number; the form of a value is considered only if it excludes the type of the parameter.
  private static func matching(
    _ link: Term.Link, to signature: CallableSignature
  ) -> ArgumentMatching {
    let arguments = link.arguments ?? []
    let types = signature.parameters.map(\.type)
    return ArgumentMatching(
      arguments.map(\.matched),
      to: ArgumentMatching.Function(
        name: signature.name,
        parameters: signature.parameters.map { $0.matched(in: signature.name) },
        missingAt: link.nameRange,
        fit: { argument, parameter in
          let value = arguments[argument].value
          if value.mayBe(types[parameter]) { return .fits }
          return types[parameter].valueType != nil && !value.mayBe(.number) ? .near : .differs
        },
        wrongType: { argument, parameter in
          Fault(
            .wrongType(
              parameter: signature.parameters[parameter].name, expected: types[parameter].words,
              found: arguments[argument].value.words), arguments[argument].range)
        }))
  }
}

extension Overload {
  /// Returns the function that Swift would call: the first one that fits.
  ///
  /// If no function fits, the error is the one of the function that comes closest, unless the labels belong to
  /// different functions.
  static func choose(
    _ link: Term.Link, among candidates: [CallableSignature]
  ) throws(Fault) -> Overload {
    let arguments = link.arguments ?? []
    try checkDecimalCommas(arguments)
    var best: (signature: CallableSignature, fault: Fault, score: Int)?
    for candidate in candidates {
      let matching = matching(link, to: candidate)
      guard let fault = matching.fault else {
        return Overload(signature: candidate, assignment: matching.assignment)
      }
      if matching.score > best?.score ?? -1 { best = (candidate, fault, matching.score) }
    }
    guard let best else { throw Fault(.unknownFunction(link.name), link.nameRange) }
    throw refined(best.fault, of: best.signature, arguments, among: candidates)
  }

  /// Returns a fault that takes all functions of the name into account: a label may belong to another one.
  private static func refined(
    _ fault: Fault, of best: CallableSignature, _ arguments: [Term.Argument],
    among candidates: [CallableSignature]
  ) -> Fault {
    guard
      case .unknownParameter(let function, let label, let near, _) = fault.problem
        as? ArgumentProblem
    else {
      return fault
    }
    var known: [String] = []
    for candidate in [best] + candidates {
      for parameter in candidate.parameters {
        if let label = parameter.label, !known.contains(label) { known.append(label) }
      }
    }
    let accepted = best.parameters.compactMap(\.label)
    if known.contains(label),
      let other = arguments.compactMap(\.label).first(where: { accepted.contains($0) })
    {
      return Fault(.mixedForms(function: function, label: label, other: other), fault.range)
    }
    let suggestion =
      near ?? ArgumentMatching.word(meantBy: label, among: known)
      ?? SpellingSuggestion.nearest(to: label, among: known)
    return Fault(
      .unknownParameter(
        function: function, label: label, suggestion: suggestion, known: known), fault.range)
  }

  /// Throws if there is a decimal comma: `0,5` is two arguments, the second without a label and without a blank before
  /// it.
  private static func checkDecimalCommas(_ arguments: [Term.Argument]) throws(Fault) {
    for (first, second) in zip(arguments, arguments.dropFirst()) where first.label != nil {
      guard second.label == nil, case .integer(let whole) = first.value.unsigned.kind,
        case .integer(let fraction) = second.value.kind,
        second.value.range.lowerBound == first.value.range.upperBound + 1
      else { continue }
      throw Fault(
        .decimalComma(suggestion: "\(whole).\(fraction)"),
        first.value.range.lowerBound..<second.value.range.upperBound)
    }
  }
}

extension Term {
  /// The term without the sign before it.
  fileprivate var unsigned: Term {
    if case .signed(_, let operand) = kind { operand } else { self }
  }

  /// Returns whether a value of a type is possible, judging by the form of the term.
  ///
  /// A term that depends on the app may be of any type.
  fileprivate func mayBe(_ type: ParameterType) -> Bool {
    let isNumeric =
      type == .seconds || type == .number || type == .integer || type == .velocity
    switch kind {
    case .integer, .decimal, .operation, .signed: return isNumeric
    case .array: return isNumeric || type == .flag
    case .boolean: return type == .flag
    case .foreign, .text, .choice: return true
    case .chain(let chain):
      // Other types have many of the same members.
      if type == .optionalAnimation || type == .transition || type == .size { return true }
      if NumberResolver.isNumber(chain) { return isNumeric }
      return chain.possibleTypes.map { types in
        type.valueType.map(types.contains) ?? false
      } ?? true
    }
  }
}

extension Term.Chain {
  /// The types that the first name can denote; nil if the name is unknown.
  fileprivate var possibleTypes: [ValueType]? {
    guard let name = links.first?.name else { return nil }
    switch head {
    case .value: return nil
    case .bare: return ValueType.swiftNames[name].map { [$0 == .timingFunction ? .unitCurve : $0] }
    case .implicit:
      let types = [ValueType.spring, .unitCurve, .unitPoint].filter {
        !Catalog.starts(of: $0, named: name).isEmpty
      }
      return types.isEmpty ? nil : types
    }
  }
}

extension ParameterSignature {
  /// Returns the properties of the parameter that the matcher needs.
  ///
  /// - Parameter function: The name of the function; an error describes the value of a parameter without a label,
  ///   instead of naming the parameter, if it has the name of the function, as in `delay(_ delay:)`.
  func matched(in function: String) -> ArgumentMatching.Parameter {
    ArgumentMatching.Parameter(
      label: label, name: name, isRequired: defaultValue == nil,
      value: label == nil && name == function
        ? type.example.map { (words: type.words, example: $0) } : nil)
  }
}

extension ParameterType {
  /// The type whose members are available for a value of this type; nil for numbers and flags.
  var valueType: ValueType? {
    switch self {
    case .spring: .spring
    case .unitCurve: .unitCurve
    case .unitPoint: .unitPoint
    case .timingParameters: .timingParameters
    case .optionalAnimation: .animation
    case .transition: .transition
    case .seconds, .optionalSeconds, .number, .integer, .flag, .velocity, .velocityVector,
      .timingFunctionName, .animationOptions, .animationCurve, .value, .optionalValue, .edge, .size,
      .blurReplace, .cssNumber,
      .cssInteger, .cssStops, .cssStepPosition:
      nil
    }
  }
}
