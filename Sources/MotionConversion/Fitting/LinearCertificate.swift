/// The proved largest distance of a piecewise linear function from a motion.
///
/// Along each cubic of the motion the distance from a straight line is a cubic of the same parameter, whose
/// largest magnitude is at an end or where its slope, a quadratic, is zero. Nothing is missed between
/// samples, because there are none. The distance of the motion itself from its cubics is added.
struct LinearCertificate: Hashable {
  /// The proved bound of the error, as a part of the travel.
  let bound: Double

  /// The largest error itself, without the slack of the cubics, as a part of the travel.
  let largestError: Double

  /// The time of the largest error, in seconds since the motion began.
  let time: Double

  /// The error below which a function is the motion itself, except for rounding.
  static let exactness = 1e-9

  /// Rounding in the evaluation of the cubics.
  private static let rounding = 1e-12

  /// Proves the distance of points from a motion, over its whole duration.
  ///
  /// - Parameters:
  ///   - points: The points; two with the same x make a jump.
  ///   - outline: The motion.
  ///   - windows: The parts of the duration that are left out, in order and apart from each other.
  init(
    _ points: [LinearPoint], of outline: MotionOutline, except windows: [ClosedRange<Double>] = []
  ) {
    var worst = (error: 0.0, at: 0.0)
    var bound = 0.0
    var next = 0
    for (start, end) in zip(points, points.dropFirst()) where end.x > start.x {
      let line = Line((start.x, start.y), (end.x, end.y))
      while next < windows.count, windows[next].upperBound <= start.x { next += 1 }
      var from = start
      var index = next
      while from.x < end.x {
        let window = index < windows.count ? windows[index] : 2...2
        index += 1
        let limit = min(window.lowerBound, end.x)
        if limit > from.x {
          let to = limit == end.x ? end : LinearPoint(x: limit, y: line.value(at: limit))
          let segment = Self.error(from: from, to: to, of: outline)
          if segment.error > worst.error { worst = (segment.error, segment.at) }
          bound = max(bound, segment.bound)
        }
        from = LinearPoint(x: window.upperBound, y: line.value(at: window.upperBound))
      }
    }
    // The value at the end of the motion is the one that stays.
    let last = ((points.last?.y ?? .nan) - outline.target).magnitude
    let starts = points.first?.x == 0 && points.last?.x == 1
    if last > worst.error { worst = (last, outline.duration) }
    self.bound = starts ? max(bound, last) : .infinity
    largestError = starts ? worst.error : .infinity
    time = worst.at
  }

  /// The largest distance of a segment from the motion, its time, and the proved bound of the distance.
  static func error(
    from start: LinearPoint, to end: LinearPoint, of outline: MotionOutline
  ) -> (error: Double, at: Double, bound: Double) {
    let duration = outline.duration
    let from = start.x * duration
    let to = end.x * duration
    let line = Line((from, start.y), (to, end.y))
    var worst = (error: 0.0, at: from, bound: 0.0)
    var index = outline.index(after: from)
    // A segment that begins or ends at a jump may be rounded across the jump.
    let sliver = duration * 1e-12
    if outline.jumps(at: index + 1), outline.pieces[index].end - from <= sliver { index += 1 }
    let first = index
    while index < outline.pieces.count, outline.pieces[index].start < to {
      let piece = outline.pieces[index]
      if index > first, to - piece.start <= sliver, outline.jumps(at: index) { break }
      let a = piece.parameter(at: from)
      let b = piece.parameter(at: to)
      // A little more on both sides, so that rounding of a parameter leaves no gap.
      let (distance, time) = piece.largestDistance(
        from: line, between: max(a - 1e-12, 0), and: min(b + 1e-12, 1))
      if distance > worst.error { worst = (distance, time, worst.bound) }
      worst.bound = max(worst.bound, distance + piece.slack + rounding)
      index += 1
    }
    return worst
  }

  /// Whether points stay within an error of a motion; the check ends at the first segment that does not.
  static func holds(
    _ points: [LinearPoint], of outline: MotionOutline, within maxError: Double
  ) -> Bool {
    guard let first = points.first, let last = points.last, first.x == 0, last.x == 1,
      (last.y - outline.target).magnitude <= maxError
    else { return false }
    return zip(points, points.dropFirst()).allSatisfy { start, end in
      end.x <= start.x || error(from: start, to: end, of: outline).bound <= maxError
    }
  }
}
