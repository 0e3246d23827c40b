internal import SwiftSyntax

extension ExprSyntax {
  /// The last name of a chain without arguments: `duration` of `self.duration`; nil for anything else.
  var lastName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.name }
    return self.as(MemberAccessExprSyntax.self)?.declName.baseName.name
  }

  /// The name with which a chain of members and calls begins; nil for a leading dot and for other expressions.
  var chainRoot: String? {
    var node = self
    while true {
      if let call = node.as(FunctionCallExprSyntax.self) {
        node = call.calledExpression
      } else if let member = node.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return nil }
        node = base
      } else {
        return node.as(DeclReferenceExprSyntax.self)?.baseName.name
      }
    }
  }

  /// The member with which a chain with a leading dot begins: `spring` of `.spring().delay(1)`.
  var implicitRoot: String? {
    var node = self
    while true {
      if let call = node.as(FunctionCallExprSyntax.self) {
        node = call.calledExpression
      } else if let member = node.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return member.declName.baseName.name }
        node = base
      } else {
        return nil
      }
    }
  }

  /// The expression in parentheses; nil if the expression is anything else.
  var parenthesized: ExprSyntax? {
    guard let tuple = self.as(TupleExprSyntax.self), let only = tuple.elements.first,
      tuple.elements.count == 1, only.label == nil
    else { return nil }
    return only.expression
  }
}

extension SyntaxProtocol {
  /// The innermost closure around the node; nil outside of all closures.
  var closureAround: ClosureExprSyntax? {
    var node = parent
    while let next = node, !next.is(ClosureExprSyntax.self) { node = next.parent }
    return node?.as(ClosureExprSyntax.self)
  }
}

extension ClosureExprSyntax {
  /// The call whose argument the closure is; nil if it is not an argument.
  var ownCall: FunctionCallExprSyntax? {
    guard let parent else { return nil }
    if let call = parent.as(FunctionCallExprSyntax.self) { return call }
    let holder =
      parent.as(LabeledExprSyntax.self).map { Syntax($0) }
      ?? parent.as(MultipleTrailingClosureElementSyntax.self).map { Syntax($0) }
    return holder?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }
}

extension ClosureExprSyntax {
  /// Whether the closure runs when an event happens, and is not a view: of a button's closures, only its action is.
  func isAction(of name: String, _ call: FunctionCallExprSyntax?) -> Bool {
    guard name == "Button" else { return true }
    if let label = parent?.as(LabeledExprSyntax.self)?.label?.text { return label == "action" }
    if parent?.is(MultipleTrailingClosureElementSyntax.self) == true { return false }
    return call?.arguments.contains { $0.label?.text == "action" } == false
  }
}

extension TypeSyntax {
  /// The name of the type without `SwiftUI.`, question marks and `some`; nil for a type without a name.
  var typeName: String? {
    var type = self
    while true {
      if let optional = type.as(OptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let attributed = type.as(AttributedTypeSyntax.self) {
        type = attributed.baseType
      } else {
        break
      }
    }
    if let member = type.as(MemberTypeSyntax.self) {
      guard let base = member.baseType.typeName, base != "SwiftUI" else { return member.name.name }
      return "\(base).\(member.name.name)"
    }
    return type.as(IdentifierTypeSyntax.self)?.name.name
  }
}
