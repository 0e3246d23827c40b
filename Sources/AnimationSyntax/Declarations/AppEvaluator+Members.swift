internal import MotionRecording
internal import SwiftSyntax

// Names and members: cases, properties, what the text's own types make.
extension AppEvaluator {
  /// What the first links of a chain stand for: a value or a type.
  private enum Prefix {
    case value(AppValue)
    case type(AppType)
  }

  /// What a term is worth if it begins with something of the text's own; nil for what others compute.
  func appValue(of term: Term, as expected: AppExpectation = .any) throws(Fault) -> AppValue? {
    guard case .chain(let chain) = term.kind, !chain.links.isEmpty else { return nil }
    guard let (value, rest) = try walk(chain, as: expected) else { return nil }
    guard rest.isEmpty else {
      // What is left are members of numbers and sizes, or modifiers of animations.
      let inner = try inlined(continuing(value, with: rest, range: term.range))
      if case .term = value { return .term(inner) }
      let type = try FormulaCompiler(constants).naturalType(of: inner)
      let formula = try FormulaCompiler.compile(inner, as: type, in: constants)
      return .plain(type, try FormulaCompiler.constant(formula))
    }
    return value
  }

  private func continuing(
    _ value: AppValue, with rest: ArraySlice<Term.Link>, range: Range<Int>
  ) throws(Fault) -> Term {
    let base = try term(
      of: value, range: range.lowerBound..<(rest.first?.nameRange.lowerBound ?? range.upperBound))
    return Term(
      kind: .chain(Term.Chain(head: .value(base), links: Array(rest))), range: range)
  }

  private func walk(
    _ chain: Term.Chain, as expected: AppExpectation
  ) throws(Fault) -> (AppValue, ArraySlice<Term.Link>)? {
    var rest = chain.links[...]
    let first = chain.links[0]
    var prefix: Prefix
    switch chain.head {
    case .bare:
      guard let found = try start(first) else { return nil }
      prefix = found
      rest.removeFirst()
    case .implicit:
      guard let found = try implicit(first, as: expected) else { return nil }
      prefix = .value(found)
      rest.removeFirst()
    case .value(let inner):
      guard let found = try appValue(of: inner) else { return nil }
      prefix = .value(found)
    }
    while let link = rest.first {
      switch prefix {
      case .type(let type):
        prefix = .value(try member(link, of: type))
      case .value(let value):
        guard let found = try member(link, of: value) else {
          return (try needed(value), rest)
        }
        prefix = .value(found)
      }
      rest.removeFirst()
    }
    guard case .value(let value) = prefix else {
      guard case .type(let type) = prefix else { return nil }
      throw Fault(
        .typeName(
          type.name, example: type.cases.first.map { "\(type.name).\($0.name)" } ?? "\(type.name)()"
        ),
        first.nameRange)
    }
    return (value, rest)
  }

  private func needed(_ value: AppValue) throws(Fault) -> AppValue {
    if case .unknown(let fault) = value { throw fault }
    return value
  }

  /// What the first name of a chain means, if the text says so.
  private func start(_ link: Term.Link) throws(Fault) -> Prefix? {
    if link.arguments == nil {
      if let value = app.locals[link.name] { return .value(value) }
      if ["self", "Self"].contains(link.name) {
        if link.name == "self", let value = app.itself { return .value(value) }
        if let type = app.enclosing.flatMap({ app.types[$0] }) { return .type(type) }
      }
      if let value = app.itself, let found = try property(link.name, of: value, at: link) {
        return .value(found)
      }
      if constants.meanings[link.name] == nil, let constant = app.types.constants[link.name],
        constant.initialValue != nil || constant.body != nil
      {
        return .value(try read(constant, in: app.inside(nil, of: ""), at: link.nameRange))
      }
    }
    guard let type = app.types[link.name], ScenarioType(swiftName: link.name) == nil else {
      return nil
    }
    guard link.arguments != nil else {
      let isSwiftUI = ValueType.swiftNames[link.name] != nil
      return isSwiftUI ? nil : .type(type)
    }
    return .value(try made(type, link))
  }

  /// What `.up` means where a type is expected.
  private func implicit(
    _ link: Term.Link, as expected: AppExpectation
  ) throws(Fault) -> AppValue? {
    switch expected {
    case .app(let name):
      if let type = app.types[name] { return try member(link, of: type) }
      guard link.arguments == nil else { return nil }
      return .enumCase(type: name, name: link.name, values: [])
    case .term:
      // `.card`, where an extension of `Animation` has it.
      for name in ["Animation", "Spring", "AnyTransition", "UnitCurve"] {
        guard let constant = app.types[name]?.static(named: link.name), link.arguments == nil else {
          continue
        }
        return try read(constant, in: app.inside(nil, of: name), at: link.nameRange)
      }
      return nil
    case .any, .plain, .array: return nil
    }
  }

  // MARK: - Members

