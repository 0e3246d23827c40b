internal import SwiftProgram

/// The meanings of the constants of pasted source, with which its terms are evaluated.
struct PasteNames {
  let text: TextRegions
  let scopes: PasteScopes

  /// The meanings that other files give to names.
  let outside: OutsideNames

  /// Returns the meanings of names in a scope.
  ///
  /// - Parameter origin: The offset of the text in the source that contains the names.
  func scope(at index: Int, from origin: Int = 0) -> Scope {
    Scope { chain in written(for: chain, in: index, from: origin) }
  }

  /// Returns a term with constants in place of their names.
  func resolved(_ term: Term, in index: Int, from origin: Int = 0) -> Term {
    scope(at: index, from: origin).resolved(term)
  }

  /// Returns whether a term contains names of constants of the source.
  func changes(_ term: Term, in index: Int) -> Bool { scope(at: index).changes(term) }

  private func written(
    for chain: Term.Chain, in scope: Int, from origin: Int
  ) -> Scope.Written? {
    guard let (meaning, count) = meaning(of: chain.head, chain.links, in: scope),
      case .value(let range, let declared) = meaning,
      chain.links.count == count || Self.isModifier(chain.links[count].name),
      let term = try? SwiftText(text, range: range).readTerm(refusing: [])
    else { return outside.written(for: chain, in: text, from: origin) }
    if let first = chain.links.first { outside.note(origin + first.range.lowerBound) }
    return Scope.Written(term: term, scope: self.scope(at: declared), links: count)
  }

  /// Returns whether a name may follow animations and similar values; members of all other values belong to the app and
  /// are identified by their whole names.
  private static func isModifier(_ name: String) -> Bool {
    [ValueType.animation, .spring, .unitCurve, .transition].contains {
      !Catalog.members(of: $0, named: name).isEmpty
    }
  }

  /// Returns the meaning of the first links of a chain, and the number of these links.
  private func meaning(
    of head: Term.Chain.Head, _ links: [Term.Link], in scope: Int
  ) -> (PasteScope.Meaning, count: Int)? {
    guard let first = links.first, first.arguments == nil else { return nil }
    switch head {
    case .value: return nil
    case .implicit:
      // A leading dot denotes a member of the expected type, which must be one of these.
      for type in ["Animation", "Spring", "UnitCurve", "AnyTransition"] {
        if let found = scopes.member(first.name, of: type) { return (found, 1) }
      }
      return nil
    case .bare:
      if let found = scopes.meaning(of: first.name, in: scope) { return (found, 1) }
      for (index, link) in links.enumerated() {
        guard link.arguments == nil, index + 1 < links.count, links[index + 1].arguments == nil
        else { return nil }
        let isOwn = link.name == "self" || link.name == "Self"
        let type = isOwn ? scopes.type(around: scope) : link.name
        if let type, let found = scopes.member(links[index + 1].name, of: type) {
          return (found, index + 2)
        }
      }
      return nil
    }
  }
}
