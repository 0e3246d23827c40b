internal import SwiftSyntax

extension BodyCompiler {
  var exits: ExitCompiler { ExitCompiler(body: self) }
}

/// Compiles labeled statements and `defer`.
struct ExitCompiler {
  let body: BodyCompiler

  /// Compiles a statement with a label, which `break` and `continue` inside may name.
  func labeled(_ node: LabeledStmtSyntax, result: SwiftType) throws -> Execute {
    let label = node.label.plainText
    let execute: Execute =
      switch node.statement.as(StmtSyntaxEnum.self) {
      case .forStmt(let inner): try body.loops.loop(inner, label: label, result: result)
      case .whileStmt(let inner): try body.loops.loop(inner, label: label, result: result)
      case .repeatStmt(let inner): try body.loops.loop(inner, label: label, result: result)
      default: try body.statements.statement(node.statement, result: result)
      }
    return { run, frame in
      let flow = try execute(run, frame)
      if case .broken(let left?) = flow, left == label { return .next }
      return flow
    }
  }

  /// Compiles the statements of `defer`, which are a function of their own in Swift.
  func last(_ node: DeferStmtSyntax) throws -> Execute {
    var body = body
    body.ownStorage = nil
    return try body.statements.block(node.body.statements)
  }

  /// Compiles `defer`: its statements run when the rest of the block is over, however that is left.
  func deferred(
    _ node: DeferStmtSyntax, before rest: ArraySlice<CodeBlockItemSyntax>, result: SwiftType
  ) throws -> Execute {
    let last = try self.last(node)
    let following = try body.statements.statements(rest, result: result)
    return { run, frame in
      var flow = Flow.next
      do {
        for statement in following {
          flow = try statement(run, frame)
          guard case .next = flow else { break }
        }
      } catch let error as ThrownError {
        _ = try last(run, frame)
        throw error
      }
      _ = try last(run, frame)
      return flow
    }
  }
}
