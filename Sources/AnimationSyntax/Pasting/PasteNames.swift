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
    switch term.kind {
    case .array(let elements):
      return Term(
        kind: .array(elements.map { resolved($0, in: scope, depth: depth) }), range: term.range)
    case .operation(let operands, let operators):
      return Term(
        kind: .operation(operands.map { resolved($0, in: scope, depth: depth) }, operators),
        range: term.range)
    case .signed(let sign, let operand):
      return Term(
        kind: .signed(sign, resolved(operand, in: scope, depth: depth)), range: term.range)
    case .chain(let chain):
      return resolved(chain, range: term.range, in: scope, depth: depth)
    default:
      return term
    }
  }

  /// Whether a term names constants of the source.
  func changes(_ term: Term, in scope: Int) -> Bool {
    var stack = [term]
    while let term = stack.popLast() {
      switch term.kind {
      case .array(let elements): stack += elements
      case .operation(let operands, _): stack += operands
      case .signed(_, let operand): stack.append(operand)
      case .chain(let chain):
        if case .value(let inner) = chain.head { stack.append(inner) }
        if case .value = meaning(of: chain.head, chain.links, in: scope)?.0 { return true }
        stack += chain.links.flatMap { $0.arguments ?? [] }.map(\.value)
      default: break
      }
    }
    return false
  }

  private func resolved(
    _ chain: Term.Chain, range: Range<Int>, in scope: Int, depth: Int
  ) -> Term {
    var head = chain.head
    if case .value(let inner) = head { head = .value(resolved(inner, in: scope, depth: depth)) }
    let links = chain.links.map { link in
      Term.Link(
        name: link.name, nameRange: link.nameRange,
        arguments: link.arguments?.map { argument in
          Term.Argument(
            label: argument.label, labelRange: argument.labelRange,
            value: resolved(argument.value, in: scope, depth: depth))
        }, range: link.range)
    }
    if depth < Self.mostNames, let (meaning, count) = meaning(of: head, links, in: scope),
      case .value(let written, let declared) = meaning,
      let value = try? SwiftText(text, range: written).readTerm(refusing: [])
    {
      let kind = resolved(value, in: declared, depth: depth + 1).kind
      let rest = Array(links.dropFirst(count))
      if rest.isEmpty { return Term(kind: kind, range: range) }
      let named = links[0].range.lowerBound..<links[count - 1].range.upperBound
      return Term(
        kind: .chain(Term.Chain(head: .value(Term(kind: kind, range: named)), links: rest)),
        range: range)
    }
    return Term(kind: .chain(Term.Chain(head: head, links: links)), range: range)
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
