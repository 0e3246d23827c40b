internal import AnimationModel

/// Looks for an animation that is played one time after another.
///
/// The length of a cycle is that after which values come again, or come again mirrored. The first cycle is fitted by
/// itself; what is found is then fitted to all rows, played as often as there is room for, and counts only if all rows
/// show it.
struct RepetitionSearch {
  /// The motions that are looked for in a cycle.
  let options: FittingOptions

  let observations: MotionObservations
  let observed: ObservedMotion

  /// The fitter of a cycle by itself.
  private let fitter: PartFitter

  /// The most rows that move: correlations take the square of their number.
  private static let rowLimit = 5000

  /// By how many rows the end of the first cycle may be elsewhere.
  private static let shift = 3

  /// The most cycles that are fitted; one that does not fit counts twice.
  private static let tries = 3

  /// A step of this part of a cycle's travel leads back to its beginning.
  private static let jump = 0.5

  /// Rows that need not come again: two, and one of this many, as recordings have rows that belong to no motion.
  private static let misses = 2
  private static let missShare = 30

  init(
    _ observations: MotionObservations, options: FittingOptions, fitter: @escaping PartFitter
  ) throws(FittingError) {
    self.observations = observations
    self.fitter = fitter
    observed = try ObservedMotion(observations, options: options)
    self.options = options
  }

  /// The repetition that the rows show, or the nearest if none fits; nil if none comes near.
  ///
  /// To find none costs about as much as a fit of all rows: lengths whose rows do not come again are left out without a
  /// fit, and one or two cycles are fitted.
  func found() -> MotionFit? {
    guard observed.moving.count <= Self.rowLimit else { return nil }
    let onset = max(observed.moving.lowerBound - 1, 0)
    let lengths = CycleLengths.lengths(
      of: Array(observed.values[onset...observed.moving.upperBound]))
    let choice = CandidateChoice(observations, observed, options)
    var tries = Self.tries
    var nearest: MotionFit?
    for length in lengths {
      var tried: Set<Int> = []
      for end in ends(of: length, from: onset) {
        let end = lastRow(of: length, before: end, from: onset)
        guard tried.insert(end).inserted else { continue }
        guard tries > 0 else { return nearest }
        tries -= 1
        guard let cycle = cycle(to: end) else { continue }
        // A motion that begins before the recording does not say where its cycles begin.
        guard cycle.best.start >= observed.times[0] - observed.step / 2 else { return nearest }
        guard cycle.fits else {
          tries -= 1
          continue
        }
        let fitter = RepetitionFitter(
          observed: observed, options: options, cycle: cycle, length: length)
        let groups = [false, true].map(fitter.group).filter { !$0.entries.isEmpty }
        guard !groups.isEmpty else { continue }
        let fit = choice.fit(from: groups)
        if fit.fits { return fit }
        if fit.best.rms < nearest?.best.rms ?? .infinity { nearest = fit }
      }
    }
    return nearest
  }

  /// How far a repetition may be off at any row.
  private var limit: Double { FitAcceptance(observed, options).widest }

  /// The rows at which the first cycle may end, the likeliest first: those after which all rows come again.
  ///
  /// - Parameters:
  ///   - length: The length of a cycle, within some rows.
  ///   - onset: The row at which the first begins.
  private func ends(of length: CycleLengths.Length, from onset: Int) -> [Int] {
    var misses: [Int: Int] = [:]
    for shift in -Self.shift...Self.shift {
      let end = onset + length.rows + shift
      guard end > onset + CycleLengths.fewest / 2, end < observed.moving.upperBound else {
        continue
      }
      let count = self.misses(of: length, from: onset, to: end)
      if count <= Self.misses + (observed.moving.upperBound - end) / Self.missShare {
        misses[end] = count
      }
    }
    let middle = onset + length.rows
    return misses.sorted {
      ($0.value, ($0.key - middle).magnitude, $0.key)
        < ($1.value, ($1.key - middle).magnitude, $1.key)
    }.map(\.key)
  }

  /// The last row of the first cycle: the one before a jump back to the beginning, if there is one near its end.
  private func lastRow(of length: CycleLengths.Length, before end: Int, from onset: Int) -> Int {
    guard !length.isMirrored else { return end }
    let values = observed.values[onset..<end]
    let range = (values.max() ?? 0) - (values.min() ?? 0)
    let near = max(end - Self.shift, onset + 2)...min(end + Self.shift, observed.moving.upperBound)
    let jump = near.first {
      (observed.values[$0] - observed.values[$0 - 1]).magnitude > Self.jump * range
    }
    return jump.map { $0 - 1 } ?? end
  }

  /// The number of rows that do not show, within a frame, what the cycle before them has shown, or its mirror image.
  private func misses(of length: CycleLengths.Length, from onset: Int, to end: Int) -> Int {
    let values = observed.values
    let mirror = values[onset] + values[end]
    return (end + 1...observed.moving.upperBound).count { row in
      let before = row - (end - onset)
      let near = values[max(before - 1, 0)...before + 1]
      let value = length.isMirrored ? mirror - values[row] : values[row]
      return value < (near.min() ?? 0) - 2 * limit || value > (near.max() ?? 0) + 2 * limit
    }
  }

  /// Returns the fit of the rows up to the end of the first cycle.
  private func cycle(to end: Int) -> MotionFit? {
    var options = options
    options.groups.remove(.repetition)
    options.framesPerSecond = observed.rate
    options.rounding = observed.rounding
    options.noise = observed.noise
    options.replicates = 0
    let rows = observations.rows(
      between: observed.times[0], and: observed.times[end])
    return try? fitter(rows, options)
  }
}
