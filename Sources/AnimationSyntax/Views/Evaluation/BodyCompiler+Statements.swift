internal import SwiftSyntax

// Statements.
extension BodyCompiler {
  /// Compiles the statements of a function: a single expression is what it gives.
  func functionBody(
    _ items: CodeBlockItemListSyntax, result: ViewType
  ) throws -> (body: Execute, result: ViewType) {
    if let only = items.first, items.count == 1, case .expr(let expression) = only.item,
      !Self.isAssignment(expression), result != .void || isScript
    {
      let typed = try self.expression(expression, as: result)
      let evaluate = typed.evaluate
      return ({ run, frame in .returned(try evaluate(run, frame)) }, typed.type)
    }
    if let only = items.first, items.count == 1,
      let statement = only.item.as(ExpressionStmtSyntax.self),
      result != .void
    {
      let typed = try expression(statement.expression, as: result)
      let evaluate = typed.evaluate
      return ({ run, frame in .returned(try evaluate(run, frame)) }, typed.type)
    }
    return (try block(items, result: result), result)
  }

  static func isAssignment(_ node: ExprSyntax) -> Bool {
    node.as(SequenceExprSyntax.self)?.elements.contains {
      $0.is(AssignmentExprSyntax.self)
        || $0.as(BinaryOperatorExprSyntax.self).map { assignments.contains($0.operator.text) }
          == true
    } ?? false
  }

  private static let assignments: Set<String> = [
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=",
  ]

