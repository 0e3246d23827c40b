internal import AnimationModel

/// The derivatives of a Bézier's residuals at each row by its start, its duration and its control points.
///
/// With the ends from least squares for every choice of the other numbers, the derivatives are those of the shown
/// values less their own projection onto what the ends can do. The part that comes from the change of the projection
/// is left out: it vanishes with the residuals, and the search needs half the work.
///
/// Source: L. Kaufman, "A variable projection method for solving separable nonlinear least squares problems", BIT 15
/// (1975), 49.
struct BezierSlopes {
  /// The part of the travel at each row, less the mean of all rows.
  private var covered: [Double] = []

  /// Fills a column for each of some numbers, in the order of the search.
  ///
  /// - Returns: False where the derivatives are not known: with a given end, and where a row lies at a vertical of the
  ///   curve.
  mutating func fill(
    _ columns: inout [[Double]], _ free: [Int], of parameters: MotionParameters,
    at times: [Double], _ values: [Double], _ known: KnownEnds
  ) -> Bool {
    guard known.from == nil, known.to == nil, !known.carries else { return false }
    let curve = UnitCurve.bezier(parameters.points)
    if covered.count != times.count { covered = [Double](repeating: 0, count: times.count) }
    for row in times.indices {
      let progress = (times[row] - parameters.start) / parameters.duration
      guard progress > 0, progress < 1 else {
        covered[row] = progress > 0 ? 1 : 0
        for column in free.indices { columns[column][row] = 0 }
        continue
      }
      let shown = curve.sensitivity(at: progress)
      guard shown.slope.isFinite else { return false }
      covered[row] = shown.value
      var column = 0
      while column < free.count {
        columns[column][row] =
          switch free[column] {
          case 0: -shown.slope / parameters.duration
          case 1: -shown.slope * progress
          case 2: -shown.slope * shown.first
          case 3: shown.first
          case 4: -shown.slope * shown.second
          default: shown.second
          }
        column += 1
      }
    }
    project(&columns, values)
    return true
  }

  /// Turns derivatives of the covered part into those of the residuals: times the travel, less what another start
  /// value and another travel would do.
  private mutating func project(_ columns: inout [[Double]], _ values: [Double]) {
    let count = Double(values.count)
    let mean = covered.reduce(0, +) / count
    let meanValue = values.reduce(0, +) / count
    var (square, product) = (0.0, 0.0)
    for row in values.indices {
      covered[row] -= mean
      square += covered[row] * covered[row]
      product += covered[row] * (values[row] - meanValue)
    }
    let travel = square > 0 ? product / square : 0
    for column in columns.indices { project(&columns[column], travel, square) }
  }

  /// Does the same for one column, with plain loops, since it is done at every step of a search.
  private func project(_ column: inout [Double], _ travel: Double, _ square: Double) {
    let rows = covered.count
    var (sum, part) = (0.0, 0.0)
    var row = 0
    while row < rows {
      sum += column[row]
      part += column[row] * covered[row]
      row += 1
    }
    let mean = sum / Double(rows)
    let share = square > 0 ? part / square : 0
    row = 0
    while row < rows {
      column[row] = -travel * (column[row] - mean - share * covered[row])
      row += 1
    }
  }
}
