extension ProgramDeclarations: DeclaredTypes {
  func typeParameters(of number: Int) -> (names: [String], known: [String: SwiftType]) {
    (types[number].parameters, types[number].generics)
  }

  func superclass(of number: Int) -> Int? { types[number].superclass }
}
