// Type aliases, as they are visible inside a type.
extension ProgramDeclarations {
  /// Returns the alias of a name, as seen from inside a type and of a file; nil if there is none.
  func alias(_ name: String, from owner: Int?, in file: Int?) -> TypeAlias? {
    var owner = owner
    while let outer = owner {
      if let alias = alias(name, declaredIn: outer, from: file) { return alias }
      owner = types[outer].owner
    }
    return aliases[name, in: nil, from: file]
  }

  /// Returns the alias of a name that is declared in a type, or in an extension of a protocol that it conforms to;
  /// nil if there is none.
  func alias(_ name: String, declaredIn owner: Int, from file: Int?) -> TypeAlias? {
    if let alias = aliases[name, in: owner, from: file] { return alias }
    for inherited in types[owner].inherited.sorted() {
      if let number = number(of: inherited, in: file), number != owner,
        let alias = aliases[name, in: number, from: file]
      {
        return alias
      }
    }
    return nil
  }
}
