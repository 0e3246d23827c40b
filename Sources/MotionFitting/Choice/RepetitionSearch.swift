internal import AnimationModel
internal import MotionRecording

/// Searches for an animation that is repeated.
///
/// The length of a cycle is that after which values repeat, or repeat mirrored. The first cycle is fitted by itself;
/// the result is then repeated as often as there is room for, frame by frame as in SwiftUI and otherwise with cycles of
/// exactly their duration, and counts only if all rows agree.
struct RepetitionSearch {
  /// The options for the motions that are searched for in a cycle.
  let options: FittingOptions

  let observations: MotionObservations
  let observed: ObservedMotion

  /// The fitter of a cycle by itself.
  private let fitter: PartFitter

  /// The largest number of rows that move: correlations take time in proportion to its square.
  private static let rowLimit = 5000

  /// The number of rows by which the end of the first cycle may be shifted.
  private static let shift = 3

  /// The largest number of cycles that are fitted; a cycle that does not fit counts twice.
  private static let tries = 3

  /// The part of a cycle's travel above which a step is a jump back to its beginning.
  private static let jump = 0.5

  /// The number of rows that need not repeat: two, and one in this many, since recordings have rows that belong to no
  /// motion.
  private static let misses = 2
  private static let missShare = 30

  /// The number of starts that are tried within a frame around that of the first cycle.
  private static let startCount = 17

  /// The time after the end of a cycle, in seconds, within which a row still shows that end.
  private static let seam = 1e-7

  /// The fewest cycles of a repetition.
  private static let fewestCycles = 2

  init(
    _ observations: MotionObservations, options: FittingOptions, fitter: @escaping PartFitter
  ) throws(FittingError) {
    self.observations = observations
    self.fitter = fitter
    observed = try ObservedMotion(observations, options: options)
    self.options = options
  }

  /// Returns the repetition that the rows show; nil if they show none.
  ///
  /// If there is none, the search takes about as long as a fit of all rows: lengths whose rows do not repeat are
  /// rejected without a fit, and one or two cycles are fitted.
  ///
  /// - Parameter replicates: The number of recordings that are simulated for the intervals.
  func found(replicates: Int) -> MotionFit? {
    guard observed.moving.count <= Self.rowLimit else { return nil }
    let onset = max(observed.moving.lowerBound - 1, 0)
    let lengths = CycleLengths.lengths(
      of: Array(observed.values[onset...observed.moving.upperBound]))
    var tries = Self.tries
    for length in lengths {
      for end in ends(of: length, from: onset) {
        guard tries > 0 else { return nil }
        tries -= 1
        guard let cycle = cycle(to: end, replicates: 0) else { continue }
        // A motion that begins before the recording does not show where its cycles begin.
        guard cycle.best.start >= observed.times[0] - observed.step / 2 else { return nil }
        guard cycle.fits else {
          tries -= 1
          continue
        }
        guard let played = played(cycle, length) else { continue }
        let sure = replicates > 0 ? self.cycle(to: end, replicates: replicates) ?? cycle : cycle
        return fit(sure, played)
      }
    }
    return nil
  }

  /// The largest residual of a repetition at any row.
  private var limit: Double { FitAcceptance(observed, options).widest }

