/// The best motion of a family for some rows.
struct FamilySolution: Hashable, Sendable {
  var family: MotionFamily
  var parameters: MotionParameters
  var ends: MotionEnds

  /// The sum of the squared residuals of the rows that were fitted.
  var squares: Double

  /// Whether the expression of the motion contains its velocity at the start, if it has one.
  var saysItsVelocity: Bool {
    ends.velocity == 0 || (family == .spring(.exact) && parameters.bounce >= 0)
  }
}

/// Rows to which motions are fitted, with the known facts.
struct FittingProblem {
  /// The times of the rows in seconds, in order.
  var times: [Double]
  var values: [Double]

  /// The ends, as far as they are known.
  var known: KnownEnds

  /// The start, where it is known.
  var start: Double?

  /// The interval between rows, in seconds.
  var step: Double

  /// The standard deviation of the values' errors, as far as it is known.
  var noise = 0.0

  /// Returns the ranges in which the numbers of a family may lie.
  func bounds(of family: MotionFamily) -> [ClosedRange<Double>] {
    var bounds = family.bounds(from: times[0], to: times[times.count - 1])
    if let start { bounds[0] = start...start }
    return bounds
  }

  /// Returns the known ends, with a velocity only for a family that can have one.
  func knowing(_ family: MotionFamily) -> KnownEnds {
    var known = known
    if !family.isSpring { known.velocity = 0 }
    return known
  }

  /// Returns the solution with given numbers, and the best ends for them.
  func solution(of family: MotionFamily, _ parameters: MotionParameters) -> FamilySolution {
    var play = MotionPlay()
    let known = knowing(family)
    play.play(family, parameters, at: times, carries: known.carries)
    var residuals = values
    let (ends, squares) = known.project(play, values, residuals: &residuals)
    return FamilySolution(family: family, parameters: parameters, ends: ends, squares: squares)
  }

  /// Returns the residuals of a solution at times and values, which may differ from those that were fitted.
  static func residuals(
    of solution: FamilySolution, at times: [Double], _ values: [Double]
  ) -> [Double] {
    var play = MotionPlay()
    let carries = solution.ends.velocity != 0
    play.play(solution.family, solution.parameters, at: times, carries: carries)
    return values.indices.map { index in
      values[index] - solution.ends.from - solution.ends.delta * play.covered[index]
        - (carries ? solution.ends.velocity * play.carried[index] : 0)
    }
  }

  /// Searches from some numbers, and returns the best solution nearby.
  ///
  /// - Parameters:
  ///   - family: The family.
  ///   - parameters: The numbers from which the search begins.
  ///   - smooth: Whether a spring in steps is played without its jumps.
  ///   - keepsStart: Whether the start is kept.
  ///   - search: The method of the search.
  func search(
    _ family: MotionFamily, from parameters: MotionParameters, smooth: Bool = false,
    keepsStart: Bool = false, _ search: LevenbergMarquardt = LevenbergMarquardt()
  ) -> FamilySolution {
    var bounds = bounds(of: family)
    if keepsStart { bounds[0] = parameters.start...parameters.start }
    var play = MotionPlay()
    let known = knowing(family)
    var slopes = BezierSlopes()
    let found = search.minimum(
      from: parameters.vector(of: family), bounds: bounds, count: times.count,
      derivatives: { point, free, columns in
        family == .bezier
          && slopes.fill(
            &columns, free, of: MotionParameters(point, of: family), at: times, values, known)
      },
      residuals: { point, residuals in
        let parameters = MotionParameters(point, of: family)
        if smooth {
          play.playSmoothly(parameters, at: times, carries: known.carries)
        } else {
          play.play(family, parameters, at: times, carries: known.carries)
        }
        return known.project(play, values, residuals: &residuals).squares
      })
    return solution(of: family, MotionParameters(found.point, of: family))
  }

  /// Returns a straight line that continues beyond the last row cut at that row, since no row shows how much
  /// further it goes.
  func ended(_ solution: FamilySolution) -> FamilySolution {
    guard case .curve(let named) = solution.family, named.isLinear, known.to == nil,
      let last = times.last, solution.parameters.start + solution.parameters.duration > last,
      solution.parameters.start < last
    else { return solution }
    var parameters = solution.parameters
    parameters.duration = last - parameters.start
    return self.solution(of: solution.family, parameters)
  }

  /// Returns the problem with every nth row, so that about the given number of rows is left.
  func thinned(to count: Int) -> FittingProblem {
    guard times.count > count else { return self }
    var problem = self
    let indices = (0..<count).map { $0 * (times.count - 1) / (count - 1) }
    problem.times = indices.map { times[$0] }
    problem.values = indices.map { values[$0] }
    return problem
  }
}
