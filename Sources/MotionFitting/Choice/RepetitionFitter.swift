/// Fits to all rows of a recording what was found in its first cycle.
///
/// Where one cycle follows another, values may jump, and a row is on one side of the jump or on the other. So durations
/// and starts about those of the first cycle are tried on a grid, with two cycles first and then with twice as many,
/// by which the duration is known the better, and searches begin at the best of them.
struct RepetitionFitter {
  let observed: ObservedMotion
  let options: FittingOptions

  /// The fit of the first cycle.
  let cycle: MotionFit

  /// After how many rows values come again, and whether mirrored.
  let length: CycleLengths.Length

  /// An animation is no repetition of fewer cycles.
  private static let fewestCycles = 2

  /// What leaves over less than this part of the noise, in the mean, has no better one beside it.
  private static let least = 0.5

  /// Up to this multiple of the rounding's own errors, the errors of rows are those of rounding.
  private static let excess = 1.5

  /// Frames by which the duration of the first cycle may be off, and the steps of the grid in a frame.
  private static let reach = 1.25
  private static let durationSteps = 8.0

  /// Steps of starts within a frame to either side.
  private static let startSteps = 6

  /// A family that is off by more than this multiple of the limit, in the mean, is none that may be it.
  private static let nearness = 5.0

  /// Places of the grid from which a search begins.
  private static let searches = 3

  /// The candidates of the first cycle as they fit all rows.
  ///
  /// - Parameter isExact: Whether cycles take exactly their duration, or end at frames.
  func group(isExact: Bool) -> FittedGroup {
    let known = KnownEnds(from: options.from ?? observed.valueAtStart(options), to: options.to)
    let isDelayed = cycle.best.delay > 0
    var fitter = RowFitter(
      observed: observed, options: options, known: known, start: isDelayed ? nil : options.start)
    var group = FittedGroup(fitter, [], delayFrom: isDelayed ? options.start : nil)
    let best = cycle.best
    guard best.family.animation(best.parameters, velocity: 0) != nil else { return group }
    fitter.cycles = cycles(of: best, isExact: isExact)
    let rows = fitter.rows(without: [])
    guard let first = searched(best, fitter, rows) else { return group }
    fitter.cycles = first.solution.cycles
    let (fitted, left) = RowExclusion(fitter: fitter).cleaned(first)
    group.fitter = fitter
    group.copies = copies(of: fitted.solution)
    group.entries.append(FittedGroup.Entry(fitted: fitted, left: left))
    let parameters = fitted.solution.parameters
    for other in cycle.candidates.dropFirst()
    where other.family.animation(other.parameters, velocity: 0) != nil {
      var near = other.parameters
      near.start += parameters.start - best.start
      near.duration *= parameters.duration / best.duration
      if let start = fitter.start { near.start = start }
      guard let next = another(other.family, near, fitter, fitted, without: left) else { continue }
      group.entries.append(FittedGroup.Entry(fitted: next, left: left))
    }
    return group
  }

  /// How often rows show the same, where nothing but their rounding tells one cycle from another.
  ///
  /// The first cycle begins between two frames and the others at one, which is nearly the same.
  private func copies(of solution: FamilySolution) -> Double {
    let rounding = (observed.rounding ?? 0) / 12.0.squareRoot()
    guard solution.cycles?.repetition.isExact == false,
      observed.noise <= Self.excess * max(rounding, ObservedMotion.floor * observed.travel)
    else { return 1 }
    let span = observed.times[observed.moving.upperBound] - solution.parameters.start
    return max(span / seconds(of: solution), 1)
  }

  /// Another family than the best one; nil for one that does not come near that.
  private func another(
    _ family: MotionFamily, _ near: MotionParameters, _ fitter: RowFitter, _ best: FittedRows,
    without left: Set<Int>
  ) -> FittedRows? {
    let rows = fitter.rows(without: left)
    let problem = fitter.problem(rows)
    let found = problem.search(
      family, from: near, keepsStart: family == .spring(.swiftui),
      LevenbergMarquardt(steps: 15, tolerance: 1e-4))
    let error = Self.nearness * max(observed.noise, options.limit * observed.travel)
    guard found.squares < best.squares + error * error * Double(rows.count) else { return nil }
    let span = (problem.times.last ?? 0) - found.parameters.start
    let cycles = max(Int(span / seconds(of: found)), Self.fewestCycles)
    return refined(self.best(found, with: problem, cycles: cycles), fitter, rows)
  }

  private func cycles(of candidate: FitCandidate, isExact: Bool) -> MotionCycles {
    MotionCycles(
      repetition: Repetition(count: nil, autoreverses: length.isMirrored, isExact: isExact),
      frames: Array(observed.times[observed.window.lowerBound...]),
      travel: candidate.to - candidate.from,
      velocity: candidate.initialVelocity ?? 0)
  }

  // MARK: The search

