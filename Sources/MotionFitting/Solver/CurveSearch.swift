/// Searches for the start and duration of a timing curve, and for the control points of one without a name.
///
/// The misfit has corners where a row passes the start or the end. Therefore a search begins on a grid of both, and
/// ends with steps in all directions that need no derivative.
struct CurveSearch {
  let problem: FittingProblem

  /// The number of rows with which a grid is searched.
  private static let roughCount = 48

  /// The number of rows with which curves are searched.
  private static let fineCount = 1000

  /// The number of points of the grid from which a search begins.
  private static let startCount = 2

  /// The largest number of curves that are searched beyond the grid, and of these the largest number that are searched
  /// to the end.
  private static let curveCount = 12
  private static let contenderCount = 4

  /// The number of Béziers that are searched beyond the first valley.
  private static let bezierCount = 3

  /// The durations at which the best Bézier is searched once more, as parts of its own.
  private static let lengths = [0.5, 0.75]

  /// The multiple of the best squares up to which a Bézier of another valley or duration is polished.
  private static let nearness = 1.5

  /// The mean residual above which a curve is not searched further, as a part of the extent of the values.
  private static let hopeless = 0.1

  /// The relative change of the squares at which a search ends that only has to find the deepest valley, which is
  /// searched to its end afterwards.
  private static let roughly = 1e-4

  /// The number of steps from beside a corner in which a deeper valley shows.
  private static let glance = 8

  /// The largest distance of Béziers in one valley, in control points and in rows.
  private static let apartness = 0.02

  /// The largest number of rounds around corners.
  private static let rounds = 3

  /// The largest number of steps to one side.
  private static let walk = 40

  /// Control points from which a Bézier is searched, besides those of named curves.
  private static let bezierSeeds: [[Double]] = [
    [0.25, 0.1, 0.25, 1], [0.1, 0.7, 0.3, 1], [0.7, 0, 0.9, 0.3], [0.3, 1.4, 0.6, 1],
    [0.4, -0.3, 0.6, 1.3],
  ]

  /// The number of named curves from which a Bézier is searched.
  private static let seedCount = 3

  /// The multiple of the best squares on the grid up to which a curve is searched further.
  private static let promise = 30.0

  /// A row is away from where the motion begins or ends by more than this multiple of the noise.
  private static let beyondNoise = 5.0

  /// The best of each curve that comes near, the best first.
  ///
  /// - Parameter curves: The curves.
  func named(_ curves: [NamedCurve]) -> [FamilySolution] {
    let rough = problem.thinned(to: Self.roughCount)
    let grids = curves.map { curve in
      grid().map { rough.solution(of: .curve(curve), $0) }.sorted { $0.squares < $1.squares }
    }
    let least = grids.compactMap(\.first?.squares).min() ?? 0
    let scale = problem.extent
    // On a grid of times a curve may be off by a part of a frame, however well it fits.
    let limit = Self.promise * (least + 1e-5 * scale * scale * Double(rough.times.count))
    let promising = grids.filter { ($0.first?.squares ?? .infinity) <= limit }
      .sorted { ($0.first?.squares ?? 0) < ($1.first?.squares ?? 0) }.prefix(Self.curveCount)
    let thin = problem.thinned(to: Self.fineCount)
    let near = promising.compactMap { grid in
      grid.prefix(Self.startCount)
        .map { thin.search($0.family, from: $0.parameters, LevenbergMarquardt(steps: 15)) }
        .min { $0.squares < $1.squares }
    }.sorted { $0.squares < $1.squares }
    // A curve that is further behind will not win by what corners hide.
    let contenders = near.prefix {
      $0.squares <= Self.promise * ((near.first?.squares ?? 0) + 1e-9)
    }
    let polished = contenders.prefix(Self.contenderCount).map { whole(around($0, in: thin)) }
    let others = near.dropFirst(polished.count)
    return (polished + others.map { problem.solution(of: $0.family, $0.parameters) })
      .map(problem.ended).sorted { $0.squares < $1.squares }
  }

  /// Returns the best Bézier.
  ///
  /// - Parameter named: The fits of named curves, the best first, from which the Bézier is searched.
  func bezier(from named: [FamilySolution]) -> FamilySolution? {
    let thin = problem.thinned(to: Self.fineCount)
    var seeds = named.compactMap { seed -> MotionParameters? in
      guard let points = seed.family.points else { return nil }
      var parameters = seed.parameters
      parameters.points = points
      return parameters
    }.prefix(Self.seedCount)
    guard let first = seeds.first else { return nil }
    for points in Self.bezierSeeds {
      var parameters = first
      parameters.points = points
      seeds.append(parameters)
    }
    let near = seeds.map {
      thin.search(.bezier, from: $0, LevenbergMarquardt(steps: 60, tolerance: Self.roughly))
    }.sorted { $0.squares < $1.squares }
    let valleys = apart(apart(near).prefix(Self.bezierCount).map { around($0, in: thin) })
    // A Bézier with much larger residuals than another is not made the better one by a corner.
    let limit = (valleys.map(\.squares).min() ?? 0) * Self.nearness
    let best = valleys.filter { $0.squares <= limit }.map { valley in
      var best = valley
      for _ in 0..<(isHopeless(valley, in: thin) ? 0 : Self.rounds) {
        let next = besideCorners(best, in: thin)
        guard next.squares < best.squares * (1 - 1e-6) else { break }
        best = next
      }
      return best
    }.min { $0.squares < $1.squares }
    return best.map { whole(isHopeless($0, in: thin) ? $0 : ofOtherLength($0, in: thin)) }
  }

