extension Term {
  /// Returns the term with some of its subterms replaced.
  ///
  /// - Parameter replacement: A closure that returns the replacement of a term; nil to keep the term and continue with
  ///   its parts.
  func replacing(_ replacement: (Term) -> Term?) -> Term {
    if let replaced = replacement(self) { return replaced }
    return Term(
      kind: kind.mapping {
        $0.replacing(replacement)
      } range: {
        $0
      }, range: range)
  }

  /// Returns the term with a single range for all of its parts.
  func moved(to range: Range<Int>) -> Term {
    Term(
      kind: kind.mapping {
        $0.moved(to: range)
      } range: { _ in
        range
      }, range: range)
  }
}

extension Term.Kind {
  /// Returns the kind with its parts and ranges mapped.
  fileprivate func mapping(
    _ part: (Term) -> Term, range: (Range<Int>) -> Range<Int>
  ) -> Term.Kind {
    func moved(_ sign: Term.Operator) -> Term.Operator {
      Term.Operator(name: sign.name, range: range(sign.range))
    }
    return switch self {
    case .integer, .decimal, .boolean, .text, .foreign: self
    case .array(let elements): .array(elements.map(part))
    case .operation(let precedence, let operands, let operators):
      .operation(precedence, operands.map(part), operators.map(moved))
    case .signed(let sign, let operand): .signed(moved(sign), part(operand))
    case .choice(let condition, let one, let other):
      .choice(part(condition), part(one), part(other))
    case .chain(let chain): .chain(chain.mapping(part, range: range))
    }
  }
}

extension Term.Chain {
  /// Returns the chain with its arguments replaced and its head unchanged.
  func replacingArguments(_ replacement: (Term) -> Term) -> Term.Chain {
    Term.Chain(head: head, links: links.map { $0.mapping(replacement) { $0 } })
  }

  fileprivate func mapping(
    _ part: (Term) -> Term, range: (Range<Int>) -> Range<Int>
  ) -> Term.Chain {
    var head = head
    if case .value(let inner) = head { head = .value(part(inner)) }
    return Term.Chain(head: head, links: links.map { $0.mapping(part, range: range) })
  }
}

extension Term.Link {
  fileprivate func mapping(
    _ part: (Term) -> Term, range: (Range<Int>) -> Range<Int>
  ) -> Term.Link {
    Term.Link(
      name: name, nameRange: range(nameRange),
      arguments: arguments?.map {
        Term.Argument(label: $0.label, labelRange: range($0.labelRange), value: part($0.value))
      },
      range: range(self.range))
  }
}
