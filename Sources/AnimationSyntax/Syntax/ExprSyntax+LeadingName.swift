internal import SwiftSyntax

extension ExprSyntax {
  /// The name with which an expression begins: `Image` of `Image(.heart)`, `Color` of `Color.red`.
  var leadingName: String? {
    var node = self
    while true {
      if let call = node.as(FunctionCallExprSyntax.self) {
        node = call.calledExpression
      } else if let base = node.as(MemberAccessExprSyntax.self)?.base {
        node = base
      } else {
        return node.as(DeclReferenceExprSyntax.self)?.baseName.text.filter { $0 != "`" }
      }
    }
  }
}
