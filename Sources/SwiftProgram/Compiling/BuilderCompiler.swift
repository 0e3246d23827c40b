package import SwiftSyntax

/// A function that makes views.
package typealias Build = @Sendable (ProgramRun, Frame) throws -> ViewElement

extension BodyCompiler {
  package var builders: BuilderCompiler { BuilderCompiler(body: self) }
}

/// Compiles view builders.
package struct BuilderCompiler {
  let body: BodyCompiler

  /// Compiles the statements of a view builder: each gives views.
  package func builder(_ items: CodeBlockItemListSyntax) throws -> Build {
    try body.scope.inBlock {
      try body.localDeclarations.declare(items)
      var parts: [(position: SourcePosition, build: Build?, execute: Execute?)] = []
      var read: [CodeBlockItemSyntax] = []
      for item in items {
        read.append(item)
        let position = body.position(of: item)
        switch item.item {
        case .decl(let declaration):
          if let block = declaration.as(IfConfigDeclSyntax.self) {
            if case .statements(let inner)? = block.taken {
              parts.append((position, try builder(inner), nil))
            } else {
              read.removeLast()
            }
          } else {
            parts.append((position, nil, try body.statements.statement(item, result: .void)))
          }
        case .expr(let expression):
          if AssignmentCompiler.isAssignment(expression) {
            parts.append((position, nil, try body.statements.statement(item, result: .void)))
          } else {
            parts.append((position, try view(expression), nil))
          }
        case .stmt(let statement):
          if let inner = statement.as(ExpressionStmtSyntax.self) {
            parts.append((position, try view(inner.expression), nil))
          } else if let returned = statement.as(ReturnStmtSyntax.self),
            let value = returned.expression
          {
            parts.append((position, try view(value), nil))
          } else {
            parts.append((position, nil, try body.statements.statement(item, result: .void)))
          }
        }
      }
      let all = body.localDeclarations.begin(read, parts)
      if let only = all.first, all.count == 1, let build = only.build { return build }
      return { run, frame in
        var views: [(position: SourcePosition, element: ViewElement)] = []
        for part in all {
          if let build = part.build {
            views.append((part.position, try build(run, frame)))
          } else {
            _ = try part.execute?(run, frame)
          }
        }
        return .group(views)
      }
    }
  }

  /// Compiles an expression that gives views.
  package func view(_ node: ExprSyntax) throws -> Build {
    if let choice = node.as(IfExprSyntax.self) { return try branches(choice, number: 0) }
    if let selection = node.as(SwitchExprSyntax.self) { return try cases(selection) }
    let evaluate = try body.expression(node, as: .view).evaluate
    let position = body.position(of: node)
    return { run, frame in try run.element(try evaluate(run, frame), at: position) }
  }

  // MARK: - Branches

  private func branches(_ node: IfExprSyntax, number: Int) throws -> Build {
    let position = body.position(of: node.conditions)
    let (test, yes) = try body.scope.inBlock {
      (try body.conditions.conditions(node.conditions), try builder(node.body.statements))
    }
    let no: Build? =
      switch node.elseBody {
      case .codeBlock(let block): try builder(block.statements)
      case .ifExpr(let choice): try branches(choice, number: number + 1)
      case nil: nil
      }
    return { run, frame in
      switch try test(run, frame) {
      case .holds: return .branch(number * 2, try yes(run, frame))
      case .fails: return .branch(number * 2 + 1, try no?(run, frame) ?? .empty)
      case .unknown(let unknown):
        guard let assumptions = run.assumptions else {
          return run.undecided("if", because: unknown, at: position)
        }
        assumptions.takeToHold(position)
        return .branch(number * 2, try yes(run, frame))
      }
    }
  }

  private func cases(_ node: SwitchExprSyntax) throws -> Build {
    let subject = try body.expression(node.subject)
    let position = body.position(of: node.subject)
    var all: [(match: Match?, build: Build)] = []
    for entry in node.cases {
      guard case .switchCase(let entry) = entry else { continue }
      try body.scope.inBlock {
        all.append(
          (try body.conditions.match(entry.label, subject.type), try builder(entry.statements)))
      }
    }
    let (evaluate, entries) = (subject.evaluate, all)
    return { run, frame in
      let value = try evaluate(run, frame)
      if let unknown = value.unknown {
        return run.undecided("switch", because: unknown, at: position)
      }
      for (number, entry) in entries.enumerated() {
        switch try entry.match?(value, run, frame) ?? .holds {
        case .holds: return .branch(number, try entry.build(run, frame))
        case .fails: continue
        case .unknown(let unknown): return run.undecided("switch", because: unknown, at: position)
        }
      }
      return .empty
    }
  }
}
