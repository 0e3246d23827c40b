internal import SwiftProgram

/// The element that is taken of each array, and the arrays as far as they are known.
///
/// An array stands for a number (or a flag), and an expression with arrays for as many curves as there
/// are choices of one element from each.
struct SweepChoice {
  /// One array in an expression.
  struct Axis {
    /// The range of the array.
    let range: Range<Int>
    /// The name of the parameter it is given for.
    let parameter: String
    /// The ranges of its elements.
    let elements: [Range<Int>]
    /// The values of the elements; 1 and 0 for flags.
    ///
    /// Filled as they are chosen.
    var values: [Double]
    /// The element to take.
    var index = 0
  }

  /// The arrays met so far, in the order of the source.
  private(set) var axes: [Axis] = []

  /// The arrays and choices that the expression has asked for since the last step.
  private var used: Set<Int> = []

  /// Whether everything that the expression has not asked for is at its first element.
  var restIsAtStart: Bool {
    axes.indices.allSatisfy { used.contains($0) || axes[$0].index == 0 }
  }

  /// How the conditions came out that the expression has met since the last step.
  private var decided: [String: Bool] = [:]

  /// Whether no condition came out in one way here and in another way there.
  private(set) var isConsistent = true

  /// Goes back to the first element of everything that is known.
  mutating func restart() {
    forget()
    for index in axes.indices { axes[index].index = 0 }
  }

  private mutating func forget() {
    used = []
    decided = [:]
    isConsistent = true
  }

  /// The notes for a reader on choices that are not written as arrays.
  private(set) var notes: [String] = []

  /// The chosen element of an array; any other term itself.
  mutating func element(of term: Term, for parameter: String) throws(Fault) -> Term {
    guard case .array(let elements) = term.kind else { return term }
    if let known = axes.firstIndex(where: { $0.range == term.range }) {
      used.insert(known)
      return elements[axes[known].index]
    }
    guard !elements.isEmpty else { throw Fault(.emptyArray, term.range) }
    for element in elements {
      if case .array = element.kind {
        throw Fault(.misplacedArray("an array of arrays is not a sweep"), element.range)
      }
    }
    used.insert(axes.count)
    axes.append(
      Axis(
        range: term.range, parameter: parameter, elements: elements.map(\.range),
        values: Array(repeating: .nan, count: elements.count)))
    return elements[0]
  }

  /// The branch to take of a term that is a choice as a whole; any other term itself.
  mutating func chosenBranch(of term: Term, for parameter: String) throws(Fault) -> Term {
    guard let branches = term.branches else { return term }
    return try chosenBranch(
      of: branch(of: term, branches, for: parameter), for: parameter)
  }

  /// A term with one branch in place of each choice, and one end in place of each random number.
  mutating func chosen(_ term: Term, for parameter: String) throws(Fault) -> Term {
    var fault: Fault?
    var sweep = self
    let result = term.replacing { part in
      guard fault == nil, let branches = part.branches else { return nil }
      do throws(Fault) {
        let term = try sweep.branch(of: part, branches, for: parameter)
        return try sweep.chosen(term, for: parameter)
      } catch {
        fault = error
        return part
      }
    }
    self = sweep
    if let fault { throw fault }
    return result
  }

  private mutating func branch(
    of part: Term, _ branches: Term.Branches, for parameter: String
  ) throws(Fault) -> Term {
    let axis: Int
    if let known = axes.firstIndex(where: { $0.range == part.range }) {
      axis = known
    } else {
      axis = axes.count
      axes.append(
        Axis(
          range: part.range, parameter: parameter, elements: branches.outcomes.map(\.term.range),
          values: branches.outcomes.enumerated().map { index, outcome in
            (try? NumberResolver.double(outcome.term)) ?? Double(index)
          }))
      remark(branches.note)
    }
    used.insert(axis)
    // A condition that holds in one place holds in all, and one that fails fails in all.
    func agrees(_ outcome: Term.Outcome) -> Bool {
      outcome.decisions.allSatisfy { decided[$0.key] ?? $0.value == $0.value }
    }
    let chosen = branches.outcomes[axes[axis].index]
    isConsistent = isConsistent && agrees(chosen)
    guard let outcome = agrees(chosen) ? chosen : branches.outcomes.first(where: agrees) else {
      let condition = chosen.decisions.keys.sorted().first ?? ""
      throw Fault(.choiceDependsOnApp(condition: condition), part.range)
    }
    decided.merge(outcome.decisions) { known, _ in known }
    return outcome.term
  }

  /// Keeps what a reader should know of the curve, once.
  mutating func remark(_ note: String) {
    if !notes.contains(note) { notes.append(note) }
  }

  /// Keeps what the chosen element of an array is worth.
  mutating func note(_ value: Double, for term: Term) {
    guard let axis = axes.firstIndex(where: { $0.range == term.range }) else { return }
    axes[axis].values[axes[axis].index] = value
  }

  /// How many choices there are.
  func count() throws(Fault) -> Int {
    var count = 1
    for axis in axes {
      let (product, overflow) = count.multipliedReportingOverflow(by: axis.elements.count)
      guard !overflow, product <= SweepProblem.mostCurves else {
        throw Fault(.tooManyCurves(limit: SweepProblem.mostCurves), axis.range)
      }
      count = product
    }
    return count
  }

