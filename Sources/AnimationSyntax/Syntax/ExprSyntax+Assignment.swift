internal import SwiftSyntax

extension ExprSyntax {
  /// Whether it is `=` or a compound assignment such as `*=`.
  var isAssignment: Bool {
    if self.is(AssignmentExprSyntax.self) { return true }
    let name = self.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
  }
}
