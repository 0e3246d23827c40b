internal import SwiftSyntax

/// A type that the files declare or extend.
package struct TypeDeclaration {
  package var name: String
  package var kind: TypeCode.Kind
  package var inherited: Set<String> = []
  package var attributes: Set<String> = []
  package var members: [MemberDeclaration] = []

  /// The names of its type parameters, in their order: those of the type that it is declared in first.
  var parameters: [String] = []

  /// How many of the type parameters are those of the type that it is declared in.
  var outerCount = 0

  /// The types that it is made of, as they are written.
  var inheritedTypes: [TypeSyntax] = []

  /// Its type parameters by name, and what is known of what they stand for.
  var generics: [String: SwiftType] = [:]

  /// Whether it is a type of somebody else that the files extend.
  package var isForeign = false

  /// The number of the type that it is declared in.
  package var owner: Int?

  /// The types of the blocks of a function or closure in which it is declared, by name.
  var localNames: [String: Int] = [:]

  /// The number of the class of the files that it is made of.
  var superclass: Int?

  /// The names of its members that extensions of protocols have too without requiring them, with these protocols, and
  /// those that superclasses keep to themselves, with these.
  var covered: [String: Set<String>] = [:]
  package var position: SourcePosition

  /// The roles that it has for the host's frameworks.
  package var roles: TypeRoles = []

  /// Whether it is a modifier of views.
  package var isModifier: Bool { roles.contains(.modifier) }

  /// Whether it is an app, or a scene of one.
  package var isScene: Bool { roles.contains(.scene) }

  /// Whether it is a view.
  package var isView: Bool { roles.contains(.view) }

  /// Whether it conforms to something that is neither in the files nor of Swift's own, and so may be more than it says.
  package var conformsElsewhere = false

  /// Whether it is a view that the files declare, not one made for what is alone in them.
  package var isDeclaredView: Bool { isView && !name.isEmpty }
}

extension TypeDeclaration {
  /// Returns the name that a member of a protocol's extension or a superclass has in the code of a type that has
  /// another one of its name.
  static func name(ofCovered name: String, in origin: String) -> String {
    "\(origin).\(name)"
  }
}
