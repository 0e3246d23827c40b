// Sequences of the files' own.
extension ProgramCompiler {
  /// Returns the type of the elements of a collection, or of a sequence of the files.
  func element(of type: SwiftType) -> SwiftType {
    guard type.isDeclared else { return type.element }
    let made = result(of: "makeIterator", of: type)
    switch made {
    case nil: return result(of: "next", of: type)?.unwrapped ?? .unknown
    case .declared?:
      return made.flatMap { result(of: "next", of: $0) }?.unwrapped ?? .unknown
    case let other?: return other.element
    }
  }

  /// Whether a type of the files is a sequence of their own.
  func isSequence(_ number: Int) -> Bool {
    ["makeIterator", "next"].contains { code.types[number].methods[$0] != nil }
  }

  /// Returns the type that a function without parameters of a type of the files gives; nil where the type has no such
  /// function of the name.
  private func result(of name: String, of type: SwiftType) -> SwiftType? {
    guard case .declared(let number, _) = type.unwrapped,
      let function = code.types[number].methods[name]?.lazy.map({ self.code.functions[$0] })
        .first(where: { $0.parameters.isEmpty })
    else { return nil }
    return function.resultPattern.map(TypeParameters(declarations, of: type).filled)
      ?? function.result
  }
}
