/// The declarations of the files that matter for types: type parameters and superclasses.
protocol DeclaredTypes {
  /// Returns the names of the type parameters of a type in order, and the types that are known for them.
  func typeParameters(of number: Int) -> (names: [String], known: [String: SwiftType])

  /// Returns the superclass of a class; nil for none.
  func superclass(of number: Int) -> Int?
}

extension DeclaredTypes {
  /// Returns a type of the files with its type arguments, where these say more than the declaration itself.
  func type(_ number: Int, of arguments: [SwiftType]) -> SwiftType {
    let parameters = typeParameters(of: number)
    let known = parameters.names.map { parameters.known[$0] ?? .unknown }
    guard arguments.count == known.count else { return .declared(number) }
    let all = zip(known, arguments).map { known, argument in
      known.isUnknown || known.isNumeric && !argument.isUnknown ? argument : known
    }
    return all == known ? .declared(number) : .declared(number, all)
  }
}

extension ProgramCode: DeclaredTypes {
  func typeParameters(of number: Int) -> (names: [String], known: [String: SwiftType]) {
    (types[number].parameters, types[number].generics)
  }

  func superclass(of number: Int) -> Int? { types[number].superclass }
}
