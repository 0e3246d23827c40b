internal import SwiftSyntax

// Property wrappers of the files' own, which are not played: what they make of a value is not known.
extension ProgramCompiler {
  /// Whether a property wrapper that the files declare is among some attributes.
  func haveOwnWrapper(
    _ attributes: AttributeListSyntax, _ source: ProgramSource, owner: Int?
  ) -> Bool {
    attributes.contains { attribute in
      guard let name = attribute.as(AttributeSyntax.self)?.plainName,
        let number = declarations.number(of: name, from: owner, in: source.scope)
      else { return false }
      return declarations.types[number].attributes.contains("propertyWrapper")
    }
  }

  /// What reads and writes a property with such a wrapper: its value is what is set by its name, or not known, and what
  /// is written to it is left out.
  func unplayedStorage(of property: PropertyCode, of number: Int) -> PropertyCode.Storage {
    let name = property.name
    let getter = declare(property, of: number, isMutating: false) { run, _ in
      // Its type may be told by its value, and so be known later than this.
      let type = run.code.types[number]
      let property =
        type.index(of: name, in: property.position.file).map { type.properties[$0] } ?? property
      return .returned(
        try run.functions.set(property, in: type) ?? run.functions.unknown(property, in: type))
    }
    let setter = declare(property, of: number, isMutating: true) { run, _ in
      run.noteLostWrite(name, at: run.lastPosition)
      return .returned(.void)
    }
    code.functions[setter].parameters = [
      .init(label: nil, name: "newValue", type: property.type)
    ]
    return .computed(getter: getter, setter: setter)
  }

  private func declare(
    _ property: PropertyCode, of number: Int, isMutating: Bool, _ body: @escaping Execute
  ) -> Int {
    code.functions.append(
      FunctionCode(
        name: property.name, hasSelf: true, slotCount: isMutating ? 2 : 1, body: body,
        result: isMutating ? .void : property.type, isMutating: isMutating, owner: number,
        position: property.position))
    return code.functions.count - 1
  }
}
