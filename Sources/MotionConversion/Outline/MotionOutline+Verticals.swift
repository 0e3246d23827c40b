internal import CurveGeometry

/// The times at which a motion is nearly vertical.
extension MotionOutline {
  /// Half of the shortest time that can be written, in seconds.
  private static let shortTime = 0.5e-6

  /// The motion with jumps where a piece changes by more than twice a height within half a microsecond.
  ///
  /// CSS cannot write points between the ends of such a change. The jump is at the time at which the piece is
  /// vertical, and the value before and after it is that of the piece half a microsecond away.
  func jumpingWhereVertical(byMoreThan height: Double) -> MotionOutline {
    var outline = self
    outline.pieces = pieces.flatMap { piece in
      var rest = piece
      var parts: [MotionPiece] = []
      for time in piece.verticalTimes where time >= rest.start && time <= rest.end {
        let from = max(rest.start, time - Self.shortTime)
        let to = min(rest.end, time + Self.shortTime)
        let (a, b) = (rest.parameter(at: from), rest.parameter(at: to))
        let (before, after) = (rest.value.value(at: a), rest.value.value(at: b))
        guard (after - before).magnitude > 2 * height else { continue }
        if from > rest.start { parts.append(rest.part(from: 0, to: a)) }
        if time > from {
          parts.append(MotionPiece(from: from, value: before, to: time, value: before))
        }
        if to > time { parts.append(MotionPiece(from: time, value: after, to: to, value: after)) }
        guard to < rest.end else { return parts }
        rest = rest.part(from: b, to: 1)
      }
      return parts + [rest]
    }
    return outline
  }
}

extension MotionPiece {
  /// The times in seconds, in order, at which the piece may be vertical: where its time stands still.
  fileprivate var verticalTimes: [Double] {
    guard !isEven else { return [] }
    let (a, b, c) = (time.p1 - time.p0, time.p2 - time.p1, time.p3 - time.p2)
    // The slope of the time is a quadratic that is nowhere negative: it is smallest at an end or at its vertex.
    let bend = a - 2 * b + c
    let vertex = bend > 0 ? (a - b) / bend : 0
    let candidates = vertex > 0 && vertex < 1 ? [0, vertex, 1] : [0, 1]
    let length = time.p3 - time.p0
    return candidates.filter { time.slope(at: $0) <= 1e-6 * length }.map { time.value(at: $0) }
  }
}
