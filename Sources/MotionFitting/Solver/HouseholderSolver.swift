/// Solves linear least squares by reflections.
///
/// Source: A. S. Householder, "Unitary triangularization of a nonsymmetric matrix", 1958.
enum HouseholderSolver {
  /// The length of a column, as a part of its original length, below which the column depends on those before it.
  private static let dependence = 1e-12

  /// Returns the numbers x for which the sum of squares of A·x − b is least; 0 for columns that depend on those
  /// before them.
  ///
  /// - Parameters:
  ///   - columns: The columns of A, all of the same length.
  ///   - right: The vector b, of the same length.
  ///
  /// Complexity: O(rows · columns²).
  static func solution(of columns: [[Double]], _ right: [Double]) -> [Double] {
    var columns = columns
    var right = right
    let count = columns.count
    var diagonal = [Double](repeating: 0, count: count)
    let lengths = columns.map { length($0, from: 0) }
    for pivot in 0..<count where pivot < right.count {
      let size = length(columns[pivot], from: pivot)
      guard size > dependence * lengths[pivot] else { continue }
      let head = columns[pivot][pivot]
      let image = head > 0 ? -size : size
      // v = column − image·e, and a reflection takes 2·v·(v·x) ÷ (v·v) from x; v·v is 2·size·(size + |head|).
      columns[pivot][pivot] = head - image
      let scale = 1 / (size * (size + head.magnitude))
      let mirror = columns[pivot]
      for index in (pivot + 1)..<max(count, pivot + 1) {
        reflect(&columns[index], by: mirror, scale, from: pivot)
      }
      reflect(&right, by: mirror, scale, from: pivot)
      diagonal[pivot] = image
    }
    var solution = [Double](repeating: 0, count: count)
    for pivot in (0..<count).reversed() where diagonal[pivot] != 0 {
      var sum = right[pivot]
      for index in (pivot + 1)..<max(count, pivot + 1) {
        sum -= columns[index][pivot] * solution[index]
      }
      solution[pivot] = sum / diagonal[pivot]
    }
    return solution
  }

  /// The length of a column from an index on.
  static func length(_ column: [Double], from first: Int) -> Double {
    var sum = 0.0
    var index = first
    while index < column.count {
      sum += column[index] * column[index]
      index += 1
    }
    return sum.squareRoot()
  }

  private static func reflect(
    _ column: inout [Double], by mirror: [Double], _ scale: Double, from first: Int
  ) {
    // Plain loops, since most of a search's time is spent here.
    let count = column.count
    var sum = 0.0
    var index = first
    while index < count {
      sum += mirror[index] * column[index]
      index += 1
    }
    sum *= scale
    index = first
    while index < count {
      column[index] -= sum * mirror[index]
      index += 1
    }
  }
}
