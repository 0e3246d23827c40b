internal import SwiftSyntax

extension BodyCompiler {
  var patterns: PatternCompiler { PatternCompiler(body: self) }
}

/// Compiles patterns.
struct PatternCompiler {
  let body: BodyCompiler

  /// Compiles a pattern for values of a type.
  func pattern(_ node: PatternSyntax, _ type: SwiftType, binds: Bool = false) throws -> Match {
    switch node.as(PatternSyntaxEnum.self) {
    case .wildcardPattern: return { _, _, _ in .holds }
    case .identifierPattern:
      let store = body.statements.bind(node, type)
      return { value, _, frame in
        store(value, frame)
        return .holds
      }
    case .valueBindingPattern(let binding): return try pattern(binding.pattern, type, binds: true)
    case .tuplePattern(let tuple):
      return try elements(tuple.elements.map(\.pattern), of: type) {
        try pattern($0, $1, binds: binds)
      }
    case .isTypePattern(let pattern): return try cast(nil, pattern.type, type, binds: false)
    case .expressionPattern(let pattern):
      return try self.pattern(pattern.expression, type, binds: binds)
    default:
      let (words, position) = (body.text(of: node), body.position(of: node))
      return { _, _, _ in .unknown(UnknownValue(words, at: position)) }
    }
  }

  /// Compiles the elements of a tuple, each with its own pattern.
  private func elements<Pattern>(
    _ patterns: [Pattern], of type: SwiftType, _ match: (Pattern, SwiftType) throws -> Match
  ) throws -> Match {
    var fields: [SwiftType.Field] = []
    if case .tuple(let known) = type.unwrapped { fields = known }
    let all = try patterns.enumerated().map { index, pattern in
      try match(pattern, index < fields.count ? fields[index].type : .unknown)
    }
    return { value, run, frame in
      if let unknown = value.unknown { return .unknown(unknown) }
      guard case .tuple(let elements) = value, elements.count == all.count else { return .fails }
      return try Tested.all(zip(all, elements)) { try $0($1.value, run, frame) }
    }
  }

