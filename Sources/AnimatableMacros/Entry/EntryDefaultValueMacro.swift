internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// `@EntryDefaultValue`: evaluates a variable's initial value whenever the variable is read.
struct EntryDefaultValueMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first
    guard let value = binding?.initializer?.value.trimmed else { return [] }
    return ["get { \(value) }"]
  }
}
