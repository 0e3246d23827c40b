internal import SwiftSyntax

// The associated types of the files' own protocols, which a type's members tell where the type does not name them.
extension ProgramDeclarations {
  /// Adds the associated types of protocols to conforming types, as type aliases of the types that the members have.
  mutating func nameAssociatedTypes() {
    for number in types.indices where !types[number].isForeign {
      for name in types[number].inherited.sorted() {
        let required = protocolMembers[name, default: []]
        for member in required {
          guard let associated = member.as(AssociatedTypeDeclSyntax.self)?.name.plainText,
            !isNamed(associated, in: number),
            let alias = alias(for: associated, of: required, in: number)
          else { continue }
          self.name(associated, alias)
        }
      }
    }
  }

  /// Returns whether a name already means a type inside a type.
  private func isNamed(_ name: String, in number: Int) -> Bool {
    types[number].generics[name] != nil || types[number].parameters.contains(name)
      || self.number(of: name, from: number, in: nil) != nil
      || alias(name, from: number, in: nil) != nil
  }

  /// Returns the type that a type has for an associated type, from the first required member that tells it; nil where
  /// none does.
  private func alias(
    for associated: String, of required: [DeclSyntax], in number: Int
  ) -> TypeAlias? {
    for requirement in required {
      let signatures = Set(MemberDeclaration.signatures(of: requirement))
      for member in types[number].members where !member.isCovered && member.origin == nil {
        guard !signatures.isDisjoint(with: MemberDeclaration.signatures(of: member.declaration)),
          let type = Self.type(for: associated, required: requirement, given: member.declaration)
        else { continue }
        return TypeAlias(type: type, owner: number, file: member.source.scope)
      }
    }
    return nil
  }

  /// Returns the type that a member has in place of an associated type in its requirement; nil where it is unwritten.
  private static func type(
    for associated: String, required: DeclSyntax, given: DeclSyntax
  ) -> TypeSyntax? {
    let pairs = zip(types(in: required), types(in: given))
    return pairs.lazy.compactMap { required, given in
      required.flatMap { required in given.flatMap { part(for: associated, required, $0) } }
    }.first
  }

  /// Returns the types of a variable, or of the parameters and the result of a function; nil for types not written.
  private static func types(in declaration: DeclSyntax) -> [TypeSyntax?] {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.bindings.map { binding in
        binding.typeAnnotation?.type ?? binding.initializer.flatMap { type(of: $0.value) }
      }
    }
    guard let signature = declaration.as(FunctionDeclSyntax.self)?.signature else { return [] }
    return signature.parameterClause.parameters.map(\.type) + [signature.returnClause?.type]
  }

  /// Returns the type of a literal; nil for any other value.
  private static func type(of value: ExprSyntax) -> TypeSyntax? {
    let name: String? =
      switch value.as(ExprSyntaxEnum.self) {
      case .integerLiteralExpr: "Int"
      case .floatLiteralExpr: "Double"
      case .booleanLiteralExpr: "Bool"
      case .stringLiteralExpr: "String"
      default: nil
      }
    return name.map { TypeSyntax(IdentifierTypeSyntax(name: .identifier($0))) }
  }

  /// Returns the part of a type that stands where the required type has an associated type; nil where that has none.
  private static func part(
    for associated: String, _ required: TypeSyntax, _ given: TypeSyntax
  ) -> TypeSyntax? {
    switch (required.as(TypeSyntaxEnum.self), given.as(TypeSyntaxEnum.self)) {
    case (.identifierType(let type), _): type.name.plainText == associated ? given : nil
    case (.memberType(let type), _): type.trimmedDescription == "Self.\(associated)" ? given : nil
    case (.arrayType(let one), .arrayType(let other)):
      part(for: associated, one.element, other.element)
    case (.optionalType(let one), .optionalType(let other)):
      part(for: associated, one.wrappedType, other.wrappedType)
    case (.dictionaryType(let one), .dictionaryType(let other)):
      part(for: associated, one.key, other.key) ?? part(for: associated, one.value, other.value)
    default: nil
    }
  }
}
