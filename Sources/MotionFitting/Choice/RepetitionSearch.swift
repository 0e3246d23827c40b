internal import AnimationModel
internal import MotionRecording

/// Looks for an animation that is played one time after another.
///
/// The length of a cycle is that after which values come again, or come again mirrored. The first cycle is fitted by
/// itself; what is found is then played frame by frame as often as there is room for, and counts only if all rows show it.
struct RepetitionSearch {
  /// What is looked for in a cycle.
  let options: FittingOptions

  let observations: MotionObservations
  let observed: ObservedMotion

  /// The most rows that move: correlations take the square of their number.
  private static let rowLimit = 5000

  /// By how many rows the end of the first cycle may be elsewhere.
  private static let shifts = [0, 1, -1, 2, -2]

  /// The starts that are tried within a frame about that of the first cycle.
  private static let startCount = 17

  /// An animation is no repetition of fewer cycles.
  private static let fewestCycles = 2

  init(
    _ observations: MotionObservations, options: FittingOptions
  ) throws(FittingError) {
    self.observations = observations
    observed = try ObservedMotion(observations, options: options)
    self.options = options
  }

  /// The repetition that the rows show; nil if they show none.
  ///
  /// - Parameter replicates: The number of recordings that are simulated for the intervals.
  func found(replicates: Int) -> MotionFit? {
    guard observed.moving.count <= Self.rowLimit else { return nil }
    let onset = max(observed.moving.lowerBound - 1, 0)
    let lengths = CycleLengths.lengths(
      of: Array(observed.values[onset...observed.moving.upperBound]))
    for length in lengths {
      for shift in Self.shifts {
        let end = onset + length.rows + shift
        guard end < observed.times.count, let cycle = cycle(to: end, replicates: 0), cycle.fits,
          let played = played(cycle, length)
        else { continue }
        let sure = replicates > 0 ? self.cycle(to: end, replicates: replicates) ?? cycle : cycle
        return fit(sure, played)
      }
    }
    return nil
  }

  /// What the rows up to the end of the first cycle are.
  private func cycle(to end: Int, replicates: Int) -> MotionFit? {
    var options = options
    options.groups.remove(.repetition)
    options.framesPerSecond = observed.rate
    options.rounding = observed.rounding
    options.noise = observed.noise
    options.replicates = replicates
    let rows = observations.rows(
      between: observed.times[0], and: observed.times[end])
    return try? MotionFitter(options).fit(rows)
  }

  // MARK: All cycles

  /// How often a candidate is played, and from when.
  private struct Played {
    var repetition: Repetition
    var start: Double
    var squares: Double
    var largest: Double
  }

  /// The number of cycles and the start with which the best of a cycle leaves least over at all rows; nil if it is off.
  private func played(_ cycle: MotionFit, _ length: CycleLengths.Length) -> Played? {
    let guess = Int((Double(observed.moving.count) / Double(length.rows)).rounded())
    let left = Set(cycle.leftOut.map(\.time))
    let best = cycle.best
    // A motion that begins before the recording does not say where its cycles begin.
    guard best.start >= observed.times[0] - observed.step / 2 else { return nil }
    var least: Played?
    for start in starts(about: best) {
      for count in max(guess - 1, Self.fewestCycles)...max(guess + 2, Self.fewestCycles) {
        let repetition = Repetition(count: count, autoreverses: length.isMirrored)
        guard let (residuals, hasEnded) = residuals(best, repetition, start) else { return nil }
        var (squares, largest) = (0.0, 0.0)
        for (index, residual) in residuals.enumerated()
        where !left.contains(observed.times[index]) {
          squares += residual * residual
          largest = max(largest, residual.magnitude)
        }
        guard squares < least?.squares ?? .infinity else { continue }
        least = Played(
          repetition: Repetition(
            count: hasEnded ? count : nil, autoreverses: length.isMirrored),
          start: start, squares: squares, largest: largest)
      }
    }
    let limit = max(options.limit * observed.travel, MotionFitter.mostNoise * observed.noise)
    return least.flatMap { $0.largest <= limit ? $0 : nil }
  }

  /// Starts within a frame, that of the cycle first: at which frame a cycle ends depends on them.
  private func starts(about best: FitCandidate) -> [Double] {
    guard options.start == nil else { return [best.start] }
    let half = Self.startCount / 2
    let shifts = (-half...half).sorted { ($0.magnitude, $0) < ($1.magnitude, $1) }
    return shifts.map { best.start + Double($0) * observed.step / Double(Self.startCount) }
  }

  /// What a candidate that is repeated leaves over at all rows, and whether it ends before they do; nil for what cannot
  /// be repeated.
  private func residuals(
    _ candidate: FitCandidate, _ repetition: Repetition, _ start: Double
  ) -> (residuals: [Double], hasEnded: Bool)? {
    var candidate = candidate
    candidate.repetition = repetition
    guard case .animation(let animation) = candidate.subject else { return nil }
    let change = start - candidate.delay
    let way = candidate.to - candidate.from
    var context = AnimationContext<Double>()
    var hasEnded = false
    var residuals: [Double] = []
    for (time, value) in zip(observed.times, observed.values) {
      var covered = 0.0
      if hasEnded {
        covered = way
      } else if time > change {
        let answer = animation.animate(value: way, time: time - change, context: &context)
        covered = answer ?? way
        hasEnded = answer == nil
      }
      residuals.append(value - candidate.from - covered)
    }
    return (residuals, hasEnded)
  }

  /// The answer: the candidates of the cycle, each played as often.
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
      candidates: candidates, fits: true, startIsFirstRow: cycle.startIsFirstRow,
      residuals: observed.times.indices.map { (observed.times[$0], shown[$0]) })
  }
}
