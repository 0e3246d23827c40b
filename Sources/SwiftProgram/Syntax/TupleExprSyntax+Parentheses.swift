package import SwiftSyntax

extension TupleExprSyntax {
  /// The expression between the parentheses, if it is one value.
  package var parenthesized: ExprSyntax? {
    guard let only = elements.first, elements.count == 1, only.label == nil else { return nil }
    return only.expression
  }
}
