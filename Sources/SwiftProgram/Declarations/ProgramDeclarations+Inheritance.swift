internal import SwiftSyntax

// What types have from classes and protocols that the files declare.
extension ProgramDeclarations {
  /// Gives types the members of their superclasses, and what the files add to the protocols that they conform to.
  mutating func inheritMembers() {
    for number in types.indices where !types[number].isForeign && types[number].kind == .object {
      guard let parent = superclass(of: number) else { continue }
      // Classes that are made of each other are no Swift; what leads round has no end.
      var ancestor: Int? = parent
      while let next = ancestor, next != number { ancestor = types[next].superclass }
      if ancestor == nil { types[number].superclass = parent }
    }
    var done: Set<Int> = []
    for number in types.indices { inheritMembers(of: number, &done) }
  }

  /// Whether a type is a class of which no view is told when something in it changes, as far as the files tell.
  func tellsNobody(_ number: Int) -> Bool {
    var next: Int? = number
    while let number = next {
      let type = types[number]
      guard type.kind == .object, !type.conformsElsewhere,
        type.roles.isDisjoint(with: [.observable, .observableObject]),
        type.attributes.isSubset(of: Self.stillAttributes)
      else { return false }
      next = type.superclass
    }
    return true
  }

  /// Attributes of classes that are no macros.
  private static let stillAttributes: Set<String> = [
    "MainActor", "objc", "objcMembers", "available", "dynamicMemberLookup", "frozen",
    "usableFromInline", "propertyWrapper",
  ]

  private mutating func inheritMembers(of number: Int, _ done: inout Set<Int>) {
    guard done.insert(number).inserted, !types[number].isForeign else { return }
    if let parent = types[number].superclass {
      inheritMembers(of: parent, &done)
      inherit(types[parent].members, to: number, withInitializers: true)
    }
    for added in additions(to: number) {
      inherit(types[added].members, to: number, withInitializers: false)
    }
  }

  /// Puts members before those of a type, but for those that it has itself.
  private mutating func inherit(
    _ members: [MemberDeclaration], to number: Int, withInitializers: Bool
  ) {
    let own = Set(types[number].members.flatMap(\.signatures))
    // A class with initializers of its own has no others.
    let takesInitializers = withInitializers && !own.contains(MemberDeclaration.initializer)
    types[number].members.insert(
      contentsOf: members.filter { member in
        if member.declaration.is(InitializerDeclSyntax.self) { return takesInitializers }
        return own.isDisjoint(with: member.signatures)
      }, at: 0)
  }

  /// The class of the files that a class is made of; nil for none.
  private func superclass(of number: Int) -> Int? {
    types[number].inherited.sorted().lazy.compactMap { name in
      self.number(of: name, from: types[number].owner, in: nil)
    }.first { $0 != number && !types[$0].isForeign && types[$0].kind == .object }
  }

  /// What the files add to the protocols of a type: the numbers of the extensions.
  ///
  /// What they add to views is known to all views; what a raw value has is not that of its enumeration.
  private func additions(to number: Int) -> [Int] {
    let reader = TypeReader(declarations: self, file: nil)
    return types[number].inherited.sorted().compactMap { name in
      guard let added = self.number(of: name, in: nil), types[added].isForeign,
        !types[added].members.isEmpty, reader.named(name).isUnknown
      else { return nil }
      return added
    }
  }
}

extension MemberDeclaration {
  fileprivate static let initializer = "init"

  /// By what it is overridden: a function by its name and labels, a variable by its name.
  fileprivate var signatures: [String] {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let labels = function.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
      return ["\(function.name.plainText)(\(labels.joined()))"]
    }
    if declaration.is(InitializerDeclSyntax.self) { return [Self.initializer] }
    return declaration.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription) ?? []
  }
}