  /// The best of a family with all rows and the number of cycles that they show.
  private func searched(
    _ candidate: FitCandidate, _ fitter: RowFitter, _ rows: [Int]
  ) -> FittedRows? {
    let acceptance = FitAcceptance(observed, options)
    let figures = candidate.family.figureCount + 3
    var near = fitter.problem(rows).solution(of: candidate.family, candidate.parameters)
    near = counted(near, fitter, rows)
    let quick = refined(near, fitter, rows)
    let mean = (quick.squares / Double(rows.count)).squareRoot()
    if mean < Self.least * observed.noise,
      acceptance.accepts(quick.residuals, figures: figures)
    {
      return quick
    }
    let last = observed.times[observed.window.upperBound - 1]
    var count = Self.fewestCycles
    var endless = fitter
    endless.cycles?.repetition = repetition(count: nil, near)
    while true {
      let end = near.parameters.start + Double(count) * seconds(of: near)
      let seen = rows.filter { observed.times[observed.window.lowerBound + $0] < end }
      guard end < last, seen.count < rows.count else { break }
      near = best(near, with: endless.problem(seen), cycles: count)
      count *= 2
    }
    near.cycles = endless.cycles
    near = counted(near, fitter, rows)
    var whole = fitter
    whole.cycles = near.cycles
    near = best(near, with: whole.problem(rows), cycles: count)
    let found = refined(counted(near, fitter, rows), fitter, rows)
    return found.squares < quick.squares ? found : quick
  }

  /// How long a cycle takes: a curve its duration, a spring until it rests.
  private func seconds(of solution: FamilySolution) -> Double {
    solution.family.isSpring ? Double(length.rows) * observed.step : solution.parameters.duration
  }

  private func repetition(count: Int?, _ solution: FamilySolution) -> Repetition {
    Repetition(
      count: count, autoreverses: length.isMirrored,
      isExact: solution.cycles?.repetition.isExact ?? false)
  }

  private func refined(
    _ solution: FamilySolution, _ fitter: RowFitter, _ rows: [Int]
  ) -> FittedRows {
    var fitter = fitter
    fitter.cycles = solution.cycles
    if solution.family == .spring(.swiftui) { return fitter.refined(solution, rows: rows) }
    return fitter.fitted(
      CurveSearch(problem: fitter.problem(rows)).polished(solution), used: rows)
  }

  /// The same with the number of cycles that leaves least over; without one where the recording ends before they do.
  ///
  /// Rows at rest behind those that are fitted tell that it is over: the last cycle may end slowly.
  private func counted(
    _ solution: FamilySolution, _ fitter: RowFitter, _ rows: [Int]
  ) -> FamilySolution {
    let parameters = solution.parameters
    let span = observed.times[observed.moving.upperBound] - parameters.start
    let guess = Int((span / seconds(of: solution)).rounded())
    let window = observed.window
    let end = min(window.upperBound + 2 * length.rows, observed.times.count)
    var fitter = fitter
    func problem(_ count: Int?, _ rows: [Int]) -> FittingProblem {
      fitter.cycles?.repetition = repetition(count: count, solution)
      return fitter.problem(rows)
    }
    let seen = rows + (window.count..<max(end - window.lowerBound, window.count))
    var least = (
      count: Int?.none,
      squares: problem(nil, seen).solution(of: solution.family, parameters).squares
    )
    for count in max(guess - 1, Self.fewestCycles)...max(guess + 2, Self.fewestCycles) {
      let squares = problem(count, seen).solution(of: solution.family, parameters).squares
      if squares < least.squares { least = (count, squares) }
    }
    return problem(least.count, rows).solution(of: solution.family, parameters)
  }

  /// The best of a grid about a solution, and of the searches from the best of that.
  ///
  /// - Parameter cycles: The number of cycles that rows show: half as many were looked at before.
  private func best(
    _ solution: FamilySolution, with problem: FittingProblem, cycles: Int
  ) -> FamilySolution {
    let half = Int((Self.reach * Self.durationSteps).rounded())
    let unit = problem.step / Self.durationSteps * Double(Self.fewestCycles) / Double(cycles)
    let starts = problem.start == nil ? Self.startSteps : 0
    var tried: [FamilySolution] = []
    for late in -starts...starts {
      for longer in -half...half {
        var parameters = solution.parameters
        parameters.start += Double(late) * problem.step / Double(Self.startSteps)
        parameters.duration += Double(longer) * unit
        guard parameters.duration > problem.step else { continue }
        tried.append(problem.solution(of: solution.family, parameters))
      }
    }
    let found = tried.sorted { $0.squares < $1.squares }.prefix(Self.searches).map {
      problem.search(
        $0.family, from: $0.parameters, keepsStart: $0.family == .spring(.swiftui),
        LevenbergMarquardt(steps: 15, tolerance: 1e-4))
    }
    return (found + tried).min { $0.squares < $1.squares } ?? solution
  }
}
