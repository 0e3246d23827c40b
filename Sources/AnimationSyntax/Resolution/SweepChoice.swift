internal import SwiftProgram

/// The chosen element of each array in an expression, and the arrays found so far.
///
/// An array stands for a number or a flag, and an expression with arrays stands for one curve for each choice of one
/// element from each array.
struct SweepChoice {
  /// An array in an expression.
  struct Axis {
    /// The range of the array.
    let range: Range<Int>
    /// The name of the parameter whose argument it is.
    let parameter: String
    /// The ranges of its elements.
    let elements: [Range<Int>]
    /// The values of the elements; 1 and 0 for flags.
    ///
    /// A value is recorded when its element is chosen.
    var values: [Double]
    /// The index of the chosen element.
    var index = 0
  }

  /// The arrays found so far, in the order of the source.
  private(set) var axes: [Axis] = []

  /// The arrays and choices that the expression has requested since the last step.
  private var used: Set<Int> = []

  /// Whether all arrays that the expression has not requested are at their first elements.
  var restIsAtStart: Bool {
    axes.indices.allSatisfy { used.contains($0) || axes[$0].index == 0 }
  }

  /// The outcomes of the conditions that the expression has met since the last step.
  private var decided: [String: Bool] = [:]

  /// Whether no condition has different outcomes in different places.
  private(set) var isConsistent = true

  /// Returns to the first element of every array found so far.
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

  /// Returns the chosen element of an array, or any other term unchanged.
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

  /// Returns the chosen branch of a term that is a choice as a whole, or any other term unchanged.
  mutating func chosenBranch(of term: Term, for parameter: String) throws(Fault) -> Term {
    guard let branches = term.branches else { return term }
    return try chosenBranch(
      of: branch(of: term, branches, for: parameter), for: parameter)
  }

  /// Returns a term with one branch in place of each choice, and one end of its range in place of each random number.
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
    // A condition has the same outcome in all places.
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

  /// Adds a note on the curve for a reader, unless it is already there.
  mutating func remark(_ note: String) {
    if !notes.contains(note) { notes.append(note) }
  }

  /// Records the value of the chosen element of an array.
  mutating func note(_ value: Double, for term: Term) {
    guard let axis = axes.firstIndex(where: { $0.range == term.range }) else { return }
    axes[axis].values[axes[axis].index] = value
  }

  /// Returns the number of choices.
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

  /// Moves to the next choice; the last array varies fastest.
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
  /// The possible results of a term, if the result is determined only in a running app.
  fileprivate struct Branches {
    let outcomes: [Outcome]
    /// The note for a reader.
    let note: String
  }

  /// One of the possible results of a term.
  fileprivate struct Outcome {
    let term: Term
    /// The outcomes of the conditions with '?' that lead to the result, by the text of the conditions.
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

  /// The possible results of a choice, including choices in its branches; for any other term, the term itself.
  private var outcomes: [Outcome] { branches?.outcomes ?? [Outcome(term: self)] }

  /// Whether the term begins with an unknown name.
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
  /// Returns the result under an additional condition; nil if it contradicts an earlier outcome of the same condition.
  fileprivate func `where`(_ condition: Term, is isMet: Bool) -> Term.Outcome? {
    if case .signed(let sign, let operand) = condition.kind, sign.name == "!" {
      return self.where(operand, is: !isMet)
    }
    // A condition without comparable text is different from all others.
    guard let text = condition.comparableText else { return self }
    guard decisions[text] ?? isMet == isMet else { return nil }
    var outcome = self
    outcome.decisions[text] = isMet
    return outcome
  }
}

extension Term {
  /// A text that is the same for terms that are written alike; nil if parts of the term are unknown.
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
          // `self.isOpen` is the same as `isOpen`.
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
