internal import SwiftSyntax

/// The results of statements: the only expression, the expressions that are returned, and the branches of `if` and
/// `switch`.
struct ResultList {
  /// A result, with the condition on which it depends.
  struct Result {
    let expression: ExprSyntax
    /// The condition of an `if`; nil if there is none or if it is not a plain expression.
    var condition: ExprSyntax?
    /// Whether the condition has to be true.
    var isMet = true
  }

  private(set) var results: [Result] = []

  /// Makes the results of an `if` or a `switch` that is an expression.
  init(_ expression: ExprSyntax) { add(expression, nil, true) }

  /// Makes the results of the statements of a body.
  init(_ statements: CodeBlockItemListSyntax) {
    let returned = Self.returned(in: statements)
    if !returned.isEmpty {
      results = returned
    } else if let last = statements.last {
      add(last)
    }
  }

  private mutating func add(_ item: CodeBlockItemSyntax) {
    switch item.item {
    case .expr(let expression): add(expression, nil, true)
    case .stmt(let statement):
      if let wrapped = statement.as(ExpressionStmtSyntax.self) {
        add(wrapped.expression, nil, true)
      }
    case .decl: break
    }
  }

  private mutating func add(_ expression: ExprSyntax, _ condition: ExprSyntax?, _ isMet: Bool) {
    var pending = [Result(expression: expression, condition: condition, isMet: isMet)]
    while let next = pending.popLast() {
      if let choice = next.expression.as(IfExprSyntax.self) {
        let own = choice.conditions.count == 1 ? choice.conditions.first?.expression : nil
        var inner: [Result] = []
        if let body = Self.last(of: choice.body.statements) {
          inner.append(
            Result(
              expression: body, condition: own ?? next.condition, isMet: own != nil || next.isMet))
        }
        switch choice.elseBody {
        case .codeBlock(let block):
          if let body = Self.last(of: block.statements) {
            inner.append(
              Result(
                expression: body, condition: own ?? next.condition, isMet: own == nil && next.isMet)
            )
          }
        case .ifExpr(let other):
          inner.append(Result(expression: ExprSyntax(other), condition: own, isMet: false))
        case nil: break
        }
        pending += inner.reversed()
      } else if let choice = next.expression.as(SwitchExprSyntax.self) {
        var inner: [Result] = []
        for element in choice.cases {
          guard case .switchCase(let branch) = element, let body = Self.last(of: branch.statements)
          else { continue }
          inner.append(Result(expression: body))
        }
        pending += inner.reversed()
      } else {
        results.append(next)
      }
    }
  }

  private static func last(of statements: CodeBlockItemListSyntax) -> ExprSyntax? {
    switch statements.last?.item {
    case .expr(let expression): expression
    case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
    case .decl, nil: nil
    }
  }

  /// Returns the results of `return` statements, without those in closures and declarations inside.
  private static func returned(in statements: CodeBlockItemListSyntax) -> [Result] {
    var found: [Result] = []
    var stack: [(node: Syntax, condition: ExprSyntax?, isMet: Bool)] = [
      (Syntax(statements), nil, true)
    ]
    while let (node, condition, isMet) = stack.popLast() {
      switch node.kind {
      case .token, .closureExpr, .functionDecl, .structDecl, .classDecl, .enumDecl: continue
      case .returnStmt:
        guard let expression = node.cast(ReturnStmtSyntax.self).expression else { continue }
        found.append(Result(expression: expression, condition: condition, isMet: isMet))
      case .ifExpr:
        let choice = node.cast(IfExprSyntax.self)
        let own = choice.conditions.count == 1 ? choice.conditions.first?.expression : nil
        if let other = choice.elseBody { stack.append((Syntax(other), own, false)) }
        stack.append((Syntax(choice.body), own, true))
      default:
        for child in node.children(viewMode: .sourceAccurate).reversed() {
          stack.append((child, condition, isMet))
        }
      }
    }
    // A result after `if reduceMotion { return nil }` is used if the condition is false.
    if let first = found.first, let condition = first.condition, first.isMet {
      for index in found.indices.dropFirst() where found[index].condition == nil {
        found[index].condition = condition
        found[index].isMet = false
      }
    }
    return found
  }
}

extension ConditionElementSyntax {
  /// The condition as an expression; nil if it is not a plain one.
  fileprivate var expression: ExprSyntax? {
    if case .expression(let expression) = condition { expression } else { nil }
  }
}
