internal import SwiftSyntax

extension BodyCompiler {
  package var suspensions: SuspensionCompiler { SuspensionCompiler(body: self) }
}

/// Compiles statements that may wait: those of tasks.
package struct SuspensionCompiler {
  package let body: BodyCompiler

  /// Whether something waits in a body, closures in it aside.
  static func waits(_ node: Syntax) -> Bool {
    node.containsOutsideFunctions { $0.kind == .awaitExpr }
  }

  /// Compiles statements of which some may wait.
  func waiting(_ items: CodeBlockItemListSyntax) throws -> AsyncCode {
    try body.scope.inBlock {
      .sequence(
        try body.statements.followed(items) { compiler, item in
          if let node = item.item.as(DeferStmtSyntax.self) {
            return .deferred(try compiler.statements.block(node.body.statements))
          }
          return Self.waits(Syntax(item))
            ? try compiler.suspensions.waiting(item)
            : .plain(try compiler.statements.statement(item, result: .unknown))
        }.map { AsyncCode.Step(code: $0.code, forget: $0.forget) })
    }
  }

  private func waiting(_ item: CodeBlockItemSyntax) throws -> AsyncCode {
    switch item.item {
    case .expr(let node):
      return try waiting(node) ?? .plain(try body.statements.statement(item, result: .unknown))
    case .stmt(let node):
      switch node.as(StmtSyntaxEnum.self) {
      case .expressionStmt(let inner): if let code = try waiting(inner.expression) { return code }
      case .doStmt(let inner): return try waiting(inner)
      case .forStmt(let loop): return try waiting(loop)
      case .whileStmt(let loop): return try waiting(loop)
      case .repeatStmt(let loop): return try waiting(loop)
      default: break
      }
      return .plain(try body.statements.statement(item, result: .unknown))
    case .decl: return .plain(try body.statements.statement(item, result: .unknown))
    }
  }

  /// An expression that waits as a whole; nil for any other.
  private func waiting(_ node: ExprSyntax) throws -> AsyncCode? {
    if let choice = node.as(IfExprSyntax.self) { return try waiting(choice) }
    guard let call = Self.awaited(node) else { return nil }
    let code = try awaited(call)
    guard let code, Self.dropsErrors(node) else { return code }
    return .caught(
      code,
      AsyncCode.Catcher(clauses: [({ _, _, _ in .holds }, .sequence([]))]) { _, _, _ in .next })
  }

  /// Whether `try?` is before what an expression waits for.
  private static func dropsErrors(_ node: ExprSyntax) -> Bool {
    if let tried = node.as(TryExprSyntax.self) {
      return tried.questionOrExclamationMark?.text == "?" || dropsErrors(tried.expression)
    }
    if let awaited = node.as(AwaitExprSyntax.self) { return dropsErrors(awaited.expression) }
    let last = node.as(SequenceExprSyntax.self)?.elements.last
    return last.map(dropsErrors) ?? false
  }

  /// `do` with its `catch`.
  private func waiting(_ node: DoStmtSyntax) throws -> AsyncCode {
    guard !node.catchClauses.isEmpty else { return try waiting(node.body.statements) }
    let writes = WrittenLocations()
    var compiler = body
    compiler.written = writes
    let work = try compiler.suspensions.waiting(node.body.statements)
    let clauses = try compiler.errors.clauses(of: node) { compiler, statements in
      try compiler.suspensions.waiting(statements)
    }
    body.written?.append(writes)
    return .caught(
      work, AsyncCode.Catcher(clauses: clauses, skip: body.errors.skip(node, writes, .void)))
  }

  private func awaited(_ call: FunctionCallExprSyntax) throws -> AsyncCode? {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "Task"
    {
      if member.declName.baseName.text == "sleep" {
        // The older one, which takes nanoseconds alone, throws nothing.
        let mayThrow = call.arguments.first?.label != nil
        return try body.times.sleep(call).map { mayThrow ? .sleep($0) : .wait($0) }
      }
      // What yields goes on at the same time, after what waits for that.
      if member.declName.baseName.text == "yield" { return .wait { _, _ in .number(0) } }
    }
    return try ownCall(call)
  }

  /// The call that an expression waits for, `try` and `_ =` aside.
  private static func awaited(_ expression: ExprSyntax) -> FunctionCallExprSyntax? {
    var node = expression
    var isAwaited = false
    while true {
      if let inner = node.as(TryExprSyntax.self) {
        node = inner.expression
      } else if let inner = node.as(AwaitExprSyntax.self) {
        isAwaited = true
        node = inner.expression
      } else if let sequence = node.as(SequenceExprSyntax.self),
        sequence.elements.first?.is(DiscardAssignmentExprSyntax.self) == true,
        let last = sequence.elements.last
      {
        node = last
      } else {
        return isAwaited ? node.as(FunctionCallExprSyntax.self) : nil
      }
    }
  }

  /// A call of a function of the app's own, or of a closure that is a value; nil for any other.
  private func ownCall(_ call: FunctionCallExprSyntax) throws -> AsyncCode? {
    let callee = Self.unwrapped(call.calledExpression)
    if let member = callee.as(MemberAccessExprSyntax.self), let base = member.base {
      let name = member.declName.baseName.plainText
      if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
        return try ownCall(name, call) ?? closureCall(callee, call)
      }
      let value = try body.expression(Self.unwrapped(base))
      if case .declared(let number)? = value.metatype {
        return try self.call(
          body.program.code.types[number].staticMethods[name] ?? [], on: nil, call)
      }
      guard case .declared(let number) = value.type.unwrapped else {
        return value.type.isUnknown ? try memberCall(name, of: value.evaluate, call) : nil
      }
      return try self.call(
        body.program.code.types[number].methods[name] ?? [], on: value.evaluate, call)
        ?? closureCall(callee, call)
    }
    guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.plainText else { return nil }
    if body.scope.find(name) != nil { return try closureCall(callee, call) }
    return try ownCall(name, call) ?? closureCall(callee, call)
  }

  /// A call of a method of a value whose type shows only when it is there.
  private func memberCall(
    _ name: String, of base: @escaping Compute, _ call: FunctionCallExprSyntax
  ) throws -> AsyncCode {
    let labels = call.argumentLabels
    let values = try body.calls.arguments(of: call) { _, _ in .unknown }.evaluation
    let plain = try body.expression(ExprSyntax(call)).evaluate
    let (words, position) = (body.short(call), body.position(of: call))
    return .call { run, frame in
      let instance = try base(run, frame)
      let methods =
        run.typeNumber(of: instance).flatMap { run.code.types[$0].methods[name] } ?? []
      let number = methods.first {
        ParameterMatching.matches(run.code.functions[$0].parameters, labels) != nil
      }
      guard let number, let code = run.code.functions[number].waiting,
        let ordered = try run.functions.ordered(
          try values(run, frame), for: run.code.functions[number].parameters)
      else {
        if try plain(run, frame).isUnknown {
          run.noteSkipped(words, at: position)
          run.lostWait = UnknownValue(words, at: position)
        }
        return nil
      }
      return (code, run.functions.frame(for: run.code.functions[number], ordered, on: instance))
    }
  }

  /// What is called in `action?()` and `model?.load()`.
  private static func unwrapped(_ node: ExprSyntax) -> ExprSyntax {
    node.as(OptionalChainingExprSyntax.self)?.expression ?? node
  }

  /// A call of a method of the type around, or of a function at the top; nil for any other name.
  private func ownCall(_ name: String, _ call: FunctionCallExprSyntax) throws -> AsyncCode? {
    var instance: Compute?
    if let own = body.scope.find("self") {
      let (depth, slot) = (own.depth, own.local.slot)
      instance = { _, frame in frame.frame(depth).slots[slot] }
    }
    let methods = body.owner.flatMap { body.program.code.types[$0].methods[name] } ?? []
    return try self.call(methods, on: instance, call)
      ?? self.call(body.program.functions(named: name, in: body.source.scope) ?? [], on: nil, call)
  }

  /// A call of the first of some functions that takes the arguments; nil if none does.
  private func call(
    _ candidates: [Int], on instance: Compute?, _ call: FunctionCallExprSyntax
  ) throws -> AsyncCode? {
    let labels = call.argumentLabels
    guard
      let number = candidates.first(where: {
        ParameterMatching.matches(body.program.code.functions[$0].parameters, labels) != nil
      })
    else { return nil }
    let parameters = body.program.code.functions[number].parameters
    let arguments = try body.calls.arguments(of: call) { index, _ in
      index < parameters.count ? parameters[index].type : .unknown
    }
    let values = arguments.evaluation
    let (words, position) = (body.short(call), body.position(of: call))
    return .call { run, frame in
      let given = try values(run, frame)
      // Defaults are there once the function itself has been compiled.
      let function = run.code.functions[number]
      guard let ordered = try run.functions.ordered(given, for: function.parameters) else {
        return nil
      }
      let owner = function.hasSelf ? try instance?(run, frame) : nil
      if let owner, owner.isUnknown {
        run.noteSkipped(words, at: position)
        run.lostWait = UnknownValue(words, at: position)
        return nil
      }
      guard let code = function.waiting else {
        _ = try run.functions.call(function: number, ordered, on: owner, at: position)
        return nil
      }
      return (code, run.functions.frame(for: function, ordered, on: owner))
    }
  }

  /// A call of a closure that a name or a member stands for; nil for anything else.
  private func closureCall(_ callee: ExprSyntax, _ call: FunctionCallExprSyntax) throws
    -> AsyncCode?
  {
    let value = try body.expression(callee)
    guard value.type.unwrapped.isFunction else { return nil }
    let arguments = try body.calls.arguments(of: call) { _, _ in .unknown }
    let (evaluate, values) = (value.evaluate, arguments.evaluation)
    let (words, position) = (body.short(call), body.position(of: call))
    return .call { run, frame in
      let value = try evaluate(run, frame)
      if value.isUnknown { run.lostWait = UnknownValue(words, at: position) }
      guard let closure = run.closure(value) else { return nil }
      let given = try values(run, frame).map(\.value)
      guard let code = closure.code.waiting else {
        _ = try run.functions.call(closure, given)
        return nil
      }
      return (code, run.functions.frame(for: closure, given))
    }
  }

  // MARK: - Branches and loops

  private func waiting(_ node: IfExprSyntax) throws -> AsyncCode {
    let writes = WrittenLocations()
    var compiler = body
    compiler.written = writes
    let (test, yes) = try body.scope.inBlock {
      (
        try compiler.conditions.conditions(node.conditions),
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
    return .choice(test, yes, no, skip: skip)
  }

  private func waiting(_ node: ForStmtSyntax) throws -> AsyncCode {
    let sequence = try body.expression(node.sequence)
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
    return .elements(
      AsyncCode.ElementLoop(
        elements: sequence.evaluate, slotCount: count, store: store, condition: condition,
        body: code, skip: skip, forget: writes.forget, position: body.position(of: node.forKeyword))
    )
  }

  private func waiting(_ node: WhileStmtSyntax) throws -> AsyncCode {
    let scope = LexicalScope(parent: body.scope)
    let compiler = body.inner(scope)
    let test = try compiler.conditions.conditions(node.conditions)
    return .condition(
      try compiler.suspensions.loop(
        test, testsFirst: true, node.body, at: body.position(of: node.whileKeyword)))
  }

  private func waiting(_ node: RepeatStmtSyntax) throws -> AsyncCode {
    let scope = LexicalScope(parent: body.scope)
    let compiler = body.inner(scope)
    let evaluate = try compiler.expression(node.condition, as: .boolean).evaluate
    return .condition(
      try compiler.suspensions.loop(
        { run, frame in Tested(try evaluate(run, frame)) }, testsFirst: false, node.body,
        at: body.position(of: node.repeatKeyword)))
  }

  /// A loop whose variables this compiler has.
  private func loop(
    _ test: @escaping Test, testsFirst: Bool, _ node: CodeBlockSyntax, at position: SourcePosition
  ) throws -> AsyncCode.ConditionLoop {
    let code = try waiting(node.statements)
    let skip = body.conditions.skip(
      "the loop", [Syntax(node)], body.written ?? WrittenLocations(), .void,
      telling: "what is inside of the loop", at: position)
    return AsyncCode.ConditionLoop(
      slotCount: body.scope.slotCount, test: test, testsFirst: testsFirst, body: code, skip: skip,
      forget: body.written?.forget, position: position)
  }
}
