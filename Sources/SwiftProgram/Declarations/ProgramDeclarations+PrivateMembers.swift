internal import SwiftSyntax

// The private members of classes, which subclasses do not see.
extension ProgramDeclarations {
  /// Gives private members of classes names of their own where a subclass has members of the same names: these override
  /// nothing, and code of each class means its own.
  mutating func coverPrivateMembers() {
    var hidden: [Int: Set<String>] = [:]
    for number in types.indices where types[number].superclass != nil {
      let own = types[number].members.filter { !$0.isOverride }
      let signatures = Set(own.flatMap { MemberDeclaration.signatures(of: $0.declaration) })
      for ancestor in superclasses(of: number) {
        let known = hidden[ancestor, default: []]
        hidden[ancestor] = known.union(
          privateNames(of: ancestor).filter { !signatures.isDisjoint(with: $0.value) }.map(\.key))
      }
    }
    for (number, names) in hidden where !names.isEmpty { cover(names, in: number) }
  }

  /// Returns the names of members that extensions of protocols have besides a type without being required, each with
  /// the first protocol.
  func coveredByProtocols(in type: TypeDeclaration) -> [String: String] {
    type.covered.compactMapValues { origins in
      origins.filter { protocols[$0] != nil }.min()
    }
  }

  private func superclasses(of number: Int) -> some Sequence<Int> {
    sequence(first: number) { self.types[$0].superclass }.dropFirst()
  }

  /// Returns the private members of a class by their names, where no other member has the name, with the signatures of
  /// overrides.
  private func privateNames(of number: Int) -> [String: [String]] {
    let members = Dictionary(grouping: types[number].members, by: \.plainName)
    return members.compactMapValues { members in
      guard let member = members.first, members.count == 1, member.isPrivate else { return nil }
      return MemberDeclaration.signatures(of: member.declaration)
    }
  }

  private mutating func cover(_ names: Set<String>, in number: Int) {
    let name = types[number].name
    for index in types[number].members.indices {
      types[number].members[index].origin = name
      guard names.contains(types[number].members[index].plainName) else { continue }
      types[number].members[index].isCovered = true
    }
    for member in names { types[number].covered[member, default: []].insert(name) }
  }
}

extension MemberDeclaration {
  private var modifiers: Set<String> {
    Set(
      declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? [])
  }

  fileprivate var isOverride: Bool { modifiers.contains("override") }

  /// Whether the member is a private function or a private variable without accessors.
  fileprivate var isPrivate: Bool {
    guard modifiers.contains("private"), modifiers.isDisjoint(with: ["static", "class"])
    else { return false }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.attributes.isEmpty && variable.bindings.count == 1
    }
    return declaration.is(FunctionDeclSyntax.self)
  }
}
