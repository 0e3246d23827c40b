internal import AnimationModel

/// Finds the animation in a recorded motion.
///
///     let observations = try MotionObservations(times: times, values: values)
///     let fit = try MotionFitter().fit(observations)
///     print(fit.fits, fit.best.duration, fit.best.bounce ?? 0)
///
/// The same rows and options give the same answer, to the last bit.
public struct MotionFitter: Hashable, Sendable {
  /// The motions that are searched for, and the known facts.
  public var options: FittingOptions

  /// Makes a fitter.
  public init(_ options: FittingOptions = FittingOptions()) { self.options = options }

  /// The difference of scores below which a fit cannot be told from the best: less than 6 is not strong evidence.
  ///
  /// Source: R. E. Kass and A. E. Raftery, Journal of the American Statistical Association 90 (1995), 773.
  private static let tie = 6.0

  /// The difference of scores below which a candidate is possible.
  private static let possible = 10.0

  /// Finds the animations that a recorded motion may be.
  ///
  /// - Throws: ``FittingError`` where too little moves. If nothing fits, no error is thrown: ``MotionFit/fits`` is
  ///   false.
  ///
  /// Complexity: O(rows) for each of some thousand motions that are tried; beyond a thousand rows most are tried with
  /// a thousand of them.
  public func fit(_ observations: MotionObservations) throws(FittingError) -> MotionFit {
    let once = try fitOnce(observations)
    if case .count = options.segments {
      return try sequence(observations).map { once.with($0) } ?? once.refused
    }
    guard !once.fits else { return once }
    if options.groups.contains(.repetition) {
      let search = try RepetitionSearch(
        observations, options: options, fitter: Self.fit)
      if let found = search.found(replicates: options.replicates) { return found }
    }
    guard options.segments == .auto, let found = try sequence(observations) else { return once }
    return once.with(found)
  }

  private func sequence(
    _ observations: MotionObservations
  ) throws(FittingError) -> MotionSequence? {
    try SequenceSearch(observations, options: options, fitter: Self.fit).found()
  }

  /// Fits a part of the rows, in which a search expects one motion.
  private static func fit(
    _ observations: MotionObservations, _ options: FittingOptions
  ) throws(FittingError) -> MotionFit {
    try MotionFitter(options).fit(observations)
  }

  /// Returns the best of the families, each played once.
  private func fitOnce(_ observations: MotionObservations) throws(FittingError) -> MotionFit {
    let observed = try ObservedMotion(observations, options: options)
    var known = KnownEnds(from: options.from ?? observed.valueAtStart(options), to: options.to)
    switch options.initialVelocity {
    case .known(let velocity): known.velocity = velocity
    case .fitted: known.velocity = nil
    }
    let plain = RowFitter(observed: observed, options: options, known: known, start: options.start)
    var groups = [Group(plain, families(plain))]
    if options.start != nil {
      // A motion that begins after the change has a delay, which is one more number.
      var later = plain
      later.start = nil
      groups.append(Group(later, families(later), delayFrom: options.start))
    } else if beginsEarlier(groups[0], observed) {
      var cut = plain
      cut.start = observed.times[observed.window.lowerBound]
      cut.known.velocity = nil
      var options = cut.options
      options.groups = [.spring]
      groups = [
        Group(plain, families(plain).filter { !$0.fitted.solution.family.isSpring }),
        Group(
          RowFitter(observed: observed, options: options, known: cut.known, start: cut.start),
          families(
            RowFitter(observed: observed, options: options, known: cut.known, start: cut.start)),
          startIsFirstRow: true),
      ]
    }
    return chosen(from: groups, observed, observations)
  }

  // MARK: Families

  private struct Entry {
    var fitted: FittedRows
    var left: Set<Int>

    /// Whether it goes on where the recording is at rest.
    var isDenied: Bool

    init(_ fitted: FittedRows, left: Set<Int>, _ fitter: RowFitter) {
      self.fitted = fitted
      self.left = left
      isDenied = RestingRows(fitter.observed, fitter.options).deny(fitted)
    }
  }

  private struct Group {
    var fitter: RowFitter
    var entries: [Entry]
    var delayFrom: Double?
    var startIsFirstRow = false