  /// A case or static property of a type, or a value that it makes.
  private func member(_ link: Term.Link, of type: AppType) throws(Fault) -> AppValue {
    if link.name == "allCases", link.arguments == nil {
      if let written = type.static(named: "allCases") {
        return try read(written, in: app.inside(nil, of: type.name), at: link.nameRange)
      }
      return .array(type.cases.map { .enumCase(type: type.name, name: $0.name, values: []) })
    }
    if link.name == "init" { return try made(type, link) }
    if let found = type.case(named: link.name) {
      return try enumCase(found, of: type, link)
    }
    if let constant = type.static(named: link.name) {
      return try read(constant, in: app.inside(nil, of: type.name), at: link.nameRange)
    }
    // `Card.Values()`: types in types are known by their last names.
    if link.arguments != nil, let inner = app.types[link.name] { return try made(inner, link) }
    let known = type.cases.map(\.name) + type.statics.map(\.name)
    throw Fault(
      .unknownName(
        link.name, expected: "a member of '\(type.name)'",
        suggestion: SpellingSuggestion.nearest(to: link.name, among: known)), link.nameRange)
  }

  private func enumCase(
    _ found: AppType.Case, of type: AppType, _ link: Term.Link
  ) throws(Fault) -> AppValue {
    let arguments = link.arguments ?? []
    let inner = try reading(type.name, in: app.inside(nil, of: type.name), at: link.nameRange)
    var values: [(label: String?, value: AppValue)] = []
    var next = arguments[...]
    for (index, label) in found.labels.enumerated() {
      let expected = AppExpectation(found.types[index], in: app.types, enclosing: type.name)
      if let argument = next.first, argument.label == label {
        values.append((label, try resolved(argument.value, as: expected)))
        next.removeFirst()
      } else if let written = found.defaults[index] {
        values.append((label, try inner.value(written, as: expected)))
      } else {
        throw Fault(
          .missingArgument(function: found.name, parameter: label ?? "a value"), link.nameRange)
      }
    }
    return .enumCase(type: type.name, name: found.name, values: values)
  }

  /// What `AnimationValues(scale: 2)` or `Phase(rawValue: 1)` makes.
  private func made(_ type: AppType, _ link: Term.Link) throws(Fault) -> AppValue {
    let arguments = link.arguments ?? []
    if type.isEnumeration {
      guard let argument = arguments.first, argument.label == "rawValue", arguments.count == 1
      else { throw Fault(.notAFunction(type.name), link.range) }
      let wanted = try resolved(argument.value, as: .any)
      for found in type.cases {
        let value = AppValue.enumCase(type: type.name, name: found.name, values: [])
        if try rawValue(of: found, in: type).isEqual(to: wanted) == true { return value }
      }
      return .nothing
    }
    let inner = try reading(type.name, in: app.inside(nil, of: type.name), at: link.nameRange)
    var parts: [(name: String, value: AppValue)] = []
    var next = arguments[...]
    for property in type.stored {
      guard let argument = next.first, argument.label == property.name else {
        let value = inner.known(
          property, enclosing: type.name, isMissing: link.nameRange, of: type.name)
        parts.append((property.name, value))
        continue
      }
      var expected = AppExpectation(property.type, in: app.types, enclosing: type.name)
      if case .any = expected, property.initialValue != nil,
        let plain = inner.known(property, enclosing: type.name).plain
      {
        // The type is that of the value that is written where the property is declared.
        expected = .plain(plain.type == .integer ? .number : plain.type)
      }
      parts.append((property.name, attempted(argument.value, as: expected)))
      next.removeFirst()
    }
    if let surplus = next.first {
      let known = type.stored.map(\.name)
      let label = surplus.label ?? ""
      throw Fault(
        known.contains(label)
          ? .wrongOrder(label: label, before: parts.last?.name ?? "")
          : .unknownParameter(
            function: type.name, label: label,
            suggestion: SpellingSuggestion.nearest(to: label, among: known), known: known),
        surplus.range)
    }
    return .record(type: type.name, parts)
  }

  /// What names mean in the code of a structure, whose values are as they begin.
  func scope(inside type: String) -> AppScope {
    guard let declared = app.types[type] else { return app }
    return app.inside(start(of: declared), of: type)
  }

  private func start(of declared: AppType) -> AppValue {
    let type = declared.name
    let parts = declared.stored.map { property -> (name: String, value: AppValue) in
      let isGiven =
        property.initialValue != nil || property.type?.is(OptionalTypeSyntax.self) == true
      guard isGiven else {
        // Where it is used is where that is said.
        let fault = Fault(.dependsOnApp(name: property.name, expected: "the value itself"), 0..<0)
        return (property.name, .unknown(fault))
      }
      return (property.name, known(property, enclosing: type))
    }
    return .record(type: type, parts)
  }

  /// What a term is worth, or what is wrong with it, to be reported where the value is needed.
  private func attempted(_ term: Term, as expected: AppExpectation) -> AppValue {
    do throws(Fault) { return try resolved(term, as: expected) } catch { return .unknown(error) }
  }

