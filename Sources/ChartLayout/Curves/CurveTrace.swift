internal import CurveGeometry
internal import DrawingModel

/// A curve in drawing coordinates: its line, and the positions where it jumps and ends.
struct CurveTrace: Hashable, Sendable {
  /// A jump: the curve leaves from one position and lands at another above or below it.
  struct Jump: Hashable, Sendable {
    var departure: Point
    var landing: Point
    /// Whether the departure and the landing lie on the scale; an end that does not has no ring.
    var hasDeparture = true
    var hasLanding = true

    /// The ends that have rings.
    var visibleEnds: [Point] {
      (hasDeparture ? [departure] : []) + (hasLanding ? [landing] : [])
    }
  }

  /// The line.
  var path = Path()
  /// The knots the line was drawn from, which labels keep clear of.
  var points: [Point] = []
  /// The jumps in order of time.
  var jumps: [Jump] = []
  /// The positions of the frames' dots.
  var frames: [Point] = []
  /// The stems, which lead from a curve to the dots beside it.
  var stems: [LineSegment] = []
  /// The end of the curve; nil for a curve without a point.
  var end: Point?

  /// The last stretch of the curve, which gives the direction in which it ends; nil where it has no
  /// length.
  ///
  /// A vertical snap at the end is no direction, so the stretch before it is taken.
  var lastStretch: LineSegment? {
    var start: Point?
    var stretch: LineSegment?
    for element in path.elements {
      let (end, control): (Point?, Point?) =
        switch element {
        case .curve(_, let second, let last): (last, second)
        case .line(let point): (point, nil)
        default: (nil, nil)
        }
      if let start, let end, start.x != end.x {
        stretch = LineSegment(start: control.flatMap { $0 == end ? nil : $0 } ?? start, end: end)
      }
      if case .move(let point) = element {
        (start, stretch) = (point, nil)
      } else {
        start = end
      }
    }
    guard stretch == nil, let end else { return stretch }
    return points.last { $0 != end }.map { LineSegment(start: $0, end: end) }
  }

  /// A curve without a point.
  init() {}

  /// Traces a curve with the scales of its panel.
  init(_ curve: ChartCurve, time: AxisScale, value: AxisScale) {
    for piece in curve.pieces {
      for run in piece.drawnRuns(time: time, value: value) {
        append(run, isContinuation: run.first?.point == end)
      }
    }
    for (piece, next) in zip(curve.pieces, curve.pieces.dropFirst()) {
      guard let last = piece.knots.last, let first = next.knots.first,
        last.time == first.time, last.value != first.value,
        last.value.isFinite, first.value.isFinite,
        last.time >= time.lower, last.time <= time.upper
      else { continue }
      let x = time.position(of: last.time)
      jumps.append(
        Jump(
          departure: Point(x: x, y: value.position(of: last.value)),
          landing: Point(x: x, y: value.position(of: first.value)),
          hasDeparture: last.value >= value.lower && last.value <= value.upper,
          hasLanding: first.value >= value.lower && first.value <= value.upper))
    }
    stems = curve.frames.compactMap { frame in
      guard let level = frame.curveValue, level.isFinite, frame.value.isFinite,
        frame.time >= time.lower, frame.time <= time.upper
      else { return nil }
      let x = time.position(of: frame.time)
      return LineSegment(
        start: Point(x: x, y: value.position(of: level)),
        end: Point(x: x, y: value.position(of: frame.value)))
    }
    frames = curve.frames.compactMap { frame in
      guard frame.time >= time.lower, frame.time <= time.upper,
        frame.value >= value.lower, frame.value <= value.upper
      else { return nil }
      return Point(x: time.position(of: frame.time), y: value.position(of: frame.value))
    }
  }

  /// The number of stretches between neighboring points that may touch a rectangle.
  ///
  /// Complexity: logarithmic in the number of points, which go from left to right, and linear in
  /// those about the rectangle.
  func count(inside rect: Rect) -> Int {
    var count = 0
    var index = max(points.partitionIndex { $0.x >= rect.left }, 1)
    while index < points.count, points[index - 1].x <= rect.right {
      let (first, second) = (points[index - 1], points[index])
      if min(first.y, second.y) <= rect.bottom && max(first.y, second.y) >= rect.top { count += 1 }
      index += 1
    }
    return count
  }

  private mutating func append(_ run: [DrawnKnot], isContinuation: Bool) {
    guard let first = run.first, let last = run.last else { return }
    points += run.map(\.point)
    end = last.point
    if !isContinuation { path.elements.append(.move(first.point)) }
    guard run.count > 1 else {
      // A single moment is a line of no length, which rounded ends make visible.
      path.elements.append(.line(first.point))
      return
    }
    for segment in CurveSimplifier.segments(of: run) {
      path.elements.append(.curve(segment.first, segment.second, segment.end))
    }
  }
}
