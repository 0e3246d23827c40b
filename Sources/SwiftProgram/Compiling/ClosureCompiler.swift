package import SwiftSyntax

extension BodyCompiler {
  package var closures: ClosureCompiler { ClosureCompiler(body: self) }
}

/// Compiles closures.
package struct ClosureCompiler {
  let body: BodyCompiler

  /// Compiles a closure with the expected parameters.
  ///
  /// - Parameter changesParameter: Whether the closure changes its parameter, as closures for transactions do.
  package func closure(
    _ node: ClosureExprSyntax, as expected: SwiftType, changesParameter: Bool = false
  ) throws -> Typed {
    var types: [SwiftType] = []
    var result = SwiftType.unknown
    if case .function(let parameters, let given) = expected.unwrapped {
      types = parameters
      result = given
    }
    let captured = try captures(of: node)
    let scope = LexicalScope(parent: captured?.body.scope ?? body.scope)
    var inner = (captured?.body ?? body).function(scope)
    inner.changesParameter = changesParameter || types.contains(.transaction)
    let parameters = declareParameters(of: node, types, scope)
    let written = node.signature?.returnClause?.type
    if let written { result = inner.types.type(written) }
    let work: Execute
    var waiting: AsyncCode?
    var found = result
    if SuspensionCompiler.waits(Syntax(node.statements)) {
      waiting = try inner.suspensions.waiting(node.statements, of: result)
      let position = body.position(of: node)
      work = { _, _ in .returned(.unknown(UnknownValue("await", at: position))) }
    } else if result == .view, !Self.returnsEarly(node.statements) {
      let build = try inner.builders.builder(node.statements)
      work = { run, frame in .returned(.view(try build(run, frame))) }
    } else {
      let compiled = try inner.statements.functionBody(node.statements, result: result)
      work = compiled.body
      if found.isUnknown, !(written.map(inner.types.namesProtocol) ?? false) {
        found = compiled.result
      }
    }
    let (names, gone) = (Self.parameterNames(of: node), goneSelf(of: node))
    let writes = body.program.writes(Syntax(node.statements))
    var code = ClosureCode(
      parameterCount: parameters.count, parameterTypes: parameters, slotCount: scope.slotCount,
      body: gone.map { Self.leavingOut(work, inner.written?.forget, $0) } ?? work, waiting: waiting,
      namesParameters: names, changesState: writes,
      calls: writes
        ? try handed(to: node) : result == .void ? undeclared(in: node) : nil,
      forget: inner.written?.forget)
    code.takesValues = captured != nil
    let (made, capture) = (code, captured?.frame)
    return Typed(.function(scope.knownTypes(of: parameters), found)) { run, frame in
      .closure(ClosureValue(code: made, frame: try capture?(run, frame) ?? frame))
    }
  }

  /// Compiles an argument, which for a parameter with `@autoclosure` becomes a closure.
  func argument(_ node: ExprSyntax, as expected: SwiftType, _ isAutomatic: Bool) throws -> Typed {
    guard isAutomatic else { return try body.expression(node, as: expected) }
    let scope = LexicalScope(parent: body.scope)
    let inner = body.function(scope)
    let value = try inner.expression(node, as: expected.result)
    let evaluate = value.evaluate
    let code = ClosureCode(
      parameterCount: 0, parameterTypes: [], slotCount: scope.slotCount,
      body: { run, frame in .returned(try evaluate(run, frame)) },
      changesState: body.program.writes(Syntax(node)), forget: inner.written?.forget)
    return Typed(.function([], value.type)) { _, frame in
      .closure(ClosureValue(code: code, frame: frame))
    }
  }

  /// Compiles the capture list of a closure, such as `[n]` and `[k = n * 10]`: the frame that holds the values, and the
  /// compiler for the code inside; nil for a closure without one.
  private func captures(
    of node: ClosureExprSyntax
  ) throws -> (body: BodyCompiler, frame: @Sendable (ProgramRun, Frame) throws -> Frame)? {
    let items = (node.signature?.capture?.items ?? []).filter { $0.name.text != "self" }
    guard !items.isEmpty else { return nil }
    let scope = LexicalScope(parent: body.scope)
    let values = try items.map { item in
      let value =
        try item.initializer.map { try body.expression($0.value) }
        ?? body.identifiers.name(
          item.name.plainText, at: body.position(of: item.name), as: .unknown)
      let slot = scope.declare(item.name.plainText, value.type, form: value.form)
      if item.isWeak {
        body.program.code.hasWeakReferences = true
        scope.setWeak(item.name.plainText)
      }
      return (slot: slot, evaluate: value.evaluate)
    }
    let count = scope.slotCount
    return (
      body.function(scope),
      { run, frame in
        let variables = Frame(count: count, parent: frame)
        for value in values {
          variables.slots[value.slot] = try value.evaluate(run, frame)
        }
        return variables
      }
    )
  }

  /// Returns the function that finds out whether the object of `[weak self]` may be gone, and the reason; nil for any
  /// other closure.
  private func goneSelf(
    of node: ClosureExprSyntax
  ) -> (@Sendable (ProgramRun, Frame) -> UnknownValue?)? {
    guard let items = node.signature?.capture?.items,
      let item = items.first(where: { $0.isWeak && $0.name.text == "self" }),
      let (depth, local) = body.scope.find("self")
    else { return nil }
    body.program.code.hasWeakReferences = true
    // The capture list has a frame of its own if it captures other values too.
    let levels = depth + 1 + (items.contains { $0.name.text != "self" } ? 1 : 0)
    let (slot, position) = (local.slot, body.position(of: item))
    return { run, frame in
      run.weak(frame.frame(levels).slots[slot], named: "self", at: position).unknown
    }
  }

  /// Returns the code of a closure that is left out where its object may be gone: what it writes is unknown then.
  private static func leavingOut(
    _ work: @escaping Execute, _ forget: Forget?,
    _ gone: @escaping @Sendable (ProgramRun, Frame) -> UnknownValue?
  ) -> Execute {
    { run, frame in
      guard let unknown = gone(run, frame) else { return try work(run, frame) }
      run.leaveOut("what its closure does", because: unknown, at: unknown.position)
      try forget?(unknown, run, frame)
      return .returned(.void)
    }
  }

  /// Returns the handed closures that a closure calls, where nothing else in it changes anything.
  private func handed(to node: ClosureExprSyntax) throws -> ClosureCalls? {
    guard let called = body.program.analysis.handedClosures(in: Syntax(node.statements)),
      node.signature?.parameterClause == nil
    else { return nil }
    return ClosureCalls(handed: try called.map { try body.expression($0).evaluate })
  }

  /// Returns the first call in a closure of a function that the files do not declare, which may change anything.
  private func undeclared(in node: ClosureExprSyntax) -> ClosureCalls? {
    body.program.analysis.foreignCall(in: Syntax(node.statements), of: body.source).map {
      call, source in
      let words = "\(source.short(call.calledExpression))(…)"
      return ClosureCalls(
        handed: [], undeclared: UndeclaredCall(words: words, position: source.position(of: call)))
    }
  }

  /// Declares the parameters of a closure, each with a slot.
  ///
  /// - Returns: The types of the parameters.
  private func declareParameters(
    of node: ClosureExprSyntax, _ types: [SwiftType], _ scope: LexicalScope
  ) -> [SwiftType] {
    var names: [(name: String, type: SwiftType)] = []
    func expected(_ index: Int) -> SwiftType { index < types.count ? types[index] : .unknown }
    switch node.signature?.parameterClause {
    case .simpleInput(let parameters):
      names = parameters.enumerated().map { ($1.name.plainText, expected($0)) }
    case .parameterClause(let clause):
      names = clause.parameters.enumerated().map { index, parameter in
        let type = parameter.type.map { body.types.type($0) } ?? expected(index)
        return ((parameter.secondName ?? parameter.firstName).plainText, type)
      }
    case nil:
      let count = max(Self.implicitParameters(of: node), types.count)
      names = (0..<count).map { ("$\($0)", expected($0)) }
    }
    // A single parameter takes the elements of a tuple as one value.
    for (name, type) in names {
      if name.hasPrefix("$"), name.dropFirst().first?.isNumber == false {
        let inner: SwiftType = if case .binding(let inner) = type { inner } else { .unknown }
        scope.declare(String(name.dropFirst()), inner, isProjected: true)
      } else {
        scope.declare(name, type)
      }
    }
    return names.map(\.type)
  }

  /// Returns whether a closure names its parameters.
  private static func parameterNames(of node: ClosureExprSyntax) -> Bool {
    switch node.signature?.parameterClause {
    case .simpleInput(let names): names.contains { $0.name.text != "_" }
    case .parameterClause(let clause):
      clause.parameters.contains { ($0.secondName ?? $0.firstName).text != "_" }
    case nil: implicitParameters(of: node) > 0
    }
  }

  /// Returns the number of a closure's parameters, named or used.
  package static func parameterCount(of node: ClosureExprSyntax) -> Int {
    switch node.signature?.parameterClause {
    case .simpleInput(let names): names.count
    case .parameterClause(let clause): clause.parameters.count
    case nil: implicitParameters(of: node)
    }
  }

  /// Returns the number of parameters of a closure that names none: one more than the highest `$` in it.
  private static func implicitParameters(of node: ClosureExprSyntax) -> Int {
    var count = 0
    node.statements.walk { node in
      if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text, name.hasPrefix("$"),
        let number = Int(name.dropFirst())
      {
        count = max(count, number + 1)
      }
      return node.kind == .closureExpr ? .skip : .enter
    }
    return count
  }

  /// Returns whether statements contain `return`, closures in them aside: then they are no view builder.
  static func returnsEarly(_ statements: CodeBlockItemListSyntax) -> Bool {
    statements.containsOutsideFunctions { $0.kind == .returnStmt }
  }

  /// Compiles a closure, or an expression of such a type, as a view builder.
  package func content(_ node: ExprSyntax, _ parameters: [SwiftType] = []) throws -> Typed {
    try body.expression(node, as: .function(parameters, .view))
  }
}

extension ClosureCaptureSyntax {
  /// Whether the capture is a weak reference.
  fileprivate var isWeak: Bool { specifier?.specifier.tokenKind == .keyword(.weak) }
}
