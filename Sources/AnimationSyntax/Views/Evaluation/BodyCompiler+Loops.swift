internal import SwiftSyntax

// Loops.
extension BodyCompiler {
  private func iteration(
    _ pattern: PatternSyntax, _ type: ViewType, _ condition: ExprSyntax?, _ body: CodeBlockSyntax,
    result: ViewType
  ) throws -> (
    slots: @Sendable () -> Int, run: @Sendable (ViewValue, ViewRun, Frame) throws -> Flow
  ) {
    // Every turn has variables of its own, which closures in it keep.
    let scope = LexicalScope(parent: self.scope)
    let compiler = inner(scope)
    let store = compiler.bind(pattern, type)
    let test = try condition.map { try compiler.expression($0, as: .boolean).evaluate }
    let statements = try compiler.block(body.statements, result: result)
    let skip = skip(
      "for", [Syntax(body)], written ?? WrittenLocations(), result,
      at: condition.map { position(of: $0) } ?? .none)
    let count = scope.slotCount
    return (
      { count },
      { value, run, frame in
        let turn = Frame(count: count, parent: frame)
        store(value, turn)
        switch try test.map({ Tested(try $0(run, turn)) }) ?? .holds {
        case .holds: return try statements(run, turn)
        case .fails: return .next
        case .unknown(let unknown): return try skip(unknown, run, frame)
        }
      }
    )
  }

  func loop(_ node: ForStmtSyntax, result: ViewType) throws -> Execute {
    let sequence = try expression(node.sequence)
    let writes = WrittenLocations()
    var compiler = self
    compiler.written = writes
    let turn = try compiler.iteration(
      node.pattern, sequence.type.element, node.whereClause?.condition, node.body, result: result)
    written?.append(writes)
    let skip = self.skip(
      "for", [Syntax(node.body)], writes, result, at: self.position(of: node.sequence))
    let evaluate = sequence.evaluate
    let position = position(of: node.forKeyword)
    return { run, frame in
      let value = try evaluate(run, frame)
      guard let elements = value.elements else {
        return try value.unknown.map { try skip($0, run, frame) } ?? .next
      }
      for element in elements {
        try run.step(at: position)
        switch try turn.run(element, run, frame) {
        case .broken: return .next
        case .returned(let value): return .returned(value)
        default: continue
        }
      }
      return .next
    }
  }

  func loop(_ node: WhileStmtSyntax, result: ViewType) throws -> Execute {
    let scope = LexicalScope(parent: self.scope)
    let compiler = inner(scope)
    let test = try compiler.conditions(node.conditions)
    let body = try compiler.block(node.body.statements, result: result)
    let count = scope.slotCount
    return repeated(test, body, count: count, testsFirst: true, at: position(of: node.whileKeyword))
  }

  func loop(_ node: RepeatStmtSyntax, result: ViewType) throws -> Execute {
    let scope = LexicalScope(parent: self.scope)
    let compiler = inner(scope)
    let body = try compiler.block(node.body.statements, result: result)
    let evaluate = try compiler.expression(node.condition, as: .boolean).evaluate
    let test: Test = { run, frame in
      Tested(try evaluate(run, frame))
    }
    let count = scope.slotCount
    return repeated(
      test, body, count: count, testsFirst: false, at: position(of: node.repeatKeyword))
  }

  private func repeated(
    _ test: @escaping Test, _ body: @escaping Execute, count: Int, testsFirst: Bool,
    at position: SourcePosition
  ) -> Execute {
    { run, frame in
      var isFirst = true
      while true {
        try run.step(at: position)
        let turn = Frame(count: count, parent: frame)
        if testsFirst || !isFirst {
          switch try test(run, turn) {
          case .holds: break
          case .fails: return .next
          case .unknown(let unknown):
            run.leaveOut("what is inside of the loop", because: unknown, at: position)
            return .next
          }
        }
        isFirst = false
        switch try body(run, turn) {
        case .broken: return .next
        case .returned(let value): return .returned(value)
        default: continue
        }
      }
    }
  }
}
