internal import CurveGeometry

/// The number of cycles of a repetition and their directions.
struct CycleOrder: Hashable, Sendable {
  /// The number of cycles, including reversed ones; nil for no end.
  var count: Int?

  /// Whether every second cycle is reversed.
  var autoreverses: Bool

  /// Whether a cycle is reversed; the first one, 0, never is.
  func isReversed(_ cycle: Int) -> Bool { autoreverses && !cycle.isMultiple(of: 2) }
}

/// The cycles of a repeated motion, each exactly as long as the base.
struct RepeatCycles<V: VectorArithmetic> {
  let first: ContinuousMotion<V>
  let later: ContinuousMotion<V>
  let delta: V
  let order: CycleOrder

  /// Seconds until the last cycle is over.
  var duration: Double {
    guard let count = order.count else { return .infinity }
    return seam(max(count, 1))
  }

  /// The time at which a number of cycles is over, in seconds.
  func seam(_ cycles: Int) -> Double {
    cycles <= 0 ? 0 : first.duration + Double(cycles - 1) * later.duration
  }

  /// The cycle that runs at a time, and the time within it; a seam belongs to the cycle that ends there.
  private func locate(_ time: Double) -> (cycle: Int, time: Double) {
    if isSeam(time, 1) { return (0, first.duration) }
    guard time > first.duration else { return (0, time) }
    let quotient = (time - first.duration) / later.duration
    var cycle = 1 + Int(saturating: quotient)
    // Rounding of the division may put a seam on either side; the seams themselves decide.
    if isSeam(time, cycle) || time < seam(cycle) {
      cycle -= 1
    } else if time > seam(cycle + 1), !isSeam(time, cycle + 1) {
      cycle += 1
    }
    return (cycle, isSeam(time, cycle + 1) ? length(cycle) : time - seam(cycle))
  }

  /// The shortest time in which the motion can change its course from a time until the next corner, in seconds.
  func timeScale(from time: Double) -> Double {
    let (cycle, cycleTime) = locate(time)
    let isSeam = cycleTime >= length(cycle)
    return cycle == 0 && !isSeam
      ? first.timeScale(from: max(cycleTime, 0)) : later.timeScale(from: isSeam ? 0 : cycleTime)
  }

  /// Whether a time is the one at which a number of cycles is over.
  private func isSeam(_ time: Double, _ cycles: Int) -> Bool {
    TimeEquality.holds(time, seam(cycles), within: length(max(cycles - 1, 0)))
  }

  private func length(_ cycle: Int) -> Double { cycle == 0 ? first.duration : later.duration }

  /// The state at a time.
  ///
  /// At a seam, `before` gives the end of the earlier cycle and `after` the start of the next; `shown` gives
  /// the value of the former with the velocity of the latter.
  func state(at time: Double, _ side: MotionSide) -> MotionState<V> {
    if let count = order.count {
      let isEnd = isSeam(time, max(count, 1))
      if isEnd ? side != .before : time > duration { return .resting(at: delta) }
    }
    let (cycle, cycleTime) = locate(time)
    guard cycleTime >= length(cycle) else {
      return state(in: cycle, at: max(cycleTime, cycle == 0 ? cycleTime : 0), side)
    }
    switch side {
    case .before:
      return state(in: cycle, at: length(cycle), .before)
    case .after:
      return state(in: cycle + 1, at: 0, .after)
    case .shown:
      var state = state(in: cycle + 1, at: 0, .after)
      state.value = order.isReversed(cycle) ? .zero : delta
      return state
    }
  }

  private func state(in cycle: Int, at time: Double, _ side: MotionSide) -> MotionState<V> {
    // Picking the motion first would copy it.
    let state = cycle == 0 ? first.state(time, side) : later.state(time, side)
    return order.isReversed(cycle) ? state.mirrored(in: delta) : state
  }

  /// The seams and the corners within the cycles between two times, in seconds, as far as
  /// ``ContinuousMotion/cornerLimit`` allows.
  func corners(after start: Double, before limit: Double) -> [Double] {
    let end = min(limit, duration)
    var corners = first.corners(start, min(end, first.duration))
    let inner = later.corners(0, later.duration)
    let cycle = max(locate(start).cycle, 1)
    // Far out, where neighboring seams are the same number, no corner is ever found: the attempts are counted, too.
    for look in 0..<ContinuousMotion<V>.cornerLimit {
      let (current, isOverflow) = cycle.addingReportingOverflow(look)
      let seam = seam(current)
      guard !isOverflow, seam < end, corners.count < ContinuousMotion<V>.cornerLimit else { break }
      if seam > start { corners.append(seam) }
      for corner in inner where seam + corner > start && seam + corner < end {
        corners.append(seam + corner)
      }
    }
    return corners
  }
}
