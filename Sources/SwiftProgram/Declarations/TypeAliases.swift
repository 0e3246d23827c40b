internal import SwiftSyntax

/// A type alias.
struct TypeAlias: Sendable {
  let type: TypeSyntax

  /// The enclosing type; nil for an alias at the top of a file.
  let owner: Int?

  /// The file of the declaration, whose private types the alias may stand for; nil for an option.
  let file: Int?

  /// The names of the alias's type parameters.
  var parameters: [String] {
    let alias = type.parent?.parent?.as(TypeAliasDeclSyntax.self)
    return (alias?.genericParameterClause?.parameters ?? []).map(\.name.text)
  }
}

/// The type aliases in the files of an app.
struct TypeAliases {
  /// The aliases by the number of the enclosing type, nil at the top of a file, and by name.
  private var tables: [Int?: NameTable<TypeAlias>] = [:]

  /// The alias with a name in a type, or at the top, as visible in a file; nil if there is none.
  subscript(name: String, in owner: Int?, from file: Int?) -> TypeAlias? {
    tables[owner]?[name, in: file]
  }

  /// Adds an alias, if its name is not taken.
  ///
  /// - Parameter file: The file that the alias is private to; nil for one that all files see.
  mutating func declare(_ name: String, _ alias: TypeAlias, keptIn file: Int?) {
    tables[alias.owner, default: NameTable()].declare(
      name, alias, keptIn: file, replaces: false)
  }
}
