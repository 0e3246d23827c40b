package import SwiftSyntax

extension BodyCompiler {
  package var operators: OperatorCompiler { OperatorCompiler(body: self) }
}

/// Compiles operators, grouped by precedence as in Swift.
package struct OperatorCompiler {
  let body: BodyCompiler

  /// The precedence of operators: those that the formulas of scenarios lack, and those that they have.
  private enum Level: Int, CaseIterable {
    case disjunction
    case conjunction
    case comparison
    case coalescing
    case casting
    case range
    case addition
    case multiplication
    case shift

    init(_ node: ExprSyntax) {
      if node.is(UnresolvedAsExprSyntax.self) || node.is(UnresolvedIsExprSyntax.self) {
        self = .casting
        return
      }
      guard let name = node.as(BinaryOperatorExprSyntax.self)?.operator.text else {
        self = .shift
        return
      }
      switch Precedence(of: name) {
      case .disjunction: self = .disjunction
      case .conjunction: self = .conjunction
      case .comparison: self = .comparison
      case .addition: self = .addition
      case .multiplication: self = .multiplication
      case .coalescing: self = .coalescing
      case .range: self = .range
      case .unknown:
        switch name {
        case "===", "!==", "~=": self = .comparison
        case "&+", "&-", "|", "^": self = .addition
        case "&*", "&": self = .multiplication
        default: self = .shift
        }
      }
    }
  }

  /// Compiles operands with the operators between them.
  package func operation(_ elements: ArraySlice<ExprSyntax>, as expected: SwiftType) throws -> Typed
  {
    guard let first = elements.first else { return .constant(.void) { .void } }
    if elements.count == 1 { return try body.expression(first, as: expected) }
    if let assigned = try body.ownOperators.assignment(elements) { return assigned }
    if let mark = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[mark].as(UnresolvedTernaryExprSyntax.self)
    {
      let condition = try operation(elements[..<mark], as: .boolean)
      return try choice(condition, ternary.thenExpression, elements[(mark + 1)...], as: expected)
    }
    // Every other element is an operand, from the first one on.
    let signs = Swift.stride(from: elements.startIndex + 1, to: elements.endIndex, by: 2)
    guard let loosest = signs.min(by: { rank(of: elements[$0]) < rank(of: elements[$1]) }) else {
      return .unknown(body.short(first), at: body.position(of: first))
    }
    let marks = signs.filter { rank(of: elements[$0]) == rank(of: elements[loosest]) }
    var parts: [ArraySlice<ExprSyntax>] = []
    var start = elements.startIndex
    for mark in marks {
      parts.append(elements[start..<mark])
      start = mark + 1
    }
    parts.append(elements[start...])
    let operators = marks.map { elements[$0] }
    guard parts.allSatisfy({ !$0.isEmpty }) else {
      return .unknown(body.short(first), at: body.position(of: first))
    }
    let isOwn = operators.contains { ownLevel(of: $0) != nil }
    let level = isOwn ? .addition : Level(elements[loosest])
    switch level {
    case .disjunction, .conjunction: return try connected(parts, isAnd: level == .conjunction)
    case .coalescing: return try coalesced(parts, as: expected)
    case .casting: return try cast(parts, operators)
    case .comparison: return try combined(parts, operators, as: .unknown, isComparison: true)
    case .range: return try combined(parts, operators, as: expected.element, isRange: true)
    case .addition, .multiplication, .shift: return try combined(parts, operators, as: expected)
    }
  }

  /// Returns the precedence of an operator; operators with a lower one bind more loosely.
  private func rank(of node: ExprSyntax) -> Double {
    ownLevel(of: node)?.rank ?? Double(Level(node).rawValue)
  }

  /// Returns the precedence of an operator that the files declare; nil for any other.
  private func ownLevel(of node: ExprSyntax) -> OperatorLevel? {
    node.as(BinaryOperatorExprSyntax.self).flatMap {
      body.program.declarations.operators.level(of: $0.operator.text)
    }
  }

  // MARK: - Choices

  func choice(
    _ condition: ExprSyntax, _ one: ExprSyntax, _ other: ArraySlice<ExprSyntax>,
    as expected: SwiftType
  ) throws -> Typed {
    try choice(try body.expression(condition, as: .boolean), one, other, as: expected)
  }

  private func choice(
    _ condition: Typed, _ one: ExprSyntax, _ other: ArraySlice<ExprSyntax>, as expected: SwiftType
  ) throws -> Typed {
    // `isOn ? .pi : 0` and `isOn ? .infinity : 200` are fractions.
    let isFraction =
      expected.isUnknown
      && (LiteralSyntax.namesFraction(one) || other.contains(where: LiteralSyntax.namesFraction))
    let expected = isFraction ? .number : expected
    let writes = WrittenLocations()
    var compiler = body
    compiler.written = writes
    var first = try compiler.expression(one, as: expected)
    var second = try compiler.operators.operation(other, as: expected)
    // A literal has the type of the other branch.
    if expected.isUnknown, first.type != second.type {
      if let shared = first.type.shared(with: second.type), !first.type.isUnknown,
        !second.type.isUnknown
      {
        first = try compiler.expression(one, as: shared)
        second = try compiler.operators.operation(other, as: shared)
        first.type = shared
      } else if LiteralSyntax.isLiteral(one) || first.type.isUnknown {
        first = try compiler.expression(one, as: second.type)
      } else {
        second = try compiler.operators.operation(other, as: first.type)
      }
    }
    body.written?.append(writes)
    let (test, yes, no) = (condition.evaluate, first.evaluate, second.evaluate)
    let type = body.program.declarations.common(first.type, second.type)
    let isShown = expected == .view || type == .view
    let (position, forget) = (body.position(of: one), isShown ? nil : writes.forget)
    return Typed(type) { run, frame in
      let known = run.notKnown(try test(run, frame))
      if let flag = known.boolean {
        let chosen = try flag ? yes(run, frame) : no(run, frame)
        if case .view(let element) = chosen { return .view(.chosen(position, element)) }
        return chosen
      }
      guard let unknown = known.unknown else { return known }
      if isShown { return run.undecided("? :", because: unknown, at: position) }
      if let forget {
        try forget(unknown, run, frame)
        run.leaveOut("what '? :' does", because: unknown, at: position)
      }
      return known
    }
  }

  // MARK: - Logic

  private func connected(_ parts: [ArraySlice<ExprSyntax>], isAnd: Bool) throws -> Typed {
    var compiler = body
    let all = try parts.map { part in
      let writes = WrittenLocations()
      compiler.written = writes
      let evaluate = try compiler.operators.operation(part, as: .boolean).evaluate
      body.written?.append(writes)
      return (evaluate: evaluate, forget: writes.forget)
    }
    return Typed(.boolean) { run, frame in
      var unknown: SwiftValue?
      for part in all {
        // An operand that may or may not be evaluated may have had its effects.
        if let forget = part.forget, let reason = unknown?.unknown {
          try forget(reason, run, frame)
          return .unknown(reason)
        }
        let value = run.notKnown(try part.evaluate(run, frame))
        guard let flag = value.boolean else {
          unknown = unknown ?? value
          continue
        }
        if flag != isAnd { return .boolean(flag) }
      }
      return unknown ?? .boolean(isAnd)
    }
  }

  private func coalesced(_ parts: [ArraySlice<ExprSyntax>], as expected: SwiftType) throws -> Typed
  {
    if expected.isUnknown, parts.count == 2, let first = parts[0].first, let last = parts[1].first,
      LiteralSyntax.isOfOptionals(first, last)
    {
      return .unknown("\(body.short(first)) ??", at: body.position(of: first))
    }
    var common = CommonType(expected)
    var mayBeMissing = false
    let evaluations = try parts.map { part in
      let typed = try operation(part, as: common.type)
      common.add(typed.type.unwrapped, in: body.program.declarations)
      mayBeMissing = expected.isUnknown && typed.type.isOptional
      return typed.evaluate
    }
    return Typed(mayBeMissing ? .optional(common.type) : common.type) { run, frame in
      var value = SwiftValue.nothing
      for evaluate in evaluations {
        value = try evaluate(run, frame)
        if case .nothing = value { continue }
        return value
      }
      return value
    }
  }

  private func cast(
    _ parts: [ArraySlice<ExprSyntax>], _ operators: [ExprSyntax]
  ) throws -> Typed {
    // The type is the operand after the keyword; of `x as Any as? Int` it is that after the last one.
    guard let last = parts.last?.first, let value = parts.first, let keyword = operators.last else {
      return .unknown("as", at: .none)
    }
    guard parts.dropFirst().dropLast().allSatisfy({ $0.first?.trimmedDescription == "Any" }) else {
      return .unknown("as \(body.short(last))", at: body.position(of: last))
    }
    let type = last.as(TypeExprSyntax.self).map { body.types.type($0.type) } ?? .unknown
    let conforms = last.as(TypeExprSyntax.self).flatMap { body.conformances.test(of: $0.type) }
    if keyword.is(UnresolvedIsExprSyntax.self) {
      let evaluate = try operation(value, as: .unknown).evaluate
      let (words, position) = (body.short(last), body.position(of: last))
      return Typed(.boolean) { run, frame in
        let value = try evaluate(run, frame)
        if value.isUnknown { return value }
        let holds = conforms.map { $0(value, run) } ?? run.comparisons.isOf(type, value)
        return holds.map { .boolean($0) }
          ?? .unknown(UnknownValue("is \(words)", at: position))
      }
    }
    let isConditional =
      keyword.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "?"
    if isConditional, let conforms {
      let (evaluate, position) = (
        try operation(value, as: .unknown).evaluate, body.position(of: last)
      )
      let words = "as? \(body.short(last))"
      return Typed(.optional(type)) { run, frame in
        let value = try evaluate(run, frame)
        if value.isUnknown { return value }
        guard let holds = conforms(value, run) else {
          return .unknown(UnknownValue(words, at: position))
        }
        return holds ? value : .nothing
      }
    }
    guard isConditional || type.isFraction else {
      var typed = try operation(value, as: type)
      if !type.isUnknown { typed.form.subtract(.lazy) }
      // The value is known as one of the class or the protocol that is named.
      let keepsOptional = typed.type.isOptional && last.trimmedDescription == "Any"
      if !keepsOptional, isClass(typed.type) && isClass(type) || namesProtocol(last) {
        typed.type = type
      }
      // Where only `Any` is known of it, it prints as an optional all the same.
      if keepsOptional, !LiteralSyntax.keepsOptional(last) {
        return typed.losingOptional(body.short(last), at: body.position(of: last))
      }
      return typed
    }
    let typed = try operation(value, as: .unknown)
    // A text, a truth value or a number may be stored as `Any`.
    let isAnything =
      typed.type.unwrapped.isUnknown || typed.type == .text || typed.type == .boolean
      || isConditional && typed.type.isNumeric && typed.type != type
    guard isAnything || typed.type == .part(.vector) || isClass(typed.type) else {
      var typed = try operation(value, as: type)
      if namesProtocol(last) || isConditional && !type.isUnknown { typed.type = .optional(type) }
      return typed
    }
    let (evaluate, position) = (typed.evaluate, value.first.map { body.position(of: $0) } ?? .none)
    let sign = isConditional ? "as?" : "as"
    let words = "\(value.first.map(body.short) ?? "") \(sign) \(body.short(last))"
    return Typed(isConditional ? .optional(type) : type) { run, frame in
      let cast = run.comparisons.cast(
        try evaluate(run, frame), to: type, named: words, at: position)
      return run.types.coerce(cast, to: type)
    }
  }

  /// Returns whether values of a type may be of subclasses.
  private func isClass(_ type: SwiftType) -> Bool {
    guard case .declared(let number, _) = type.unwrapped else { return false }
    return body.program.code.types[number].kind == .object
  }

  private func namesProtocol(_ type: ExprSyntax) -> Bool {
    type.as(TypeExprSyntax.self).map { body.types.namesProtocol($0.type) } ?? false
  }

  // MARK: - Operators of one operand

  func prefixed(_ node: PrefixOperatorExprSyntax, as expected: SwiftType) throws -> Typed {
    let sign = node.operator.text
    if let own = try body.ownOperators.operation(
      body.program.code.operators.prefix[sign], on: node.expression, at: ExprSyntax(node))
    {
      return own
    }
    // The least integer has no positive counterpart, so that the sign belongs to the literal.
    if sign == "-", !expected.isFraction,
      let literal = node.expression.as(IntegerLiteralExprSyntax.self),
      let value = try? NumberLiteral.integer(literal.literal.text, sign: "-", range: 0..<0)
    {
      return .constant(.integer) { .integer(value) }
    }
    let isRange = sign == "..." || sign == "..<"
    let inner = try body.expression(
      node.expression, as: sign == "!" ? .boolean : isRange ? expected.element : expected)
    let evaluate = inner.evaluate
    let position = body.position(of: node)
    let type: SwiftType = isRange ? .range(inner.type) : inner.type
    let isCondition = sign == "!"
    return Typed(type) { run, frame in
      let value = try evaluate(run, frame)
      return try run.operators.prefixed(
        sign, isCondition ? run.notKnown(value) : value, at: position)
    }
  }

  /// Compiles a postfix operator: `5...`, the only one of Swift's own for values, or one of the files.
  func postfixed(_ node: PostfixOperatorExprSyntax, as expected: SwiftType) throws -> Typed {
    if let own = try body.ownOperators.operation(
      body.program.code.operators.postfix[node.operator.text], on: node.expression,
      at: ExprSyntax(node))
    {
      return own
    }
    guard node.operator.text == "..." else {
      return .unknown(body.short(node), at: body.position(of: node))
    }
    let inner = try body.expression(node.expression, as: expected.element)
    let (evaluate, position) = (inner.evaluate, body.position(of: node))
    return Typed(.range(inner.type)) { run, frame in
      run.operators.range(from: try evaluate(run, frame), at: position)
    }
  }
}
