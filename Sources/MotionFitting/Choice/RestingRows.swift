/// The rows of a recording before and after those that move, to which nothing is fitted.
///
/// A motion that fits the moving rows may go on where the recording is at rest, such as a spring of which half a swing
/// looks like an ease. Such a motion was not recorded.
struct RestingRows {
  private let observed: ObservedMotion

  /// The largest residual of any row of a motion that fits.
  private let widest: Double

  /// The approximate number of rows that are checked on either side.
  private static let count = 64

  /// The largest number of rows that may be off on one side by chance.
  private static let most = 2

  init(_ observed: ObservedMotion, _ options: FittingOptions) {
    self.observed = observed
    widest = FitAcceptance(observed, options).widest
  }

  /// Returns whether the rows at rest contradict a motion.
  func deny(_ fitted: FittedRows) -> Bool {
    let window = observed.window
    if deny(fitted.solution, 0..<window.lowerBound) { return true }
    // A motion that was ended from outside rests where it was ended: the rows after it do not count.
    return !fitted.isEnded && deny(fitted.solution, window.upperBound..<observed.times.count)
  }

  private func deny(_ solution: FamilySolution, _ rows: Range<Int>) -> Bool {
    let stride = max(rows.count / Self.count, 1)
    let looked = Swift.stride(from: rows.lowerBound, to: rows.upperBound, by: stride)
    let residuals = FittingProblem.residuals(
      of: solution, at: looked.map { observed.times[$0] }, looked.map { observed.values[$0] })
    return residuals.count { $0.magnitude > widest } > Self.most
  }
}
