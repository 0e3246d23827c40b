/// Puts what constants of the same source stand for in the place of their names.
struct PasteNames {
  let text: TextRegions
  let scopes: PasteScopes

  /// How often a name may stand for another one.
  private static let mostNames = 32

  /// A term with the constants that it names in their places.
  ///
  /// Names that the source does not explain stay; whoever evaluates the term finds them.
  func resolved(_ term: Term, in scope: Int, depth: Int = 0) -> Term {
    guard depth < Self.mostNames else { return term }
    return term.replacing { term in
      guard case .chain(let chain) = term.kind,
        let (meaning, count) = meaning(of: chain.head, chain.links, in: scope),
        case .value(let written, let declared) = meaning,
        chain.links.count == count || Self.isModifier(chain.links[count].name),
        let value = try? SwiftText(text, range: written).readTerm(refusing: [])
      else { return nil }
      // What is wrong with a constant is wrong where it is used, too.
      let kind = resolved(value, in: declared, depth: depth + 1).moved(to: term.range).kind
      if chain.links.count == count { return Term(kind: kind, range: term.range) }
      let links = chain.links
      let named = links[0].range.lowerBound..<links[count - 1].range.upperBound
      let rest = Term(
        kind: .chain(
          Term.Chain(
            head: .value(Term(kind: kind, range: named)), links: Array(links[count...]))),
        range: term.range)
      // What the constant is made of is resolved already, where it is declared.
      return rest.resolvingArguments { resolved($0, in: scope, depth: depth) }
    }
  }

  /// Whether a name follows animations and their like; members of anything else are the app's own, and are called
  /// by their whole names.
  private static func isModifier(_ name: String) -> Bool {
    [ValueType.animation, .spring, .unitCurve, .transition].contains {
      !Catalog.members(of: $0, named: name).isEmpty
    }
  }

  /// Whether a term names constants of the source.
  func changes(_ term: Term, in scope: Int) -> Bool {
    var hasNames = false
    _ = term.replacing { term in
      if case .chain(let chain) = term.kind,
        case .value = meaning(of: chain.head, chain.links, in: scope)?.0
      {
        hasNames = true
      }
      return nil
    }
    return hasNames
  }

  /// What the first links of a chain name, and how many do.
  private func meaning(
    of head: Term.Chain.Head, _ links: [Term.Link], in scope: Int
  ) -> (PasteScope.Meaning, count: Int)? {
    guard let first = links.first, first.arguments == nil else { return nil }
    switch head {
    case .value: return nil
    case .implicit:
      // A leading dot means a member of the type that is expected, which only these are.
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

extension Term {
  /// The term as if all of it were written in one place.
  fileprivate func moved(to range: Range<Int>) -> Term {
    func moved(_ terms: [Term]) -> [Term] { terms.map { $0.moved(to: range) } }
    func moved(_ operators: [Operator]) -> [Operator] {
      operators.map { Operator(name: $0.name, range: range) }
    }
    let kind: Kind =
      switch self.kind {
      case .integer, .decimal, .boolean, .text, .foreign: self.kind
      case .array(let elements): .array(moved(elements))
      case .operation(let precedence, let operands, let operators):
        .operation(precedence, moved(operands), moved(operators))
      case .signed(let sign, let operand):
        .signed(Operator(name: sign.name, range: range), operand.moved(to: range))
      case .choice(let condition, let one, let other):
        .choice(condition.moved(to: range), one.moved(to: range), other.moved(to: range))
      case .chain(let chain): .chain(chain.moved(to: range))
      }
    return Term(kind: kind, range: range)
  }
}

extension Term.Chain {
  fileprivate func moved(to range: Range<Int>) -> Term.Chain {
    var head = head
    if case .value(let inner) = head { head = .value(inner.moved(to: range)) }
    return Term.Chain(
      head: head,
      links: links.map { link in
        Term.Link(
          name: link.name, nameRange: range,
          arguments: link.arguments?.map {
            Term.Argument(label: $0.label, labelRange: range, value: $0.value.moved(to: range))
          }, range: range)
      })
  }
}

extension Term {
  /// A chain with its arguments made new, and its head as it is.
  fileprivate func resolvingArguments(_ resolve: (Term) -> Term) -> Term {
    guard case .chain(let chain) = kind else { return self }
    let links = chain.links.map { link in
      Link(
        name: link.name, nameRange: link.nameRange,
        arguments: link.arguments?.map {
          Argument(label: $0.label, labelRange: $0.labelRange, value: resolve($0.value))
        }, range: link.range)
    }
    return Term(kind: .chain(Chain(head: chain.head, links: links)), range: range)
  }
}
