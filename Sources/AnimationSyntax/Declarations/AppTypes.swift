internal import SwiftSyntax

/// The types and constants that stand in a text next to what is played: `enum Phase: CaseIterable { … }`,
/// `struct AnimationValues { … }`, before or after their use.
///
/// Nothing in them is executed; what they say is looked up where it is needed.
struct AppTypes {
  private var types: [String: AppType] = [:]

  /// The constants outside of all types, by name.
  private(set) var constants: [String: AppType.Property] = [:]

  /// How deeply types in types are looked at.
  private static let deepest = 8

  /// No types.
  init() {}

  /// Collects what the statements of a file declare.
  ///
  /// - Parameter hasConstants: Whether names outside of all types count, as they do where nothing changes them.
  init(_ statements: CodeBlockItemListSyntax, hasConstants: Bool) {
    for statement in statements {
      guard case .decl(let declaration) = statement.item else { continue }
      if let variable = declaration.as(VariableDeclSyntax.self) {
        guard hasConstants else { continue }
        for property in AppType.Property.all(in: variable) where constants[property.name] == nil {
          constants[property.name] = property
        }
      } else {
        add(declaration, depth: 0)
      }
    }
  }

  /// Whether there is nothing in it.
  var isEmpty: Bool { types.isEmpty && constants.isEmpty }

  /// The type of a name, without the types that it is nested in.
  subscript(name: String) -> AppType? { types[name] }

  /// The enumeration that has all of some cases, if it is only one.
  func enumeration(with cases: [String]) -> AppType? {
    let found = types.values.filter { type in cases.allSatisfy { type.case(named: $0) != nil } }
    return found.count == 1 ? found.first : nil
  }

  private mutating func add(_ declaration: DeclSyntax, depth: Int) {
    guard depth < Self.deepest else { return }
    let name: String
    let members: MemberBlockItemListSyntax
    let inherited: InheritanceClauseSyntax?
    let isEnumeration: Bool
    if let enumeration = declaration.as(EnumDeclSyntax.self) {
      (name, members) = (enumeration.name.text, enumeration.memberBlock.members)
      (inherited, isEnumeration) = (enumeration.inheritanceClause, true)
    } else if let structure = declaration.as(StructDeclSyntax.self) {
      (name, members) = (structure.name.text, structure.memberBlock.members)
      (inherited, isEnumeration) = (structure.inheritanceClause, false)
    } else if let added = declaration.as(ExtensionDeclSyntax.self) {
      (name, members) = (added.extendedType.lastName, added.memberBlock.members)
      (inherited, isEnumeration) = (nil, false)
    } else {
      return
    }
    // An extension may stand before what it extends.
    let known = types[name]
    var type = AppType(name: name, isEnumeration: isEnumeration || known?.isEnumeration == true)
    type.inherited = known?.inherited ?? []
    type.cases = known?.cases ?? []
    type.properties = known?.properties ?? []
    type.statics = known?.statics ?? []
    type.inherited += inherited?.inheritedTypes.map { $0.type.lastName } ?? []
    type.add(members)
    types[name] = type
    for member in members { add(member.decl, depth: depth + 1) }
  }
}

extension TypeSyntax {
  /// The name of the type without what it is nested in: `Phase` of `Card.Phase`; empty for what has no name.
  var lastName: String {
    if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
    return self.as(IdentifierTypeSyntax.self)?.name.text ?? ""
  }
}
