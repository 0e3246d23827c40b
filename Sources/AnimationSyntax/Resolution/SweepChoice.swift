/// Which element of each array is taken, and what is known of the arrays.
///
/// An array stands for a number (or a flag), and an expression with arrays for as many curves as there
/// are choices of one element from each.
struct SweepChoice {
  /// One array in an expression.
  struct Axis {
    /// Where the array stands.
    let range: Range<Int>
    /// The name of the parameter it is given for.
    let parameter: String
    /// Where its elements stand.
    let elements: [Range<Int>]
    /// What the elements are worth; 1 and 0 for flags.
    ///
    /// Filled as they are chosen.
    var values: [Double]
    /// The element to take.
    var index = 0
  }

  /// The arrays met so far, in the order of the source.
  private(set) var axes: [Axis] = []

  /// Which arrays and choices the expression has asked for since the last step.
  private var used: Set<Int> = []

  /// Whether everything that the expression has not asked for is at its first element.
  var restIsAtStart: Bool {
    axes.indices.allSatisfy { used.contains($0) || axes[$0].index == 0 }
  }

  /// Goes back to the first element of everything that is known.
  mutating func restart() {
    used = []
    for index in axes.indices { axes[index].index = 0 }
  }

  /// What a reader should know of choices that are not written as arrays.
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
          range: part.range, parameter: parameter, elements: branches.terms.map(\.range),
          values: branches.terms.indices.map { index in
            (try? NumberResolver.double(branches.terms[index])) ?? Double(index)
          }))
      if !notes.contains(branches.note) { notes.append(branches.note) }
    }
    used.insert(axis)
    return branches.terms[axes[axis].index]
  }

  /// Keeps what the chosen element of an array is worth.
  mutating func note(_ value: Double, for term: Term) {
    guard let axis = axes.firstIndex(where: { $0.range == term.range }) else { return }
    axes[axis].values[axes[axis].index] = value
  }

  /// The most curves one expression may make.
  static let mostCurves = 10_000

  /// How many choices there are.
  func count() throws(Fault) -> Int {
    var count = 1
    for axis in axes {
      let (product, overflow) = count.multipliedReportingOverflow(by: axis.elements.count)
      guard !overflow, product <= Self.mostCurves else {
        throw Fault(.tooManyCurves(limit: Self.mostCurves), axis.range)
      }
      count = product
    }
    return count
  }

  /// Moves to the next choice: the last array changes fastest.
  mutating func advance() {
    used = []
    for axis in axes.indices.reversed() {
      axes[axis].index += 1
      if axes[axis].index < axes[axis].elements.count { return }
      axes[axis].index = 0
    }
  }
}

extension Term {
  /// What a term may come to, where only a running app decides.
  struct Branches {
    let terms: [Term]
    /// What a reader should know.
    let note: String
  }

  /// The branches of `condition ? one : other` and `value ?? other`, and the ends of `.random(in: 2...4)`; nil for
  /// other terms.
  fileprivate var branches: Branches? {
    switch kind {
    case .choice(_, let one, let other):
      let known = [one, other].filter { !$0.isNameOfApp }
      return Branches(
        terms: (known.isEmpty ? [one, other] : known).flatMap(\.outcomes),
        note: known.count == 1
          ? "only the app knows one branch of '?'; the other one is shown"
          : "a choice with '?': both branches are shown")
    case .operation(.coalescing, let operands, _):
      let known = operands.filter { !$0.isNameOfApp }
      guard let last = operands.last else { return nil }
      return Branches(
        terms: (known.isEmpty ? [last] : known).flatMap(\.outcomes),
        note: known.count == operands.count
          ? "a choice with '??': both are shown"
          : "only the app knows what stands before '??'; what stands after it is shown")
    case .chain(let chain):
      guard let call = chain.links.last, call.name == "random",
        let argument = call.arguments?.first,
        argument.label == "in",
        case .operation(.range, let ends, _) = argument.value.kind, ends.count == 2
      else { return nil }
      return Branches(terms: ends, note: "random: both ends")
    case .integer, .decimal, .boolean, .text, .array, .operation, .signed, .foreign: return nil
    }
  }

  /// What a choice comes to, choices in its branches included; any other term itself.
  private var outcomes: [Term] { branches?.terms ?? [self] }

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
