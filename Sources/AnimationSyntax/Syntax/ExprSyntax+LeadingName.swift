internal import SwiftProgram
internal import SwiftSyntax

extension ExprSyntax {
  /// The expression with which a chain of calls and members begins: `Image` of `Image(.heart).resizable()`, `.red` of
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

  /// The name with which an expression begins: `Image` of `Image(.heart)`, `Color` of `Color.red`.
  var leadingName: String? {
    leadingExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText
  }
}