    init(
      _ fitter: RowFitter, _ entries: [Entry], delayFrom: Double? = nil,
      startIsFirstRow: Bool = false
    ) {
      self.fitter = fitter
      self.entries = entries
      self.delayFrom = delayFrom
      self.startIsFirstRow = startIsFirstRow
    }
  }

  /// The best of every family, without the rows that the best of them all leaves out.
  private func families(_ fitter: RowFitter) -> [Entry] {
    let first = fitter.all(rows: fitter.rows(without: []))
    guard !first.isEmpty else { return [] }
    let exclusion = RowExclusion(fitter: fitter)
    let noise = fitter.observed.noise
    // Leaving a row out costs as much as the smallest outlier.
    let cost = RowFitter.outlier * RowFitter.outlier * noise * noise
    let promising = first.sorted { $0.squares < $1.squares }.prefix(4)
    let cleaned = promising.map { exclusion.cleaned($0) }
    let best = cleaned.min {
      $0.fitted.squares + Double($0.left.count) * cost
        < $1.fitted.squares + Double($1.left.count) * cost
    }
    guard let left = best?.left, !left.isEmpty else {
      return first.map { Entry($0, left: [], fitter) }
    }
    return fitter.all(rows: fitter.rows(without: left)).map { Entry($0, left: left, fitter) }
  }

  /// Whether the best fit of a recording that begins in motion is a spring that begins before the recording.
  private func beginsEarlier(_ group: Group, _ observed: ObservedMotion) -> Bool {
    guard observed.beginsInMotion, options.from == nil,
      options.initialVelocity == .known(0), options.groups.contains(.spring),
      let best = group.entries.min(by: { $0.fitted.squares < $1.fitted.squares })
    else { return false }
    let solution = best.fitted.solution
    let first = observed.times[observed.window.lowerBound]
    return solution.family.isSpring && solution.parameters.start < first - observed.step * 0.5
  }

  // MARK: The choice

  private struct Ranked {
    var entry: Entry
    var group: Int
    var score: Double
    var count: Int
    /// The place in the order of preference among equals.
    var order: Int

    /// 1 for what goes on where the recording is at rest, which comes after all others.
    var denials: Int { entry.isDenied ? 1 : 0 }
  }

  private func chosen(
    from groups: [Group], _ observed: ObservedMotion, _ observations: MotionObservations
  ) -> MotionFit {
    let rows = Double(observed.moving.count) + FitCandidate.restingRows
    let noise = scoringNoise(groups, observed)
    var ranked: [Ranked] = []
    for (index, group) in groups.enumerated() {
      for entry in group.entries {
        let count = freeCount(entry.fitted.solution.family, group)
        let score =
          entry.fitted.squares / (noise * noise) + Double(count)
          * ElementaryFunctions.logarithm(rows)
        ranked.append(
          Ranked(entry: entry, group: index, score: score, count: count, order: ranked.count))
      }
    }
    ranked.sort { ($0.denials, $0.score, $0.order) < ($1.denials, $1.score, $1.order) }
    let least = ranked[0].score
    // The simplest of those that fit and cannot be told apart; among equals the first, which is SwiftUI's, unless only the other
    // one says what is known of the velocity. An app says `.easeInOut` more often than a curve that is hardly another one.
    let tied = ranked.indices.filter {
      ranked[$0].score < least + Self.tie && ranked[$0].denials == ranked[0].denials
    }
    let acceptance = FitAcceptance(observed, options)
    func preference(_ index: Int) -> (Int, Int, Int, Int, Int) {
      let rank = ranked[index]
      let (fitted, solution) = (rank.entry.fitted, rank.entry.fitted.solution)
      let left = fitted.used.map { fitted.residuals[$0] }
      let saysAll = groups[rank.group].startIsFirstRow || solution.saysItsVelocity
      return (
        acceptance.accepts(left, figures: rank.count) ? 0 : 1, rank.count, saysAll ? 0 : 1,
        solution.family.isOfOtherOrigin ? 1 : 0, rank.order
      )
    }
    let winner = tied.min { preference($0) < preference($1) } ?? 0
    ranked.insert(ranked.remove(at: winner), at: 0)
    // Of the fits with and without a delay, only the better one of each family is a candidate.
    var families: Set<MotionFamily> = []
    ranked = ranked.filter { families.insert($0.entry.fitted.solution.family).inserted }
    var candidates: [FitCandidate] = []
    for rank in ranked where candidates.count <= options.runnersUp {
      let group = groups[rank.group]
      let problem = group.fitter.problem(rank.entry.fitted.used)
      let solution = CandidateSnapping(
        problem: problem, noise: noise, expected: observed.noise, snaps: options.snaps,
        change: group.delayFrom, figures: rank.count
      ).snapped(rank.entry.fitted.solution)
      let candidate = candidate(
        solution, rank, group, problem, behind: rank.score - ranked[0].score, least: least,
        bootstraps: candidates.isEmpty, noise, observed)
      // A free curve whose numbers are those of a named curve is no other animation.
      guard !candidates.contains(where: { $0.isSame(as: candidate) }) else { continue }
      candidates.append(candidate)
    }
    let group = groups[ranked[0].group]
    let entry = ranked[0].entry
    return result(candidates, group, entry, observed, observations)
  }

