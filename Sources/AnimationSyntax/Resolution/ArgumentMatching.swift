/// Which arguments of a call go to which parameters of one function.
struct ArgumentMatching {
  let signature: CallableSignature

  /// For each parameter the index of its argument; nil where the default is meant.
  let assignment: [Int?]

  /// Why the call does not fit; nil if it does.
  let fault: Fault?

  /// How many of the arguments the function knows what to do with: tells which of several functions
  /// that do not fit was meant.
  let score: Int

  /// Matches labels, order and number, and looks at values only so far as their looks tell that they
  /// cannot be meant for a parameter.
  init(_ arguments: [Term.Argument], of link: Term.Link, to signature: CallableSignature) {
    var assignment = [Int?](repeating: nil, count: signature.parameters.count)
    var fault: Fault?
    var score = 0
    var next = 0
    for (index, argument) in arguments.enumerated() {
      let problem: Fault?
      if let place = Self.place(for: argument, in: signature, from: next, assignment) {
        score += 1
        problem =
          assignment[place] != nil
          ? Fault(.duplicateArgument(label: argument.label ?? ""), argument.labelRange)
          : place < next
            ? Self.wrongOrder(argument, place: place, assignment, in: signature) : nil
        if problem == nil {
          assignment[place] = index
          next = place + 1
        }
      } else {
        if Self.isNearMiss(argument, for: signature, at: next) { score += 1 }
        problem = Self.noPlace(for: argument, in: signature, from: next, assignment)
      }
      fault = fault ?? problem
    }
    if fault == nil {
      fault = Self.missing(in: signature, assignment, link: link)
    }
    self.signature = signature
    self.assignment = assignment
    self.fault = fault
    self.score = score
  }

  /// The parameter an argument is meant for, wherever it stands.
  private static func place(
    for argument: Term.Argument, in signature: CallableSignature, from next: Int,
    _ assignment: [Int?]
  ) -> Int? {
    let parameters = signature.parameters
    guard argument.label == nil else {
      return parameters.firstIndex { $0.label == argument.label }
    }
    guard next < parameters.count, parameters[next].label == nil,
      argument.value.mayBe(parameters[next].type)
    else { return nil }
    return next
  }

  /// Whether an argument has the wrong type for its place, but at least is no number where none is due.
  private static func isNearMiss(
    _ argument: Term.Argument, for signature: CallableSignature, at next: Int
  ) -> Bool {
    guard argument.label == nil, next < signature.parameters.count,
      signature.parameters[next].label == nil
    else { return false }
    return signature.parameters[next].type.valueType != nil && !argument.value.mayBe(.number)
  }

  private static func wrongOrder(
    _ argument: Term.Argument, place: Int, _ assignment: [Int?],
    in signature: CallableSignature
  ) -> Fault {
    let later = assignment.indices.first { $0 > place && assignment[$0] != nil } ?? place
    let other = signature.parameters[later]
    return Fault(
      .wrongOrder(label: argument.label ?? "", before: other.label ?? other.name),
      argument.labelRange)
  }

  private static func noPlace(
    for argument: Term.Argument, in signature: CallableSignature, from next: Int,
    _ assignment: [Int?]
  ) -> Fault {
    let parameters = signature.parameters
    let function = signature.name
    if let label = argument.label {
      let known = parameters.compactMap(\.label)
      let suggestion =
        ForeignCall.label(meantBy: label, among: known)
        ?? SpellingSuggestion.nearest(to: label, among: known)
      if suggestion == nil, next < parameters.count, parameters[next].label == nil,
        argument.value.mayBe(parameters[next].type)
      {
        return Fault(.unexpectedLabel(function: function, label: label), argument.labelRange)
      }
      return Fault(
        .unknownParameter(
          function: function, label: label, suggestion: suggestion, known: known),
        argument.labelRange)
    }
    let open = parameters.indices.first {
      $0 >= next && assignment[$0] == nil && parameters[$0].label != nil
        && argument.value.mayBe(parameters[$0].type)
    }
    if let open, let label = parameters[open].label, next == 0 || next == open {
      return Fault(.missingLabel(function: function, label: label), argument.range)
    }
    if next < parameters.count, parameters[next].label == nil {
      return Fault(
        .wrongType(
          parameter: parameters[next].name, expected: parameters[next].type.words,
          found: argument.value.words), argument.range)
    }
    return Fault(
      .tooManyArguments(function: function, limit: parameters.count), argument.range)
  }

