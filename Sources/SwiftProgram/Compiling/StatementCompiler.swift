package import SwiftSyntax

extension BodyCompiler {
  package var statements: StatementCompiler { StatementCompiler(body: self) }
}

/// Compiles statements and declarations.
package struct StatementCompiler {
  let body: BodyCompiler

  /// Compiles the statements of a function: a single expression is its result.
  func functionBody(
    _ items: CodeBlockItemListSyntax, result: SwiftType
  ) throws -> (body: Execute, result: SwiftType) {
    if let only = items.first, items.count == 1, case .expr(let expression) = only.item,
      !AssignmentCompiler.isAssignment(expression), result != .void || body.isScript
    {
      let typed = try body.expression(expression, as: result)
      let evaluate = typed.evaluate
      return ({ run, frame in .returned(try evaluate(run, frame)) }, typed.heldType)
    }
    if let only = items.first, items.count == 1,
      let statement = only.item.as(ExpressionStmtSyntax.self),
      result != .void, !result.isUnknown || Self.givesValue(statement.expression)
    {
      let typed = try body.expression(statement.expression, as: result)
      let evaluate = typed.evaluate
      return ({ run, frame in .returned(try evaluate(run, frame)) }, typed.type)
    }
    var compiler = body
    compiler.returned = result.isUnknown ? ReturnedTypes() : nil
    let work = try compiler.statements.block(items, result: result)
    guard let returned = compiler.returned, !returned.type.isUnknown else { return (work, result) }
    return (
      returned.mixesNumbers ? try block(items, result: returned.type) : work, returned.type
    )
  }

  /// Returns whether all branches of an `if` or `switch` are single expressions, so that it may be a value.
  private static func givesValue(_ node: ExprSyntax) -> Bool {
    func isSingle(_ items: CodeBlockItemListSyntax) -> Bool {
      guard let only = items.first, items.count == 1 else { return false }
      switch only.item {
      case .expr(let expression): return !AssignmentCompiler.isAssignment(expression)
      case .stmt(let statement):
        return statement.as(ExpressionStmtSyntax.self).map { givesValue($0.expression) } ?? false
      case .decl: return false
      }
    }
    if let choice = node.as(IfExprSyntax.self) {
      guard isSingle(choice.body.statements) else { return false }
      return switch choice.elseBody {
      case .codeBlock(let block): isSingle(block.statements)
      case .ifExpr(let inner): givesValue(ExprSyntax(inner))
      case nil: false
      }
    }
    guard let selection = node.as(SwitchExprSyntax.self) else { return true }
    return selection.cases.allSatisfy { entry in
      entry.as(SwitchCaseSyntax.self).map { isSingle($0.statements) } ?? true
    }
  }

  /// Compiles consecutive statements in a block of their own.
  package func block(_ items: CodeBlockItemListSyntax, result: SwiftType = .void) throws -> Execute
  {
    try body.scope.inBlock {
      let all = try self.statements(items, result: result)
      if all.count == 1 { return all[0] }
      let statements = all
      return { run, frame in
        for statement in statements {
          let flow = try statement(run, frame)
          if case .next = flow { continue }
          return flow
        }
        return .next
      }
    }
  }

  /// Compiles statements in the current block.
  func statements(
    _ items: some Collection<CodeBlockItemSyntax>, result: SwiftType
  ) throws -> [Execute] {
    let items = Array(items)
    // The statements after `defer` in the block are compiled with it.
    let end = items.firstIndex { $0.item.is(DeferStmtSyntax.self) } ?? items.endIndex
    let code = try followed(items.prefix(end + 1)) { compiler, item in
      if let node = item.item.as(DeferStmtSyntax.self) {
        return try compiler.exits.deferred(node, before: items[(end + 1)...], result: result)
      }
      return try compiler.statements.statement(item, result: result)
    }.map { execute, forget in
      guard let forget else { return execute }
      return { run, frame in
        do {
          let flow = try execute(run, frame)
          if let unknown = flow.doubt { try forget(unknown, run, frame) }
          return flow
        } catch ThrownError.undecided(let unknown) {
          try forget(unknown, run, frame)
          throw ThrownError.undecided(unknown)
        }
      }
    }
    return body.localDeclarations.begin(Array(items.prefix(end + 1)), code)
  }

  /// Compiles consecutive statements.
  ///
  /// - Parameters:
  ///   - items: The statements.
  ///   - compile: Compiles a statement.
  /// - Returns: The compiled statements, each with code that makes everything that is written after it unknown, where
  ///   it is uncertain whether the statements after it are reached.
  func followed<Code>(
    _ items: some Collection<CodeBlockItemSyntax>,
    _ compile: (BodyCompiler, CodeBlockItemSyntax) throws -> Code
  ) throws -> [(code: Code, forget: Forget?)] {
    try body.localDeclarations.declare(items)
    let items = Array(items)
    var compiler = body
    var all: [(code: Code?, forget: Forget?)] = []
    // The locations that are written after statements that may leave, and the indices of these statements.
    var following: [(index: Int, writes: WrittenLocations)] = []
    // The functions that name variables declared after them.
    var waiting: [(Int, BodyCompiler, [String: LexicalScope.Local], Set<String>)] = []
    for (index, item) in items.enumerated() {
      let later = body.localDeclarations.later(in: item, items[(index + 1)...])
      if later.isEmpty {
        all.append((try compile(compiler, item), nil))
      } else {
        all.append((nil, nil))
        waiting.append((index, compiler, body.scope.block, later))
      }
      if StatementExits(Syntax(item)).isAny {
        let writes = WrittenLocations()
        compiler.written = writes
        following.append((index, writes))
      }
    }
    for (index, compiler, earlier, later) in waiting {
      all[index].code = try body.scope.seeing(earlier, and: later) {
        try compile(compiler, items[index])
      }
    }
    while let (index, writes) = following.popLast() {
      all[index].forget = writes.forget
      (following.last?.writes ?? body.written)?.append(writes)
    }
    return all.compactMap { code, forget in code.map { ($0, forget) } }
  }

  package func statement(_ item: CodeBlockItemSyntax, result: SwiftType) throws -> Execute {
    switch item.item {
    case .decl(let declaration):
      if let block = declaration.as(IfConfigDeclSyntax.self) {
        guard case .statements(let items)? = block.taken else { return { _, _ in .next } }
        return try self.block(items, result: result)
      }
      return try self.declaration(declaration)
    case .expr(let expression): return try expressionStatement(expression)
    case .stmt(let statement): return try self.statement(statement, result: result)
    }
  }

  private func expressionStatement(_ node: ExprSyntax) throws -> Execute {
    if let sequence = node.as(SequenceExprSyntax.self), AssignmentCompiler.isAssignment(node) {
      return try body.assignments.assignment(Array(sequence.elements))
    }
    if let choice = node.as(IfExprSyntax.self) {
      return try body.conditions.choice(choice, result: .void)
    }
    if let selection = node.as(SwitchExprSyntax.self) {
      return try body.conditions.selection(selection, result: .void)
    }
    let position = body.position(of: node)
    let evaluate = try body.expression(node).evaluate
    // `super.init(…)`, `self.init(…)`: an initializer that delegates may fail with the other one.
    if case .initializer? = body.ownStorage, LiteralSyntax.callsAnyInitializer(in: node) {
      return { run, frame in
        try run.step(at: position)
        switch try evaluate(run, frame) {
        case .nothing: return .returned(.nothing)
        case .unknown(let unknown): return .undecided(.nothing, unknown)
        default: return .next
        }
      }
    }
    return noting(
      calledWords(node), of: evaluate, at: position, changing: try changedArguments(node))
  }

  /// Returns the code that evaluates an expression for its effects, and notes an unknown call in it.
  func noting(
    _ call: String?, of evaluate: @escaping Compute, at position: SourcePosition,
    changing changed: [Locate] = []
  ) -> Execute {
    { run, frame in
      try run.step(at: position)
      let value = try evaluate(run, frame)
      // An unknown call is noted below.
      if call == nil || !value.isUnknown { try run.list(value, at: position) }
      guard let unknown = value.unknown else { return .next }
      if let call { run.noteSkipped(call, at: position) }
      for locate in changed {
        try run.locations.write(.unknown(unknown), to: try locate(run, frame))
      }
      return .next
    }
  }

  /// Returns the locations that a call takes by '&', and a collection that it is called on: they are unknown after an
  /// unknown call.
  private func changedArguments(_ node: ExprSyntax) throws -> [Locate] {
    guard let call = node.as(FunctionCallExprSyntax.self) else { return [] }
    var changed = try call.arguments.compactMap { argument in
      try argument.expression.as(InOutExprSyntax.self).flatMap {
        try body.expression($0.expression).locate
      }
    }
    // Where a known function stops the app, the collection is unchanged.
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      !ValueMutator.mutatingNames.contains(member.declName.baseName.plainText),
      base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self),
      let value = try? body.expression(base), value.type.isCollection, let locate = value.locate
    {
      changed.append(locate)
    }
    return changed
  }

  /// Returns the words for the call in a statement, or for the call inside `withAnimation`; nil for no call, and for
  /// one of a function of the files, which has its own notes.
  func calledWords(_ node: ExprSyntax) -> String? {
    if let inner = node.as(TryExprSyntax.self) { return calledWords(inner.expression) }
    if let inner = node.as(AwaitExprSyntax.self) { return calledWords(inner.expression) }
    guard let call = node.as(FunctionCallExprSyntax.self) else { return nil }
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return body.short(node)
    }
    // A call of a function of the files has notes of its own.
    if body.program.declares(function: name), body.scope.find(name) == nil { return nil }
    guard body.program.words.functionNames.contains(name),
      let items = call.trailingClosure?.statements
    else { return body.short(node) }
    guard let only = items.first, items.count == 1, case .expr(let inner) = only.item else {
      return nil
    }
    return calledWords(inner)
  }

  func statement(_ node: StmtSyntax, result: SwiftType) throws -> Execute {
    switch node.as(StmtSyntaxEnum.self) {
    case .returnStmt(let statement):
      guard let value = statement.expression else { return { _, _ in .returned(.void) } }
      let typed = try body.expression(value, as: result)
      body.returned?.append(typed.type)
      let evaluate = typed.evaluate
      return { run, frame in .returned(try evaluate(run, frame)) }
    case .expressionStmt(let statement):
      if let choice = statement.expression.as(IfExprSyntax.self) {
        return try body.conditions.choice(choice, result: result)
      }
      if let selection = statement.expression.as(SwitchExprSyntax.self) {
        return try body.conditions.selection(selection, result: result)
      }
      return try expressionStatement(statement.expression)
    case .guardStmt(let statement):
      return try body.conditions.guarded(statement, result: result)
    case .forStmt(let statement): return try body.loops.loop(statement, result: result)
    case .whileStmt(let statement): return try body.loops.loop(statement, result: result)
    case .repeatStmt(let statement): return try body.loops.loop(statement, result: result)
    case .breakStmt(let statement):
      let label = statement.label?.plainText
      return { _, _ in .broken(label) }
    case .continueStmt(let statement):
      let label = statement.label?.plainText
      return { _, _ in .continued(label) }
    case .fallThroughStmt: return { _, _ in .fallenThrough }
    case .doStmt(let statement): return try body.errors.caught(statement, result: result)
    case .labeledStmt(let statement): return try body.exits.labeled(statement, result: result)
    case .throwStmt(let statement): return try body.errors.thrown(statement)
    default:
      return leftOut(
        "'\(body.short(node))' is not known here; it is left out", at: body.position(of: node))
    }
  }

  /// Returns the code of a statement that is not played.
  func leftOut(_ sentence: String, at position: SourcePosition) -> Execute {
    { run, _ in
      run.note(sentence, at: position)
      return .next
    }
  }

  // MARK: - Declarations

  private func declaration(_ node: DeclSyntax) throws -> Execute {
    if let variable = node.as(VariableDeclSyntax.self) { return try self.variable(variable) }
    if let function = node.as(FunctionDeclSyntax.self) {
      return try body.localDeclarations.function(declaredBy: function)
    }
    return { _, _ in .next }
  }

  private func variable(_ node: VariableDeclSyntax) throws -> Execute {
    // The states of a preview are properties of its view.
    let wrappers = body.program.declarations.wrappers(of: node)
    if wrappers.contains(.preview) { return { _, _ in .next } }
    let isProjected = wrappers.contains(.bindable) || wrappers.contains(.binding)
    var all: [Execute] = []
    for (binding, annotation) in node.typedBindings {
      let annotated = annotation.map { body.types.type($0) } ?? .unknown
      if let items = binding.accessorBlock?.onlyGetter {
        all.append(try body.localDeclarations.computed(binding.pattern, items, annotated))
        continue
      }
      if isProjected, let value = binding.initializer?.value {
        all.append(try projected(binding.pattern, value))
        continue
      }
      let (text, position) = (body.text(of: binding.pattern), body.position(of: binding.pattern))
      var value = try binding.initializer.map { try body.expression($0.value, as: annotated) }
      value = body.assignments.unplayed(binding, of: node) ?? body.held(value, as: annotation)
      let wrapper = body.program.declarations.unknownWrapper(
        among: node.attributes, body.source, owner: body.owner)
      let type = annotated.isUnknown ? body.type(of: value, in: binding) : annotated
      // A type annotation makes a collection of Swift's own, such as that of `reversed()`, a collection of that type.
      let form = value?.form.subtracting(annotated.isUnknown ? [] : .lazy) ?? []
      let store = bind(binding.pattern, type, form: form)
      if node.isWeak { body.localDeclarations.setWeak(text) }
      if let accessors = binding.accessorBlock, !accessors.computes {
        try body.localDeclarations.observe(binding.pattern, by: accessors, type)
      }
      let evaluate = value?.evaluate
      all.append { run, frame in
        if let evaluate { store(try evaluate(run, frame), frame) }
        if let wrapper, evaluate != nil {
          run.noteUnknown(wrapper: wrapper, around: text, at: position)
        }
        return .next
      }
    }
    let statements = all
    return { run, frame in
      for statement in statements { _ = try statement(run, frame) }
      return .next
    }
  }

  /// Compiles `@Bindable var model = model`: a local variable whose properties have bindings.
  private func projected(_ pattern: PatternSyntax, _ value: ExprSyntax) throws -> Execute {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
      return { _, _ in .next }
    }
    let model = try body.expression(value)
    let evaluate = model.evaluate
    let slot = body.scope.declare(
      name, model.type.bindingValue.isUnknown ? model.type : model.type.bindingValue,
      isProjected: true)
    return { run, frame in
      let value = try evaluate(run, frame)
      if case .reference = value {
        frame.slots[slot] = value
      } else {
        frame.slots[slot] = value.isUnknown ? value : .reference(.constant(value))
      }
      return .next
    }
  }

  /// Declares the variables of a pattern, and returns the function that stores a value in them.
  func bind(
    _ pattern: PatternSyntax, _ type: SwiftType, form: ValueForm = []
  ) -> @Sendable (SwiftValue, Frame) -> Void {
    if let name = pattern.as(IdentifierPatternSyntax.self) {
      let slot = body.scope.declare(name.identifier.plainText, type, form: form)
      return { value, frame in frame.slots[slot] = value }
    }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      var fields: [SwiftType.Field] = []
      if case .tuple(let known) = type.unwrapped { fields = known }
      let parts = tuple.elements.enumerated().map { index, element in
        bind(element.pattern, index < fields.count ? fields[index].type : .unknown)
      }
      return { value, frame in
        guard case .tuple(let elements) = value else {
          for part in parts { part(value, frame) }
          return
        }
        for (part, element) in zip(parts, elements) { part(element.value, frame) }
      }
    }
    if let inner = pattern.as(ValueBindingPatternSyntax.self) { return bind(inner.pattern, type) }
    return { _, _ in }
  }
}