  /// The rows at which the first cycle may end, the likeliest first: those after which all rows repeat.
  ///
  /// - Parameters:
  ///   - length: The length of a cycle, known to within some rows.
  ///   - onset: The row at which the first cycle begins.
  private func ends(of length: CycleLengths.Length, from onset: Int) -> [Int] {
    var misses: [Int: Int] = [:]
    for shift in -Self.shift...Self.shift {
      let end = onset + length.rows + shift
      guard end > onset + CycleLengths.fewest / 2, end < observed.moving.upperBound,
        length.isMirrored || !isBehindJump(end, from: onset)
      else { continue }
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

  /// Whether a row already shows the beginning of the next cycle.
  private func isBehindJump(_ end: Int, from onset: Int) -> Bool {
    let values = observed.values[onset..<end]
    let range = (values.max() ?? 0) - (values.min() ?? 0)
    return (observed.values[end] - observed.values[end - 1]).magnitude > Self.jump * range
  }

  /// The number of rows that do not repeat the previous cycle, or its mirror image, to within a frame.
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
  private func cycle(to end: Int, replicates: Int) -> MotionFit? {
    var options = options
    options.groups.remove(.repetition)
    options.framesPerSecond = observed.rate
    options.rounding = observed.rounding
    options.noise = observed.noise
    options.replicates = replicates
    let rows = observations.rows(
      between: observed.times[0], and: observed.times[end])
    return try? fitter(rows, options)
  }

  // MARK: All cycles

  /// The repetition and the start with which a candidate is played.
  private struct Played {
    var repetition: Repetition
    var start: Double
    var squares: Double
    var left: [Double]
  }

  /// Returns the number of cycles and the start for which the best candidate of a cycle has the least residuals at all
  /// rows; nil if it does not fit.
  private func played(_ cycle: MotionFit, _ length: CycleLengths.Length) -> Played? {
    played(cycle, length, isExact: false) ?? played(cycle, length, isExact: true)
  }

  private func played(
    _ cycle: MotionFit, _ length: CycleLengths.Length, isExact: Bool
  ) -> Played? {
    let guess = Int((Double(observed.moving.count) / Double(length.rows)).rounded())
    let left = Set(cycle.leftOut.map(\.time))
    let best = cycle.best
    var least: Played?
    // Only the length of cycles that end at frames depends on the start.
    for start in isExact ? [best.start] : starts(about: best) {
      for count in max(guess - 1, Self.fewestCycles)...max(guess + 2, Self.fewestCycles) {
        let repetition = Repetition(
          count: count, autoreverses: length.isMirrored, isExact: isExact)
        guard let (residuals, hasEnded) = residuals(best, repetition, start) else { return nil }
        let used = residuals.indices.filter { !left.contains(observed.times[$0]) }
          .map { residuals[$0] }
        let squares = used.reduce(0) { $0 + $1 * $1 }
        guard squares < least?.squares ?? .infinity else { continue }
        least = Played(
          repetition: Repetition(
            count: hasEnded ? count : nil, autoreverses: length.isMirrored, isExact: isExact),
          start: start, squares: squares, left: used)
      }
    }
    let acceptance = FitAcceptance(observed, options)
    // The start, both ends, and the numbers of the family.
    let figures = best.family.figureCount + 3
    return least.flatMap { acceptance.accepts($0.left, figures: figures) ? $0 : nil }
  }

  /// Starts within a frame, that of the cycle first: the frame at which a cycle ends depends on them.
  private func starts(about best: FitCandidate) -> [Double] {
    guard options.start == nil else { return [best.start] }
    let half = Self.startCount / 2
    let shifts = (-half...half).sorted { ($0.magnitude, $0) < ($1.magnitude, $1) }
    return shifts.map { best.start + Double($0) * observed.step / Double(Self.startCount) }
  }

  /// Returns the residuals at all rows of a repeated candidate, and whether it ends before the rows do; nil for a
  /// candidate that cannot be repeated.
  private func residuals(
    _ candidate: FitCandidate, _ repetition: Repetition, _ start: Double
  ) -> (residuals: [Double], hasEnded: Bool)? {
    var candidate = candidate
    candidate.repetition = repetition
    guard case .animation(let animation) = candidate.subject else { return nil }
    let change = start - candidate.delay
    if repetition.isExact { return exactResiduals(candidate, from: change) }
    let travel = candidate.to - candidate.from
    var context = AnimationContext<Double>()
    var hasEnded = false
    var residuals: [Double] = []
    for (time, value) in zip(observed.times, observed.values) {
      var covered = 0.0
      if hasEnded {
        covered = travel
      } else if time > change {
        let answer = animation.animate(value: travel, time: time - change, context: &context)
        covered = answer ?? travel
        hasEnded = answer == nil
      }
      residuals.append(value - candidate.from - covered)
    }
    return (residuals, hasEnded)
  }

  /// Returns the residuals with cycles of exactly their duration.
  private func exactResiduals(
    _ candidate: FitCandidate, from change: Double
  ) -> (residuals: [Double], hasEnded: Bool)? {
    let recorder = Recorder(from: candidate.from, to: candidate.to)
    guard let played = try? recorder.play(candidate.subject) else { return nil }
    let duration = played.duration
    func covered(_ time: Double) -> Double {
      if time <= 0 { return 0 }
      return time < duration
        ? played.state(at: time, .after).value : candidate.to - candidate.from
    }
    let residuals = zip(observed.times, observed.values).map { time, value in
      value - candidate.from - covered(time - change - Self.seam)
    }
    return (residuals, duration <= (observed.times.last ?? 0) - change)
  }

  /// Returns the result: the candidates of the cycle, each with the repetition.
  private func fit(_ cycle: MotionFit, _ played: Played) -> MotionFit {
    let left = Set(cycle.leftOut.map(\.time))
    let used = observed.times.indices.filter { !left.contains(observed.times[$0]) }
    var candidates: [FitCandidate] = []
    var shown: [Double] = []
    for (index, candidate) in cycle.candidates.enumerated() {
      let shift = index == 0 ? played.start - candidate.start : 0
      guard let (residuals, _) = residuals(candidate, played.repetition, candidate.start + shift)
      else { continue }
      if index == 0 { shown = residuals }
      candidates.append(
        candidate.repeated(played.repetition, later: shift, used.map { residuals[$0] }))
    }
    return MotionFit(
      observations: observations, rounding: observed.rounding, noise: observed.noise,
      rate: observed.rate, travel: observed.travel, used: used.count, leftOut: cycle.leftOut,
      candidates: candidates, fits: true, oneFits: true, startIsFirstRow: cycle.startIsFirstRow,
      residuals: observed.times.indices.map { (observed.times[$0], shown[$0]) })
  }
}
