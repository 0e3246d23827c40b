/// The start value, the target and the initial velocity of a motion: the numbers on which values depend linearly.
struct MotionEnds: Hashable, Sendable {
  /// The value before the motion.
  var from: Double

  /// The target of the motion.
  var to: Double

  /// The velocity at the start, in value units per second.
  var velocity = 0.0

  /// The change from start to target.
  var delta: Double { to - from }
}

/// The known ends of a motion; the others are fitted.
struct KnownEnds: Hashable, Sendable {
  var from: Double?
  var to: Double?

  /// The velocity at the start, in value units per second; nil if it is fitted.
  var velocity: Double? = 0

  /// The velocity at the start, in travels per second; nil where ``velocity`` counts instead.
  var relativeVelocity: Double?

  /// The number of fitted ends.
  var freeCount: Int {
    (from == nil ? 1 : 0) + (to == nil ? 1 : 0)
      + (velocity == nil && relativeVelocity == nil ? 1 : 0)
  }

  /// Whether the effect of a velocity at the start is needed.
  var carries: Bool { relativeVelocity.map { $0 != 0 } ?? (velocity != 0) }

  /// Returns the ends for which the sum of squared residuals is least, value = from + (to − from)·covered +
  /// velocity·carried, and the residuals.
  ///
  /// Source: the linear half of variable projection; G. H. Golub and V. Pereyra, SIAM Journal on Numerical Analysis 10
  /// (1973), 413.
  func project(
    _ play: MotionPlay, _ values: [Double], residuals: inout [Double]
  ) -> (ends: MotionEnds, squares: Double) {
    if let relativeVelocity {
      return project(play, values, relativeVelocity, residuals: &residuals)
    }
    let ends = velocity == 0 && from == nil && to == nil ? line(play, values) : solved(play, values)
    var squares = 0.0
    let delta = ends.delta
    let carries = carries
    // Plain loops here and below, which are run for every step of a search.
    var index = 0
    while index < values.count {
      var shown = ends.from + delta * play.covered[index]
      if carries { shown += ends.velocity * play.carried[index] }
      let residual = values[index] - shown
      residuals[index] = residual
      squares += residual * residual
      index += 1
    }
    // Steps of a spring that is too stiff for them grow without end.
    return (ends, squares.isFinite ? squares : .infinity)
  }

  /// Does the same for a velocity at the start that is a multiple of the travel, and so belongs to the covered part.
  private func project(
    _ play: MotionPlay, _ values: [Double], _ relativeVelocity: Double, residuals: inout [Double]
  ) -> (ends: MotionEnds, squares: Double) {
    var play = play
    if relativeVelocity != 0 {
      for index in values.indices {
        play.covered[index] += relativeVelocity * play.carried[index]
      }
    }
    let known = KnownEnds(from: from, to: to)
    var (ends, squares) = known.project(play, values, residuals: &residuals)
    ends.velocity = relativeVelocity * ends.delta
    return (ends, squares)
  }

  /// Both ends, from the straight line through the values against the covered part.
  private func line(_ play: MotionPlay, _ values: [Double]) -> MotionEnds {
    let count = Double(values.count)
    var meanPart = 0.0
    var meanValue = 0.0
    var index = 0
    while index < values.count {
      meanPart += play.covered[index]
      meanValue += values[index]
      index += 1
    }
    meanPart /= count
    meanValue /= count
    var square = 0.0
    var product = 0.0
    index = 0
    while index < values.count {
      let part = play.covered[index] - meanPart
      square += part * part
      product += part * (values[index] - meanValue)
      index += 1
    }
    let delta = square > 0 ? product / square : 0
    let from = meanValue - delta * meanPart
    return MotionEnds(from: from, to: from + delta)
  }

  private func solved(_ play: MotionPlay, _ values: [Double]) -> MotionEnds {
    var right = values
    if let velocity, velocity != 0 {
      for index in right.indices { right[index] -= velocity * play.carried[index] }
    }
    var columns: [[Double]] = []
    if let from, let to {
      for index in right.indices { right[index] -= from + (to - from) * play.covered[index] }
    } else if let from {
      for index in right.indices { right[index] -= from }
      columns.append(play.covered)
    } else if let to {
      for index in right.indices { right[index] -= to }
      columns.append(play.covered.map { $0 - 1 })
    } else {
      columns = [[Double](repeating: 1, count: right.count), play.covered]
    }
    if velocity == nil { columns.append(play.carried) }
    var found = HouseholderSolver.solution(of: columns, right)
    let speed = velocity ?? (found.popLast() ?? 0)
    if let from, let to { return MotionEnds(from: from, to: to, velocity: speed) }
    if let from { return MotionEnds(from: from, to: from + found[0], velocity: speed) }
    if let to { return MotionEnds(from: to - found[0], to: to, velocity: speed) }
    return MotionEnds(from: found[0], to: found[0] + found[1], velocity: speed)
  }
}
