internal import SwiftSyntax

extension AttributeSyntax {
  /// The attribute's name without a qualifying module.
  var unqualifiedName: String { attributeName.unqualifiedName }
}

extension TypeSyntax {
  /// The name of the type without the types or modules that qualify it.
  var unqualifiedName: String {
    if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    return trimmedDescription
  }
}

extension AttributeListSyntax {
  /// Whether the list contains an attribute with a name, qualified or not.
  func contains(named name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.unqualifiedName == name }
  }
}
