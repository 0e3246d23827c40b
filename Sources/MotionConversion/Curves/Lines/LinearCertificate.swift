/// How far a piecewise linear function is from a motion at most, and the proof of it.
///
/// Along each cubic of the motion the distance from a straight line is a cubic of the same parameter, whose
/// largest magnitude is at an end or where its slope, a quadratic, vanishes. So nothing is missed between
/// samples: there are none. What the motion itself may differ from its cubics is added.
struct LinearCertificate: Hashable {
  /// What the error is proved to stay within, as a part of the travel.
  let bound: Double

  /// The largest error there is, slack of the cubics aside, as a part of the travel.
  let largestError: Double

  /// When it is, in seconds since the motion began.
  let time: Double

  /// The error below which a function is the motion itself, rounding aside.
  static let exactness = 1e-9

  /// Rounding in the evaluation of the cubics.
  private static let rounding = 1e-12

  /// Proves the distance of points from a motion, over the whole of its duration.
  init(_ points: [LinearPoint], of outline: MotionOutline) {
    var worst = (error: 0.0, at: 0.0)
    var bound = 0.0
    for (start, end) in zip(points, points.dropFirst()) where end.x > start.x {
      let segment = Self.error(from: start, to: end, of: outline)
      if segment.error > worst.error { worst = (segment.error, segment.at) }
      bound = max(bound, segment.bound)
    }
    // The end itself is shown for good.
    let last = ((points.last?.y ?? .nan) - outline.target).magnitude
    let starts = points.first?.x == 0 && points.last?.x == 1
    if last > worst.error { worst = (last, outline.duration) }
    self.bound = starts ? max(bound, last) : .infinity
    largestError = starts ? worst.error : .infinity
    time = worst.at
  }

  /// The largest distance of a segment from the motion, when it is, and what it is proved to stay within.
  static func error(
    from start: LinearPoint, to end: LinearPoint, of outline: MotionOutline
  ) -> (error: Double, at: Double, bound: Double) {
    let duration = outline.duration
    let from = start.x * duration
    let to = end.x * duration
    let line = Line((from, start.y), (to, end.y))
    var worst = (error: 0.0, at: from, bound: 0.0)
    var index = outline.index(after: from)
    while index < outline.pieces.count, outline.pieces[index].start < to {
      let piece = outline.pieces[index]
      let a = piece.parameter(at: from)
      let b = piece.parameter(at: to)
      // A hair more on both sides, so that no rounding of a parameter leaves a gap.
      let (distance, time) = piece.largestDistance(
        from: line, between: max(a - 1e-12, 0), and: min(b + 1e-12, 1))
      if distance > worst.error { worst = (distance, time, worst.bound) }
      worst.bound = max(worst.bound, distance + piece.slack + rounding)
      index += 1
    }
    return worst
  }
}
