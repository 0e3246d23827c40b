internal import CurveGeometry
internal import DrawingModel

/// A drawn curve as short straight lines from left to right, for finding the labels that would
/// cover it.
struct CurveOutline: Sendable {
  /// The lines in order of their left ends.
  private(set) var segments: [LineSegment] = []
  private var widest = 0.0

  /// The length of the lines that curves are cut into, in points.
  private static let stride = 4.0

  init(_ path: Path) {
    var pen = Point(x: 0, y: 0)
    for element in path.elements {
      switch element {
      case .move(let point): pen = point
      case .line(let point):
        segments.append(LineSegment(start: pen, end: point))
        pen = point
      case .curve(let first, let second, let end):
        append(from: pen, first, second, end)
        pen = end
      case .close: break
      }
    }
    segments.sort { $0.left < $1.left }
    widest = segments.map { $0.right - $0.left }.max() ?? 0
  }

  private mutating func append(from start: Point, _ first: Point, _ second: Point, _ end: Point) {
    let length = max((end.x - start.x).magnitude, (end.y - start.y).magnitude)
    let count = min(max(Int(saturating: length / Self.stride), 2), 256)
    var last = start
    for index in 1...count {
      let u = Double(index) / Double(count)
      let v = 1 - u
      let (a, b, c, d) = (v * v * v, 3 * u * v * v, 3 * u * u * v, u * u * u)
      let point = Point(
        x: a * start.x + b * first.x + c * second.x + d * end.x,
        y: a * start.y + b * first.y + c * second.y + d * end.y)
      segments.append(LineSegment(start: last, end: point))
      last = point
    }
  }

  /// Whether any part of the curve lies in a rectangle.
  func meets(_ rect: Rect) -> Bool {
    near(rect.left, rect.right).contains { $0.meets(rect) }
  }

  /// The number of times that a straight line crosses the curve.
  func crossings(of line: LineSegment) -> Int {
    near(line.left, line.right).count { $0.crosses(line) }
  }

  /// The lines that may reach between two coordinates.
  private func near(_ left: Double, _ right: Double) -> ArraySlice<LineSegment> {
    let first = segments.partitionIndex { $0.left >= left - widest }
    let last = segments.partitionIndex { $0.left > right }
    return segments[first..<max(first, last)]
  }
}
