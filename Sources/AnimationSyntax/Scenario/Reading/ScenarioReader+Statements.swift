internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

// The statements of a script.
extension ScenarioReader {
  /// Reads a whole file that is shown in a context; nil for the context of the file.
  mutating func read(
    _ statements: CodeBlockItemListSyntax, context: PresentationContext? = nil,
    readFile: (String) throws -> String
  ) throws -> ScenarioScript {
    try readContext(of: statements, asked: context)
    if isPasted {
      try animators(in: statements)
      try startPasted()
    } else {
      for statement in statements {
        switch statement.item {
        case .decl(let declaration): try declare(declaration)
        case .stmt(let statement): try loop(statement, readFile: readFile)
        case .expr(let expression): try self.expression(expression, readFile: readFile)
        }
      }
    }
    try checkTimeline()
    finishProgram()
    guard script.showsSomething else {
      let hasNoCode =
        statements.allSatisfy { $0.item.is(ImportDeclSyntax.self) }
        && text.bytes.contains { !$0.isBlank && !$0.isLineBreak }
      throw Fault(.scenario(hasNoCode ? .noCode : .nothingShown), 0..<0)
    }
    if !environment.isEmpty {
      let changes = environment
      script.environment = { values in for change in changes { change(&values) } }
    }
    return script
  }

  private mutating func expression(
    _ expression: ExprSyntax, readFile: (String) throws -> String
  ) throws {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return try assignment(sequence)
    }
    if let choice = expression.as(IfExprSyntax.self) {
      _ = try views(choice)
      return
    }
    if hasAnimators, try animators(in: expression) { return }
    let chain = ModifierChain(expression, source: source)
    if try declareView(chain) { return }
    guard let call = chain.rootCall else {
      let names = try members(of: chain)
      return try modify(names, chain, isStatement: true)
    }
    if call.name == "Group" {
      let names = try members(of: chain)
      return try modify(names, chain, isStatement: true)
    }
    if let modifier = chain.modifiers.first {
      throw Fault(.notUnderstood("'.\(modifier.name)'"), modifier.nameRange)
    }
    switch call.name {
    case "at": try at(call)
    case "drag":
      try checkHasGestures(call)
      try drag(call, readFile: readFile)
    case "run": try run(call)
    case "context": try checkContext(call)
    case "entry": try entry(call)
    case "policy": try policy(call)
    default: throw unknownStatement(call)
    }
  }

  /// Unrolls `for index in 0..<5 { at(Double(index) * 0.1) { … } }`.
  private mutating func loop(
    _ statement: StmtSyntax, readFile: (String) throws -> String
  ) throws {
    if let choice = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
      _ = try views(choice)
      return
    }
    guard let loop = statement.as(ForStmtSyntax.self) else { throw misplaced(statement) }
    let range = try LoopRange(loop, formulas: formulas, scope: scope)
    if let name = range.name {
      try scope.checkNew(name, at: source.range(of: loop.pattern))
      scope.declare(name, .constant(.integer, .integer(0)), at: source.range(of: loop.pattern))
    }
    let (cost, overflow) = range.indices.count.multipliedReportingOverflow(
      by: max(source.range(of: loop.body).count, 64))
    guard !overflow, cost <= loopBudget else {
      throw Fault(.scenario(.loopIsTooLong), source.range(of: loop.forKeyword))
    }
    loopBudget -= cost
    for index in range.indices {
      if let name = range.name { scope.set(name, to: .constant(.integer, .integer(index))) }
      for statement in loop.body.statements {
        switch statement.item {
        case .decl(let declaration):
          throw Fault(
            .scenario(
              .misplaced(
                declaration.firstToken(viewMode: .sourceAccurate)?.text ?? "let",
                rule: "is not allowed in a loop")), source.range(of: declaration))
        case .stmt(let inner): try self.loop(inner, readFile: readFile)
        case .expr(let expression): try self.expression(expression, readFile: readFile)
        }
      }
    }
    if let name = range.name { scope.remove(name) }
  }
}
