/// The types that the files declare, as far as it matters to types that are made of them.
protocol DeclaredTypes {
  /// The type parameters of a type in their order, and what is known of what each stands for.
  func typeParameters(of number: Int) -> (names: [String], known: [String: SwiftType])

  /// The class that a class is made of; nil for none.
  func superclass(of number: Int) -> Int?
}

extension DeclaredTypes {
  /// A type of the files with what stands for its type parameters, where more of that is known than they say themselves.
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
