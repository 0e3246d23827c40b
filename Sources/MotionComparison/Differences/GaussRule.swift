/// Integration over a stretch with the five-point rule of Gauss and Legendre, which is exact for polynomials
/// up to the ninth degree.
enum GaussRule {
  /// The nodes and weights from 0 to 1.
  ///
  /// Source: Abramowitz and Stegun, table 25.4, moved from −1…1.
  private static let nodes: [(position: Double, weight: Double)] = {
    let inner = (5 - 2 * (10.0 / 7).squareRoot()).squareRoot() / 3
    let outer = (5 + 2 * (10.0 / 7).squareRoot()).squareRoot() / 3
    let innerWeight = (322 + 13 * 70.0.squareRoot()) / 900
    let outerWeight = (322 - 13 * 70.0.squareRoot()) / 900
    let symmetric = [
      (-outer, outerWeight), (-inner, innerWeight), (0, 128.0 / 225), (inner, innerWeight),
      (outer, outerWeight),
    ]
    return symmetric.map { ((1 + $0.0) / 2, $0.1 / 2) }
  }()

  /// The integral of a function from one position to another.
  static func integral(
    from start: Double, to end: Double, _ function: (Double) -> Double
  ) -> Double {
    var sum = 0.0
    visit(from: start, to: end) { sum += $1 * function($0) }
    return sum * (end - start)
  }

  /// Calls a closure with the positions at which a function is evaluated, and the weights of its values.
  ///
  /// The sum of the weighted values, times the width, is the integral: so several functions can be integrated at
  /// once.
  static func visit(
    from start: Double, to end: Double, _ body: (_ position: Double, _ weight: Double) -> Void
  ) {
    let width = end - start
    let nodes = nodes
    var index = 0
    while index < nodes.count {
      let (position, weight) = nodes[index]
      body(start + width * position, weight)
      index += 1
    }
  }
}
