internal import AnimationModel
internal import SwiftProgram
internal import TextForms

// Calls: which function is meant, and its arguments.
extension ExpressionResolver {
  /// Calls what is meant among the entries of one name.
  mutating func apply(
    _ link: Term.Link, _ candidates: [CallableSignature], to receiver: CatalogValue?
  ) throws(Fault) -> CatalogValue {
    if let library = ForeignCall(link, functions: candidates) {
      throw Fault(
        .foreignCall(library.call, owner: library.owner, instead: library.instead), link.range)
    }
    let properties = candidates.filter { $0.form == .property }
    let functions = candidates.filter { $0.form != .property }
    guard link.arguments != nil else {
      guard let property = properties.first else {
        throw Fault(
          .notCalled(link.name, signature: functions.first?.text ?? link.name), link.nameRange)
      }
      return property.build(receiver, [], semantics)
    }
    guard !functions.isEmpty else {
      throw link.isModifierOfViews
        ? Fault(.modifierOfViews(link.name), link.nameRange)
        : Fault(.notAFunction(link.name), link.range)
    }
    let overload = try Overload.choose(link, among: functions)
    let signature = overload.signature
    var values: [ArgumentValue] = []
    // In the order of the source, which is that of the parameters.
    for (parameter, index) in zip(signature.parameters, overload.assignment) {
      let written = index.flatMap { link.arguments?[$0] }
      if let written {
        let value = try argument(written.value, for: parameter, of: signature.name)
        values.append(try thrown(value, for: parameter, at: written.range))
      } else if let value = parameter.defaultValue {
        values.append(try thrown(value, for: parameter, at: link.nameRange))
      }
    }
    let made = signature.build(receiver, values, semantics)
    guard made.isComputable else {
      throw Fault(.impossibleSpring(function: signature.name), link.range)
    }
    return made
  }

  private mutating func argument(
    _ written: Term, for parameter: ParameterSignature, of function: String
  ) throws(Fault) -> ArgumentValue {
    let term = try sweep.chosen(written, for: parameter.name)
    switch parameter.type {
    case .seconds, .number, .velocity, .cssNumber:
      let element = try sweep.element(of: term, for: parameter.name)
      let value = try typed(parameter) { () throws(Fault) in
        try NumberResolver.double(element, in: scope)
      }
      try Self.check(value, for: parameter, range: element.range)
      sweep.note(value, for: term)
      for note in parameter.remarks(on: value, of: function) { sweep.remark(note) }
      return .number(value)
    case .integer, .cssInteger:
      let element = try sweep.element(of: term, for: parameter.name)
      let value = try typed(parameter) { () throws(Fault) in
        try NumberResolver.integer(element, in: scope)
      }
      sweep.note(Double(value), for: term)
      return .integer(value)
    case .flag:
      let element = try sweep.element(of: term, for: parameter.name)
      let value = try flag(element, for: parameter)
      sweep.note(value ? 1 : 0, for: term)
      return .flag(value)
    case .velocityVector:
      return .number(try axisVelocity(term, for: parameter))
    case .timingFunctionName:
      return .timingFunctionName(try timingFunctionName(term, for: parameter))
    case .animationOptions:
      return .animationOptions(try UIKitOptions.options(term))
    case .animationCurve:
      return .animationCurve(try animationCurve(term, for: parameter))
    case .optionalAnimation, .edge, .size, .blurReplace:
      return try transitionArgument(term, for: parameter)
    case .spring, .unitCurve, .unitPoint, .timingParameters, .transition, .optionalSeconds,
      .value, .optionalValue, .cssStops, .cssStepPosition:
      guard let type = parameter.type.valueType else {
        preconditionFailure("'\(parameter.name)' exists in CSS and keyframes only")
      }
      let made = try typed(parameter) { () throws(Fault) in try value(of: term, expected: type) }
      guard let argument = made.asArgument else {
        throw Fault(
          .wrongType(
            parameter: parameter.name, expected: type.words, found: made.type.article),
          term.range)
      }
      return argument
    }
  }

  /// Runs an evaluation and puts the parameter's name into what it says of types.
  func typed<Value>(
    _ parameter: ParameterSignature, _ evaluate: () throws(Fault) -> Value
  ) throws(Fault) -> Value {
    do {
      return try evaluate()
    } catch {
      guard case .wrongType(nil, let expected, let found) = error.problem as? ArgumentProblem else {
        throw error
      }
      throw Fault(
        .wrongType(parameter: parameter.name, expected: expected, found: found), error.range)
    }
  }

  private func flag(
    _ term: Term, for parameter: ParameterSignature
  ) throws(Fault) -> Bool {
    switch term.kind {
    case .boolean(let flag): return flag
    case .signed(let sign, let operand) where sign.name == "!":
      return try !flag(operand, for: parameter)
    case .chain(let chain):
      let name = chain.links.map(\.name).joined(separator: ".")
      throw Fault(.dependsOnApp(name: name, expected: "true or false"), term.range)
    case .integer, .decimal, .text, .array, .operation, .signed, .choice, .foreign:
      throw Fault(
        .wrongType(
          parameter: parameter.name, expected: parameter.type.words, found: term.words),
        term.range)
    }
  }

  /// Whether a number makes sense for a parameter.
  static func check(
    _ value: Double, for parameter: ParameterSignature, range: Range<Int>
  ) throws(Fault) {
    let text = NumberText.swift(value)
    guard value.isFinite else {
      throw Fault(.notFinite(parameter: parameter.name, value: text), range)
    }
    if parameter.name.lowercased().hasSuffix("bounce"), let limit = parameter.range.lower,
      limit.value == value, !limit.isIncluded
    {
      throw Fault(.infiniteDamping(parameter: parameter.name, value: text), range)
    }
    if !parameter.range.contains(value), let words = parameter.range.words {
      throw Fault(
        .outOfRange(parameter: parameter.name, value: text, range: words), range)
    }
    guard value.magnitude <= ValidRange.largestMagnitude else {
      throw Fault(.tooLarge(text), range)
    }
  }
}

extension Term.Link {
  /// Whether it is `opacity(…)`, which changes a view and is no transition.
  fileprivate var isModifierOfViews: Bool { name == "opacity" && arguments?.isEmpty == false }
}

extension CatalogValue {
  /// The value as an argument; nil for types that are no parameter's.
  fileprivate var asArgument: ArgumentValue? {
    switch self {
    case .spring(let spring): .spring(spring)
    case .unitCurve(let curve): .unitCurve(curve)
    case .unitPoint(let point): .unitPoint(point)
    case .timingParameters(let parameters): .timingParameters(parameters)
    case .transition(let transition): .transition(transition)
    case .animation, .uiKit, .keyframe, .easing: nil
    }
  }

  /// Whether the numbers of the spring inside, if there is one, can be computed with: a tiny duration or
  /// mass squares to infinity, and some settling times have no solution.
  fileprivate var isComputable: Bool {
    let spring: Spring?
    switch self {
    case .spring(let value): spring = value
    case .animation(let animation), .uiKit(let animation): spring = animation.underlyingSpring
    case .timingParameters(let parameters):
      spring = parameters.animation(duration: 1).underlyingSpring
    case .unitCurve, .unitPoint, .keyframe, .transition, .easing: spring = nil
    }
    guard let spring else { return true }
    return [spring.stiffness, spring.response, spring.mass].allSatisfy { $0.isFinite && $0 > 0 }
      && spring.damping.isFinite && spring.damping >= 0
  }
}
