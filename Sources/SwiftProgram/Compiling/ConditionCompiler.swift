internal import SwiftSyntax

extension BodyCompiler {
  var conditions: ConditionCompiler { ConditionCompiler(body: self) }
}

/// Compiles conditions, and the `if`, `guard` and `switch` statements with them.
struct ConditionCompiler {
  let body: BodyCompiler

  /// Compiles the conditions of an `if`, `guard` or `while`, and declares their variables.
  func conditions(_ list: ConditionElementListSyntax) throws -> Test {
    let all = try list.map { try condition($0.condition) }
    return { run, frame in
      var unknown: UnknownValue?
      for test in all {
        switch try test(run, frame) {
        case .holds: continue
        case .fails: return .fails
        case .unknown(let value): unknown = unknown ?? value
        }
        // Later conditions may need a value that is unknown here.
        if unknown != nil { break }
      }
      return unknown.map { .unknown($0) } ?? .holds
    }
  }

  private func condition(_ node: ConditionElementSyntax.Condition) throws -> Test {
    switch node {
    case .expression(let expression):
      let evaluate = try body.expression(expression, as: .boolean).evaluate
      return { run, frame in
        Tested(run.notKnown(try evaluate(run, frame)))
      }
    case .optionalBinding(let binding): return try optional(binding)
    case .matchingPattern(let matching):
      let value = try body.expression(matching.initializer.value)
      let match = try body.patterns.pattern(matching.pattern, value.type)
      let evaluate = value.evaluate
      return { run, frame in
        let value = try evaluate(run, frame)
        if let unknown = value.unknown { return .unknown(unknown) }
        return try match(value, run, frame)
      }
    case .availability(let availability):
      // The app runs on the newest system.
      let isThere = availability.availabilityKeyword.tokenKind == .poundAvailable
      return { _, _ in isThere ? .holds : .fails }
    }
  }

