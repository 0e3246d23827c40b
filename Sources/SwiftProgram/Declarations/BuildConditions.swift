internal import SwiftSyntax

/// The clause of `#if` that is compiled: an app is played as its debug build for an iPhone.
extension IfConfigDeclSyntax {
  /// The content of the clause that is compiled; nil if none is.
  var taken: IfConfigClauseSyntax.Elements? {
    clauses.first { $0.condition.map(BuildCondition.holds) ?? true }?.elements
  }
}

/// The conditions of `#if`.
enum BuildCondition {
  /// Returns whether a condition holds.
  ///
  /// Flags are off, `DEBUG` aside, and every module but those of other systems can be
  /// imported.
  static func holds(_ node: ExprSyntax) -> Bool {
    if let sequence = node.as(SequenceExprSyntax.self) { return holds(Array(sequence.elements)) }
    if let literal = node.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let flag = node.as(DeclReferenceExprSyntax.self) { return flag.baseName.text == "DEBUG" }
    if let negated = node.as(PrefixOperatorExprSyntax.self) { return !holds(negated.expression) }
    if let tuple = node.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return holds(only.expression)
    }
    guard let call = node.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return true }
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch name {
    case "os", "platform": return argument == "iOS"
    case "canImport": return !otherModules.contains(argument)
    case "targetEnvironment": return false
    case "arch": return argument == "arm64"
    // The versions of the language and the compiler are the newest, and they have all features.
    default: return !argument.hasPrefix("<")
    }
  }

  /// Conditions with `&&` and `||` between them: the first binds more tightly.
  private static func holds(_ elements: [ExprSyntax]) -> Bool {
    var any = false
    var all = true
    for element in elements {
      if let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
        guard sign == "||" else { continue }
        any = any || all
        all = true
      } else {
        all = all && holds(element)
      }
    }
    return any || all
  }

  private static let otherModules: Set<String> = [
    "AppKit", "Cocoa", "WatchKit", "TVUIKit", "TVServices",
  ]
}
