internal import SwiftSyntax

extension BodyCompiler {
  var suspensions: SuspensionCompiler { SuspensionCompiler(body: self) }
}

/// Compiles statements that may wait, such as those of tasks.
struct SuspensionCompiler {
  let body: BodyCompiler

  /// Whether the awaited value is used, in which case it is itself unknown for an unknown call.
  private var asksForValue = false

  init(body: BodyCompiler) { self.body = body }

  /// Returns whether a body contains code that waits, except for closures in it.
  static func waits(_ node: Syntax) -> Bool {
    node.containsOutsideFunctions { $0.kind == .awaitExpr || beginsTasks($0) }
  }

  /// Returns whether a node is an `async let`.
  private static func beginsTasks(_ node: Syntax) -> Bool {
    node.as(VariableDeclSyntax.self)?.modifiers.contains { $0.name.tokenKind == .keyword(.async) }
      ?? false
  }

  /// Compiles statements, some of which may wait.
  ///
  /// - Parameters:
  ///   - items: The statements.
  ///   - result: The result type of the function whose body the statements are; nil for other statements.
  func waiting(_ items: CodeBlockItemListSyntax, of result: SwiftType? = nil) throws -> AsyncCode {
    if let result, result != .void, let given = try given(by: items, as: result) { return given }
    return try body.scope.inBlock {
      .sequence(
        try body.statements.followed(items) { compiler, item in
          if let node = item.item.as(DeferStmtSyntax.self) {
            return .deferred(try compiler.exits.last(node))
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
      if let code = try waiting(node) { return code }
    case .stmt(let node):
      switch node.as(StmtSyntaxEnum.self) {
      case .expressionStmt(let inner): if let code = try waiting(inner.expression) { return code }
      case .doStmt(let inner): return try waiting(inner)
      case .labeledStmt(let inner):
        if let loop = try waiting(inner.statement, label: inner.label.plainText) { return loop }
      case .guardStmt(let inner):
        return try plain(item, waitingIn: inner.conditions.prefix(1).map { Syntax($0) })
      default: if let loop = try waiting(node) { return loop }
      }
    case .decl(let node):
      if let tasks = try tasks(node) { return tasks }
    }
    return try plain(item, waitingIn: [Syntax(item)])
  }

  /// Compiles a loop; nil for any other statement.
  private func waiting(_ node: StmtSyntax, label: String? = nil) throws -> AsyncCode? {
    switch node.as(StmtSyntaxEnum.self) {
    case .forStmt(let loop): try waiting(loop, label)
    case .whileStmt(let loop): try waiting(loop, label)
    case .repeatStmt(let loop): try waiting(loop, label)
    default: nil
    }
  }

  /// Compiles a statement that is done once the values that some of its parts await are there.
  private func plain(_ item: CodeBlockItemSyntax, waitingIn parts: [Syntax]) throws -> AsyncCode {
    let values = try AwaitedValues(in: parts, body)
    return values.before(.plain(try values.body.statements.statement(item, result: .unknown)))
  }

  /// Compiles `async let a = load(), b = load()`: concurrent tasks; nil for any other declaration.
  private func tasks(_ node: DeclSyntax) throws -> AsyncCode? {
    guard let variable = node.as(VariableDeclSyntax.self), Self.beginsTasks(Syntax(node)) else {
      return nil
    }
    var steps: [AsyncCode.Step] = []
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
        let value = binding.initializer?.value
      else { return nil }
      let scope = LexicalScope(parent: body.scope)
      let values = try AwaitedValues(in: [Syntax(value)], body.function(scope), isAwaited: true)
      let typed = try values.body.expression(value)
      let evaluate = typed.evaluate
      let waiting = values.before(.plain { run, frame in .returned(try evaluate(run, frame)) })
      let code = ClosureCode(
        parameterCount: 0, parameterTypes: [], slotCount: scope.slotCount,
        body: { _, _ in .next }, waiting: waiting, changesState: false)
      let slot = body.scope.declare(name, typed.type)
      body.scope.setTask(name)
      steps.append(
        AsyncCode.Step(
          code: .plain { run, frame in
            frame.slots[slot] = .handle(
              try run.begin(ClosureValue(code: code, frame: frame)))
            return .next
          }))
    }
    return .sequence(steps)
  }

  /// Compiles the single expression of a function that is its result; nil for any other body.
  private func given(by items: CodeBlockItemListSyntax, as result: SwiftType) throws -> AsyncCode? {
    guard let only = items.first, items.count == 1, case .expr(let node) = only.item,
      !AssignmentCompiler.isAssignment(node)
    else { return nil }
    let values = try AwaitedValues(in: [Syntax(node)], body)
    guard !values.steps.isEmpty || values.isTangled else { return nil }
    return values.before(
      .plain(try values.body.statements.functionBody(items, result: result).body))
  }

  /// Compiles an expression that waits as a whole; nil for any other expression.
  private func waiting(_ node: ExprSyntax) throws -> AsyncCode? {
    if let choice = node.as(IfExprSyntax.self) { return try waiting(choice) }
    if let selection = node.as(SwitchExprSyntax.self) { return try waiting(selection) }
    guard let call = Self.awaited(node) else { return nil }
    let values = try AwaitedValues(in: call.arguments.map { Syntax($0) }, body)
    let code = try values.body.suspensions.awaited(call).map(values.before)
    guard let code, Self.dropsErrors(node) else { return code }
    return .caught(code, .all(.sequence([])))
  }

  /// Returns whether `try?` precedes the awaited call of an expression.
  private static func dropsErrors(_ node: ExprSyntax) -> Bool {
    if let tried = node.as(TryExprSyntax.self) {
      return tried.questionOrExclamationMark?.text == "?" || dropsErrors(tried.expression)
    }
    if let awaited = node.as(AwaitExprSyntax.self) { return dropsErrors(awaited.expression) }
    let last = node.as(SequenceExprSyntax.self)?.elements.last
    return last.map(dropsErrors) ?? false
  }

  /// Compiles `do` with its `catch`.
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

  /// Compiles a call whose value is awaited; nil for a call of an unknown function.
  func value(of call: FunctionCallExprSyntax) throws -> AsyncCode? {
    var compiler = self
    compiler.asksForValue = true
    return try compiler.awaited(call)
  }

  /// Compiles a call that may be awaited; nil for a call of an unknown function.
  func awaited(_ call: FunctionCallExprSyntax) throws -> AsyncCode? {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "Task"
    {
      if member.declName.baseName.text == "sleep" {
        // The older function, which takes nanoseconds, throws nothing.
        let mayThrow = call.arguments.first?.label != nil
        return try body.times.sleep(call).map { mayThrow ? .sleep($0) : .wait($0) }
      }
      // A task that yields resumes at the same time, after the other tasks that wait for that time.
      if member.declName.baseName.text == "yield" { return .wait { _, _ in .number(0) } }
    }
    return try clockSleep(call) ?? ownCall(call)
  }

  /// Compiles `clock.sleep(for: .seconds(1))`; nil for any other call, and for one of a type of the files.
  private func clockSleep(_ call: FunctionCallExprSyntax) throws -> AsyncCode? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "sleep", let base = member.base,
      ["for", "until"].contains(call.arguments.first?.label?.text),
      try body.expression(base).type.isUnknown
    else { return nil }
    return try body.times.sleep(call).map { .sleep($0) }
  }

  /// Returns the awaited call of an expression, `try` and `_ =` aside; nil for none.
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

  /// Compiles a call of a function of the app, or of a closure that is a value; nil for any other call.
  private func ownCall(_ call: FunctionCallExprSyntax) throws -> AsyncCode? {
    let callee = Self.unwrapped(call.calledExpression)
    if let member = callee.as(MemberAccessExprSyntax.self), let base = member.base {
      let name = member.declName.baseName.plainText
      if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
        return try ownCall(name, call) ?? closureCall(callee, call)
      }
      let value = try body.expression(Self.unwrapped(base))
      if case .declared(let number, _)? = value.metatype {
        return try self.call(
          body.program.code.types[number].staticMethods[name] ?? [], on: nil, call)
      }
      guard case .declared(let number, _) = value.type.unwrapped else {
        return value.type.isUnknown ? try memberCall(name, of: value.evaluate, call) : nil
      }
      return try self.call(
        body.program.code.types[number].methods[name] ?? [], on: value.evaluate, call)
        ?? closureCall(callee, call)
    }
    guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.plainText else {
      return callee.is(ClosureExprSyntax.self) ? try closureCall(callee, call) : nil
    }
    if body.scope.find(name) != nil { return try closureCall(callee, call) }
    return try ownCall(name, call) ?? closureCall(callee, call)
  }

