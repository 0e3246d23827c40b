package import SwiftSyntax

// Property wrappers.
extension ProgramDeclarations {
  /// Returns the effects of the wrappers of a variable, in the order in which they are written.
  func wrappers(of variable: VariableDeclSyntax) -> [PropertyWrapper] {
    variable.attributes.compactMap { attribute in
      attribute.as(AttributeSyntax.self).flatMap { frameworks.wrapper($0.plainName) }
    }
  }

  /// Returns whether a variable is a state, such as one with `@State`.
  package func isState(_ variable: VariableDeclSyntax) -> Bool {
    wrappers(of: variable).contains(.state)
  }

  /// Returns whether a variable is a state of a preview.
  package func isOfPreview(_ variable: VariableDeclSyntax) -> Bool {
    wrappers(of: variable).contains(.preview)
  }

  /// Returns the first attribute of a variable that may be a property wrapper whose effect neither the files nor the
  /// frameworks determine: one of a package.
  func unknownWrapper(
    among attributes: AttributeListSyntax, _ source: ProgramSource, owner: Int?
  ) -> String? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self)?.plainName }.first { name in
      name.first?.isUppercase == true && !Self.plainAttributes.contains(name)
        && !name.hasSuffix("Actor") && !frameworks.leavesValue(name)
        && frameworks.wrapper(name) == nil
        && number(of: name, from: owner, in: source.scope) == nil
    }
  }

  /// Attributes of Swift itself and of Interface Builder with uppercase names.
  private static let plainAttributes: Set<String> = [
    "GKInspectable", "IBInspectable", "IBOutlet", "NSCopying", "NSManaged", "Sendable",
    "TaskLocal",
  ]

  /// Returns whether some attributes contain the result builder for views.
  func haveBuilder(_ attributes: AttributeListSyntax) -> Bool {
    guard let builder = frameworks.builder else { return false }
    return attributes.contains { $0.as(AttributeSyntax.self)?.plainName == builder }
  }
}
