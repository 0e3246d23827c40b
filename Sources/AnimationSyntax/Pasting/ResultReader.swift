internal import SwiftProgram
internal import SwiftSyntax

/// Finds the results of statements: the only expression, the values of `return`, and the branches of `if` and `switch`.
struct ResultReader {
  private let source: SwiftText

  init(_ source: SwiftText) { self.source = source }

  /// Returns the ranges of the results, in order.
  func results(of statements: CodeBlockItemListSyntax) -> [Range<Int>] {
    var results = returned(in: statements)
    var lists = [statements]
    while let list = lists.popLast() {
      guard let only = list.first, list.count == 1 else { continue }
      switch only.item {
      case .expr(let expression): add(expression, to: &results, &lists)
      case .stmt(let statement):
        if let wrapped = statement.as(ExpressionStmtSyntax.self) {
          add(wrapped.expression, to: &results, &lists)
        }
      case .decl: continue
      }
    }
    return results.sorted { $0.lowerBound < $1.lowerBound }
  }

  private func add(
    _ expression: ExprSyntax, to results: inout [Range<Int>],
    _ lists: inout [CodeBlockItemListSyntax]
  ) {
    if let choice = expression.as(IfExprSyntax.self) {
      lists.append(choice.body.statements)
      switch choice.elseBody {
      case .codeBlock(let block): lists.append(block.statements)
      case .ifExpr(let next):
        var next: IfExprSyntax? = next
        while let branch = next {
          lists.append(branch.body.statements)
          next = nil
          switch branch.elseBody {
          case .codeBlock(let block): lists.append(block.statements)
          case .ifExpr(let inner): next = inner
          case nil: break
          }
        }
      case nil: break
      }
    } else if let choice = expression.as(SwitchExprSyntax.self) {
      for element in choice.cases {
        if case .switchCase(let branch) = element { lists.append(branch.statements) }
      }
    } else {
      results.append(source.range(of: expression))
    }
  }

  /// Returns the ranges of the values of `return`, except inside nested closures and declarations.
  private func returned(in statements: CodeBlockItemListSyntax) -> [Range<Int>] {
    var results: [Range<Int>] = []
    var stack = [Syntax(statements)]
    while let node = stack.popLast() {
      if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) { continue }
      if let statement = node.as(ReturnStmtSyntax.self) {
        if let expression = statement.expression { results.append(source.range(of: expression)) }
        continue
      }
      stack.append(childrenOf: node)
    }
    return results
  }
}
