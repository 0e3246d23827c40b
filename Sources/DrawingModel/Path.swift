/// An outline of straight lines and cubic Bézier segments, in points.
public struct Path: Hashable, Sendable {
  /// One step of a pen that draws the outline.
  public enum Element: Hashable, Sendable {
    /// Lifts the pen and sets it down again, which begins a new part.
    case move(Point)
    /// Draws a straight line.
    case line(Point)
    /// Draws a cubic Bézier segment: two control points, then the end.
    case curve(Point, Point, Point)
    /// Draws a straight line to the start of the part.
    case close
  }

  /// The steps in order; a path that draws anything begins with a move.
  public var elements: [Element]

  /// Makes a path from its steps.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { elements.isEmpty }

  /// Every point in the path, including control points, in order.
  public var points: [Point] {
    elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
  }
}

extension Path {
  /// A straight line.
  public static func line(from start: Point, to end: Point) -> Path {
    Path([.move(start), .line(end)])
  }

  /// A rectangle, drawn clockwise from its upper left corner.
  public static func rectangle(_ rect: Rect) -> Path {
    Path([
      .move(rect.origin),
      .line(Point(x: rect.right, y: rect.top)),
      .line(Point(x: rect.right, y: rect.bottom)),
      .line(Point(x: rect.left, y: rect.bottom)),
      .close,
    ])
  }

  /// A circle made of four cubic segments, which are off by less than 0.03 % of the radius.
  public static func circle(center: Point, radius: Double) -> Path {
    // Length of the control arm that puts the middle of each quarter on the circle:
    // 4/3 · (√2 − 1).
    let arm = radius * 4 / 3 * (2.0.squareRoot() - 1)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: center.x + x, y: center.y + y) }
    return Path([
      .move(point(radius, 0)),
      .curve(point(radius, arm), point(arm, radius), point(0, radius)),
      .curve(point(-arm, radius), point(-radius, arm), point(-radius, 0)),
      .curve(point(-radius, -arm), point(-arm, -radius), point(0, -radius)),
      .curve(point(arm, -radius), point(radius, -arm), point(radius, 0)),
      .close,
    ])
  }

  /// The center and the radius of a circle made by ``circle(center:radius:)``; nil for any other
  /// path.
  var circle: (center: Point, radius: Double)? {
    guard elements.count == 6, case .move(let right) = elements[0],
      case .curve(_, _, let left) = elements[2]
    else { return nil }
    let center = Point(x: (left.x + right.x) / 2, y: right.y)
    let radius = (right.x - left.x) / 2
    let points = Path.circle(center: center, radius: radius).points
    guard radius > 0, self.points.count == points.count, case .close = elements[5] else {
      return nil
    }
    let isCircle = zip(self.points, points).allSatisfy {
      ($0.x - $1.x).magnitude < 1e-6 * radius && ($0.y - $1.y).magnitude < 1e-6 * radius
    }
    return isCircle ? (center, radius) : nil
  }
}
