internal import CurveGeometry

extension KeyframePath {
  /// Returns the velocity of the vector at a time, in units per second.
  ///
  /// At a boundary it is the velocity of the later segment. Before 0 and from the end on it is
  /// zero. It is the true slope, infinite where a timing curve is vertical.
  ///
  /// - Parameter time: The time, in seconds.
  public func velocity(time: Double) -> Vector {
    state(at: time, .after).velocity
  }

  /// Returns the value of the vector, its velocity and its acceleration at a time.
  ///
  /// At a boundary, `shown` gives the value at the end of the earlier segment, with the velocity of the later one.
  package func state(at time: Double, _ side: MotionSide) -> MotionState<Vector> {
    var state = state(at: time, isAfter: side != .before)
    if side == .shown {
      let index = firstEnd(notBefore: time)
      if index < segments.count, isKnot(time, segments[index].end) {
        state.value = segments[index].endValue
      }
    }
    return state
  }

  private func state(at time: Double, isAfter: Bool) -> MotionState<Vector> {
    if time < 0 || (time == 0 && !isAfter) {
      return .resting(at: value(time: -1))
    }
    let index =
      isAfter
      ? segments.partitionIndex { time < $0.end && !isKnot(time, $0.end) }
      : firstEnd(notBefore: time)
    guard index < segments.count else { return .resting(at: finalValue) }
    let segment = segments[index]
    if isKnot(time, segment.start) { return segment.state(at: 0) }
    return segment.state(at: isKnot(time, segment.end) ? segment.duration : time - segment.start)
  }

  /// The index of the first segment that ends at a time or after it, up to rounding.
  private func firstEnd(notBefore time: Double) -> Int {
    segments.partitionIndex { time <= $0.end || isKnot(time, $0.end) }
  }

  /// Whether a time is that of a boundary, up to rounding.
  private func isKnot(_ time: Double, _ knot: Double) -> Bool {
    TimeEquality.holds(time, knot, within: timeScale)
  }

  /// The motion of the distance from the initial value, with a corner at every boundary.
  ///
  /// - Parameter duration: The time at which the motion is over, in seconds, for a track that waits at its end for
  ///   longer ones; the duration of the path counts if it is longer.
  package func motion(lasting duration: Double = 0) -> ContinuousMotion<Vector> {
    let path = self
    let end = max(duration, self.duration)
    var knots = segments.map(\.end)
    knots.append(self.duration)
    let corners = Set(knots).sorted()
    return ContinuousMotion(
      duration: end,
      timeScale: timeScale,
      corners: { start, limit in corners.between(start, min(limit, end)) },
      state: { time, side in
        var state = path.state(at: time, side)
        state.value -= path.initialValue
        return state
      })
  }
}