  private func pattern(_ node: ExprSyntax, _ type: SwiftType, binds: Bool) throws -> Match {
    // A name behind `let` binds: `case let .loaded(count)`.
    if let pattern = node.as(PatternExprSyntax.self) {
      return try self.pattern(pattern.pattern, type, binds: binds)
    }
    if binds, let name = node.as(DeclReferenceExprSyntax.self) {
      let slot = body.scope.declare(name.baseName.plainText, type)
      return { value, _, frame in
        frame.slots[slot] = value
        return .holds
      }
    }
    if node.is(DiscardAssignmentExprSyntax.self) { return { _, _, _ in .holds } }
    if node.is(NilLiteralExprSyntax.self) {
      return { value, _, _ in
        if let unknown = value.unknown { return .unknown(unknown) }
        return if case .nothing = value { .holds } else { .fails }
      }
    }
    // Any value of an optional: `case .some`.
    if type.isOptional, let leading = LiteralSyntax.leadingName(of: node), leading.name == "some",
      leading.call == nil
    {
      return some { _, _, _ in .holds }
    }
    if let sequence = node.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let elements = Optional(Array(sequence.elements)),
      elements[1].is(UnresolvedAsExprSyntax.self),
      let cast = elements[2].as(TypeExprSyntax.self)
    {
      return try self.cast(elements[0], cast.type, type, binds: binds)
    }
    if let optional = node.as(OptionalChainingExprSyntax.self) {
      return some(try pattern(optional.expression, type.unwrapped, binds: binds))
    }
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      return try elements(tuple.elements.map(\.expression), of: type) {
        try pattern($0, $1, binds: binds)
      }
    }
    if let call = node.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      // `Problem.tooBig(let count)` names the enumeration of the case.
      let named = try member.base.flatMap { try body.expression($0).metatype }
      return try payload(
        member.declName.baseName.plainText, call, named ?? type, isNamed: named != nil, binds: binds
      )
    }
    if let match = try wholeCase(node) { return match }
    return try value(node, type)
  }

  /// Compiles `Problem.tooBig`, a case with associated values that matches whatever these are; elsewhere it is a
  /// function.
  private func wholeCase(_ node: ExprSyntax) throws -> Match? {
    guard let member = node.as(MemberAccessExprSyntax.self), let base = member.base,
      case .declared(let number, _)? = try body.expression(base).metatype
    else { return nil }
    let name = member.declName.baseName.plainText
    let cases = body.program.code.types[number].cases
    guard let index = cases.firstIndex(where: { $0.name == name }), !cases[index].types.isEmpty
    else { return nil }
    return { value, _, _ in
      if let unknown = value.unknown { return .unknown(unknown) }
      guard case .enumeration(let entry) = value else { return .fails }
      return Tested(entry.type == number && entry.index == index)
    }
  }

  /// Compiles `let error as Problem` and `is Problem`: a type, and a pattern for its values.
  private func cast(
    _ node: ExprSyntax?, _ syntax: TypeSyntax, _ type: SwiftType, binds: Bool
  ) throws -> Match {
    let name = syntax.as(IdentifierTypeSyntax.self)?.name.plainText ?? syntax.trimmedDescription
    let wanted = body.types.type(syntax)
    let inner = try node.map { try pattern($0, wanted.isUnknown ? type : wanted, binds: binds) }
    let types = body.program.declarations.types
    let conforming = Set(types.indices.filter { types[$0].inherited.contains(name) })
    let conforms = body.conformances.test(of: syntax)
    let isError = ["Error", "any Error", "NSError"].contains(name)
    let words = UnknownValue("is \(name)", at: body.position(of: syntax))
    return { value, run, frame in
      if !isError {
        if let unknown = value.unknown { return .unknown(unknown) }
        var holds = conforms.map { $0(value, run) } ?? run.comparisons.isOf(wanted, value)
        // A type of the files' own is one of no others than those that it says.
        if holds == nil, !wanted.isDeclared, let number = run.typeNumber(of: value) {
          holds = conforming.contains(number)
        }
        guard let holds else { return .unknown(words) }
        if !holds { return .fails }
      }
      return try inner?(value, run, frame) ?? .holds
    }
  }

  /// Returns the match for the value of an optional: `.some(let count)` and `let count?`.
  private func some(_ match: @escaping Match) -> Match {
    { value, run, frame in
      if let unknown = value.unknown { return .unknown(unknown) }
      if case .nothing = value { return .fails }
      return try match(value, run, frame)
    }
  }

  /// Compiles a case with patterns for its associated values: `.loaded(let count)`.
  private func payload(
    _ name: String, _ call: FunctionCallExprSyntax, _ type: SwiftType, isNamed: Bool, binds: Bool
  ) throws -> Match {
    var types: [SwiftType] = []
    if case .declared(let number, _) = type.unwrapped {
      let entry = body.program.code.types[number].cases.first { $0.name == name }
      types = TypeParameters(body.program.declarations, of: type)
        .filled(entry?.parameters ?? []).map(\.type)
    }
    if case .generic("Result", let parts) = type.unwrapped, parts.count == 2 {
      types = [name == "success" ? parts[0] : parts[1]]
    }
    if name == "some", types.isEmpty, call.arguments.count == 1, let only = call.arguments.first {
      return try some(pattern(only.expression, type.unwrapped, binds: binds))
    }
    let all = try call.arguments.enumerated().map { index, argument in
      try pattern(argument.expression, index < types.count ? types[index] : .unknown, binds: binds)
    }
    return { value, run, frame in
      if let unknown = value.unknown { return .unknown(unknown) }
      if case .member(let member) = value {
        // For a type that is not in the files the name decides, also without associated values.
        guard member.links.count == 1, let link = member.links.first, link.name == name,
          let held = link.arguments
        else { return .fails }
        if all.count == 1, held.count > 1 { return try all[0](.tuple(held), run, frame) }
        guard all.count == held.count else { return .fails }
        return try Tested.all(zip(all, held)) { try $0($1.value, run, frame) }
      }
      guard case .enumeration(let entry) = value,
        run.code.types[entry.type].cases[entry.index].name == name,
        !isNamed || run.comparisons.isOf(type, value) != false
      else { return .fails }
      return try Tested.all(zip(all, entry.payload)) { try $0($1, run, frame) }
    }
  }

  /// Compiles a value to compare with, or a range.
  private func value(_ node: ExprSyntax, _ type: SwiftType) throws -> Match {
    let signs =
      node.as(SequenceExprSyntax.self)?.elements.map {
        $0.as(BinaryOperatorExprSyntax.self)?.operator.text
      } ?? [
        node.as(PrefixOperatorExprSyntax.self)?.operator.text,
        node.as(PostfixOperatorExprSyntax.self)?.operator.text,
      ]
    let isRange = signs.contains("..<") || signs.contains("...")
    if isRange, let contains = try body.textRanges.contains(node) {
      return { value, run, frame in Tested(try contains(value, run, frame)) }
    }
    let typed = try body.expression(node, as: isRange ? .range(type.unwrapped) : type)
    let evaluate = typed.evaluate
    return { value, run, frame in
      let other = try evaluate(run, frame)
      if let unknown = value.unknown ?? other.unknown { return .unknown(unknown) }
      if case .range(let range) = other, let contains = range.contains(value) {
        return Tested(contains)
      }
      if case .member(let wanted) = other, case .member(let member) = value,
        wanted.links.count == 1, wanted.links[0].arguments == nil
      {
        return Tested(member.links.count == 1 && member.links[0].name == wanted.links[0].name)
      }
      if case .member(let member) = other, case .enumeration(let entry) = value {
        return Tested(
          run.code.types[entry.type].cases[entry.index].name == member.links.first?.name)
      }
      if case .enumeration(let entry) = value, case .enumeration(let wanted) = other,
        wanted.payload.isEmpty
      {
        // `.loaded` without associated values matches whatever these are.
        return Tested(entry.type == wanted.type && entry.index == wanted.index)
      }
      if let own = try run.ownOperators.infix("~=", other, value, at: .none) { return Tested(own) }
      return try run.comparisons.equality(of: value, other)
    }
  }
}
