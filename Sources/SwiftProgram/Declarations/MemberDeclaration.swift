package import SwiftSyntax

/// A declaration inside a type, with its file.
package struct MemberDeclaration {
  package let declaration: DeclSyntax
  package let source: ProgramSource

  /// Whether the extension that contains the declaration is private to its file.
  var isOfFile = false

  /// The protocol whose extension in the files declares the member, or the class that declares a private member.
  var origin: String?

  /// Whether the type has a member of its own that is called where the type is known, while this one is called where
  /// only a protocol is known that does not require it, or in the superclass whose private member it is.
  var isCovered = false

  /// The superclass that declares the member; nil for one that the type declares itself.
  var declarer: Int?

  /// The file that the member is private to; nil for none.
  var keeper: Int? { isOfFile || declaration.isOfFile ? source.file : nil }
}

extension MemberDeclaration {
  /// The name of the member without labels.
  var plainName: String {
    declaration.as(FunctionDeclSyntax.self)?.name.plainText
      ?? declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription ?? ""
  }

  /// Returns the signatures by which a member is overridden: a function's name and labels, a variable's name.
  static func signatures(of declaration: DeclSyntax) -> [String] {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let labels = function.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
      return ["\(function.name.plainText)(\(labels.joined()))"]
    }
    if let element = declaration.as(SubscriptDeclSyntax.self) {
      let labels = element.parameterClause.parameters.map {
        $0.secondName == nil ? "_:" : "\($0.firstName.text):"
      }
      return ["subscript(\(labels.joined()))"]
    }
    if declaration.is(InitializerDeclSyntax.self) { return ["init"] }
    return declaration.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription) ?? []
  }
}

extension DeclSyntax {
  /// The extension that contains the declaration; nil outside of extensions.
  var extensionAround: ExtensionDeclSyntax? {
    sequence(first: Syntax(self)) { $0.parent }.lazy
      .compactMap { $0.as(ExtensionDeclSyntax.self) }.first { _ in true }
  }
}