  private static func missing(
    in signature: CallableSignature, _ assignment: [Int?], link: Term.Link
  ) -> Fault? {
    for (parameter, index) in zip(signature.parameters, assignment)
    where index == nil && parameter.defaultValue == nil {
      return Fault(
        .missingArgument(function: signature.name, parameter: parameter.label ?? parameter.name),
        link.nameRange)
    }
    return nil
  }
}

extension ArgumentMatching {
  /// The function that Swift would call: the first that fits.
  ///
  /// If none does, the error is that of the one that comes nearest, unless the labels belong to
  /// different ones.
  static func choose(
    _ link: Term.Link, among candidates: [CallableSignature]
  ) throws(Fault) -> ArgumentMatching {
    let arguments = link.arguments ?? []
    try checkDecimalCommas(arguments)
    var best: ArgumentMatching?
    for candidate in candidates {
      let matching = ArgumentMatching(arguments, of: link, to: candidate)
      if matching.fault == nil { return matching }
      if matching.score > best?.score ?? -1 { best = matching }
    }
    guard let best, let fault = best.fault else {
      throw Fault(.unknownFunction(link.name), link.nameRange)
    }
    throw refined(fault, of: best, arguments, among: candidates)
  }

  /// The fault in view of all functions of the name: a label may belong to another one.
  private static func refined(
    _ fault: Fault, of best: ArgumentMatching, _ arguments: [Term.Argument],
    among candidates: [CallableSignature]
  ) -> Fault {
    guard
      case .unknownParameter(let function, let label, let near, _) = fault.problem
        as? ArgumentProblem
    else {
      return fault
    }
    var known: [String] = []
    for candidate in [best.signature] + candidates {
      for parameter in candidate.parameters {
        if let label = parameter.label, !known.contains(label) { known.append(label) }
      }
    }
    let accepted = best.signature.parameters.compactMap(\.label)
    if known.contains(label),
      let other = arguments.compactMap(\.label).first(where: { accepted.contains($0) })
    {
      return Fault(.mixedForms(function: function, label: label, other: other), fault.range)
    }
    let suggestion =
      near ?? ForeignCall.label(meantBy: label, among: known)
      ?? SpellingSuggestion.nearest(to: label, among: known)
    return Fault(
      .unknownParameter(
        function: function, label: label, suggestion: suggestion, known: known), fault.range)
  }

  /// `0,5` reads as two arguments, the second without a label and without a blank before it.
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
  /// The term without a sign before it.
  fileprivate var unsigned: Term {
    if case .signed(_, let operand) = kind { operand } else { self }
  }

  /// Whether the term's looks allow a value of a type.
  ///
  /// What only an app knows may be anything.
  fileprivate func mayBe(_ type: ParameterType) -> Bool {
    let isNumeric =
      type == .seconds || type == .number || type == .integer || type == .velocity
    switch kind {
    case .integer, .decimal, .operation, .signed: return isNumeric
    case .array: return isNumeric || type == .flag
    case .boolean: return type == .flag
    case .foreign, .text, .choice: return true
    case .chain(let chain):
      // Many of their members are those of other types too.
      if type == .optionalAnimation || type == .transition || type == .size { return true }
      if NumberResolver.isNumber(chain) { return isNumeric }
      return chain.possibleTypes.map { types in
        type.valueType.map(types.contains) ?? false
      } ?? true
    }
  }
}

extension Term.Chain {
  /// The types that the first name can stand for; nil if the name is not known.
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

extension ParameterType {
  /// The type whose members are looked up for a value of this type; nil for numbers and flags.
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
