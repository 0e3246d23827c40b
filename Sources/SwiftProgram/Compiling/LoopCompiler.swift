internal import SwiftSyntax

extension BodyCompiler {
  var loops: LoopCompiler { LoopCompiler(body: self) }
}

/// Compiles loops.
struct LoopCompiler {
  let body: BodyCompiler

  private func iteration(
    _ pattern: PatternSyntax, _ type: SwiftType, _ condition: ExprSyntax?, _ code: CodeBlockSyntax,
    isCase: Bool, result: SwiftType
  ) throws -> (
    slots: @Sendable () -> Int, run: @Sendable (SwiftValue, ProgramRun, Frame) throws -> Flow
  ) {
    // Every iteration has its own variables, which closures in it capture.
    let scope = LexicalScope(parent: body.scope)
    let compiler = body.inner(scope)
    let match = isCase ? try compiler.patterns.pattern(pattern, type) : nil
    let store = isCase ? nil : compiler.statements.bind(pattern, type)
    let test = try condition.map { try compiler.expression($0, as: .boolean).evaluate }
    let statements = try compiler.statements.block(code.statements, result: result)
    let skip = body.conditions.skip(
      "for", [Syntax(code)], body.written ?? WrittenLocations(), result,
      at: condition.map { body.position(of: $0) } ?? .none)
    let count = scope.slotCount
    // The numbers of a range are plain ones.
    let isFixed = if case .fixed = type { true } else { false }
    return (
      { count },
      { value, run, frame in
        let turn = Frame(count: count, parent: frame)
        let value = isFixed ? run.types.coerce(value, to: type) : value
        store?(value, turn)
        var tested = try match?(value, run, turn) ?? .holds
        if case .holds = tested, let test { tested = Tested(try test(run, turn)) }
        switch tested {
        case .holds: return try statements(run, turn)
        case .fails: return .next
        case .unknown(let unknown): return try skip(unknown, run, frame)
        }
      }
    )
  }

  func loop(_ node: ForStmtSyntax, label: String? = nil, result: SwiftType) throws -> Execute {
    let sequence = try body.expression(node.sequence)
    let writes = WrittenLocations()
    var compiler = body
    compiler.written = writes
    let turn = try compiler.loops.iteration(
      node.pattern, body.program.element(of: sequence.type), node.whereClause?.condition, node.body,
      isCase: node.caseKeyword != nil, result: result)
    body.written?.append(writes)
    let skip = body.conditions.skip(
      "for", [Syntax(node.body)], writes, result, at: body.position(of: node.sequence))
    let (evaluate, forget) = (sequence.evaluate, writes.forget)
    let position = body.position(of: node.forKeyword)
    let words = body.short(node.sequence)
    return { run, frame in
      let value = try evaluate(run, frame)
      var left: Flow?
      let unknown = try run.sequences.each(of: value, named: words, at: position) { element in
        try run.step(at: position)
        let flow = try turn.run(element, run, frame)
        if let unknown = flow.doubt { try forget?(unknown, run, frame) }
        switch flow {
        case .broken(nil), .undecidedTurn: left = .next
        case .continued(let other?) where other != label: left = flow
        case .broken, .returned, .undecided: left = flow
        default: return true
        }
        return false
      }
      return try left ?? unknown.map { try skip($0, run, frame).leavingLoop } ?? .next
    }
  }

  func loop(_ node: WhileStmtSyntax, label: String? = nil, result: SwiftType) throws -> Execute {
    let scope = LexicalScope(parent: body.scope)
    let compiler = body.inner(scope)
    let test = try compiler.conditions.conditions(node.conditions)
    let code = try compiler.statements.block(node.body.statements, result: result)
    return repeated(
      test, code, compiler, in: Syntax(node.body), testsFirst: true, label: label, result: result,
      at: body.position(of: node.whileKeyword))
  }

  func loop(_ node: RepeatStmtSyntax, label: String? = nil, result: SwiftType) throws -> Execute {
    let scope = LexicalScope(parent: body.scope)
    let compiler = body.inner(scope)
    let code = try compiler.statements.block(node.body.statements, result: result)
    let evaluate = try compiler.expression(node.condition, as: .boolean).evaluate
    let test: Test = { run, frame in
      Tested(try evaluate(run, frame))
    }
    return repeated(
      test, code, compiler, in: Syntax(node.body), testsFirst: false, label: label, result: result,
      at: body.position(of: node.repeatKeyword))
  }

  private func repeated(
    _ test: @escaping Test, _ code: @escaping Execute, _ compiler: BodyCompiler, in node: Syntax,
    testsFirst: Bool, label: String?, result: SwiftType, at position: SourcePosition
  ) -> Execute {
    let count = compiler.scope.slotCount
    let skip = compiler.conditions.skip(
      "the loop", [node], compiler.written ?? WrittenLocations(), result,
      telling: "what is inside of the loop", at: position)
    let forget = compiler.written?.forget
    return { run, frame in
      var isFirst = true
      while true {
        try run.step(at: position)
        let turn = Frame(count: count, parent: frame)
        if testsFirst || !isFirst {
          switch try test(run, turn) {
          case .holds: break
          case .fails: return .next
          case .unknown(let unknown): return try skip(unknown, run, turn).leavingLoop
          }
        }
        isFirst = false
        let flow = try code(run, turn)
        if let unknown = flow.doubt { try forget?(unknown, run, turn) }
        switch flow {
        case .broken(nil), .undecidedTurn: return .next
        case .continued(let other?) where other != label: return flow
        case .broken, .returned, .undecided: return flow
        default: continue
        }
      }
    }
  }
}
