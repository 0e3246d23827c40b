public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// `@EntryDefaultValue`: evaluates a variable's initial value whenever the variable is read.
open class EntryDefaultValueMacro: AccessorMacro {
  /// Returns the accessors of a variable.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first
    guard let value = binding?.initializer?.value.trimmed else { return [] }
    return ["get { \(value) }"]
  }
}
