internal import AnimationModel
internal import SwiftProgram

// Chains: their initial values, and the effect of each link on the value before it.
extension ExpressionResolver {
  /// Returns the value of a whole expression.
  ///
  /// - Parameter expected: The type whose members may follow a leading dot; nil for an animation, unless the expression
  ///   names another type.
  mutating func resolve(
    _ term: Term, as expected: ValueType? = nil
  ) throws(Fault) -> CatalogValue {
    try value(of: scope.resolved(term), expected: expected)
  }

  /// Returns the value of a term.
  ///
  /// - Parameter expected: The type whose members may follow a leading dot; nil at the top level, where the dot denotes
  ///   an animation, and where the dot and the type are optional.
  mutating func value(
    of term: Term, expected: ValueType?
  ) throws(Fault) -> CatalogValue {
    let term = try sweep.chosenBranch(of: term, for: "animation")
    guard case .chain(let chain) = term.kind else {
      if case .array = term.kind {
        throw Fault(.misplacedArray("sweeps are for numbers"), term.range)
      }
      if term.addsTransitions { throw Fault(.sumOfTransitions, term.range) }
      throw Fault(
        .wrongType(
          parameter: nil, expected: (expected ?? .animation).words, found: term.words), term.range)
    }
    var links = chain.links[...]
    var value = try start(of: chain.head, &links, expected: expected)
    while let link = links.popFirst() {
      value = try member(link, of: value)
    }
    if let expected, value.type != expected {
      throw Fault(
        .wrongType(parameter: nil, expected: expected.words, found: value.type.article),
        term.range)
    }
    return value
  }

  /// Returns the initial value of a chain, and removes the links that it uses.
  private mutating func start(
    of head: Term.Chain.Head, _ links: inout ArraySlice<Term.Link>, expected: ValueType?
  ) throws(Fault) -> CatalogValue {
    if case .value(let term) = head { return try value(of: term, expected: expected) }
    guard let link = links.popFirst() else {
      throw Fault(.emptyExpression, 0..<0)
    }
    if case .implicit = head {
      return try staticMember(link, of: expected ?? .animation, isTop: expected == nil)
    }
    if link.arguments == nil, let value = scope.value(named: link.name, as: expected) {
      return value
    }
    if link.name == "SwiftUI", link.arguments == nil, !links.isEmpty {
      return try start(of: .bare, &links, expected: expected)
    }
    if let type = ValueType.swiftNames[link.name] {
      return try typed(type, link, &links)
    }
    guard expected == nil, !Catalog.starts(of: .animation, named: link.name).isEmpty else {
      throw unknownStart(link, rest: links, expected: expected)
    }
    return try staticMember(link, of: .animation, isTop: true)
  }

  /// Returns the value of `Spring(…)` or `Spring.bouncy`.
  private mutating func typed(
    _ type: ValueType, _ link: Term.Link, _ links: inout ArraySlice<Term.Link>
  ) throws(Fault) -> CatalogValue {
    if link.arguments != nil {
      return try call(link, of: type)
    }
    guard let member = links.popFirst() else {
      let example = Catalog.startNames(of: type).first ?? "init()"
      throw Fault(.typeName(link.name, example: "\(link.name).\(example)"), link.nameRange)
    }
    if member.name == "init", member.arguments != nil {
      return try call(member, of: type)
    }
    return try staticMember(member, of: type, isTop: false)
  }

  /// Returns the result of an initializer's call by the name of its type.
  private mutating func call(
    _ link: Term.Link, of type: ValueType
  ) throws(Fault) -> CatalogValue {
    let initializers = Catalog.starts(of: type, named: "init")
    guard !initializers.isEmpty else { throw Fault(.customAnimation, link.range) }
    return try apply(link, initializers, to: nil)
  }

