// Sequences of the files' own.
extension ProgramCompiler {
  /// The type of the elements of a collection, or of a sequence of the files.
  func element(of type: SwiftType) -> SwiftType {
    guard case .declared(let number) = type.unwrapped else { return type.element }
    let made = result(of: "makeIterator", of: number)
    switch made {
    case nil: return result(of: "next", of: number)?.unwrapped ?? .unknown
    case .declared(let iterator)?: return result(of: "next", of: iterator)?.unwrapped ?? .unknown
    case let other?: return other.element
    }
  }

  /// What a function without parameters gives of a type of the files; nil where it has none of the name.
  private func result(of name: String, of number: Int) -> SwiftType? {
    code.types[number].methods[name]?.lazy.map { self.code.functions[$0] }
      .first { $0.parameters.isEmpty }?.result
  }
}
