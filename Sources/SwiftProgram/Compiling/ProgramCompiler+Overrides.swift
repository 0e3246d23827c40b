// Overrides of functions of superclasses.
extension ProgramCompiler {
  /// Notes the overrides that an object calls where a function of a superclass is named.
  ///
  /// Each class has the functions of its superclasses too, so that all of them are found in the class itself.
  func noteOverrides() {
    for number in code.types.indices {
      for ancestor in ancestors(of: number) {
        for (name, functions) in code.types[ancestor].methods {
          // A member that only a subclass has besides one that a protocol adds is not an override of the latter.
          let added = declarations.types[number].covered[name, default: []].subtracting(
            declarations.types[ancestor].covered[name, default: []]
          ).first { declarations.protocols[$0] != nil }
          let seen =
            added.map { TypeDeclaration.name(ofCovered: name, in: $0) }
            ?? declarations.member(
              name, of: number, asSeenIn: declarations.types[ancestor].name)
          let own = code.types[number].methods[seen] ?? []
          for function in functions {
            guard let meant = meant(by: function, of: functions, among: own), meant != function
            else { continue }
            code.overrides[function, default: [:]][number] = meant
            if let setter = code.functions[function].setter {
              code.overrides[setter, default: [:]][number] = code.functions[meant].setter
            }
          }
        }
      }
    }
  }

  /// Returns the function of a superclass that a function of a class overrides, where code of the superclass names it;
  /// nil if code names the function itself.
  ///
  /// Default values are those of the function that is named.
  func overridden(by function: Int, in declarer: Int?) -> Int? {
    guard let declarer, let owner = code.functions[function].owner else { return nil }
    return code.types[declarer].methods[code.functions[function].name]?.first {
      code.overrides[$0]?[owner] == function
    }
  }

  /// Returns the function of a class that has the parameters of a function of its superclass; nil if there is none.
  private func meant(by function: Int, of others: [Int], among own: [Int]) -> Int? {
    let parameters = code.functions[function].parameters
    let isSame = { (other: Int) in
      self.code.functions[other].parameters.map(\.label) == parameters.map(\.label)
    }
    let same = own.filter(isSame)
    return same.first { code.functions[$0].parameters.map(\.type) == parameters.map(\.type) }
      ?? (same.count == 1 && others.filter(isSame).count == 1 ? same[0] : nil)
  }
}
