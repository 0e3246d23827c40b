internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

// States, values that depend on states, and names for animations.
extension ScenarioReader {
  mutating func declare(_ declaration: DeclSyntax) throws(Fault) {
    if declaration.is(ImportDeclSyntax.self) { return }
    // Types and functions are read where they are used.
    if declaration.is(EnumDeclSyntax.self) || declaration.is(StructDeclSyntax.self)
      || declaration.is(ExtensionDeclSyntax.self) || declaration.is(FunctionDeclSyntax.self)
    {
      return
    }
    guard let variable = declaration.as(VariableDeclSyntax.self) else {
      let token = declaration.firstToken(viewMode: .sourceAccurate)
      throw Fault(
        .scenario(
          declaration.is(IfConfigDeclSyntax.self)
            ? .appSource(token?.text ?? "") : .notInScenarios(token?.text ?? "")),
        token.map { source.range(of: Syntax($0)) } ?? source.range(of: declaration))
    }
    // A namespace has an effect only where it is used: `in: namespace`.
    if variable.isNamespace { return }
    let attributes = try attributes(of: variable)
    for modifier in variable.modifiers
    where !Self.accessLevels.contains(modifier.name.text) || modifier.detail != nil {
      throw Fault(.unexpectedText(source.text(of: modifier)), source.range(of: modifier))
    }
    for binding in variable.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        throw Fault(.notUnderstood("a tuple"), source.range(of: binding.pattern))
      }
      let name = Name(
        text: pattern.identifier.text.filter { $0 != "`" }, range: source.range(of: pattern))
      try check(name, of: variable, attributes, binding)
      try scope.checkNew(name.text, at: name.range)
      guard let value = binding.initializer?.value else {
        throw Fault(.scenario(.noValue(name.text)), name.range)
      }
      scope.declaring = name.text
      defer { scope.declaring = nil }
      if try declareAnimation(name, value, type: binding.typeAnnotation?.type) { continue }
      do throws(Fault) {
        try declare(name, value, binding.typeAnnotation?.type, attributes)
      } catch {
        guard error.mayBeSwift, !attributes.contains(.animatable) else { throw error }
        try declareSwift(
          name, value, isTyped: binding.typeAnnotation != nil,
          isState: attributes.contains(.state), orElse: error)
      }
    }
  }

  private mutating func declare(
    _ name: Name, _ value: ExprSyntax, _ annotation: TypeSyntax?, _ attributes: [Attribute]
  ) throws(Fault) {
    let type = try annotation.map { annotation throws(Fault) in try self.type(annotation) }
    let term = try formulas.term(of: value)
    if attributes.contains(.state) {
      try declareState(name, term, as: type)
    } else if attributes.contains(.animatable) {
      try declareCounter(name, term, as: type)
    } else {
      try declareValue(name, term, as: type)
    }
  }

  private enum Attribute: String {
    case state = "State"
    case animatable = "Animatable"
  }

  private static let accessLevels: Set<String> = [
    "private", "fileprivate", "internal", "package", "public",
  ]

  private func attributes(of variable: VariableDeclSyntax) throws(Fault) -> [Attribute] {
    var attributes: [Attribute] = []
    for element in variable.attributes {
      guard case .attribute(let attribute) = element, attribute.arguments == nil,
        let known = Attribute(rawValue: source.text(of: attribute.attributeName))
      else {
        throw Fault(
          .scenario(.unknownAttribute(source.text(of: element))), source.range(of: element))
      }
      attributes.append(known)
    }
    return attributes
  }

  private func check(
    _ name: Name, of variable: VariableDeclSyntax, _ attributes: [Attribute],
    _ binding: PatternBindingSyntax
  ) throws(Fault) {
    let isVariable = variable.bindingSpecifier.text == "var"
    let isState = attributes.contains(.state)
    let problem: ScenarioProblem? =
      if binding.accessorBlock != nil {
        .computedProperty(name.text)
      } else if isVariable && !isState {
        .plainVariable(name.text)
      } else if isState && !isVariable {
        .constantState(name.text)
      } else if attributes.count > 1 {
        .unknownAttribute(attributes.map { "@\($0.rawValue)" }.joined(separator: " "))
      } else {
        nil
      }
    if let problem { throw Fault(.scenario(problem), name.range) }
  }

  private func type(_ syntax: TypeSyntax) throws(Fault) -> BasicType {
    let name = source.text(of: syntax)
    if let type = BasicType(swiftName: name) { return type }
    throw Fault(
      .scenario(
        .unknownType(
          name,
          suggestion: SpellingSuggestion.nearest(
            to: name, among: BasicType.swiftNames + ["Animation"]))),
      source.range(of: syntax))
  }

  // MARK: - Declarations of names

  private mutating func declareState(
    _ name: Name, _ term: Term, as type: BasicType?
  ) throws(Fault) {
    let found = try TermEvaluator.evaluate(term, as: type, for: name.text, in: scope)
    let value = try found.constant()
    scope.declare(name.text, .state(found.type), at: name.range)
    script.states.append(ScenarioScript.State(name.text, value))
    program.initialStates[name.text] = value
    if found.type.isShown { script.attributes.append(ScriptAttribute(name.text)) }
  }

  private mutating func declareValue(
    _ name: Name, _ term: Term, as type: BasicType?
  ) throws(Fault) {
    let found = try TermEvaluator.evaluate(term, as: type, for: name.text, in: scope)
    if let known = found.known {
      return scope.declare(name.text, .constant(found.type, known), at: name.range)
    }
    declare(name, try program.formula(of: found, in: scope))
    if type == nil, found.type == .integer, term.choosesWholeNumbers {
      note(
        "'\(name.text)' is an 'Int', which jumps; ': Double' behind its name makes it move",
        at: name.range.lowerBound)
    }
  }

  /// Declares a number that is animated unrounded and shown rounded.
  private mutating func declareCounter(
    _ name: Name, _ term: Term, as type: BasicType?
  ) throws(Fault) {
    var inner = term
    var rules: [FloatingPointRoundingRule] = []
    search: while true {
      switch inner.shape {
      case .call(let call) where call.name == "Int":
        rules.append(.towardZero)
        inner = try call.onlyArgument()
      case .member(let base, let call) where call.name == "rounded":
        rules.append(try call.roundingRule())
        inner = base
      default: break search
      }
    }
    guard !rules.isEmpty, try scope.naturalType(of: inner) == .number else {
      throw Fault(.scenario(.notACounter(name.text)), term.range)
    }
    let shown = try TermEvaluator.evaluate(term, as: type, for: name.text, in: scope)
    guard !shown.states.isEmpty else {
      throw Fault(.scenario(.valueNeverChanges), term.range)
    }
    let number = try program.formula(
      of: TermEvaluator.evaluate(inner, as: .number, in: scope), in: scope)
    let steps = Array(rules.reversed())
    scope.declare(name.text, .computed(shown.type, of: shown.states), at: name.range)
    script.attributes.append(
      ScriptAttribute(
        name.text, of: number.term.states,
        // Adding 0 removes the sign of a zero.
        display: { value in steps.reduce(value) { $0.rounded($1) } + 0 },
        number.play))
  }

  /// Declares the name of an animation; returns whether the value is one.
  private mutating func declareAnimation(
    _ name: Name, _ value: ExprSyntax, type: TypeSyntax?
  ) throws(Fault) -> Bool {
    let isAnimation =
      type.map { source.text(of: $0) == "Animation" } ?? value.beginsAnimation(in: scope)
    guard isAnimation else { return false }
    let animation = try animations.named(value).animation
    scope.declare(name.text, .value(.animation(animation)), at: name.range)
    return true
  }
}

extension VariableDeclSyntax {
  /// Whether the variable is `@Namespace var namespace`.
  fileprivate var isNamespace: Bool {
    guard attributes.count == 1, case .attribute(let attribute) = attributes.first,
      attribute.attributeName.trimmedDescription == "Namespace", attribute.arguments == nil
    else { return false }
    return bindings.allSatisfy { $0.initializer == nil && $0.accessorBlock == nil }
  }
}

extension ExprSyntax {
  /// Returns whether the expression begins with `Animation` or with the name of one.
  fileprivate func beginsAnimation(in scope: Scope) -> Bool {
    guard let name = leadingName else { return false }
    if case .value(.animation) = scope.meanings[name] { return true }
    return name == "Animation"
  }
}

extension Term {
  /// Whether the term is a choice between integer literals.
  fileprivate var choosesWholeNumbers: Bool {
    guard case .choice(_, let one, let other) = kind else { return false }
    return [one, other].allSatisfy { $0.isWholeNumber || $0.choosesWholeNumbers }
  }

  private var isWholeNumber: Bool {
    switch kind {
    case .integer: true
    case .signed(_, let inner): inner.isWholeNumber
    default: false
    }
  }
}