  /// Returns the noise, or the size of the best residuals where that is larger: then the accuracy of the rows is not
  /// known.
  private func scoringNoise(_ groups: [Group], _ observed: ObservedMotion) -> Double {
    var least = Double.infinity
    for group in groups {
      for entry in group.entries where !entry.isDenied {
        let free = freeCount(entry.fitted.solution.family, group)
        let count = max(entry.fitted.used.count - free, 1)
        least = min(least, (entry.fitted.squares / Double(count)).squareRoot())
      }
    }
    return least.isFinite ? max(least, observed.noise) : observed.noise
  }

  private func freeCount(_ family: MotionFamily, _ group: Group) -> Int {
    var known = group.fitter.known
    if !family.isSpring { known.velocity = 0 }
    return family.figureCount + known.freeCount + (group.fitter.start == nil ? 1 : 0)
  }

  private func candidate(
    _ solution: FamilySolution, _ rank: Ranked, _ group: Group, _ problem: FittingProblem,
    behind: Double, least: Double, bootstraps: Bool, _ noise: Double, _ observed: ObservedMotion
  ) -> FitCandidate {
    let left = FittingProblem.residuals(of: solution, at: problem.times, problem.values)
    let delay = group.delayFrom.map { max(solution.parameters.start - $0, 0) } ?? 0
    var candidate = FitCandidate(
      solution, delay: delay, used: left, unrounded: rank.entry.fitted.squares, score: rank.score)
    candidate.behind = behind
    candidate.goesOnAtRest = rank.entry.isDenied
    candidate.verdict = bootstraps ? .best : Self.verdict(rank, behind: rank.score - least)
    candidate.isAccepted =
      !candidate.goesOnAtRest && FitAcceptance(observed, options).accepts(left, figures: rank.count)
    if bootstraps, options.replicates > 0, candidate.isAccepted {
      candidate.intervals =
        FitBootstrap(
          problem: problem, rounding: observed.rounding, noise: noise, count: options.replicates,
          confidence: options.confidence
        ).intervals(of: rank.entry.fitted.solution)
      candidate.widenIntervals()
    }
    return candidate
  }

  /// The verdict on one that is not the best.
  private static func verdict(_ rank: Ranked, behind distance: Double) -> FitCandidate.Verdict {
    guard !rank.entry.isDenied, distance < possible else { return .no }
    return distance < tie ? .tied : .possible
  }

  private func result(
    _ candidates: [FitCandidate], _ group: Group, _ entry: Entry, _ observed: ObservedMotion,
    _ observations: MotionObservations
  ) -> MotionFit {
    let best = candidates[0]
    let fits = best.isAccepted
    var shown = candidates
    if !fits {
      for index in shown.indices { shown[index].verdict = .no }
    }
    let rows = LeftOutRows(observed: observed, window: observed.window)
    return MotionFit(
      observations: observations, rounding: observed.rounding, noise: observed.noise,
      rate: observed.rate, travel: observed.travel, used: entry.fitted.used.count,
      leftOut: rows.rows(entry.fitted, entry.left, best), candidates: shown, fits: fits,
      oneFits: fits,
      startIsFirstRow: group.startIsFirstRow,
      residuals: rows.residuals(entry.fitted))
  }
}
