public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// `#animatableProperty`: the zero of a property's vector.
///
/// The overload that the compiler chooses determines the vector; it is the empty one for a property
/// that cannot be animated.
open class AnimatablePropertyMacro: ExpressionMacro {
  /// Returns the expression that replaces a use of the macro.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> ExprSyntax { ".zero" }
}
