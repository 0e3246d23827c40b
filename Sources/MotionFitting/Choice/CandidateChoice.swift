internal import AnimationModel

/// Chooses among the families that were fitted to a recording.
struct CandidateChoice {
  let observations: MotionObservations
  let observed: ObservedMotion
  let options: FittingOptions

  /// A fit of fewer points behind than this is not to be told from the best: below 6 is not strong evidence.
  ///
  /// Source: R. E. Kass and A. E. Raftery, Journal of the American Statistical Association 90 (1995), 773.
  private static let tie = 6.0

  /// A candidate of fewer points behind than this is possible.
  private static let possible = 10.0

  init(
    _ observations: MotionObservations, _ observed: ObservedMotion, _ options: FittingOptions
  ) {
    self.observations = observations
    self.observed = observed
    self.options = options
  }

  private struct Ranked {
    var entry: FittedGroup.Entry
    var group: Int
    var score: Double
    var count: Int
    /// The place in the order of preference among equals.
    var order: Int
  }

  /// The answer: the chosen one and those that come next.
  func fit(from groups: [FittedGroup]) -> MotionFit {
    let moving = Double(observed.moving.count)
    let noise = scoringNoise(groups)
    var ranked: [Ranked] = []
    for (index, group) in groups.enumerated() {
      for entry in group.entries {
        let count = group.freeCount(entry.fitted.solution.family)
        let score =
          entry.fitted.squares / (noise * noise * group.copies) + Double(count)
          * ElementaryFunctions.logarithm(moving / group.copies + FitCandidate.restingRows)
        ranked.append(
          Ranked(entry: entry, group: index, score: score, count: count, order: ranked.count))
      }
    }
    ranked.sort { ($0.score, $0.order) < ($1.score, $1.order) }
    let least = ranked[0].score
    // The simplest of those that cannot be told apart; among equals the first, which is SwiftUI's, unless only the other
    // one says what is known of the velocity.
    let tied = ranked.indices.filter { ranked[$0].score < least + Self.tie }
    func preference(_ index: Int) -> (Int, Int, Int) {
      let rank = ranked[index]
      let saysAll =
        groups[rank.group].startIsFirstRow || rank.entry.fitted.solution.saysItsVelocity
      return (rank.count, saysAll ? 0 : 1, rank.order)
    }
    let winner = tied.min { preference($0) < preference($1) } ?? 0
    ranked.insert(ranked.remove(at: winner), at: 0)
    // With and without a delay, only the better of a family is a candidate.
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
        bootstraps: candidates.isEmpty, noise)
      // A free curve whose numbers come out as those of one with a name is no other animation.
      guard !candidates.contains(where: { $0.isSame(as: candidate) }) else { continue }
      candidates.append(candidate)
    }
    let group = groups[ranked[0].group]
    let entry = ranked[0].entry
    return result(candidates, group, entry)
  }

  /// The noise, or what the best leaves over where that is more: then it is not known how exact the rows are.
  private func scoringNoise(_ groups: [FittedGroup]) -> Double {
    var least = Double.infinity
    for group in groups {
      for entry in group.entries {
        let free = group.freeCount(entry.fitted.solution.family)
        let count = max(entry.fitted.used.count - free, 1)
        least = min(least, (entry.fitted.squares / Double(count)).squareRoot())
      }
    }
    return least.isFinite ? max(least, observed.noise) : observed.noise
  }

  private func candidate(
    _ solution: FamilySolution, _ rank: Ranked, _ group: FittedGroup, _ problem: FittingProblem,
    behind: Double, least: Double, bootstraps: Bool, _ noise: Double
  ) -> FitCandidate {
    let left = FittingProblem.residuals(of: solution, at: problem.times, problem.values)
    let delay = group.delayFrom.map { max(solution.parameters.start - $0, 0) } ?? 0
    var candidate = FitCandidate(
      solution, delay: delay, used: left, unrounded: rank.entry.fitted.squares, score: rank.score)
    candidate.behind = behind
    let distance = rank.score - least
    candidate.verdict =
      bootstraps
      ? .best : distance < Self.tie ? .tied : distance < Self.possible ? .possible : .no
    candidate.isAccepted = FitAcceptance(observed, options).accepts(left, figures: rank.count)
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

  private func result(
    _ candidates: [FitCandidate], _ group: FittedGroup, _ entry: FittedGroup.Entry
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