  /// What a stored property or local name is worth; what is wrong is said where it is needed.
  func known(
    _ property: AppType.Property, enclosing: String?, isMissing call: Range<Int>? = nil,
    of type: String = ""
  ) -> AppValue {
    let expected = AppExpectation(property.type, in: app.types, enclosing: enclosing)
    do throws(Fault) {
      if let body = property.body {
        return try value(of: body, in: source.range(of: body), as: expected)
      }
      guard let written = property.initialValue else {
        if property.type?.is(OptionalTypeSyntax.self) == true { return .nothing }
        throw Fault(
          .missingArgument(function: type, parameter: property.name), call ?? 0..<0)
      }
      do throws(Fault) {
        return try value(written, as: expected)
      } catch {
        // Perhaps it is an animation or a spring, which is read where it is used.
        guard case .any = expected, let found = try? value(written, as: .term) else {
          throw error
        }
        return found
      }
    } catch {
      return .unknown(error)
    }
  }

  /// A property of a value; nil if others know it: members of numbers and sizes.
  private func member(_ link: Term.Link, of value: AppValue) throws(Fault) -> AppValue? {
    switch value {
    case .nothing: return .nothing
    case .unknown(let fault): throw fault
    case .plain, .term: return nil
    case .array(let elements): return try member(link, of: elements)
    case .enumCase, .record:
      if link.arguments == nil, let found = try property(link.name, of: value, at: link) {
        return found
      }
      let type = value.appType ?? ""
      guard !type.isEmpty, let declared = app.types[type] else {
        throw Fault(.scenario(.animator(.memberOfPhase(link.name))), link.nameRange)
      }
      if link.arguments != nil {
        throw Fault(.unknownFunction("\(type).\(link.name)"), link.nameRange)
      }
      let known = declared.properties.map(\.name)
      throw Fault(
        .unknownName(
          link.name, expected: "a property of '\(type)'",
          suggestion: SpellingSuggestion.nearest(to: link.name, among: known)), link.nameRange)
    }
  }

  private func property(
    _ name: String, of value: AppValue, at link: Term.Link
  ) throws(Fault) -> AppValue? {
    if case .record(_, let parts) = value, let part = parts.first(where: { $0.name == name }) {
      if case .unknown(let fault) = part.value, fault.range.isEmpty {
        return .unknown(Fault(problem: fault.problem, range: link.nameRange))
      }
      return part.value
    }
    guard let type = value.appType.flatMap({ app.types[$0] }) else { return nil }
    if let property = type.property(named: name), property.body != nil {
      return try read(property, in: app.inside(value, of: type.name), at: link.nameRange)
    }
    if name == "rawValue", case .enumCase(_, let name, _) = value,
      let found = type.case(named: name)
    {
      return try rawValue(of: found, in: type)
    }
    return nil
  }

  private func rawValue(
    of found: AppType.Case, in type: AppType
  ) throws(Fault) -> AppValue {
    let inner = try reading(
      type.name, in: app.inside(nil, of: type.name), at: 0..<0)
    if let written = found.rawValue { return try inner.value(written) }
    if type.inherited.contains("String") { return .plain(.text, .text(found.name)) }
    // Whole numbers count on from the last one written.
    var next = 0
    for other in type.cases {
      if let written = other.rawValue, case .plain(_, let value) = try inner.value(written),
        let number = value.asNumber
      {
        next = Int(exactly: number) ?? 0
      }
      if other.name == found.name { break }
      next &+= 1
    }
    let isFractional = type.inherited.contains { ScenarioType(swiftName: $0) == .number }
    return isFractional
      ? .plain(.number, .number(Double(next))) : .plain(.integer, .integer(next))
  }

  /// What is written for a property of a type, or a constant.
  private func read(
    _ property: AppType.Property, in scope: AppScope, at range: Range<Int>
  ) throws(Fault) -> AppValue {
    let inner = try reading(property.name, in: scope, at: range)
    return try needed(inner.known(property, enclosing: scope.enclosing))
  }

  /// The evaluator for something that is read inside of something else, which may lead in a circle.
  private func reading(
    _ name: String, in scope: AppScope, at range: Range<Int>
  ) throws(Fault) -> AppEvaluator {
    guard scope.depth <= AppScope.deepest else {
      throw Fault(.scenario(.refersToItself(name)), range)
    }
    guard app.budget.take() else {
      throw Fault(.scenario(.animator(.tooManyReads(limit: AppBudget.mostReads))), range)
    }
    var inner = self
    inner.app = scope
    return inner
  }

  // MARK: - Lists

  private func member(_ link: Term.Link, of elements: [AppValue]) throws(Fault) -> AppValue {
    switch (link.name, link.arguments?.count) {
    case ("count", nil): return .plain(.integer, .integer(elements.count))
    case ("isEmpty", nil): return .plain(.boolean, .boolean(elements.isEmpty))
    case ("first", nil): return elements.first ?? .nothing
    case ("last", nil): return elements.last ?? .nothing
    case ("reversed", 0): return .array(elements.reversed())
    case ("dropFirst", 0): return .array(Array(elements.dropFirst()))
    case ("dropLast", 0): return .array(Array(elements.dropLast()))
    default:
      throw Fault(.notUnderstood("'.\(link.name)' of a list"), link.nameRange)
    }
  }
}