  /// Compiles a call of a method of a value whose type is only known at run time.
  private func memberCall(
    _ name: String, of base: @escaping Compute, _ call: FunctionCallExprSyntax
  ) throws -> AsyncCode {
    let labels = call.argumentLabels
    let values = try body.calls.arguments(of: call) { _, _ in .unknown }.evaluation
    let plain = try body.expression(ExprSyntax(call)).evaluate
    let (words, position, lose) = (body.short(call), body.position(of: call), lose)
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
        let value = try plain(run, frame)
        if value.isUnknown { lose(words, run, position) }
        return .done(value)
      }
      return .waits(
        code, run.functions.frame(for: run.code.functions[number], ordered, on: instance))
    }
  }

  /// The function that is called where the effects of a call are unknown.
  private var lose: @Sendable (String, ProgramRun, SourcePosition) -> Void {
    guard !asksForValue else { return { _, _, _ in } }
    return { words, run, position in
      run.noteSkipped(words, at: position)
      run.lostWait = UnknownValue(words, at: position)
    }
  }

  /// Returns the expression before the question mark in `action?()` and `model?.load()`.
  private static func unwrapped(_ node: ExprSyntax) -> ExprSyntax {
    node.as(OptionalChainingExprSyntax.self)?.expression ?? node
  }

  /// Compiles a call of a method of the enclosing type, or of a global function; nil for any other name.
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

  /// Compiles a call of the first of several functions that takes the arguments; nil if none does.
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
    let (words, position, lose) = (body.short(call), body.position(of: call), lose)
    return .call { run, frame in
      let given = try values(run, frame)
      // Default values are there once the function itself has been compiled.
      let named = run.code.functions[number]
      guard let ordered = try run.functions.ordered(given, for: named.parameters) else {
        return .done(.void)
      }
      let owner = named.hasSelf ? try instance?(run, frame) : nil
      let number = run.functions.meant(by: number, on: owner)
      let function = run.code.functions[number]
      if let owner, owner.isUnknown {
        lose(words, run, position)
        return .done(.unknown(UnknownValue(words, at: position)))
      }
      if case .nothing? = owner { return .done(.nothing) }
      guard let code = function.waiting else {
        return .done(
          try run.functions.call(exactly: number, ordered, on: owner, at: position))
      }
      return .waits(code, run.functions.frame(for: function, ordered, on: owner))
    }
  }

  /// Compiles a call of a closure that a name or a member denotes; nil for any other call.
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
      guard let closure = run.closure(value) else { return .done(value) }
      let given = try values(run, frame).map(\.value)
      guard let code = closure.code.waiting else {
        return .done(try run.functions.call(closure, given))
      }
      return .waits(code, run.functions.frame(for: closure, given))
    }
  }
}
