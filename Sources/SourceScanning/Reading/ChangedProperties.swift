internal import SwiftParser
internal import SwiftSyntax

extension FunctionCallExprSyntax {
  /// The properties that a call of UIKit or Core Animation animates; nil for other calls, and if it may change others.
  var changedProperties: [String]? {
    if let reference = calledExpression.as(DeclReferenceExprSyntax.self) {
      guard Self.layerAnimations.contains(reference.baseName.text),
        let path = arguments.first, path.label?.text == "keyPath",
        let text = path.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      else { return nil }
      return [text]
    }
    guard let member = calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "animate", member.base?.lastName == "UIView"
    else { return nil }
    let argument = arguments.first { $0.label?.text == "animations" }
    return (argument?.expression.as(ClosureExprSyntax.self) ?? trailingClosure)?.assignedProperties
  }

  private static let layerAnimations: Set<String> = [
    "CABasicAnimation", "CASpringAnimation", "CAKeyframeAnimation",
  ]
}

extension ClosureExprSyntax {
  /// The properties to which the closure assigns values; nil if it does anything else.
  fileprivate var assignedProperties: [String]? {
    var names: [String] = []
    for statement in statements {
      guard let sequence = statement.item.as(SequenceExprSyntax.self) else { return nil }
      let elements = Array(sequence.elements.prefix(2))
      guard elements.count == 2, elements[1].is(AssignmentExprSyntax.self),
        let name = elements[0].lastName
      else { return nil }
      names.append(name)
    }
    return names
  }
}
