/// Puts the numbers that a person writes in the place of those that a search finds, where the rows do not mind.
struct CandidateSnapping {
  let problem: FittingProblem

  /// The standard deviation in whose square misfits are measured.
  let noise: Double

  /// The standard deviation of the rows' errors, which is less than ``noise`` where more is left over.
  let expected: Double

  /// Whether round numbers are tried, and not only as few digits as will do.
  let snaps: Bool

  /// The time of the change, where what begins later has a delay.
  let change: Double?

  /// How many numbers were fitted.
  let figures: Int

  /// By how much the misfit may grow for fewer digits: every number is then off by some tenth of its uncertainty.
  private static let carelessness = 0.02

  /// A multiple of the expected errors that is left over not by chance.
  private static let excess = 2.0

  /// The steps to which numbers are rounded, and the misfit of the rows that is accepted for it.
  private struct Grid {
    var duration: Double
    var other: Double
    var patience: Double
  }

  /// The first is for both numbers at once, which saves two; the others save one and none.
  private static let grids = [
    Grid(duration: 0.05, other: 0.05, patience: 6), Grid(duration: 0.01, other: 0.01, patience: 4),
    Grid(duration: 0.001, other: 0.01, patience: 3),
    Grid(duration: 0.001, other: 0.001, patience: 2),
  ]

  /// The solution with the roundest numbers that will do.
  func snapped(_ solution: FamilySolution) -> FamilySolution {
    if snaps, !isOfAnotherKind(solution) {
      for grid in Self.grids {
        guard let tried = rounded(solution, grid.duration, grid.other) else { continue }
        if (tried.squares - solution.squares) / (noise * noise) < grid.patience { return tried }
      }
    }
    // Where another motion was recorded, the rows' own errors are the less that is left over by it.
    let scatter = solution.squares / Double(max(problem.times.count, 1))
    let limit = solution.squares + Self.carelessness * max(noise * noise, scatter)
    var unit = 1e-3
    for _ in 0..<9 {
      if let tried = rounded(solution, unit, unit), tried.squares <= limit {
        return tried
      }
      unit /= 10
    }
    return solution
  }

  /// Whether more is left over than the rows' errors, and what is left over at a row says what is at the next one.
  ///
  /// Then it is not by chance, and another motion was recorded, of which round numbers say nothing.
  private func isOfAnotherKind(_ solution: FamilySolution) -> Bool {
    guard noise > Self.excess * expected else { return false }
    let left = FittingProblem.residuals(of: solution, at: problem.times, problem.values)
    return !FitAcceptance.isByChance(left, figures: figures)
  }

  /// The solution with all its numbers rounded, and start and ends fitted again.
  private func rounded(
    _ solution: FamilySolution, _ durationUnit: Double, _ otherUnit: Double
  ) -> FamilySolution? {
    var parameters = solution.parameters
    parameters.duration = Self.rounded(parameters.duration, durationUnit)
    parameters.bounce = Self.rounded(parameters.bounce, otherUnit)
    parameters.points = parameters.points.map { Self.rounded($0, otherUnit) }
    guard parameters.duration > 0, parameters.bounce > -1, parameters.bounce < 1 else { return nil }
    var problem = problem
    if let change, parameters.start > change {
      parameters.start = change + Self.rounded(parameters.start - change, otherUnit)
      problem.start = parameters.start
    }
    if problem.known.velocity == nil, solution.family.isSpring {
      problem.known.relativeVelocity = Self.rounded(
        solution.ends.velocity / solution.ends.delta, otherUnit)
    }
    return problem.solution(of: solution.family, keeping: parameters)
  }

  /// The nearest multiple of a unit that is 1 or 5 times a power of ten, as its digits read.
  private static func rounded(_ number: Double, _ unit: Double) -> Double {
    let scale = (1 / unit).rounded()
    let rounded = (number * scale).rounded() / scale
    // A number that is just below 0 would be -0.
    return rounded == 0 ? 0 : rounded
  }
}

extension FittingProblem {
  /// The best start and ends for numbers that are kept.
  func solution(of family: MotionFamily, keeping parameters: MotionParameters) -> FamilySolution {
    guard start == nil else { return solution(of: family, parameters) }
    if family == .spring(.swiftui) {
      return SpringSearch(problem: self).placed(parameters)
    }
    var bounds = bounds(of: family)
    let vector = parameters.vector(of: family)
    for index in vector.indices.dropFirst() { bounds[index] = vector[index]...vector[index] }
    var play = MotionPlay()
    let known = knowing(family)
    let found = LevenbergMarquardt().minimum(from: vector, bounds: bounds, count: times.count) {
      point, residuals in
      var moved = parameters
      moved.start = point[0]
      play.play(family, moved, at: times, carries: known.carries)
      return known.project(play, values, residuals: &residuals).squares
    }
    var placed = parameters
    placed.start = found.point[0]
    return solution(of: family, placed)
  }
}
