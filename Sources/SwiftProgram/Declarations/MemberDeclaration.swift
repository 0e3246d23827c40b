package import SwiftSyntax

/// A declaration inside of a type, and the file it is in.
package struct MemberDeclaration {
  package let declaration: DeclSyntax
  package let source: ProgramSource

  /// Whether its extension is seen in its file alone.
  var isOfFile = false

  /// The file that keeps it to itself, if one does.
  var keeper: Int? { isOfFile || declaration.isOfFile ? source.file : nil }
}

extension MemberDeclaration {
  /// Whether it is `var body: some View`.
  var isBodyOfView: Bool {
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first else {
      return false
    }
    return binding.pattern.trimmedDescription == "body"
      && binding.typeAnnotation?.type.trimmedDescription == "some View"
  }

  /// Whether it is `func body(content:) -> some View`.
  var isBodyOfModifier: Bool {
    guard let function = declaration.as(FunctionDeclSyntax.self), function.name.text == "body"
    else { return false }
    let parameters = function.signature.parameterClause.parameters
    return parameters.count == 1 && parameters.first?.firstName.text == "content"
  }
}
