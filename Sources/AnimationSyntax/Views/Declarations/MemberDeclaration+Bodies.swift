internal import SwiftProgram
internal import SwiftSyntax

extension MemberDeclaration {
  /// Whether the member is `var body: some View`.
  var isBodyOfView: Bool {
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first else {
      return false
    }
    return binding.pattern.trimmedDescription == "body"
      && binding.typeAnnotation?.type.trimmedDescription == "some View"
  }

  /// Whether the member is `func body(content:) -> some View`.
  var isBodyOfModifier: Bool {
    guard let function = declaration.as(FunctionDeclSyntax.self), function.name.text == "body"
    else { return false }
    let parameters = function.signature.parameterClause.parameters
    return parameters.count == 1 && parameters.first?.firstName.text == "content"
  }
}
