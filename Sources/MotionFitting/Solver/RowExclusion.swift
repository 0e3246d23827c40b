/// Finds the rows of a recording that belong to no motion: frames that were held, early or late, and values that
/// replaced the last ones.
struct RowExclusion {
  let fitter: RowFitter

  /// The largest part of the moving rows that may be left out.
  private static let share = 0.05

  /// The number of rounds of leaving out and fitting again.
  private static let rounds = 10

  /// Returns the fit of a family without the rows that do not belong to the motion, and those rows.
  ///
  /// The worst rows are left out and the family is fitted again, until no row is off by more than five times the noise
  /// and five times the median; at most a twentieth of the moving rows, and never three in a row. A family with more
  /// rows that are off even then is not the right one, and keeps all of them.
  func cleaned(_ fitted: FittedRows) -> (fitted: FittedRows, left: Set<Int>) {
    var cleaned = fitted
    var left: Set<Int> = []
    let most = Int(Self.share * Double(fitter.observed.moving.count))
    for _ in 0..<Self.rounds {
      let off = off(cleaned)
      guard let worst = off.first else { break }
      let size = cleaned.residuals[worst].magnitude
      let count = left.count
      for row in off
      where cleaned.residuals[row].magnitude > size / 2 && left.count < most
        && !joinsThree(row, left)
      {
        left.insert(row)
      }
      guard left.count > count else { break }
      cleaned = fitter.refined(
        cleaned.solution, rows: fitter.rows(without: left), isEnded: cleaned.isEnded)
    }
    return off(cleaned).count > most ? (fitted, []) : (cleaned, left)
  }

  /// The rows that are off, the worst first.
  private func off(_ fitted: FittedRows) -> [Int] {
    let magnitudes = fitted.used.map { fitted.residuals[$0].magnitude }
    let limit =
      RowFitter.outlier * max(fitter.observed.noise, RestNoise.median(of: magnitudes))
    return fitted.used.filter { fitted.residuals[$0].magnitude > limit }
      .sorted { fitted.residuals[$0].magnitude > fitted.residuals[$1].magnitude }
  }

  private func joinsThree(_ row: Int, _ left: Set<Int>) -> Bool {
    func isLeft(_ shift: Int) -> Bool { left.contains(row + shift) }
    return isLeft(-1) && isLeft(-2) || isLeft(1) && isLeft(2) || isLeft(-1) && isLeft(1)
  }
}
