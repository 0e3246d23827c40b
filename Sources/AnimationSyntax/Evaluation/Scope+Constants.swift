// MARK: - Constants

extension Scope {
  /// The greatest number of names that may stand for each other in a row.
  private static let mostSteps = 100

  /// The greatest number of parts of a constant's term before it is replaced by its value: a constant that names
  /// another one twice is twice as large.
  private static let mostParts = 64

  /// Returns a term with the terms of its constants in place of their names, at the same positions.
  ///
  /// Other names stay: the evaluator reports those without a meaning.
  func resolved(_ term: Term) -> Term {
    resolved(term, steps: 0, Allowance(names: Self.mostConstants))
  }

  /// The greatest number of constants of source that are read for a term.
  private static let mostConstants = 2_000

  /// The number of constants that may still be read for a term, and the constants that have been read, by their ranges.
  private final class Allowance {
    var names: Int
    var known: [Range<Int>: Term] = [:]

    /// The constants that are being read: a constant that depends on itself has no value.
    var open: Set<Range<Int>> = []

    init(names: Int) { self.names = names }
  }

  private func resolved(_ term: Term, steps: Int, _ allowance: Allowance) -> Term {
    guard source != nil || !meanings.isEmpty, steps < Self.mostSteps, allowance.names > 0 else {
      return term
    }
    return term.replacing { term in
      guard case .chain(let chain) = term.kind else { return nil }
      if let name = term.onlyName, let constant = constant(named: name, at: term.range) {
        return constant
      }
      guard let written = source?(chain) else { return nil }
      // An error in a constant is also an error where the constant is used.
      guard let value = value(of: written, steps: steps, allowance)?.moved(to: term.range) else {
        return nil
      }
      guard written.links < chain.links.count else { return value }
      let links = chain.links
      let named = links[0].range.lowerBound..<links[written.links - 1].range.upperBound
      let rest = Term.Chain(
        head: .value(Term(kind: value.kind, range: named)), links: Array(links[written.links...]))
      // The terms of the constant are already resolved, at its declaration.
      return Term(
        kind: .chain(rest.replacingArguments { resolved($0, steps: steps, allowance) }),
        range: term.range)
    }
  }

  /// Returns the term of a constant, which is read once; nil if no more are read.
  private func value(of written: Written, steps: Int, _ allowance: Allowance) -> Term? {
    if let known = allowance.known[written.term.range] { return known }
    guard allowance.names > 0, allowance.open.insert(written.term.range).inserted else {
      return nil
    }
    defer { allowance.open.remove(written.term.range) }
    allowance.names -= 1
    var value = written.scope.resolved(written.term, steps: steps + 1, allowance)
    if value.hasMoreParts(than: Self.mostParts),
      let number = try? NumberResolver.double(value, in: .empty)
    {
      value = Term(number, at: value.range)
    }
    allowance.known[written.term.range] = value
    return value
  }

  /// Returns the term for a name that never changes; nil for any other name.
  private func constant(named name: String, at range: Range<Int>) -> Term? {
    switch meanings[name] {
    case .constant(_, let value): Term(value, at: range)
    case .written(let kind): Term(kind: kind, range: range)
    case .state, .computed, .value, .view, .animated, .held, nil: nil
    }
  }

  /// Returns whether a term names constants of source.
  func changes(_ term: Term) -> Bool {
    guard let source else { return false }
    var hasNames = false
    _ = term.replacing { term in
      if case .chain(let chain) = term.kind, source(chain) != nil { hasNames = true }
      return nil
    }
    return hasNames
  }
}

extension Term {
  /// Returns whether operations in the term have more operands than a limit.
  fileprivate func hasMoreParts(than limit: Int) -> Bool {
    var count = 0
    var stack = [self]
    while let term = stack.popLast() {
      count += 1
      guard count <= limit else { return true }
      switch term.kind {
      case .operation(_, let operands, _): stack += operands
      case .signed(_, let operand): stack.append(operand)
      default: break
      }
    }
    return false
  }
}
