internal import SwiftSyntax

/// A type that the files declare or extend.
package struct TypeDeclaration {
  package var name: String
  package var kind: TypeCode.Kind
  package var inherited: Set<String> = []
  package var attributes: Set<String> = []
  package var members: [MemberDeclaration] = []

  /// The names of the type parameters in order: those of the enclosing type first.
  var parameters: [String] = []

  /// The number of the type parameters that belong to the enclosing type.
  var outerCount = 0

  /// The types that the type inherits from or conforms to, as they are written.
  var inheritedTypes: [TypeSyntax] = []

  /// The types that are known for type parameters, by name.
  var generics: [String: SwiftType] = [:]

  /// Whether the type is one of others that the files extend.
  package var isForeign = false

  /// The number of the enclosing type.
  package var owner: Int?

  /// The types of the enclosing blocks of a function or closure, by name.
  var localNames: [String: Int] = [:]

  /// The number of the superclass, if the files declare it.
  var superclass: Int?

  /// The names of members that extensions of protocols have too without being required, with these protocols, and those
  /// of private members of superclasses, with these.
  var covered: [String: Set<String>] = [:]
  package var position: SourcePosition

  /// The roles of the type for the host's frameworks.
  package var roles: TypeRoles = []

  /// Whether the type is a view modifier.
  package var isModifier: Bool { roles.contains(.modifier) }

  /// Whether the type is an app, or a scene of one.
  package var isScene: Bool { roles.contains(.scene) }

  /// Whether the type is a view.
  package var isView: Bool { roles.contains(.view) }

  /// Whether the type conforms to a protocol that is neither of the files nor of Swift, and so may be more than it
  /// says.
  package var conformsElsewhere = false

  /// Whether the type is a view that the files declare, and not the unnamed one for code at the top.
  package var isDeclaredView: Bool { isView && !name.isEmpty }
}

extension TypeDeclaration {
  /// Returns the name that a member of a protocol's extension or a superclass has in the code of a type that has
  /// another one of its name.
  static func name(ofCovered name: String, in origin: String) -> String {
    "\(origin).\(name)"
  }
}
