internal import SwiftSyntax

extension DeclGroupSyntax {
  /// The names of the properties from which `@Animatable` makes a vector, in the order in which they
  /// are declared.
  ///
  /// They are the stored instance variables that are not marked with `@AnimatableIgnored`. Variables
  /// bound by a tuple pattern have no declaration of their own that could be marked; they are left out.
  var animatablePropertyNames: [TokenSyntax] {
    memberBlock.members.flatMap { member in
      member.decl.as(VariableDeclSyntax.self)?.animatablePropertyNames ?? []
    }
  }

  /// Whether an `animatableData` is declared by hand.
  var declaresAnimatableData: Bool {
    memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.contains { binding in
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "animatableData"
      } ?? false
    }
  }
}

extension VariableDeclSyntax {
  /// Whether the variable belongs to the type rather than to its values.
  var belongsToType: Bool {
    modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
  }

  fileprivate var animatablePropertyNames: [TokenSyntax] {
    // A lazy variable is computed when it is first read; reading it would change a value that should only be
    // looked at.
    let isLazy = modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
    guard
      bindingSpecifier.tokenKind == .keyword(.var), !belongsToType, !isLazy,
      !attributes.contains(named: "AnimatableIgnored")
    else { return [] }
    return bindings.filter(\.isStored).compactMap { binding in
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed
    }
  }
}

extension PatternBindingSyntax {
  /// Whether the variable is stored: it has no accessors, or only observers.
  var isStored: Bool {
    guard let accessorBlock else { return true }
    guard case .accessors(let accessors) = accessorBlock.accessors else { return false }
    return accessors.allSatisfy { accessor in
      [.keyword(.willSet), .keyword(.didSet)].contains(accessor.accessorSpecifier.tokenKind)
    }
  }
}
