package import SwiftSyntax

/// The first link of a chain of calls and members.
package enum ChainRoot {
  /// A name after a dot with nothing before it: `.spring(…)`.
  case implicit(String)
  /// A name: `Animation.spring(…)`, `Text("a").animation(…)`.
  case named(String)
  /// Any other expression: a literal, a closure, brackets.
  case other

  package init(_ expression: ExprSyntax) {
    var node = expression
    while true {
      if let call = node.as(FunctionCallExprSyntax.self) {
        node = call.calledExpression
      } else if let member = node.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else {
          self = .implicit(member.declName.baseName.text)
          return
        }
        node = base
      } else if let subscripted = node.as(SubscriptCallExprSyntax.self) {
        node = subscripted.calledExpression
      } else if let optional = node.as(OptionalChainingExprSyntax.self) {
        node = optional.expression
      } else if let forced = node.as(ForceUnwrapExprSyntax.self) {
        node = forced.expression
      } else if let reference = node.as(DeclReferenceExprSyntax.self) {
        self = .named(reference.baseName.text)
        return
      } else {
        self = .other
        return
      }
    }
  }
}

extension ExprSyntax {
  /// The link before this one in a chain; nil for an expression that is not a link.
  package var previousLink: ExprSyntax? {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base }
    if let subscripted = self.as(SubscriptCallExprSyntax.self) {
      return subscripted.calledExpression
    }
    if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression }
    return nil
  }
}
