internal import DrawingModel

/// A cubic Bézier segment that begins at the current point.
struct BezierSegment: Hashable, Sendable {
  var first: Point
  var second: Point
  var end: Point
}

/// Joins Hermite segments into as few cubic Bézier segments as stay close to them.
///
/// The search is greedy: from each knot it takes the longest cubic that has the curve's own values
/// and slopes at its ends. The distance between the cubic and the given segments is bounded from
/// above, not sampled: their difference is a cubic on each of them, which stays inside its Bézier
/// polygon.
enum CurveSimplifier {
  /// The largest distance of a drawn curve from the given one, in points.
  static let tolerance = 1.0 / 20
  /// Slopes steeper than this are drawn by their direction where a Hermite segment would shoot
  /// over; points down per point to the right.
  private static let steep = 100.0

  /// The segments from the first knot on; the knots go from left to right.
  static func segments(of knots: [DrawnKnot], tolerance: Double = tolerance) -> [BezierSegment] {
    var segments: [BezierSegment] = []
    var index = 0
    while index + 1 < knots.count {
      let end = farthest(from: index, in: knots, tolerance: tolerance)
      segments.append(segment(from: knots[index], to: knots[end]))
      index = end
    }
    return segments
  }

  /// The index of the last knot that one segment from `index` on can reach.
  ///
  /// Doubles the stride, then halves it: not quite the longest in theory, quick for long data.
  private static func farthest(
    from index: Int, in knots: [DrawnKnot], tolerance: Double
  ) -> Int {
    let last = knots.count - 1
    var reached = index + 1
    guard isSmooth(knots[index], knots[index + 1]) else { return reached }
    var stride = 1
    while reached < last {
      let next = min(reached + stride, last)
      guard fits(index, next, in: knots, tolerance: tolerance) else { break }
      reached = next
      stride *= 2
    }
    while stride > 0 {
      let next = reached + stride
      if next <= last, fits(index, next, in: knots, tolerance: tolerance) { reached = next }
      stride /= 2
    }
    return reached
  }

  private static func fits(
    _ first: Int, _ last: Int, in knots: [DrawnKnot], tolerance: Double
  ) -> Bool {
    let start = knots[first]
    let end = knots[last]
    let merged = hermite(start, end)
    guard merged.length > 0, start.slope.isFinite, end.slope.isFinite else { return false }
    var (difference, differenceSlope) = (0.0, 0.0)
    for index in first..<last {
      let knot = knots[index]
      let next = knots[index + 1]
      guard isSmooth(knot, next) else { return false }
      let state = merged.state(at: (next.x - merged.start) / merged.length)
      let (nextDifference, nextSlope) =
        index + 1 == last ? (0.0, 0.0) : (state.value - next.y, state.slope - next.slope)
      let arm = (next.x - knot.x) / 3
      let bound = max(
        max(difference.magnitude, (difference + differenceSlope * arm).magnitude),
        max(nextDifference.magnitude, (nextDifference - nextSlope * arm).magnitude))
      // Upright distance to distance across the line: at least what the flatter end gives.
      let flatter =
        knot.slope * next.slope > 0 ? min(knot.slope.magnitude, next.slope.magnitude) : 0
      guard bound <= tolerance * (1 + flatter * flatter).squareRoot() else { return false }
      (difference, differenceSlope) = (nextDifference, nextSlope)
    }
    return true
  }

  /// Whether the Hermite segment between two knots can be drawn as it is.
  ///
  /// It cannot where the curve is vertical or so steep that the segment would overshoot.
  private static func isSmooth(_ first: DrawnKnot, _ second: DrawnKnot) -> Bool {
    let width = second.x - first.x
    guard width > 0, first.slope.isFinite, second.slope.isFinite else { return false }
    let steeper = max(first.slope.magnitude, second.slope.magnitude)
    return steeper <= steep || steeper * width <= 3 * (second.y - first.y).magnitude
  }

  private static func segment(from first: DrawnKnot, to second: DrawnKnot) -> BezierSegment {
    let width = second.x - first.x
    guard isSmooth(first, second) else { return steepSegment(from: first, to: second) }
    return BezierSegment(
      first: Point(x: first.x + width / 3, y: first.y + first.slope * width / 3),
      second: Point(x: second.x - width / 3, y: second.y - second.slope * width / 3),
      end: second.point)
  }

  /// A segment that leaves and arrives in the directions of the slopes and does not shoot over:
  /// the parabola whose corner is where the two directions meet.
  private static func steepSegment(from first: DrawnKnot, to second: DrawnKnot) -> BezierSegment {
    let corner = corner(first, second)
    func pulled(_ point: Point) -> Point {
      Point(x: point.x + (corner.x - point.x) * 2 / 3, y: point.y + (corner.y - point.y) * 2 / 3)
    }
    return BezierSegment(
      first: pulled(first.point), second: pulled(second.point), end: second.point)
  }

  private static func corner(_ first: DrawnKnot, _ second: DrawnKnot) -> Point {
    let x: Double
    let y: Double
    switch (first.slope.isFinite, second.slope.isFinite) {
    case (false, true):
      x = first.x
      y = second.y - second.slope * (second.x - first.x)
    case (true, false):
      x = second.x
      y = first.y + first.slope * (second.x - first.x)
    case (true, true) where first.slope != second.slope:
      x =
        (second.y - first.y + first.slope * first.x - second.slope * second.x)
        / (first.slope - second.slope)
      y = first.y + first.slope * (x - first.x)
    default:
      x = (first.x + second.x) / 2
      y = (first.y + second.y) / 2
    }
    // Directions that meet elsewhere, or nowhere, are held inside the two knots' rectangle.
    return Point(
      x: x.isFinite ? min(max(x, first.x), second.x) : first.x,
      y: y.isFinite
        ? min(max(y, min(first.y, second.y)), max(first.y, second.y)) : (first.y + second.y) / 2)
  }

  private static func hermite(_ first: DrawnKnot, _ second: DrawnKnot) -> HermiteSegment {
    HermiteSegment(
      start: first.x, end: second.x, startValue: first.y, endValue: second.y,
      startSlope: first.slope, endSlope: second.slope)
  }
}