  /// Moves to the next choice: the last array changes fastest.
  mutating func advance() {
    forget()
    for axis in axes.indices.reversed() {
      axes[axis].index += 1
      if axes[axis].index < axes[axis].elements.count { return }
      axes[axis].index = 0
    }
  }
}

extension Term {
  /// The terms that a term may come to, where only a running app decides.
  fileprivate struct Branches {
    let outcomes: [Outcome]
    /// The note for a reader.
    let note: String
  }

  /// One of the terms that a term may come to.
  fileprivate struct Outcome {
    let term: Term
    /// How the conditions with '?' come out on the way to it, by how they are written.
    var decisions: [String: Bool] = [:]
  }

  /// The branches of `condition ? one : other` and `value ?? other`, and the ends of `.random(in: 2...4)`; nil for
  /// other terms.
  fileprivate var branches: Branches? {
    switch kind {
    case .choice(let condition, let one, let other):
      let branches = [(term: one, isMet: true), (term: other, isMet: false)]
      let known = branches.filter { !$0.term.isNameOfApp }
      return Branches(
        outcomes: (known.isEmpty ? branches : known).flatMap { branch in
          branch.term.outcomes.compactMap { $0.where(condition, is: branch.isMet) }
        },
        note: known.count == 1
          ? "only the app knows one branch of '?'; the other one is shown"
          : "a choice with '?': both branches are shown")
    case .operation(.coalescing, let operands, _):
      let known = operands.filter { !$0.isNameOfApp }
      guard let last = operands.last else { return nil }
      return Branches(
        outcomes: (known.isEmpty ? [last] : known).flatMap(\.outcomes),
        note: known.count == operands.count
          ? "a choice with '??': both are shown"
          : "only the app knows what is before '??'; what is after it is shown")
    case .chain(let chain):
      guard let call = chain.links.last, call.name == "random",
        let argument = call.arguments?.first,
        argument.label == "in",
        case .operation(.range, let ends, _) = argument.value.kind, ends.count == 2
      else { return nil }
      return Branches(outcomes: ends.map { Outcome(term: $0) }, note: "random: both ends")
    case .integer, .decimal, .boolean, .text, .array, .operation, .signed, .foreign: return nil
    }
  }

  /// The terms that a choice may come to, choices in its branches included; any other term itself.
  private var outcomes: [Outcome] { branches?.outcomes ?? [Outcome(term: self)] }

  /// Whether the term begins with a name that nothing here knows.
  private var isNameOfApp: Bool {
    guard case .chain(let chain) = kind, case .bare = chain.head, let first = chain.links.first
    else {
      return false
    }
    return ValueType.swiftNames[first.name] == nil && !NumberResolver.isNumber(chain)
      && Catalog.starts(of: .animation, named: first.name).isEmpty
  }
}

extension Term.Outcome {
  /// The same where a condition came out so; nil if it came out the other way before.
  fileprivate func `where`(_ condition: Term, is isMet: Bool) -> Term.Outcome? {
    if case .signed(let sign, let operand) = condition.kind, sign.name == "!" {
      return self.where(operand, is: !isMet)
    }
    // A condition that cannot be compared is one of its own.
    guard let text = condition.comparableText else { return self }
    guard decisions[text] ?? isMet == isMet else { return nil }
    var outcome = self
    outcome.decisions[text] = isMet
    return outcome
  }
}

extension Term {
  /// A text that is the same for terms that are written alike; nil if parts of the term are not known.
  fileprivate var comparableText: String? {
    func joined(_ terms: [Term], _ separators: [String]) -> String? {
      var text = ""
      for (index, term) in terms.enumerated() {
        guard let part = term.comparableText else { return nil }
        text += (index > 0 ? separators[index - 1] : "") + part
      }
      return "(\(text))"
    }
    switch kind {
    case .integer(let text), .decimal(let text): return text
    case .text(let text): return "\"\(text)\""
    case .boolean(let value): return "\(value)"
    case .foreign(let name): return name == "nil" ? name : nil
    case .array(let elements): return joined(elements, elements.map { _ in "," })
    case .operation(_, let operands, let operators):
      return joined(operands, operators.map(\.name))
    case .signed(let sign, let operand): return operand.comparableText.map { sign.name + $0 }
    case .choice(let condition, let one, let other):
      return joined([condition, one, other], ["?", ":"])
    case .chain(let chain):
      var text = ""
      if case .value(let head) = chain.head {
        guard let part = head.comparableText else { return nil }
        text = part
      }
      for (index, link) in chain.links.enumerated() {
        if case .bare = chain.head, index == 0 {
          // `self.isOpen` is `isOpen`.
          if link.name == "self", link.arguments == nil, chain.links.count > 1 { continue }
          text += link.name
        } else if text.isEmpty {
          text += link.name
        } else {
          text += ".\(link.name)"
        }
        guard let arguments = link.arguments else { continue }
        guard let part = joined(arguments.map(\.value), arguments.map { _ in "," }) else {
          return nil
        }
        text += arguments.map { "\($0.label ?? "_"):" }.joined() + part
      }
      return text
    }
  }
}
