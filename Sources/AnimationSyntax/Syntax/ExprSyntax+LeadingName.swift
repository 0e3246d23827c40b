internal import SwiftProgram
internal import SwiftSyntax

extension ExprSyntax {
  /// The expression at the beginning of a chain of calls and members: `Image` in `Image(.heart).resizable()`, `.red` in
  /// `.red.opacity(0.5)`.
  var leadingExpression: ExprSyntax {
    var node = self
    while true {
      if let call = node.as(FunctionCallExprSyntax.self) {
        node = call.calledExpression
      } else if let base = node.as(MemberAccessExprSyntax.self)?.base {
        node = base
      } else {
        return node
      }
    }
  }

  /// The name at the beginning of an expression: `Image` in `Image(.heart)`, `Color` in `Color.red`.
  var leadingName: String? {
    leadingExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText
  }
}
