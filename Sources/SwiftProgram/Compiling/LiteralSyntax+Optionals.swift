internal import SwiftSyntax

// Elements of collections that are written out, which Swift takes for optionals.
extension LiteralSyntax {
  /// Whether an element of a collection that is written out stands before `??` with whole numbers among the fractions,
  /// as in `let first = [1.5, 2].first ?? 0`: where nothing says the type, Swift makes an optional of both.
  ///
  /// - Parameters:
  ///   - element: The operand before `??`.
  ///   - other: The operand after it.
  static func isOfOptionals(_ element: ExprSyntax, _ other: ExprSyntax) -> Bool {
    guard isLiteral(other) || isCollection(other), let base = head(of: element),
      base.is(ArrayExprSyntax.self) || base.is(DictionaryExprSyntax.self), isUntyped(element)
    else { return false }
    return [base, other].contains { $0.containsNode { $0.kind == .floatLiteralExpr } }
      && [base, other].contains { $0.containsNode { $0.kind == .integerLiteralExpr } }
  }

  /// The members that ask nothing of the elements; others, such as `max()`, say that these are numbers.
  private static let plainMembers: Set<String> = [
    "first", "last", "randomElement", "prefix", "suffix", "dropFirst", "dropLast", "reversed",
    "shuffled", "compactMap",
  ]

  /// Returns the expression with which a chain of subscripts and of members that ask nothing of the elements begins;
  /// nil for any other chain.
  private static func head(of chain: ExprSyntax) -> ExprSyntax? {
    var node = chain
    while true {
      if let member = node.as(MemberAccessExprSyntax.self) {
        guard let base = member.base, plainMembers.contains(member.declName.baseName.text) else {
          return nil
        }
        node = base
      } else if let call = node.as(FunctionCallExprSyntax.self) {
        node = call.calledExpression
      } else if let element = node.as(SubscriptCallExprSyntax.self) {
        node = element.calledExpression
      } else if let optional = node.as(OptionalChainingExprSyntax.self) {
        node = optional.expression
      } else {
        return node
      }
    }
  }

  /// Whether the operators around an operand, and parentheses around them, give the value of a variable, of a segment of
  /// a text, of a tuple or of a closure, where no type is expected.
  private static func isUntyped(_ operand: ExprSyntax) -> Bool {
    let plain: Set<SyntaxKind> = [
      .exprList, .labeledExprList, .labeledExpr, .tupleExpr, .unresolvedTernaryExpr,
      .codeBlockItem, .codeBlockItemList,
    ]
    guard let sequence = operand.parent?.parent else { return false }
    let around = ancestor(of: sequence) { node in
      // Only `? :` passes the value of an operand on.
      plain.contains(node.kind)
        || node.as(SequenceExprSyntax.self)?.elements.contains {
          $0.is(UnresolvedTernaryExprSyntax.self)
        } == true
    }
    return [.initializerClause, .expressionSegment, .closureExpr].contains(around?.kind)
  }

  /// Whether the value of `x as Any` stays known as an optional: in a variable without a written type, and where it is
  /// printed.
  static func keepsOptional(_ type: ExprSyntax) -> Bool {
    guard let sequence = type.parent?.parent else { return false }
    let around = ancestor(of: sequence) {
      [.exprList, .labeledExprList, .labeledExpr, .tupleExpr, .sequenceExpr].contains($0.kind)
    }
    if let call = around?.as(FunctionCallExprSyntax.self) {
      return call.arguments.count == 1
        && ["describing", "reflecting"].contains(call.arguments.first?.label?.text)
    }
    if let binding = around?.parent?.as(PatternBindingSyntax.self) {
      return binding.typeAnnotation == nil
    }
    return around?.kind == .expressionSegment
  }

  /// Returns the nearest node around another one that does not belong to some kinds.
  private static func ancestor(
    of node: Syntax, goingPast isPassed: (Syntax) -> Bool
  ) -> Syntax? {
    sequence(first: node) { $0.parent }.dropFirst().first { !isPassed($0) }
  }
}
