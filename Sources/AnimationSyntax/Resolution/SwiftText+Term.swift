internal import SwiftProgram
internal import SwiftSyntax

extension SwiftText {
  /// Reads the text as a single expression.
  ///
  /// - Parameter calls: Functions with which an expression is often pasted; they are rejected, since only their
  ///   animation is meant.
  /// - Parameter hasChoices: Whether the resolver evaluates each branch of a choice in turn.
  func readTerm(
    refusing calls: Set<String> = ExpressionGrammar.wholeCalls, hasChoices: Bool = false
  ) throws(Fault) -> Term {
    let file = parse()
    try checkTree(Syntax(file))
    guard let first = file.statements.first else {
      throw Fault(.emptyExpression, end..<end)
    }
    guard case .expr(let expression) = first.item, !expression.is(IfExprSyntax.self),
      !expression.is(SwitchExprSyntax.self)
    else {
      let word = first.firstToken(viewMode: .sourceAccurate)
      throw Fault(
        .notUnderstood("'\(word?.text ?? "")'"), word.map { range(of: Syntax($0)) } ?? 0..<0)
    }
    if let second = file.statements.dropFirst().first {
      throw Fault(.unexpectedText(self.text(of: second)), range(of: second))
    }
    return try TermReader(
      source: self, grammar: ExpressionGrammar(refusedCalls: calls, hasChoices: hasChoices)
    ).term(of: expression)
  }
}