  private func optional(_ binding: OptionalBindingConditionSyntax) throws -> Test {
    let value: Typed
    let annotated = binding.typeAnnotation.map { body.types.type($0.type) }
    if let initializer = binding.initializer {
      value = try unwrapped(initializer.value, as: annotated)
    } else if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
      value = try body.identifiers.name(
        name.identifier.plainText, at: body.position(of: name), as: .unknown)
    } else {
      return { _, _ in .fails }
    }
    let match = try body.patterns.pattern(
      binding.pattern, annotated ?? value.type.unwrapped, binds: true)
    let evaluate = value.evaluate
    return { run, frame in
      let value = try evaluate(run, frame)
      if let unknown = value.unknown { return .unknown(unknown) }
      if case .nothing = value { return .fails }
      return try match(value, run, frame)
    }
  }

  /// Compiles the value that `if let x: T = …` unwraps.
  ///
  /// There `.init(…)` may be a failable initializer: whether one that the files do not declare fails is unknown.
  private func unwrapped(_ node: ExprSyntax, as annotated: SwiftType?) throws -> Typed {
    guard let call = node.as(FunctionCallExprSyntax.self), Self.isLeadingInitializer(call) else {
      return try body.expression(node)
    }
    let value = try body.expression(node, as: annotated.map { .optional($0) } ?? .unknown)
    let (evaluate, words, position) = (value.evaluate, body.short(node), body.position(of: node))
    return Typed(value.type) { run, frame in
      switch try evaluate(run, frame) {
      case .member, .opaque: .unknown(UnknownValue(words, at: position))
      case let value: value
      }
    }
  }

  /// Returns whether a call has the form `.init(…)`.
  static func isLeadingInitializer(_ call: FunctionCallExprSyntax) -> Bool {
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    return member.map { $0.base == nil && $0.declName.baseName.text == "init" } ?? false
  }

  // MARK: - if and guard

  func choice(_ node: IfExprSyntax, result: SwiftType) throws -> Execute {
    let writes = WrittenLocations()
    var compiler = body
    compiler.written = writes
    let (test, yes) = try body.scope.inBlock {
      let test = try compiler.conditions.conditions(node.conditions)
      return (test, try compiler.statements.block(node.body.statements, result: result))
    }
    let no = try compiler.conditions.alternative(node.elseBody, result: result)
    body.written?.append(writes)
    let skip = self.skip(
      "if", [Syntax(node)], writes, result, at: body.position(of: node.conditions))
    return { run, frame in
      switch try test(run, frame) {
      case .holds: return try yes(run, frame)
      case .fails: return try no?(run, frame) ?? .next
      case .unknown(let unknown): return try skip(unknown, run, frame)
      }
    }
  }

  /// Returns the code that is run instead of statements when a condition is unknown: the locations that they write
  /// become unknown, and so does the result of the enclosing function where they may return it.
  ///
  /// - Parameters:
  ///   - word: The keyword of the statement.
  ///   - nodes: The statements.
  ///   - writes: The locations that the statements write.
  ///   - result: The type that the enclosing function returns.
  ///   - isValue: Whether the statements give the value of an expression.
  ///   - what: The words of a note for the part that is left out; nil for no note, as the unknown value is passed on.
  ///   - position: The position of the condition.
  func skip(
    _ word: String, _ nodes: [Syntax], _ writes: WrittenLocations, _ result: SwiftType,
    isValue: Bool = false, telling what: String? = nil, at position: SourcePosition
  ) -> @Sendable (UnknownValue, ProgramRun, Frame) throws -> Flow {
    let forget = writes.forget
    let decides = isValue || nodes.contains { decidesResult($0, result) }
    let isShown = decides && result == .view
    let exits = nodes.map { StatementExits($0) }
    let leaves = !isValue && exits.contains(where: \.function)
    let leavesTurn = !isValue && exits.contains(where: \.turn)
    var told: [String] = []
    if let what {
      told = [what]
    } else if !decides {
      told = ["what is inside of '\(word)'"] + (leaves || leavesTurn ? ["what follows it"] : [])
    }
    let parts = told
    let throwsErrors = nodes.contains { body.program.analysis.mayThrow($0) }
    return { unknown, run, frame in
      if isShown {
        let view: SwiftValue = run.undecided(word, because: unknown, at: position)
        return isValue ? .returned(view) : .undecided(view, unknown)
      }
      try forget?(unknown, run, frame)
      for part in parts { run.leaveOut(part, because: unknown, at: position) }
      if throwsErrors { throw ThrownError.undecided(unknown) }
      if isValue { return .returned(.unknown(unknown)) }
      if leaves || decides { return .undecided(decides ? .unknown(unknown) : .void, unknown) }
      return leavesTurn ? .undecidedTurn(unknown) : .next
    }
  }

  /// Returns whether a statement may return the result of the enclosing function, or end a function that changes its
  /// parameter, so that the result is unknown where the statement is skipped.
  private func decidesResult(_ node: Syntax, _ result: SwiftType) -> Bool {
    guard body.changesParameter || result != .void else { return false }
    // The result type of a closure may be unknown before it is compiled.
    let isUnknown = result.isUnknown && !body.changesParameter
    var stack = [node]
    while let node = stack.popLast() {
      if let leaving = node.as(ReturnStmtSyntax.self) {
        return !isUnknown || leaving.expression != nil
      }
      if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) { continue }
      stack.append(childrenOf: node)
    }
    return false
  }

  private func alternative(_ code: IfExprSyntax.ElseBody?, result: SwiftType) throws -> Execute? {
    switch code {
    case .codeBlock(let block): try body.statements.block(block.statements, result: result)
    case .ifExpr(let choice): try self.choice(choice, result: result)
    case nil: nil
    }
  }

  /// Compiles a `guard`; where its condition is unknown, so is everything after it.
  func guarded(_ node: GuardStmtSyntax, result: SwiftType) throws -> Execute {
    let test = try conditions(node.conditions)
    let writes = WrittenLocations()
    var compiler = body
    compiler.written = writes
    let leave = try compiler.statements.block(node.body.statements, result: result)
    body.written?.append(writes)
    let skip = self.skip(
      "guard", [Syntax(node)], writes, result,
      telling: result.isUnknown || result == .void ? "what follows 'guard'" : nil,
      at: body.position(of: node.conditions))
    return { run, frame in
      switch try test(run, frame) {
      case .holds: .next
      case .fails: try leave(run, frame)
      case .unknown(let unknown): try skip(unknown, run, frame)
      }
    }
  }

  /// Compiles `if` and `switch` as expressions.
  func conditional(_ node: ExprSyntax, as expected: SwiftType) throws -> Typed {
    let inner = ConditionalBranches()
    let code: Execute
    if let choice = node.as(IfExprSyntax.self) {
      code = try branches(choice, inner, as: expected)
    } else if let selection = node.as(SwitchExprSyntax.self) {
      code = try self.selection(selection, result: expected) { compiler, items in
        try compiler.conditions.value(of: items, inner, as: expected)
      }
    } else {
      return .unknown(body.short(node), at: body.position(of: node))
    }
    return Typed(inner.common.type.isUnknown ? expected : inner.common.type) { run, frame in
      try code(run, frame).result ?? .void
    }
  }

  private func branches(
    _ node: IfExprSyntax, _ found: ConditionalBranches, as expected: SwiftType
  ) throws -> Execute {
    let position = body.position(of: node.conditions)
    let writes = WrittenLocations()
    var compiler = body
    compiler.written = writes
    let (test, yes) = try body.scope.inBlock {
      (
        try compiler.conditions.conditions(node.conditions),
        try compiler.conditions.value(of: node.body.statements, found, as: expected)
      )
    }
    let no: Execute? =
      switch node.elseBody {
      case .codeBlock(let block):
        try compiler.conditions.value(of: block.statements, found, as: expected)
      case .ifExpr(let choice): try compiler.conditions.branches(choice, found, as: expected)
      case nil: nil
      }
    body.written?.append(writes)
    let forget = writes.forget
    return { run, frame in
      switch try test(run, frame) {
      case .holds: return try yes(run, frame)
      case .fails: return try no?(run, frame) ?? .next
      case .unknown(let unknown):
        guard expected == .view else {
          if let forget {
            try forget(unknown, run, frame)
            run.leaveOut("what is inside of 'if'", because: unknown, at: position)
          }
          return .returned(.unknown(unknown))
        }
        return .returned(run.undecided("if", because: unknown, at: position))
      }
    }
  }

  /// Compiles the value of a branch: its last expression.
  private func value(
    of items: CodeBlockItemListSyntax, _ found: ConditionalBranches, as expected: SwiftType
  ) throws -> Execute {
    try body.scope.inBlock {
      let type = expected.isUnknown ? found.common.type : expected
      let compiled = try body.statements.functionBody(items, result: type)
      found.common.add(compiled.result, in: body.program.declarations)
      return compiled.body
    }
  }

  // MARK: - switch

  func selection(
    _ node: SwitchExprSyntax, result: SwiftType,
    _ code: ((BodyCompiler, CodeBlockItemListSyntax) throws -> Execute)? = nil
  ) throws -> Execute {
    let subject = try body.expression(node.subject)
    let writes = WrittenLocations()
    var compiler = body
    compiler.written = writes
    var cases: [(match: Match?, body: Execute)] = []
    for entry in node.cases {
      guard case .switchCase(let entry) = entry else { continue }
      try body.scope.inBlock {
        let match = try compiler.conditions.match(entry.label, subject.type)
        let statements =
          try code?(compiler, entry.statements)
          ?? compiler.statements.block(entry.statements, result: result)
        cases.append((match, statements))
      }
    }
    body.written?.append(writes)
    let (evaluate, all) = (subject.evaluate, cases)
    let skip = self.skip(
      "switch", [Syntax(node)], writes, result, isValue: code != nil,
      at: body.position(of: node.subject))
    return { run, frame in
      let value = try evaluate(run, frame)
      if let unknown = value.unknown { return try skip(unknown, run, frame) }
      var falls = false
      for entry in all {
        if !falls, let match = entry.match {
          switch try match(value, run, frame) {
          case .holds: break
          case .fails: continue
          case .unknown(let unknown): return try skip(unknown, run, frame)
          }
        }
        switch try entry.body(run, frame) {
        case .fallenThrough: falls = true
        case .broken(nil): return .next
        case let flow: return flow
        }
      }
      return .next
    }
  }

  /// Compiles the test of a value against the patterns of a case; nil for the default.
  func match(_ label: SwitchCaseSyntax.Label, _ type: SwiftType) throws -> Match? {
    guard case .case(let label) = label else { return nil }
    // A name that several patterns bind is one variable.
    let items = try body.scope.repeating {
      try label.caseItems.map { item in
        (
          try body.patterns.pattern(item.pattern, type),
          try item.whereClause.map { try body.expression($0.condition, as: .boolean).evaluate }
        )
      }
    }
    return { value, run, frame in
      try Tested.any(items) { match, condition in
        let tested = try match(value, run, frame)
        guard case .holds = tested, let condition else { return tested }
        return Tested(try condition(run, frame))
      }
    }
  }
}

/// The common type of the branches of a conditional expression, once one is known.
private final class ConditionalBranches {
  var common = CommonType()
}
