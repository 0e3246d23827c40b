/// Searches for the numbers for which a sum of squares is least, within bounds.
///
/// Derivatives are differences, unless they are given. Numbers whose bounds are equal are kept; a step that leaves the
/// bounds ends at them.
///
/// Source: K. Levenberg 1944, D. W. Marquardt 1963; scaling by the columns' lengths after J. J. Moré, "The
/// Levenberg–Marquardt algorithm: implementation and theory", 1978.
struct LevenbergMarquardt {
  /// The largest number of steps.
  var steps = 40

  /// The relative change of the squares at which the search ends.
  var tolerance = 1e-10

  /// The difference of a number for its derivative.
  private static let difference = 1e-6

  /// The damping above which no step helps.
  private static let strongest = 1e9

  /// Returns the numbers and their sum of squares.
  ///
  /// - Parameters:
  ///   - start: The numbers from which the search begins.
  ///   - bounds: The range in which each number may lie.
  ///   - count: The number of residuals.
  ///   - derivatives: Computes the derivatives of the residuals by some of the numbers, a column for each; returns
  ///     false where they are not known.
  ///   - residuals: Computes the residuals for some numbers, and their sum of squares.
  func minimum(
    from start: [Double], bounds: [ClosedRange<Double>], count: Int,
    derivatives: (_ point: [Double], _ free: [Int], _ columns: inout [[Double]]) -> Bool = {
      _, _, _ in false
    },
    residuals: (_ point: [Double], _ residuals: inout [Double]) -> Double
  ) -> (point: [Double], squares: Double) {
    let free = start.indices.filter { bounds[$0].lowerBound < bounds[$0].upperBound }
    var point = start.indices.map {
      min(max(start[$0], bounds[$0].lowerBound), bounds[$0].upperBound)
    }
    var current = [Double](repeating: 0, count: count)
    var squares = residuals(point, &current)
    guard !free.isEmpty else { return (point, squares) }
    var moved = current
    var damping = 1e-3
    var columns = [[Double]](repeating: current, count: free.count)
    for _ in 0..<steps {
      if !derivatives(point, free, &columns) {
        for (column, index) in free.enumerated() {
          var shifted = point
          let step =
            point[index] + Self.difference > bounds[index].upperBound
            ? -Self.difference : Self.difference
          shifted[index] += step
          _ = residuals(shifted, &moved)
          Self.fill(&columns[column], moved, current, step)
        }
      }
      let lengths = columns.map { max(HouseholderSolver.length($0, from: 0), 1e-30) }
      var isBetter = false
      var gain = 0.0
      while damping < Self.strongest {
        let change = Self.step(columns, lengths, current, damping: damping)
        var next = point
        for (column, index) in free.enumerated() {
          next[index] = min(
            max(point[index] + change[column], bounds[index].lowerBound), bounds[index].upperBound)
        }
        guard next != point else { break }
        let found = residuals(next, &moved)
        if found < squares {
          gain = squares - found
          (point, squares) = (next, found)
          swap(&current, &moved)
          damping = max(damping / 10, 1e-12)
          isBetter = true
          break
        }
        damping *= 8
      }
      guard isBetter, gain > tolerance * squares else { break }
    }
    return (point, squares)
  }

  /// Fills a column with derivatives: the change of the residuals by a step.
  private static func fill(
    _ column: inout [Double], _ moved: [Double], _ current: [Double], _ step: Double
  ) {
    var row = 0
    while row < column.count {
      column[row] = (moved[row] - current[row]) / step
      row += 1
    }
  }

  /// The damped step: least squares of the derivatives, with one more row for each number.
  private static func step(
    _ columns: [[Double]], _ lengths: [Double], _ current: [Double], damping: Double
  ) -> [Double] {
    let root = damping.squareRoot()
    var extended = columns
    for column in columns.indices {
      for row in columns.indices {
        extended[column].append(row == column ? root * lengths[row] : 0)
      }
    }
    let right = current.map { -$0 } + [Double](repeating: 0, count: columns.count)
    return HouseholderSolver.solution(of: extended, right)
  }
}
