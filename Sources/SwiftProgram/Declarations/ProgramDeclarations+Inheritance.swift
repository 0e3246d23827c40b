internal import SwiftSyntax

// The members that types have from classes and protocols that the files declare.
extension ProgramDeclarations {
  /// Takes files apart.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - frameworks: The declarations of frameworks, which the files name without declaring them.
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

  /// Returns the names that a type conforms to with some names: these, and those that they stand for, however deep.
  ///
  /// - Returns: All names, and whether one of them may stand for more than is in the files.
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

  /// Protocols of Swift's own, which make nothing a view.
  private static let plain: Set<String> = [
    "Sendable", "Equatable", "Hashable", "Comparable", "Identifiable", "Codable", "Encodable",
    "Decodable", "CustomStringConvertible", "Error",
  ]

  /// Gives types the members of their superclasses, and what the files add to the protocols that they conform to.
  mutating func inheritMembers() {
    for number in types.indices where !types[number].isForeign && types[number].kind == .object {
      guard let parent = writtenSuperclass(of: number) else { continue }
      // Classes that are made of each other are no Swift; what leads round has no end.
      var ancestor: Int? = parent
      while let next = ancestor, next != number { ancestor = types[next].superclass }
      if ancestor == nil { types[number].superclass = parent }
    }
    coverPrivateMembers()
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
      let members = types[parent].members.map { member in
        var member = member
        member.declarer = member.declarer ?? parent
        return member
      }
      inherit(members, to: number, withInitializers: true)
      types[number].covered = types[parent].covered
      // In a class, a requirement of a protocol stays met by the member that met it where a superclass came to
      // conform.
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

  /// Keeps what a type has from the extension of a protocol and has itself too, unless the protocol requires it, so that
  /// the type's own is always meant.
  ///
  /// - Parameter isSettled: Whether a superclass conforms, so that what the protocol requires is not the type's own.
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

  /// Returns the requirements of a protocol and of those that it is made of.
  private func required(by name: String) -> Set<String> {
    ancestors(of: name).reduce(into: []) { $0.formUnion(requirements[$1] ?? []) }
  }

  /// A protocol and those of the files that it is made of, however deep, itself first.
  func ancestors(of name: String) -> [String] {
    var all = [name]
    var next = 0
    while next < all.count {
      all += (protocols[all[next]] ?? []).sorted().filter { !all.contains($0) }
      next += 1
    }
    return all
  }

  /// Puts members before those of a type, but for those that it has itself.
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
    // Where none is written, Swift writes one without parameters.
    if designated.isEmpty { designated = [[]] }
    // A class has the initializers of another one if all of its own call others of it; if it has its own for each of
    // those that do not, it has those that do.
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
        // A function whose parameters are of other types is another one.
        guard let function = member.function else { return false }
        return !ownFunctions.contains { $0.mayBe(function, reader) }
      }, at: 0)
  }

  /// The class of the files that a class is made of; nil for none.
  private func writtenSuperclass(of number: Int) -> Int? {
    types[number].inherited.sorted().lazy.compactMap { name in
      self.number(of: name, from: types[number].owner, in: nil)
    }.first { $0 != number && !types[$0].isForeign && types[$0].kind == .object }
  }

  /// Returns the numbers of the extensions that the files add to the protocols of a type: those of a protocol before
  /// those of the protocols that it is made of.
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
  /// Returns the name in code of a member as it is seen in the extension of a protocol, of a value that is known to
  /// conform to it: the member of the extension, where the type has another one that the protocol does not require.
  ///
  /// In a superclass it is the member that the superclass keeps to itself.
  func member(_ name: String, of number: Int, asSeenIn origin: String?) -> String {
    guard let origin, let covered = types[number].covered[name],
      let found = ancestors(of: origin).first(where: covered.contains)
    else { return name }
    return TypeDeclaration.name(ofCovered: name, in: found)
  }
}

extension InitializerDeclSyntax {
  /// Whether it calls another one of its class.
  fileprivate var isConvenience: Bool { modifiers.contains { $0.name.text == "convenience" } }

  fileprivate var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
}

extension FunctionDeclSyntax {
  /// Whether it takes the place of another function: it has its name and its labels, and no parameter is known to be of
  /// another type.
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
  /// The signatures by which it is overridden: a function by its name and labels, a variable by its name.
  fileprivate var signatures: [String] { Self.signatures(of: declaration) }

  fileprivate var function: FunctionDeclSyntax? { declaration.as(FunctionDeclSyntax.self) }

  /// Whether it belongs to the type itself.
  fileprivate var isOfType: Bool {
    declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
      ["static", "class"].contains($0.name.text)
    } ?? false
  }
}
