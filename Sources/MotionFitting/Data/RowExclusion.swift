/// Which rows of a recording belong to no motion: frames that were held, early or late, and what was put in place of
/// the last.
struct RowExclusion {
  let fitter: RowFitter

  /// The part of the moving rows that may be left out.
  private static let share = 0.05

  /// What is left of a family when the rows are left out that do not belong to it.
  ///
  /// The worst row is left out and the family is fitted again, until no row is off by more than five times the noise and
  /// five times the median; at most a twentieth of the moving rows, and never three in a row.
  func cleaned(_ fitted: FittedRows) -> (fitted: FittedRows, left: Set<Int>) {
    var fitted = fitted
    var left: Set<Int> = []
    let most = Int(Self.share * Double(fitter.observed.moving.count))
    while left.count < most, let worst = worst(of: fitted, left) {
      left.insert(worst)
      fitted = fitter.refined(
        fitted.solution, rows: fitter.rows(without: left), isEnded: fitted.isEnded)
    }
    return (fitted, left)
  }

  private func worst(of fitted: FittedRows, _ left: Set<Int>) -> Int? {
    let magnitudes = fitted.used.map { fitted.residuals[$0].magnitude }
    let limit =
      RowFitter.outlier * max(fitter.observed.noise, RestNoise.median(of: magnitudes))
    return fitted.used.filter { row in
      fitted.residuals[row].magnitude > limit && !joinsThree(row, left)
    }.max { fitted.residuals[$0].magnitude < fitted.residuals[$1].magnitude }
  }

  private func joinsThree(_ row: Int, _ left: Set<Int>) -> Bool {
    func isLeft(_ shift: Int) -> Bool { left.contains(row + shift) }
    return isLeft(-1) && isLeft(-2) || isLeft(1) && isLeft(2) || isLeft(-1) && isLeft(1)
  }
}
