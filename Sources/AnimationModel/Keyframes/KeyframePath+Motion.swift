extension KeyframePath {
  /// Where the vector is, how fast and how fast that changes.
  ///
  /// `shown` at a boundary it is at the end of the earlier segment, with the velocity of the later one.
  package func state(at time: Double, _ side: MotionSide) -> MotionState<Vector> {
    var state = state(at: time, isAfter: side != .before)
    if side == .shown, let earlier = segments.first(where: { isKnot(time, $0.end) }) {
      state.value = earlier.endValue
    }
    return state
  }

  private func state(at time: Double, isAfter: Bool) -> MotionState<Vector> {
    if time < 0 || (time == 0 && !isAfter) {
      return .resting(at: value(time: -1))
    }
    let index =
      isAfter
      ? segments.firstIndex { time < $0.end && !isKnot(time, $0.end) }
      : segments.firstIndex { time <= $0.end || isKnot(time, $0.end) }
    guard let index else { return .resting(at: finalValue) }
    let segment = segments[index]
    if isKnot(time, segment.start) { return segment.state(at: 0) }
    return segment.state(at: isKnot(time, segment.end) ? segment.duration : time - segment.start)
  }

  /// Whether a time is that of a boundary, rounding aside.
  private func isKnot(_ time: Double, _ knot: Double) -> Bool {
    SameTime.holds(time, knot, within: timeScale)
  }

  /// The motion of the distance from the initial value, with a corner at every boundary.
  ///
  /// - Parameter duration: Seconds after which it is over, for a track that waits for longer ones at its
  ///   end; its own duration counts if that is longer.
  package func motion(lasting duration: Double = 0) -> ContinuousMotion<Vector> {
    let path = self
    let end = max(duration, self.duration)
    var knots = segments.map(\.end)
    knots.append(self.duration)
    let corners = Set(knots).sorted()
    return ContinuousMotion(
      duration: end,
      timeScale: timeScale,
      corners: { limit in corners.filter { $0 > 0 && $0 < min(limit, end) } },
      state: { time, side in
        var state = path.state(at: time, side)
        state.value -= path.initialValue
        return state
      })
  }
}
