// Names of Foundation and Core Animation in terms.
extension Term {
  /// Returns the term with the type's name before a leading dot: `.init(name: .easeIn)`.
  func withType(_ name: String) -> Term {
    guard case .chain(let chain) = kind, case .implicit = chain.head,
      let first = chain.links.first
    else { return self }
    let type = Link(name: name, nameRange: first.nameRange, arguments: nil, range: first.nameRange)
    return Term(kind: .chain(Chain(head: .bare, links: [type] + chain.links)), range: range)
  }

  /// The term with the names of Foundation and Core Animation for numbers replaced by the numbers.
  var withNumbersOfFoundation: Term {
    replacing { term in
      if case .chain(let chain) = term.kind { chain.numberOfFoundation(term.range) } else { nil }
    }
  }
}

extension Term.Chain {
  fileprivate func numberOfFoundation(_ range: Range<Int>) -> Term? {
    guard case .bare = head, let first = links.first, let last = links.last else { return nil }
    if let arguments = first.arguments {
      switch first.name {
      // The time at which the animation is added.
      case "CACurrentMediaTime": return Term(kind: .integer("0"), range: range)
      case "NSNumber", "Float":
        guard links.count == 1, arguments.count == 1 else { return nil }
        return Term(kind: arguments[0].value.withNumbersOfFoundation.kind, range: range)
      default: break
      }
    }
    if last.name == "convertTime" { return Term(kind: .integer("0"), range: range) }
    switch links.map(\.name) {
    case ["HUGE"], ["HUGE_VAL"], ["HUGE_VALF"], ["MAXFLOAT"], ["Float", "infinity"],
      ["Float", "greatestFiniteMagnitude"]:
      let infinity = Term.Link(
        name: "infinity", nameRange: range, arguments: nil, range: range)
      return Term(kind: .chain(Term.Chain(head: .implicit, links: [infinity])), range: range)
    case ["Float", "pi"]:
      let pi = Term.Link(name: "pi", nameRange: range, arguments: nil, range: range)
      return Term(kind: .chain(Term.Chain(head: .implicit, links: [pi])), range: range)
    default: return nil
    }
  }
}
