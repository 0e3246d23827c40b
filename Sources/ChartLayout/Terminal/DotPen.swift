internal import CurveGeometry

/// Draws curves into a grid of dots, with dashes that distinguish them.
struct DotPen {
  let owner: Int
  /// The numbers of dots that are drawn and left out in turn; empty for a line without gaps.
  let dash: [Int]
  private var count = 0

  init(owner: Int, dash: [Int]) {
    self.owner = owner
    self.dash = dash
  }

  /// The dashes in the order in which they are used.
  static let dashes: [[Int]] = [[], [5, 3], [1, 2], [5, 2, 1, 2], [9, 4], [1, 4]]

  /// Further dashes for pages without color, which repeat within a short sample.
  private static let moreDashes: [[Int]] = [
    [3, 3], [6, 1], [1, 1, 1, 4], [2, 1, 2, 4], [4, 1, 1, 1, 1, 1], [3, 1, 3, 5],
  ]

  /// The dash of a curve by its index, a different one for every curve.
  static func dash(_ index: Int) -> [Int] {
    let all = dashes + moreDashes
    guard index >= all.count else { return all[index] }
    // So many dashes cannot be distinguished at a glance, but no two are equal.
    return [index, 2, 1, 2]
  }

  /// Draws one run of knots, whose coordinates are dots.
  mutating func draw(_ knots: [DrawnKnot], into grid: inout DotGrid) {
    guard let first = knots.first, let end = knots.last else { return }
    var last = (column: Int(saturating: first.x.rounded()), row: row(of: first.y))
    put(last.column, last.row, into: &grid)
    var index = 0
    for column in last.column...max(last.column, Int(saturating: end.x.rounded())) {
      let x = min(max(Double(column), first.x), end.x)
      while index + 2 < knots.count, knots[index + 1].x < x { index += 1 }
      let next = (column: column, row: row(of: y(at: x, from: index, in: knots)))
      line(from: last, to: next, into: &grid)
      last = next
    }
    // A vertical end has rows that no column reached.
    line(from: last, to: (Int(saturating: end.x.rounded()), row(of: end.y)), into: &grid)
  }

  /// The largest row or column that is drawn: none further away is in a picture, and no line is
  /// drawn there dot by dot.
  private static let farthest = 10_000.0

  /// The row of dots in which a height lies.
  ///
  /// A level between two rows stays in the lower one whatever its last digits are.
  private func row(of y: Double) -> Int {
    Int(saturating: min(max((y + 1e-9).rounded(), -Self.farthest), Self.farthest))
  }

  private func y(at x: Double, from index: Int, in knots: [DrawnKnot]) -> Double {
    guard index + 1 < knots.count else { return knots[index].y }
    let (knot, next) = (knots[index], knots[index + 1])
    guard next.x > knot.x else { return next.y }
    let fraction = (x - knot.x) / (next.x - knot.x)
    let segment = HermiteSegment(
      start: knot.x, end: next.x, startValue: knot.y, endValue: next.y,
      startSlope: knot.slope, endSlope: next.slope)
    let y = segment.state(at: fraction).value
    return y.isFinite ? y : knot.y + (next.y - knot.y) * fraction
  }

  /// Draws the dots between two dots in neighboring columns, without the first.
  private mutating func line(
    from start: (column: Int, row: Int), to end: (column: Int, row: Int),
    into grid: inout DotGrid
  ) {
    let steps = max((end.column - start.column).magnitude, (end.row - start.row).magnitude)
    guard steps > 0 else { return }
    for step in 1...Int(steps) {
      let fraction = Double(step) / Double(steps)
      put(
        start.column + Int(saturating: (Double(end.column - start.column) * fraction).rounded()),
        start.row + Int(saturating: (Double(end.row - start.row) * fraction).rounded()), into: &grid
      )
    }
  }

  private mutating func put(_ column: Int, _ row: Int, into grid: inout DotGrid) {
    defer { count += 1 }
    if isDrawn { grid.set(column: column, row: row, owner: owner) }
  }

  private var isDrawn: Bool {
    guard !dash.isEmpty else { return true }
    var position = count % dash.reduce(0, +)
    for (index, length) in dash.enumerated() {
      if position < length { return index % 2 == 0 }
      position -= length
    }
    return true
  }
}
