internal import MotionRecording
internal import SwiftSyntax

// The statements of a property or closure: what value they lead to.
extension AppEvaluator {
  /// What statements come to: that of their `return`, or of the only value in them.
  func value(
    of statements: CodeBlockItemListSyntax, in range: Range<Int>,
    as expected: AppExpectation = .any
  ) throws(Fault) -> AppValue {
    guard let value = try returned(by: statements, expected, isLast: true) else {
      throw Fault(.expected("a value"), range)
    }
    return value
  }

  /// What statements return; nil if they come to their end without.
  ///
  /// - Parameter isLast: Whether a value at their end is what is returned.
  private func returned(
    by statements: CodeBlockItemListSyntax, _ expected: AppExpectation, isLast: Bool
  ) throws(Fault) -> AppValue? {
    var inner = self
    for (index, statement) in statements.enumerated() {
      let isEnd = isLast && index == statements.count - 1
      switch statement.item {
      case .decl(let declaration): inner = try inner.declaring(declaration)
      case .expr(let expression):
        if let value = try inner.statementValue(expression, expected, isLast: isEnd) {
          return value
        }
      case .stmt(let statement):
        if let expression = statement.as(ReturnStmtSyntax.self)?.expression {
          return try inner.value(expression, as: expected)
        } else if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
          if let value = try inner.statementValue(expression, expected, isLast: isEnd) {
            return value
          }
        } else if let guarded = statement.as(GuardStmtSyntax.self) {
          guard let names = try inner.met(guarded.conditions) else {
            return try inner.returned(by: guarded.body.statements, expected, isLast: false)
          }
          inner.app = names
        } else {
          throw Fault(.notUnderstood("this statement"), firstToken(of: statement))
        }
      }
    }
    return nil
  }

  /// What a statement returns, or is worth if it is the last one.
  func statementValue(
    _ expression: ExprSyntax, _ expected: AppExpectation, isLast: Bool
  ) throws(Fault) -> AppValue? {
    if let choice = expression.as(IfExprSyntax.self) {
      return try value(of: choice, expected, isLast: isLast)
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return try value(of: choice, expected, isLast: isLast)
    }
    guard isLast else {
      throw Fault(.notUnderstood("this statement"), firstToken(of: expression))
    }
    return try value(expression, as: expected)
  }

  /// The evaluator after a declaration, with its names.
  private func declaring(_ declaration: DeclSyntax) throws(Fault) -> AppEvaluator {
    guard let variable = declaration.as(VariableDeclSyntax.self) else {
      throw Fault(.notUnderstood("this declaration"), firstToken(of: declaration))
    }
    var inner = self
    for property in AppType.Property.all(in: variable) {
      inner.app = inner.app.naming(property.name, inner.known(property, enclosing: nil))
    }
    return inner
  }

  // MARK: - Choices

  private func value(
    of choice: IfExprSyntax, _ expected: AppExpectation, isLast: Bool
  ) throws(Fault) -> AppValue? {
    if let names = try met(choice.conditions) {
      var inner = self
      inner.app = names
      return try inner.returned(by: choice.body.statements, expected, isLast: isLast)
    }
    switch choice.elseBody {
    case .codeBlock(let block):
      return try returned(by: block.statements, expected, isLast: isLast)
    case .ifExpr(let next): return try value(of: next, expected, isLast: isLast)
    case nil: return nil
    }
  }

  /// The names after conditions that hold; nil if one does not.
  func met(_ conditions: ConditionElementListSyntax) throws(Fault) -> AppScope? {
    var inner = self
    for element in conditions {
      switch element.condition {
      case .expression(let expression):
        guard try inner.isTrue([expression]) else { return nil }
      case .optionalBinding(let binding):
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
          throw Fault(.notUnderstood("a pattern"), source.range(of: element))
        }
        let found: AppValue
        if let written = binding.initializer?.value {
          found = try inner.value(written)
        } else {
          found = try inner.local(name, at: source.range(of: binding))
        }
        if case .nothing = found { return nil }
        inner.app = inner.app.naming(name, found)
      case .matchingPattern(let pattern):
        let value = try inner.value(pattern.initializer.value)
        guard let names = try inner.matches(pattern.pattern, value) else { return nil }
        inner.app = names
      case .availability: break
      }
    }
    return inner.app
  }

  private func local(_ name: String, at range: Range<Int>) throws(Fault) -> AppValue {
    guard let value = app.locals[name] else { throw constants.unknown(name, at: range) }
    return value
  }

  private func value(
    of choice: SwitchExprSyntax, _ expected: AppExpectation, isLast: Bool
  ) throws(Fault) -> AppValue? {
    let subject = try value(choice.subject)
    for element in choice.cases {
      guard case .switchCase(let branch) = element else {
        throw Fault(.notUnderstood("a compilation condition"), source.range(of: element))
      }
      guard let names = try matches(branch.label, subject) else { continue }
      var inner = self
      inner.app = names
      return try inner.returned(by: branch.statements, expected, isLast: isLast)
    }
    throw Fault(
      .scenario(.animator(.noChoice(phase: subject.written))),
      source.range(of: choice.switchKeyword))
  }

  private func matches(
    _ label: SwitchCaseSyntax.Label, _ subject: AppValue
  ) throws(Fault) -> AppScope? {
    guard case .case(let label) = label else { return app }
    for item in label.caseItems {
      guard let names = try matches(item.pattern, subject) else { continue }
      guard let clause = item.whereClause else { return names }
      var inner = self
      inner.app = names
      if try inner.isTrue([clause.condition]) { return names }
    }
    return nil
  }

  // MARK: - Patterns

  /// The names after a pattern that matches; nil if it does not.
  func matches(_ pattern: PatternSyntax, _ value: AppValue) throws(Fault) -> AppScope? {
    if pattern.is(WildcardPatternSyntax.self) { return app }
    if let name = pattern.as(IdentifierPatternSyntax.self) {
      return app.naming(name.identifier.text, value)
    }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      return try matches(binding.pattern, value, bindsNames: true)
    }
    return try matches(pattern, value, bindsNames: false)
  }

  private func matches(
    _ pattern: PatternSyntax, _ value: AppValue, bindsNames: Bool
  ) throws(Fault) -> AppScope? {
    if let name = pattern.as(IdentifierPatternSyntax.self), bindsNames {
      return app.naming(name.identifier.text, value)
    }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else {
      throw Fault(.notUnderstood("a pattern"), source.range(of: pattern))
    }
    return try matches(expression, value, bindsNames: bindsNames)
  }

  private func matches(
    _ expression: ExprSyntax, _ value: AppValue, bindsNames: Bool
  ) throws(Fault) -> AppScope? {
    if let inner = expression.as(PatternExprSyntax.self) {
      return try matches(inner.pattern, value)
    }
    if expression.is(DiscardAssignmentExprSyntax.self) { return app }
    if bindsNames, let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return app.naming(name, value)
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      case .enumCase(_, let name, let values) = value
    {
      guard member.declName.baseName.text == name, call.arguments.count == values.count else {
        return nil
      }
      return try matches(call.arguments, values.map(\.value), bindsNames: bindsNames)
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.parenthesized == nil,
      case .record(_, let parts) = value, parts.count == tuple.elements.count
    {
      return try matches(tuple.elements, parts.map(\.value), bindsNames: bindsNames)
    }
    if let range = try numbers(in: expression) {
      return value.plain?.value.asNumber.map(range) == true ? app : nil
    }
    let expected: AppExpectation =
      switch value {
      case .enumCase(let type, _, _): .app(type)
      case .plain(.integer, _): .any
      case .plain(let type, _): .plain(type)
      default: .any
      }
    guard let isEqual = value.isEqual(to: try self.value(expression, as: expected)) else {
      throw Fault(.notUnderstood("a pattern"), source.range(of: expression))
    }
    return isEqual ? app : nil
  }

  private func matches(
    _ arguments: LabeledExprListSyntax, _ values: [AppValue], bindsNames: Bool
  ) throws(Fault) -> AppScope? {
    var inner = self
    for (argument, value) in zip(arguments, values) {
      guard
        let names = try inner.matches(argument.expression, value, bindsNames: bindsNames)
      else { return nil }
      inner.app = names
    }
    return inner.app
  }

  /// What lies in `0..<3`, `1...2`, `3...`; nil for what is no range.
  private func numbers(in expression: ExprSyntax) throws(Fault) -> ((Double) -> Bool)? {
    var elements: [ExprSyntax] = []
    if let sequence = expression.as(SequenceExprSyntax.self) {
      elements = Array(sequence.elements)
    } else if let open = expression.as(PostfixOperatorExprSyntax.self),
      open.operator.text == "..."
    {
      let lower = try number(open.expression)
      return { $0 >= lower }
    } else if let open = expression.as(PrefixOperatorExprSyntax.self),
      ["..<", "..."].contains(open.operator.text)
    {
      let upper = try number(open.expression)
      return open.operator.text == "..." ? { $0 <= upper } : { $0 < upper }
    }
    guard elements.count == 3,
      let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      ["..<", "..."].contains(sign)
    else { return nil }
    let (lower, upper) = (try number(elements[0]), try number(elements[2]))
    return sign == "..." ? { $0 >= lower && $0 <= upper } : { $0 >= lower && $0 < upper }
  }

  private func number(_ expression: ExprSyntax) throws(Fault) -> Double {
    guard case .plain(_, let value) = try value(expression, as: .plain(.number)),
      let number = value.asNumber
    else { throw Fault(.expected("a number"), source.range(of: expression)) }
    return number
  }
}
