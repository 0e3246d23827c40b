internal import SwiftSyntax

// The members that types inherit from classes and protocols of the files.
extension ProgramDeclarations {
  /// Reads the declarations of files.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - frameworks: The declarations of frameworks, which the files use without declaring them.
  package init(_ sources: [ProgramSource], _ frameworks: any FrameworkTypes) {
    self.init(declaredIn: sources, frameworks)
    for number in types.indices where !types[number].isForeign {
      let (all, isForeign) = conformances(
        of: types[number].inherited, from: types[number].owner)
      types[number].inherited = all
      types[number].conformsElsewhere = isForeign
    }
    inheritMembers()
    nameAssociatedTypes()
    for number in types.indices { types[number].roles = frameworks.roles(of: types[number]) }
  }

  /// Returns all names that a type conforms to: the given names, and the names that these stand for, at any depth.
  ///
  /// - Returns: The names, and whether one of them may stand for names that are not in the files.
  private func conformances(
    of names: Set<String>, from owner: Int?
  ) -> (all: Set<String>, mayBeMore: Bool) {
    var all = names
    var waiting = Array(names)
    var mayBeMore = false
    while let name = waiting.popLast() {
      var more = protocols[name] ?? []
      if protocols[name] == nil, let alias = alias(name, from: owner, in: nil) {
        more = Self.names(of: alias.type)
      } else if protocols[name] == nil,
        number(of: name, in: nil).map({ types[$0].isForeign }) ?? true
      {
        if !Self.plain.contains(name) { mayBeMore = true }
      }
      for name in more where all.insert(name).inserted { waiting.append(name) }
    }
    return (all, mayBeMore)
  }

  /// Protocols of Swift, which make no type a view.
  private static let plain: Set<String> = [
    "Sendable", "Equatable", "Hashable", "Comparable", "Identifiable", "Codable", "Encodable",
    "Decodable", "CustomStringConvertible", "Error",
  ]

  /// Gives types the members of their superclasses, and those that the files add to the protocols that they conform to.
  mutating func inheritMembers() {
    for number in types.indices where !types[number].isForeign && types[number].kind == .object {
      guard let parent = writtenSuperclass(of: number) else { continue }
      // Classes that inherit from each other are not valid Swift; a circle would have no end.
      var ancestor: Int? = parent
      while let next = ancestor, next != number { ancestor = types[next].superclass }
      if ancestor == nil { types[number].superclass = parent }
    }
    coverPrivateMembers()
    var done: Set<Int> = []
    for number in types.indices { inheritMembers(of: number, &done) }
  }

  /// Returns whether a type is a class whose changes no view is notified of, as far as the files say.
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

  /// Attributes of classes that are not macros.
  private static let stillAttributes: Set<String> = [
    "MainActor", "objc", "objcMembers", "available", "dynamicMemberLookup", "frozen",
    "usableFromInline", "propertyWrapper",
  ]

  private mutating func inheritMembers(of number: Int, _ done: inout Set<Int>) {
    guard done.insert(number).inserted, !types[number].isForeign else { return }
    if let parent = types[number].superclass {
      inheritMembers(of: parent, &done)
      let members = types[parent].members.map { member in
        var member = member
        member.declarer = member.declarer ?? parent
        return member
      }
      inherit(members, to: number, withInitializers: true)
      types[number].covered = types[parent].covered
      // In a class, a requirement of a protocol stays satisfied by the member that satisfied it where a superclass came
      // to conform.
      for member in members where !member.isCovered {
        guard let origin = member.origin else { continue }
        cover([member], of: origin, in: number, isSettled: true)
      }
    }
    for added in additions(to: number) {
      let name = types[added].name
      let members = members(of: added, for: number).map { member in
        var member = member
        member.origin = name
        return member
      }
      inherit(members, to: number, withInitializers: false)
      cover(members, of: name, in: number)
    }
  }

  /// Keeps the member of a protocol's extension that a type has itself too, unless the protocol requires it, so that
  /// the type's own one is always meant.
  ///
  /// - Parameter isSettled: Whether a superclass conforms, so that requirements of the protocol are not satisfied by
  ///   the type itself.
  private mutating func cover(
    _ members: [MemberDeclaration], of name: String, in number: Int, isSettled: Bool = false
  ) {
    guard protocols[name] != nil else { return }
    let required = isSettled ? [] : self.required(by: name)
    let own = Set(
      types[number].members.filter { member in
        !member.isCovered && member.origin.map { protocols[$0] == nil } ?? true
      }.flatMap(\.signatures)
    )
    for member in members {
      let signatures = member.signatures
      guard !own.isDisjoint(with: signatures), required.isDisjoint(with: signatures),
        !member.declaration.is(InitializerDeclSyntax.self), !member.isOfType
      else { continue }
      var covered = member
      covered.isCovered = true
      types[number].members.insert(covered, at: 0)
      types[number].covered[member.plainName, default: []].insert(name)
    }
  }

  /// Returns the requirements of a protocol and of the protocols that it inherits from.
  private func required(by name: String) -> Set<String> {
    ancestors(of: name).reduce(into: []) { $0.formUnion(requirements[$1] ?? []) }
  }

