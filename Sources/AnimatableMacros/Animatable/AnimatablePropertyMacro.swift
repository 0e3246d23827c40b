internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// `#animatableProperty` for a property that can be animated: the zero of its vector.
///
/// Which vector that is follows from the overload that the compiler chose.
struct AnimatablePropertyMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> ExprSyntax { ".zero" }
}

/// `#animatableProperty` for a property that cannot: an error, and the empty vector so that no
/// further errors follow from it.
struct UnanimatablePropertyMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    let path = node.arguments.first?.expression.as(KeyPathExprSyntax.self)
    let name = path?.components.last?.component.trimmedDescription ?? "a property"
    context.diagnose(
      Diagnostic(
        node: node,
        message: MacroMessage(
          "unanimatable-property",
          "'animatableData' cannot be synthesized: the type of '\(name)' cannot be animated"),
        notes: [
          Note(
            node: Syntax(node),
            message: MacroMessage(
              "mark-property", "mark '\(name)' with '@AnimatableIgnored' to leave it out")),
          Note(
            node: Syntax(node),
            message: MacroMessage(
              "conform-type", "or make its type conform to 'Animatable' or 'VectorArithmetic'")),
        ]))
    return ".zero"
  }
}