  /// Compiles statements that follow each other.
  func block(_ items: CodeBlockItemListSyntax, result: ViewType = .void) throws -> Execute {
    try scope.inBlock {
      // Functions may be called before they are written.
      for item in items {
        if let function = item.item.as(DeclSyntax.self)?.as(FunctionDeclSyntax.self) {
          scope.declare(function.name.plainText, program.signature(of: function, types))
        }
      }
      let all = try self.statements(Array(items)[...], result: result)
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

  /// Compiles statements in a block that has begun.
  func statements(_ items: ArraySlice<CodeBlockItemSyntax>, result: ViewType) throws -> [Execute] {
    var rest = items
    var all: [Execute] = []
    while let item = rest.popFirst() {
      if let node = item.item.as(GuardStmtSyntax.self) {
        return all + (try guarded(node, before: rest, result: result))
      }
      all.append(try statement(item, result: result))
    }
    return all
  }

  func statement(_ item: CodeBlockItemSyntax, result: ViewType) throws -> Execute {
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
    if let sequence = node.as(SequenceExprSyntax.self), Self.isAssignment(node) {
      return try assignment(Array(sequence.elements))
    }
    if let choice = node.as(IfExprSyntax.self) { return try self.choice(choice, result: .void) }
    if let selection = node.as(SwitchExprSyntax.self) {
      return try self.selection(selection, result: .void)
    }
    let position = position(of: node)
    let evaluate = try expression(node).evaluate
    return noting(
      calledWords(node), of: evaluate, at: position, changing: try changedArguments(node))
  }

  /// Evaluates something for what it does, and notes a call in it that nothing here knows.
  private func noting(
    _ call: String?, of evaluate: @escaping Compute, at position: SourcePosition,
    changing changed: [Locate] = []
  ) -> Execute {
    { run, frame in
      try run.step(at: position)
      guard let unknown = try evaluate(run, frame).unknown else { return .next }
      if let call { run.noteSkipped(call, at: position) }
      for locate in changed { try run.write(.unknown(unknown), to: try locate(run, frame)) }
      return .next
    }
  }

  /// What a call is given by '&', which is not known afterwards where the call is not.
  private func changedArguments(_ node: ExprSyntax) throws -> [Locate] {
    try node.as(FunctionCallExprSyntax.self)?.arguments.compactMap { argument in
      try argument.expression.as(InOutExprSyntax.self).flatMap {
        try expression($0.expression).locate
      }
    } ?? []
  }

  /// What a statement calls, of `withAnimation` what is called inside; nil for what is no call.
  private func calledWords(_ node: ExprSyntax) -> String? {
    if let inner = node.as(TryExprSyntax.self) { return calledWords(inner.expression) }
    if let inner = node.as(AwaitExprSyntax.self) { return calledWords(inner.expression) }
    guard let call = node.as(FunctionCallExprSyntax.self) else { return nil }
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["withAnimation", "withTransaction"].contains(name),
      let items = call.trailingClosure?.statements
    else { return short(node) }
    guard let only = items.first, items.count == 1, case .expr(let inner) = only.item else {
      return nil
    }
    return calledWords(inner)
  }

  private func statement(_ node: StmtSyntax, result: ViewType) throws -> Execute {
    switch node.as(StmtSyntaxEnum.self) {
    case .returnStmt(let statement):
      guard let value = statement.expression else { return { _, _ in .returned(.void) } }
      let evaluate = try expression(value, as: result).evaluate
      return { run, frame in .returned(try evaluate(run, frame)) }
    case .expressionStmt(let statement):
      if let choice = statement.expression.as(IfExprSyntax.self) {
        return try self.choice(choice, result: result)
      }
      if let selection = statement.expression.as(SwitchExprSyntax.self) {
        return try self.selection(selection, result: result)
      }
      return try expressionStatement(statement.expression)
    case .guardStmt(let statement):
      return try guarded(statement, before: [], result: result)[0]
    case .forStmt(let statement): return try loop(statement, result: result)
    case .whileStmt(let statement): return try loop(statement, result: result)
    case .repeatStmt(let statement): return try loop(statement, result: result)
    case .breakStmt: return { _, _ in .broken }
    case .continueStmt: return { _, _ in .continued }
    case .fallThroughStmt: return { _, _ in .fallenThrough }
    case .doStmt(let statement): return try block(statement.body.statements, result: result)
    case .labeledStmt(let statement): return try self.statement(statement.statement, result: result)
    case .throwStmt:
      let leave = leftOut("what follows 'throw' is left out", at: position(of: node))
      return { run, frame in
        _ = try leave(run, frame)
        return .returned(.void)
      }
    default:
      return leftOut("'\(short(node))' is not known here; it is left out", at: position(of: node))
    }
  }

  /// A statement that is not played.
  private func leftOut(_ sentence: String, at position: SourcePosition) -> Execute {
    { run, _ in
      run.note(sentence, at: position)
      return .next
    }
  }

  // MARK: - Declarations

  private func declaration(_ node: DeclSyntax) throws -> Execute {
    if let variable = node.as(VariableDeclSyntax.self) { return try self.variable(variable) }
    if let function = node.as(FunctionDeclSyntax.self) { return try self.function(function) }
    return { _, _ in .next }
  }

  private func variable(_ node: VariableDeclSyntax) throws -> Execute {
    // The states of a preview are properties of the view that it is.
    if node.isPreviewable { return { _, _ in .next } }
    let isProjected = node.attributes.contains {
      ["Bindable", "Binding"].contains($0.as(AttributeSyntax.self)?.plainName)
    }
    var all: [Execute] = []
    for binding in node.bindings {
      let annotated = binding.typeAnnotation.map { types.type($0.type) } ?? .unknown
      if let accessors = binding.accessorBlock, case .getter(let items) = accessors.accessors {
        all.append(try computed(binding.pattern, items, annotated))
        continue
      }
      if isProjected, let value = binding.initializer?.value {
        all.append(try projected(binding.pattern, value))
        continue
      }
      let value = try binding.initializer.map { try expression($0.value, as: annotated) }
      let type = annotated.isUnknown ? value?.type ?? .unknown : annotated
      let store = bind(binding.pattern, type)
      let evaluate = value?.evaluate
      all.append { run, frame in
        if let evaluate { store(try evaluate(run, frame), frame) }
        return .next
      }
    }
    let statements = all
    return { run, frame in
      for statement in statements { _ = try statement(run, frame) }
      return .next
    }
  }

  /// `@Bindable var model = model`: a local variable whose parts have bindings.
  private func projected(_ pattern: PatternSyntax, _ value: ExprSyntax) throws -> Execute {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
      return { _, _ in .next }
    }
    let model = try expression(value)
    let evaluate = model.evaluate
    let slot = scope.declare(
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

  /// A local variable that is computed whenever it is read: a closure without parameters.
  private func computed(
    _ pattern: PatternSyntax, _ items: CodeBlockItemListSyntax, _ type: ViewType
  ) throws -> Execute {
    let evaluate = try inner(scope).functionBody(items, result: type)
    let store = bind(pattern, type)
    let body = evaluate.body
    return { run, frame in
      if case .returned(let value) = try body(run, frame) { store(value, frame) }
      return .next
    }
  }

  /// Gives the variables of a pattern their slots, and returns what stores a value in them.
  func bind(_ pattern: PatternSyntax, _ type: ViewType) -> @Sendable (ViewValue, Frame) -> Void {
    if let name = pattern.as(IdentifierPatternSyntax.self) {
      let slot = scope.declare(name.identifier.plainText, type)
      return { value, frame in frame.slots[slot] = value }
    }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      var fields: [ViewType.Field] = []
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

  /// A function inside of a function: a closure with a name.
  private func function(_ node: FunctionDeclSyntax) throws -> Execute {
    guard let body = node.body else { return { _, _ in .next } }
    let type = program.signature(of: node, types)
    let inner = LexicalScope(parent: scope)
    var parameters: [ViewType] = []
    if case .function(let types, _) = type { parameters = types }
    for (parameter, type) in zip(node.signature.parameterClause.parameters, parameters) {
      inner.declare((parameter.secondName ?? parameter.firstName).plainText, type)
    }
    let compiler = self.inner(inner)
    let compiled = try compiler.functionBody(body.statements, result: type.result)
    let code = ClosureCode(
      parameterCount: parameters.count, parameterTypes: parameters, slotCount: inner.slotCount,
      body: compiled.body, changesState: program.writes(Syntax(body)))
    guard let slot = scope.find(node.name.plainText)?.local.slot else { return { _, _ in .next } }
    return { _, frame in
      frame.slots[slot] = .closure(ClosureValue(code: code, frame: frame))
      return .next
    }
  }

  // MARK: - Assignments

  private func assignment(_ elements: [ExprSyntax]) throws -> Execute {
    guard
      let mark = elements.firstIndex(where: {
        $0.is(AssignmentExprSyntax.self)
          || $0.as(BinaryOperatorExprSyntax.self).map {
            Self.assignments.contains($0.operator.text)
          } == true
      }), mark == 1
    else {
      return leftOut(
        "this assignment is not known here; it is left out", at: position(of: elements[0]))
    }
    let target = elements[0]
    let position = position(of: target)
    if target.is(DiscardAssignmentExprSyntax.self) {
      let words = elements.count == 3 ? calledWords(elements[2]) : nil
      return noting(words, of: try operation(elements[2...], as: .unknown).evaluate, at: position)
    }
    if isScript, let environment = try environmentAssignment(target, elements[2...]) {
      return environment
    }
    if let tuple = target.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      return try tupleAssignment(tuple, elements[2...])
    }
    let left = try expression(target)
    let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text
    let isFactor = if case .geometry = left.type { sign == "*=" || sign == "/=" } else { false }
    let right = try operation(
      written(elements[2...], to: target), as: isFactor ? .number : left.type)
    let evaluate = right.evaluate
    guard let locate = left.locate else {
      let (isScript, words) = (isScript, short(target))
      return { run, frame in
        // What a script asks for has to be there.
        if isScript { throw run.error(.unknownState(words, known: run.shownStates), at: position) }
        _ = try evaluate(run, frame)
        run.noteLostWrite(words, at: position)
        return .next
      }
    }
    written?.append(locate, at: position)
    let operation = sign.map { String($0.dropLast()) }
    return { run, frame in
      try run.step(at: position)
      let location = run.settled(try locate(run, frame))
      var value = try evaluate(run, frame)
      if let operation {
        value = try run.combined(try run.read(location), operation, value, at: position)
      }
      try run.write(value, to: location)
      return .next
    }
  }

  private func tupleAssignment(_ tuple: TupleExprSyntax, _ value: ArraySlice<ExprSyntax>) throws
    -> Execute
  {
    let locations = try tuple.elements.map { try expression($0.expression).locate }
    let evaluate = try operation(value, as: .unknown).evaluate
    let position = position(of: tuple)
    for case let locate? in locations { written?.append(locate, at: position) }
    return { run, frame in
      guard case .tuple(let elements) = try evaluate(run, frame) else { return .next }
      for (locate, element) in zip(locations, elements) {
        if let locate { try run.write(element.value, to: run.settled(try locate(run, frame))) }
      }
      return .next
    }
  }
}