  /// Returns a protocol and the protocols of the files that it inherits from, at any depth, itself first.
  func ancestors(of name: String) -> [String] {
    var all = [name]
    var next = 0
    while next < all.count {
      all += (protocols[all[next]] ?? []).sorted().filter { !all.contains($0) }
      next += 1
    }
    return all
  }

  /// Puts inherited members before those of a type, except for members that the type has itself.
  private mutating func inherit(
    _ members: [MemberDeclaration], to number: Int, withInitializers: Bool
  ) {
    let own = Set(types[number].members.filter { !$0.isCovered }.flatMap(\.signatures))
    let initializers = types[number].members.compactMap {
      $0.declaration.as(InitializerDeclSyntax.self)
    }
    let ownLabels = Set(initializers.map(\.labels))
    var designated = members.compactMap { $0.declaration.as(InitializerDeclSyntax.self) }
      .filter { !$0.isConvenience }.map(\.labels)
    // Where no initializer is written, Swift adds one without parameters.
    if designated.isEmpty { designated = [[]] }
    // A class inherits all initializers if its own are all convenience initializers; if it overrides all designated
    // ones, it inherits the convenience initializers.
    let takesAll = withInitializers && initializers.allSatisfy(\.isConvenience)
    let takesConvenient =
      withInitializers && designated.allSatisfy(ownLabels.contains)
    let reader = TypeReader(declarations: self, file: nil, owner: number)
    let ownFunctions = types[number].members.filter { !$0.isCovered }.compactMap(\.function)
    types[number].members.insert(
      contentsOf: members.filter { member in
        if member.isCovered { return true }
        if let initializer = member.declaration.as(InitializerDeclSyntax.self) {
          return (takesAll || takesConvenient && initializer.isConvenience)
            && !ownLabels.contains(initializer.labels)
        }
        if own.isDisjoint(with: member.signatures) { return true }
        // A function whose parameters have other types is another function.
        guard let function = member.function else { return false }
        return !ownFunctions.contains { $0.mayBe(function, reader) }
      }, at: 0)
  }

  /// Returns the superclass of a class that the files declare; nil for none.
  private func writtenSuperclass(of number: Int) -> Int? {
    types[number].inherited.sorted().lazy.compactMap { name in
      self.number(of: name, from: types[number].owner, in: nil)
    }.first { $0 != number && !types[$0].isForeign && types[$0].kind == .object }
  }

  /// Returns the numbers of the files' extensions of the protocols of a type: those of a protocol before those of the
  /// protocols that it inherits from.
  ///
  /// Members that the files add to views are known to all views, and members of a raw value are not members of its
  /// enumeration.
  private func additions(to number: Int) -> [Int] {
    let reader = TypeReader(declarations: self, file: nil)
    let depths = types[number].inherited.map { (name: $0, depth: -ancestors(of: $0).count) }
    return depths.sorted { ($0.depth, $0.name) < ($1.depth, $1.name) }.compactMap { name, _ in
      guard let added = self.number(of: name, in: nil), types[added].isForeign,
        !types[added].members.isEmpty, reader.named(name).isUnknown
      else { return nil }
      return added
    }
  }
}

extension ProgramDeclarations {
  /// Returns the name in code of a member of a value in the extension of a protocol: the member of the extension, where
  /// the type has another one that the protocol does not require.
  ///
  /// In a superclass it is the private member of the superclass.
  func member(_ name: String, of number: Int, asSeenIn origin: String?) -> String {
    guard let origin, let covered = types[number].covered[name],
      let found = ancestors(of: origin).first(where: covered.contains)
    else { return name }
    return TypeDeclaration.name(ofCovered: name, in: found)
  }
}

extension InitializerDeclSyntax {
  /// Whether the initializer calls another one of its class.
  fileprivate var isConvenience: Bool { modifiers.contains { $0.name.text == "convenience" } }

  fileprivate var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
}

extension FunctionDeclSyntax {
  /// Returns whether the function is the same as another one: it has its name and labels, and no parameter is known to
  /// have another type.
  fileprivate func mayBe(_ other: FunctionDeclSyntax, _ reader: TypeReader) -> Bool {
    guard
      MemberDeclaration.signatures(of: DeclSyntax(self))
        == MemberDeclaration.signatures(of: DeclSyntax(other))
    else { return false }
    let own = TypeParameterReader.names(
      genericParameterClause, genericWhereClause, reader.declarations.frameworks)
    let others = TypeParameterReader.names(
      other.genericParameterClause, other.genericWhereClause, reader.declarations.frameworks)
    var (one, two) = (reader, reader)
    (one.generics, two.generics) = (own, others)
    return zip(signature.parameterClause.parameters, other.signature.parameterClause.parameters)
      .allSatisfy { one.type($0.type).mayBe(two.type($1.type)) }
  }
}

extension MemberDeclaration {
  /// The signatures by which the member is overridden: the name and labels of a function, the name of a variable.
  fileprivate var signatures: [String] { Self.signatures(of: declaration) }

  fileprivate var function: FunctionDeclSyntax? { declaration.as(FunctionDeclSyntax.self) }

  /// Whether the member is a static one.
  fileprivate var isOfType: Bool {
    declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
      ["static", "class"].contains($0.name.text)
    } ?? false
  }
}
