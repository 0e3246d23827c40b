internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// The variable that `@Entry` is attached to.
struct EntryProperty {
  let name: TokenSyntax
  let type: TypeSyntax?
  let initialValue: ExprSyntax?

  /// Reads a variable.
  ///
  /// - Throws: ``Misuse`` if no entry can be made of it.
  init(_ declaration: some DeclSyntaxProtocol) throws(Misuse) {
    guard let variable = declaration.as(VariableDeclSyntax.self) else { throw .notAVariable }
    if variable.bindingSpecifier.tokenKind == .keyword(.let) {
      throw .constant(variable.bindingSpecifier)
    }
    guard
      !variable.belongsToType,
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      binding.accessorBlock == nil
    else { throw .notAVariable }
    name = pattern.identifier.trimmed
    type = binding.typeAnnotation?.type.trimmed
    initialValue = binding.initializer?.value.trimmed
    if initialValue == nil && type?.isOptional != true {
      throw .noDefaultValue(binding)
    }
  }

  /// The static variable of the key that gives the default value, which is evaluated whenever it is read.
  var defaultValue: DeclSyntax {
    let value = initialValue ?? "nil"
    guard let type else {
      // The type is inferred from the value; an accessor written here could not infer it.
      return "@Kymograph.EntryDefaultValue static var defaultValue = \(value)"
    }
    return "static var defaultValue: \(type) { \(value) }"
  }
}

extension EntryProperty {
  /// A wrong use of `@Entry`: the declaration to which it is attached cannot be an entry.
  enum Misuse: Error {
    case notAVariable
    case constant(TokenSyntax)
    case noDefaultValue(PatternBindingSyntax)

    /// Returns the diagnostic for the misuse.
    func diagnostic(at attribute: AttributeSyntax) -> Diagnostic {
      switch self {
      case .notAVariable:
        return Diagnostic(
          node: attribute,
          message: MacroMessage(
            "entry-not-a-variable",
            "'@Entry' needs a single 'var' with a plain name and a default value"))
      case .constant(let specifier):
        let replacement = TokenSyntax.keyword(
          .var, leadingTrivia: specifier.leadingTrivia, trailingTrivia: specifier.trailingTrivia)
        return Diagnostic(
          node: specifier,
          message: MacroMessage("entry-constant", "'@Entry' needs a 'var', not a 'let'"),
          fixIt: FixIt(
            message: MacroMessage("entry-make-variable", "replace 'let' with 'var'"),
            changes: [.replace(oldNode: Syntax(specifier), newNode: Syntax(replacement))]))
      case .noDefaultValue(let binding):
        let value = InitializerClauseSyntax(
          equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space),
          value: ExprSyntax(EditorPlaceholderExprSyntax(placeholder: "<#default value#>")))
        return Diagnostic(
          node: binding,
          message: MacroMessage("entry-no-default", "'@Entry' needs a default value"),
          fixIt: FixIt(
            message: MacroMessage("entry-add-default", "add a default value"),
            changes: [
              .replace(
                oldNode: Syntax(binding),
                newNode: Syntax(binding.trimmed.with(\.initializer, value)))
            ]))
      }
    }
  }
}

extension TypeSyntax {
  /// Whether a variable of this type is nil until it is set.
  fileprivate var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}
