internal import SwiftDiagnostics
public import SwiftSyntax
public import SwiftSyntaxMacros

/// `@AnimatableIgnored`: a mark for `@Animatable`, which adds nothing of its own.
open class AnimatableIgnoredMacro: AccessorMacro {
  /// Returns no accessors, and reports a mark on a property that `@Animatable` does not see.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let type = context.lexicalContext.first?.asProtocol((any DeclGroupSyntax).self)
    if type?.attributes.contains(named: "Animatable") != true {
      let message = MacroMessage(
        "ignored-without-animatable",
        "'@AnimatableIgnored' has no effect outside of a type marked with '@Animatable'",
        severity: .warning)
      context.diagnose(Diagnostic(node: node, message: message))
    }
    return []
  }
}
