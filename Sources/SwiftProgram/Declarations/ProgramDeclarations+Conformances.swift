internal import SwiftSyntax

extension ProgramDeclarations {
  /// Returns whether a type of the files conforms to a protocol, or inherits from a class; nil if that is unknown.
  func conforms(_ number: Int, to name: String) -> Bool? {
    let classes = Array(sequence(first: number) { types[$0].superclass })
    let all = classes.reduce(into: Set<String>()) { all, number in
      all.formUnion(types[number].inherited.union([types[number].name]))
    }
    if all.contains(name) { return true }
    switch name {
    case "Equatable":
      if !all.isDisjoint(with: ["Hashable", "Comparable"]) || isPlainEnumeration(number) {
        return true
      }
    case "Hashable": if isPlainEnumeration(number) { return true }
    case "Comparable", "Identifiable", "AdditiveArithmetic", "Numeric", "SignedNumeric",
      "Strideable", "BinaryInteger", "FixedWidthInteger", "FloatingPoint", "BinaryFloatingPoint":
      break
    // The only known conformances to a protocol of others are those that the files declare.
    default: if protocols[name] == nil { return nil }
    }
    return classes.contains { types[$0].conformsElsewhere || !types[$0].attributes.isEmpty }
      ? nil : false
  }

  /// Returns whether a type is an enumeration without associated values, so that Swift makes it `Hashable`.
  private func isPlainEnumeration(_ number: Int) -> Bool {
    types[number].kind == .enumeration
      && !types[number].members.contains { member in
        member.declaration.as(EnumCaseDeclSyntax.self)?.elements.contains {
          $0.parameterClause != nil
        } ?? false
      }
  }

  /// Returns the members that the files add to a protocol and that a type gets from it: members of extensions with more
  /// conditions first, and none from extensions whose conditions the type does not satisfy.
  func members(of added: Int, for number: Int) -> [MemberDeclaration] {
    let members = types[added].members
    guard members.contains(where: { !$0.conformances.isEmpty }) else { return members }
    let ranked = members.enumerated().compactMap {
      index, member -> (member: MemberDeclaration, rank: Int, index: Int)? in
      let answers = member.conformances.map { conforms(number, to: $0) }
      if answers.contains(false) { return nil }
      return (member, answers.contains(nil) ? 1 : -answers.count, index)
    }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.member)
  }
}

extension MemberDeclaration {
  /// The protocols and classes in the conditions of the extension on the type itself: `where Self: Equatable`.
  fileprivate var conformances: [String] {
    (declaration.extensionAround?.genericWhereClause?.requirements ?? []).flatMap {
      requirement -> [String] in
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.trimmedDescription == "Self"
      else { return [] }
      return conformance.rightType.trimmedDescription.split(separator: "&").map {
        $0.filter { $0 != " " }
      }
    }
  }
}
