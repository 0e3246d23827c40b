/// Replaces the numbers that a search finds by round ones, such as a person writes, where these fit the rows
/// nearly as well.
struct CandidateSnapping {
  let problem: FittingProblem

  /// The standard deviation in units of which misfits are measured.
  let noise: Double

  /// The standard deviation of the rows' errors, which is less than ``noise`` where the residuals are larger than
  /// these errors.
  let expected: Double

  /// Whether round numbers are tried, and not only the fewest sufficient digits.
  let snaps: Bool

  /// The time of the change, after which a motion that begins later has a delay.
  let change: Double?

  /// The number of fitted numbers.
  let figures: Int

  /// The increase of the misfit that is accepted for fewer digits: every number is then off by about a tenth of
  /// its uncertainty.
  private static let carelessness = 0.02

  /// The multiple of the expected errors above which residuals are not by chance.
  private static let excess = 2.0

  /// The steps to which numbers are rounded, and the increase of the misfit that is accepted for them.
  private struct Grid {
    var duration: Double
    var other: Double
    var patience: Double
  }

  /// The first grid rounds both numbers at once, which saves two numbers; the others save one and none.
  private static let grids = [
    Grid(duration: 0.05, other: 0.05, patience: 6), Grid(duration: 0.01, other: 0.01, patience: 4),
    Grid(duration: 0.001, other: 0.01, patience: 3),
    Grid(duration: 0.001, other: 0.001, patience: 2),
  ]

  /// Returns the solution with the roundest numbers that are accepted.
  func snapped(_ solution: FamilySolution) -> FamilySolution {
    if snaps, !isOfAnotherKind(solution) {
      for grid in Self.grids {
        guard let tried = rounded(solution, grid.duration, grid.other) else { continue }
        if (tried.squares - solution.squares) / (noise * noise) < grid.patience { return tried }
      }
    }
    // Where another kind of motion was recorded, its residuals count and not the smaller errors of the rows.
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

  /// Whether the residuals are larger than the rows' errors and depend on those of neighboring rows.
  ///
  /// Then they are not by chance, and a motion of another kind was recorded, about which round numbers say
  /// nothing.
  private func isOfAnotherKind(_ solution: FamilySolution) -> Bool {
    guard noise > Self.excess * expected else { return false }
    let left = FittingProblem.residuals(of: solution, at: problem.times, problem.values)
    return !FitAcceptance.isByChance(left, figures: figures)
  }

  /// Returns the solution with all its numbers rounded, and start and ends fitted again.
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

  /// The nearest multiple of a unit that is 1 or 5 times a power of ten, with the digits of its decimal text.
  private static func rounded(_ number: Double, _ unit: Double) -> Double {
    let scale = (1 / unit).rounded()
    let rounded = (number * scale).rounded() / scale
    // A number just below 0 would become -0.
    return rounded == 0 ? 0 : rounded
  }
}

extension FittingProblem {
  /// Returns the best start and ends for numbers that are kept.
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
