internal import SwiftSyntax

extension AttributeSyntax {
  /// The attribute's name without the module it is qualified with.
  var unqualifiedName: String { attributeName.unqualifiedName }
}

extension TypeSyntax {
  /// The name of the type without what it is a member of.
  var unqualifiedName: String {
    if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    return trimmedDescription
  }
}

extension AttributeListSyntax {
  /// Whether there is an attribute of a name, qualified or not.
  func contains(named name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.unqualifiedName == name }
  }
}