  /// The Béziers, the best first, that are not in the valley of an earlier one.
  private func apart(_ solutions: [FamilySolution]) -> [FamilySolution] {
    var kept: [FamilySolution] = []
    for one in solutions
    where !kept.contains(where: { isNear(one.parameters, $0.parameters) }) { kept.append(one) }
    return kept
  }

  /// Whether two Béziers are closer to each other than the accuracy of a search.
  private func isNear(_ one: MotionParameters, _ other: MotionParameters) -> Bool {
    (one.start - other.start).magnitude < Self.apartness * problem.step
      && (one.duration - other.duration).magnitude < Self.apartness * problem.step
      && zip(one.points, other.points).allSatisfy { ($0 - $1).magnitude < Self.apartness }
  }

  /// Whether the residuals are too large to be caused by a corner, which only a single row passes.
  private func isHopeless(_ solution: FamilySolution, in problem: FittingProblem) -> Bool {
    let mean = (solution.squares / Double(problem.values.count)).squareRoot()
    return mean > Self.hopeless * problem.extent
  }

  /// A Bézier that ends in a slow approach may end later almost as well, behind a ridge that no search from there
  /// crosses; it is therefore searched from other durations, too.
  private func ofOtherLength(
    _ solution: FamilySolution, in problem: FittingProblem
  ) -> FamilySolution {
    var best = solution
    for factor in Self.lengths {
      var parameters = solution.parameters
      parameters.duration *= factor
      guard parameters.duration > problem.step else { continue }
      let tried = problem.search(
        .bezier, from: parameters, LevenbergMarquardt(steps: 30, tolerance: Self.roughly))
      guard tried.squares < best.squares * Self.nearness else { continue }
      let polished = besideCorners(around(tried, in: problem), in: problem)
      if polished.squares < best.squares { best = polished }
    }
    return best
  }

  /// Returns the best fit near a known one, for rows much like those to which that was fitted.
  func refined(_ solution: FamilySolution) -> FamilySolution {
    let thin = problem.thinned(to: Self.fineCount)
    return problem.ended(whole(thin.search(solution.family, from: solution.parameters)))
  }

  /// Searches once more from either side of the corners, where rows pass the start or the end.
  private func besideCorners(
    _ solution: FamilySolution, in problem: FittingProblem
  ) -> FamilySolution {
    var best = solution
    for shift in [-0.6, -0.2, 0.2, 0.6] {
      for growth in [-0.6, -0.2, 0.2, 0.6] {
        var parameters = best.parameters
        if problem.start == nil { parameters.start += shift * problem.step }
        parameters.duration += growth * problem.step
        guard parameters.duration > problem.step / 4 else { continue }
        let tried = problem.search(
          solution.family, from: parameters,
          LevenbergMarquardt(steps: Self.glance, tolerance: Self.roughly))
        if tried.squares < best.squares { best = tried }
      }
    }
    guard best != solution else { return best }
    let last = problem.search(best.family, from: best.parameters)
    return last.squares < best.squares ? last : best
  }

  /// Returns a solution that was found with some rows, fitted to all of them.
  private func whole(_ solution: FamilySolution) -> FamilySolution {
    problem.times.count <= Self.fineCount
      ? solution
      : problem.search(solution.family, from: solution.parameters, LevenbergMarquardt(steps: 3))
  }

  /// Moves to the best of four sides with decreasing steps, and searches from there once more.
  private func around(_ solution: FamilySolution, in problem: FittingProblem) -> FamilySolution {
    var best = solution
    var size = problem.step / 2
    for _ in 0..<Self.walk where size > problem.step / 200 {
      var next = best
      for (shift, growth) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)] {
        var parameters = best.parameters
        if problem.start == nil { parameters.start += shift * size }
        parameters.duration += growth * size
        guard parameters.duration > problem.step / 4 else { continue }
        let tried = problem.solution(of: best.family, parameters)
        if tried.squares < next.squares { next = tried }
      }
      if next == best { size /= 2 } else { best = next }
    }
    let last = problem.search(best.family, from: best.parameters)
    return last.squares < best.squares ? last : best
  }

  /// Starts and ends around the first and the last row that are away from the values at the beginning and the end.
  private func grid() -> [MotionParameters] {
    let (times, values) = (problem.times, problem.values)
    guard let first = values.first, let last = values.last else { return [] }
    let limit = max((last - first).magnitude * 0.01, Self.beyondNoise * problem.noise)
    let onset = max((values.firstIndex { ($0 - first).magnitude > limit } ?? 1) - 1, 0)
    let end = min(
      (values.lastIndex { ($0 - last).magnitude > limit } ?? 0) + 1, times.count - 1)
    let unit = max(problem.step, (times[end] - times[onset]) / 24)
    var grid: [MotionParameters] = []
    for early in [-0.5, 0, 0.5, 1.5, 3] {
      let start = problem.start ?? times[onset] - early * unit
      for late in [-1.5, -0.5, 0.5, 2, 4] where times[end] + late * unit > start + problem.step {
        grid.append(
          MotionParameters(start: start, duration: times[end] + late * unit - start))
      }
    }
    return grid
  }
}

extension FittingProblem {
  /// The distance from the least value to the largest.
  fileprivate var extent: Double { (values.max() ?? 1) - (values.min() ?? 0) }
}

extension MotionFamily {
  /// The control points of a named curve that is a Bézier.
  fileprivate var points: [Double]? {
    guard case .curve(let named) = self else { return nil }
    return named.points
  }
}
