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

  /// The chosen element of an array; any other term itself.
  mutating func element(of term: Term, for parameter: String) throws(Fault) -> Term {
    guard case .array(let elements) = term.kind else { return term }
    if let axis = axes.first(where: { $0.range == term.range }) { return elements[axis.index] }
    guard !elements.isEmpty else { throw Fault(.emptyArray, term.range) }
    for element in elements {
      if case .array = element.kind {
        throw Fault(.misplacedArray("an array of arrays is not a sweep"), element.range)
      }
    }
    axes.append(
      Axis(
        range: term.range, parameter: parameter, elements: elements.map(\.range),
        values: Array(repeating: .nan, count: elements.count)))
    return elements[0]
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

  /// Goes on to the next choice: the last array runs fastest.
  mutating func advance() {
    for axis in axes.indices.reversed() {
      axes[axis].index += 1
      if axes[axis].index < axes[axis].elements.count { return }
      axes[axis].index = 0
    }
  }
}