  private mutating func staticMember(
    _ link: Term.Link, of type: ValueType, isTop: Bool
  ) throws(Fault) -> CatalogValue {
    if link.isOwnTransition, isTop || type == .transition {
      ownTransitions.append(link.range)
      return .transition(.identity)
    }
    // An expression by itself is an animation unless it begins with the name of a transition.
    let type = isTop && Catalog.beginsTransition(link.name) ? .transition : type
    let candidates = Catalog.starts(of: type, named: link.name)
    guard !candidates.isEmpty else {
      if !Catalog.members(of: type, named: link.name).isEmpty, type == .animation {
        throw Fault(.modifierWithoutAnimation(link.name), link.nameRange)
      }
      throw unknownMember(link, of: type, isTop: isTop)
    }
    return try apply(link, candidates, to: nil)
  }

  /// Applies a link to the value before it.
  mutating func member(
    _ link: Term.Link, of value: CatalogValue
  ) throws(Fault) -> CatalogValue {
    let type = value.type
    let candidates = Catalog.members(of: type, named: link.name)
    guard candidates.isEmpty else { return try apply(link, candidates, to: value) }
    if !Catalog.starts(of: type, named: link.name).isEmpty {
      throw Fault(.notAModifier(link.name, owner: type.article), link.nameRange)
    }
    if type != .animation, !Catalog.members(of: .animation, named: link.name).isEmpty {
      throw Fault(.modifierOf(link.name, found: type.article), link.nameRange)
    }
    let names = Catalog.memberNames(of: type)
    let expected: String
    switch type {
    case .animation: expected = "a modifier such as '.delay(0.2)'"
    case .unitCurve: expected = "'.inverse' or the end of the expression"
    case .transition: expected = "'.combined(with:)', '.animation(…)' or the end of the transition"
    case .spring, .unitPoint, .view, .propertyAnimator, .timingParameters,
      .cubicTimingParameters, .springAnimation, .timingFunction, .keyframe, .easing:
      expected = "the end of the expression"
    }
    throw Fault(
      .unknownName(
        link.name, expected: expected,
        suggestion: SpellingSuggestion.nearest(to: link.name, among: names)),
      link.nameRange)
  }
}

// Calls: the choice of the function, and its arguments.
extension ExpressionResolver {
  /// Calls the function that is meant among those of one name.
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
    // The order in the source is that of the parameters.
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
    case .optionalAnimation: return try animation(term, for: parameter)
    case .edge, .size, .blurReplace:
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

  /// Returns the animation of a transition, or nil.
  private mutating func animation(
    _ term: Term, for parameter: ParameterSignature
  ) throws(Fault) -> ArgumentValue {
    if case .foreign("nil") = term.kind { return .nothing }
    let animation: Animation
    if let animationOfTransition {
      animation = try animationOfTransition(term)
    } else {
      let made = try typed(parameter) { () throws(Fault) in
        try value(of: term, expected: .animation)
      }
      guard case .animation(let found) = made else { throw wrongType(term, for: parameter) }
      animation = found
    }
    animationsOfTransitions.append((animation, term.range))
    return .animation(animation)
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
}

extension Term {
  /// Whether it is a sum in which a transition occurs.
  fileprivate var addsTransitions: Bool {
    guard case .operation(_, let operands, let signs) = kind, signs.allSatisfy({ $0.name == "+" })
    else { return false }
    return operands.contains { operand in
      guard case .chain(let chain) = operand.kind, case .implicit = chain.head else { return false }
      return chain.links.first.map { Catalog.beginsTransition($0.name) } ?? false
    }
  }
}

extension Term.Link {
  /// Whether it is `.modifier(active: …, identity: …)`, a transition that consists of modifiers of the app.
  fileprivate var isOwnTransition: Bool {
    name == "modifier" && arguments?.map(\.label) == ["active", "identity"]
  }

  /// Whether it is `opacity(…)`, which is a view modifier and not a transition.
  fileprivate var isModifierOfViews: Bool { name == "opacity" && arguments?.isEmpty == false }
}

extension CatalogValue {
  /// The value as an argument; nil for types that no parameter has.
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

  /// Whether the numbers of the spring in the value, if there is one, can be computed: the square of a tiny duration or
  /// mass makes them infinite, and some settling times have no solution.
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
