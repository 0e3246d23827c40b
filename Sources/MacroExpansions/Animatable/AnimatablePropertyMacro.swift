public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// `#animatableProperty`: the zero of a property's vector.
///
/// Which vector that is follows from the overload that the compiler chose; it is the empty one for a property
/// that cannot be animated.
open class AnimatablePropertyMacro: ExpressionMacro {
  /// The expression in place of a use of the macro.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> ExprSyntax { ".zero" }
}
