internal import SwiftSyntax

/// Another name for a type.
struct TypeAlias: Sendable {
  let type: TypeSyntax

  /// The type that it is declared in.
  let owner: Int?

  /// The file that it is declared in, whose private types it may stand for; nil for an option.
  let file: Int?

  /// The names of its type parameters.
  var parameters: [String] {
    let alias = type.parent?.parent?.as(TypeAliasDeclSyntax.self)
    return (alias?.genericParameterClause?.parameters ?? []).map(\.name.text)
  }
}

/// The other names of types in the files of an app.
struct TypeAliases {
  /// By the number of the type that they are declared in, nil for those at the top, and by name.
  private var tables: [Int?: NameTable<TypeAlias>] = [:]

  /// The alias of a name that is declared in a type, or at the top, as seen from a file; nil if there is none.
  subscript(name: String, in owner: Int?, from file: Int?) -> TypeAlias? {
    tables[owner]?[name, in: file]
  }

  /// Gives a type another name, if it is not that of another one.
  ///
  /// - Parameter file: The file that keeps the name to itself; nil for what all files see.
  mutating func declare(_ name: String, _ alias: TypeAlias, keptIn file: Int?) {
    tables[alias.owner, default: NameTable()].declare(
      name, alias, keptIn: file, replaces: false)
  }
}
