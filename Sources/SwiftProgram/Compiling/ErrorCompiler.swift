internal import SwiftSyntax

extension BodyCompiler {
  var errors: ErrorCompiler { ErrorCompiler(body: self) }
}

/// Compiles statements that throw errors, and those that catch them.
struct ErrorCompiler {
  let body: BodyCompiler

  /// Compiles `throw`.
  func thrown(_ node: ThrowStmtSyntax) throws -> Execute {
    let evaluate = try body.expression(node.expression, as: errorType(around: node)).evaluate
    let position = body.position(of: node)
    return { run, frame in
      try run.step(at: position)
      throw ThrownError.value(try evaluate(run, frame))
    }
  }

  /// Returns the type of the errors that the enclosing function, closure or `do` throws; unknown where it is not
  /// written.
  private func errorType(around node: ThrowStmtSyntax) -> SwiftType {
    for around in sequence(first: Syntax(node), next: \.parent) {
      let clause: ThrowsClauseSyntax?
      switch around.as(SyntaxEnum.self) {
      case .functionDecl(let function):
        clause = function.signature.effectSpecifiers?.throwsClause
      case .initializerDecl(let made): clause = made.signature.effectSpecifiers?.throwsClause
      case .closureExpr(let closure):
        clause = closure.signature?.effectSpecifiers?.throwsClause
      case .accessorDecl(let accessor): clause = accessor.effectSpecifiers?.throwsClause
      case .doStmt(let statement) where statement.throwsClause != nil:
        clause = statement.throwsClause
      default: continue
      }
      return clause?.type.map { body.types.type($0) } ?? .unknown
    }
    return .unknown
  }

  /// Compiles `do` with its `catch`.
  func caught(_ node: DoStmtSyntax, result: SwiftType) throws -> Execute {
    guard !node.catchClauses.isEmpty else {
      return try body.statements.block(node.body.statements, result: result)
    }
    let writes = WrittenLocations()
    var compiler = body
    compiler.written = writes
    let work = try compiler.statements.block(node.body.statements, result: result)
    let clauses = try compiler.errors.clauses(of: node) { compiler, statements in
      try compiler.statements.block(statements, result: result)
    }
    body.written?.append(writes)
    let skip = self.skip(node, writes, result)
    return { run, frame in
      do {
        return try run.catching { try work(run, frame) }
      } catch let error as ThrownError {
        guard case .value(let value) = error else { return try skip(error, run, frame) }
        for clause in clauses {
          switch try clause.match(value, run, frame) {
          case .holds: return try clause.body(run, frame)
          case .fails: continue
          case .unknown(let unknown): return try skip(.undecided(unknown), run, frame)
          }
        }
        throw error
      }
    }
  }

  /// Returns the code that is run where it is unknown whether an error is thrown, or which clause catches it.
  func skip(_ node: DoStmtSyntax, _ writes: WrittenLocations, _ result: SwiftType)
    -> @Sendable (ThrownError, ProgramRun, Frame) throws -> Flow
  {
    let skip = body.conditions.skip(
      "do", [Syntax(node)], writes, result, telling: "what is inside of 'do'",
      at: body.position(of: node.doKeyword))
    return { error, run, frame in
      guard case .undecided(let unknown) = error else { return .next }
      return try skip(unknown, run, frame)
    }
  }

  /// Compiles the clauses of a `do`: the test whether a clause catches an error, and its statements.
  func clauses<Code>(
    of node: DoStmtSyntax, _ compile: (BodyCompiler, CodeBlockItemListSyntax) throws -> Code
  ) throws -> [(match: Match, body: Code)] {
    try node.catchClauses.map { clause in
      try body.scope.inBlock { (try match(clause), try compile(body, clause.body.statements)) }
    }
  }

  private func match(_ clause: CatchClauseSyntax) throws -> Match {
    let items = try clause.catchItems.map { item in
      (
        match: try item.pattern.map { try body.patterns.pattern($0, .unknown) },
        condition: try item.whereClause.map {
          try body.expression($0.condition, as: .boolean).evaluate
        }
      )
    }
    if items.isEmpty {
      let slot = body.scope.declare("error", .unknown)
      return { value, _, frame in
        frame.slots[slot] = value
        return .holds
      }
    }
    return { value, run, frame in
      try Tested.any(items) { match, condition in
        let tested = try match?(value, run, frame) ?? .holds
        guard case .holds = tested, let condition else { return tested }
        return Tested(try condition(run, frame))
      }
    }
  }

  /// Compiles `try`, `try?` and `try!`.
  func tried(_ node: TryExprSyntax, as expected: SwiftType) throws -> Typed {
    guard let mark = node.questionOrExclamationMark?.text else {
      return try body.expression(node.expression, as: expected)
    }
    let writes = WrittenLocations()
    var compiler = body
    compiler.written = writes
    var typed = try compiler.expression(node.expression, as: expected)
    body.written?.append(writes)
    let (evaluate, forget) = (typed.evaluate, writes.forget)
    let position = body.position(of: node)
    let isOptional = mark == "?"
    if isOptional, !typed.type.isUnknown, typed.type != .void, !typed.type.isOptional {
      typed.type = .optional(typed.type)
    }
    typed.locate = nil
    typed.evaluate = { run, frame in
      do {
        return try run.catching { try evaluate(run, frame) }
      } catch let error as ThrownError {
        switch error {
        case .value: return isOptional ? .nothing : run.trap(.throwsUncaught, at: position)
        case .undecided(let unknown):
          try forget?(unknown, run, frame)
          return .unknown(unknown)
        }
      }
    }
    return typed
  }
}
