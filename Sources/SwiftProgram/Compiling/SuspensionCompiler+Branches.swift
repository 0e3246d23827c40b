internal import SwiftSyntax

// Branches and loops that may wait.
extension SuspensionCompiler {
  func waiting(_ node: IfExprSyntax) throws -> AsyncCode {
    let writes = WrittenLocations()
    var compiler = body
    compiler.written = writes
    let (values, test, yes) = try body.scope.inBlock {
      let values = try AwaitedValues(in: node.conditions.prefix(1).map { Syntax($0) }, compiler)
      return (
        values, try values.body.conditions.conditions(node.conditions),
        try compiler.suspensions.waiting(node.body.statements)
      )
    }
    let no: AsyncCode? =
      switch node.elseBody {
      case .codeBlock(let block): try compiler.suspensions.waiting(block.statements)
      case .ifExpr(let choice): try compiler.suspensions.waiting(choice)
      case nil: nil
      }
    body.written?.append(writes)
    let skip = body.conditions.skip(
      "if", [Syntax(node)], writes, .void, at: body.position(of: node.conditions))
    return values.before(.choice(test, yes, no, skip: skip))
  }

  func waiting(_ node: SwitchExprSyntax) throws -> AsyncCode {
    let values = try AwaitedValues(in: [Syntax(node.subject)], body)
    let subject = try values.body.expression(node.subject)
    let writes = WrittenLocations()
    var compiler = body
    compiler.written = writes
    let cases = try node.cases.compactMap { entry -> AsyncCode.Selection.Case? in
      guard case .switchCase(let entry) = entry else { return nil }
      return try body.scope.inBlock {
        (
          try compiler.conditions.match(entry.label, subject.type),
          try compiler.suspensions.waiting(entry.statements)
        )
      }
    }
    body.written?.append(writes)
    let skip = body.conditions.skip(
      "switch", [Syntax(node)], writes, .void, at: body.position(of: node.subject))
    return values.before(
      .selection(AsyncCode.Selection(subject: subject.evaluate, cases: cases, skip: skip)))
  }

  func waiting(_ node: ForStmtSyntax, _ label: String?) throws -> AsyncCode {
    let values = try AwaitedValues(in: [Syntax(node.sequence)], body)
    let sequence = try values.body.expression(node.sequence)
    let scope = LexicalScope(parent: body.scope)
    let writes = WrittenLocations()
    var outer = body
    outer.written = writes
    let compiler = outer.inner(scope)
    let store = compiler.statements.bind(node.pattern, sequence.type.element)
    let condition = try node.whereClause.map {
      try compiler.expression($0.condition, as: .boolean).evaluate
    }
    let code = try compiler.suspensions.waiting(node.body.statements)
    let count = scope.slotCount
    body.written?.append(writes)
    let skip = body.conditions.skip(
      "for", [Syntax(node.body)], writes, .void, at: body.position(of: node.sequence))
    return values.before(
      .elements(
        AsyncCode.ElementLoop(
          label: label, elements: sequence.evaluate, slotCount: count, store: store,
          condition: condition,
          body: code, skip: skip, forget: writes.forget,
          position: body.position(of: node.forKeyword))))
  }

  func waiting(_ node: WhileStmtSyntax, _ label: String?) throws -> AsyncCode {
    let scope = LexicalScope(parent: body.scope)
    let compiler = body.inner(scope)
    let values = try AwaitedValues(in: node.conditions.prefix(1).map { Syntax($0) }, compiler)
    let test = try values.body.conditions.conditions(node.conditions)
    var loop = try compiler.suspensions.loop(
      test, testsFirst: true, node.body, label, at: body.position(of: node.whileKeyword))
    if !values.steps.isEmpty {
      // The values in the condition are awaited in every turn.
      loop.body = values.before(leaving(loop, test, else: loop.body))
      loop.test = { _, _ in .holds }
    }
    return .condition(loop)
  }

  /// Returns the code that leaves a loop from inside unless a condition holds.
  private func leaving(
    _ loop: AsyncCode.ConditionLoop, _ test: @escaping Test, else body: AsyncCode = .sequence([])
  ) -> AsyncCode {
    let skip = loop.skip
    return .choice(test, body, .plain { _, _ in .broken(nil) }) { unknown, run, frame in
      try skip(unknown, run, frame).leavingLoop
    }
  }

  func waiting(_ node: RepeatStmtSyntax, _ label: String?) throws -> AsyncCode {
    let scope = LexicalScope(parent: body.scope)
    let compiler = body.inner(scope)
    let values = try AwaitedValues(in: [Syntax(node.condition)], compiler)
    let evaluate = try values.body.expression(node.condition, as: .boolean).evaluate
    let test: Test = { run, frame in Tested(try evaluate(run, frame)) }
    var loop = try compiler.suspensions.loop(
      test, testsFirst: false, node.body, label, at: body.position(of: node.repeatKeyword))
    if !values.steps.isEmpty, !StatementExits(Syntax(node.body)).isAny {
      loop.body = .sequence([
        AsyncCode.Step(code: loop.body), AsyncCode.Step(code: values.before(leaving(loop, test))),
      ])
      loop.test = { _, _ in .holds }
    }
    return .condition(loop)
  }

  /// Compiles a loop whose variables this compiler has.
  private func loop(
    _ test: @escaping Test, testsFirst: Bool, _ node: CodeBlockSyntax, _ label: String?,
    at position: SourcePosition
  ) throws -> AsyncCode.ConditionLoop {
    let code = try waiting(node.statements)
    let skip = body.conditions.skip(
      "the loop", [Syntax(node)], body.written ?? WrittenLocations(), .void,
      telling: "what is inside of the loop", at: position)
    return AsyncCode.ConditionLoop(
      label: label, slotCount: body.scope.slotCount, test: test, testsFirst: testsFirst, body: code,
      skip: skip,
      forget: body.written?.forget, position: position)
  }
}
