package import SwiftSyntax

extension TupleExprSyntax {
  /// The expression in the parentheses, if it is the only one and has no label; nil otherwise.
  package var parenthesized: ExprSyntax? {
    guard let only = elements.first, elements.count == 1, only.label == nil else { return nil }
    return only.expression
  }
}
