internal import CurveGeometry
internal import DrawingModel

/// A small shape that is repeated along a curve, so that more curves than there are dashes can be distinguished
/// without their colors.
enum CurveMarker: Hashable, CaseIterable {
  case circle
  case square
  case triangle
  case diamond
  case wedge

  /// The outline of the shape.
  ///
  /// - Parameter center: The center of the shape.
  /// - Parameter radius: The approximate distance of the farthest points from the center.
  func path(at center: Point, radius: Double) -> Path {
    func corners(_ positions: [(x: Double, y: Double)]) -> Path {
      let points = positions.map { Point(x: center.x + $0.x * radius, y: center.y + $0.y * radius) }
      return Path(
        points.enumerated().map { $0 == 0 ? .move($1) : .line($1) } + [.close])
    }
    return switch self {
    case .circle: .circle(center: center, radius: radius * 0.9)
    case .square: corners([(-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)])
    case .triangle: corners([(0, -1.1), (1, 0.7), (-1, 0.7)])
    case .diamond: corners([(0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0)])
    case .wedge: corners([(0, 1.1), (1, -0.7), (-1, -0.7)])
    }
  }

  /// The middle of a path's extent from left to right, on the path.
  static func middle(of path: Path) -> [Point] {
    let positions = path.points.map(\.x)
    guard let left = positions.min(), let right = positions.max() else { return [] }
    return points(on: path, at: [(left + right) / 2])
  }

  /// Points on a path at equal distances from left to right.
  ///
  /// - Parameter path: A curve, whose segments go to the right.
  /// - Parameter distance: The distance, above 0.
  /// - Parameter phase: The position of the first point, as a part of the distance; whole parts do not count.
  static func points(on path: Path, every distance: Double, phase: Double) -> [Point] {
    let positions = path.points.map(\.x)
    guard let left = positions.min(), let right = positions.max(), distance > 0 else { return [] }
    let first = left + (phase - phase.rounded(.down)) * distance
    return points(on: path, at: Array(stride(from: first, through: right, by: distance)))
  }

  /// The points on a path at positions from left to right, in order; none where the path has gaps.
  private static func points(on path: Path, at positions: [Double]) -> [Point] {
    var points: [Point] = []
    var rest = positions[...]
    var pen = Point(x: 0, y: 0)
    for element in path.elements {
      let end: Point
      switch element {
      case .move(let point):
        pen = point
        rest = rest.drop { $0 < point.x }
        continue
      case .line(let point), .curve(_, _, let point): end = point
      case .close: continue
      }
      while let position = rest.first, position <= end.x {
        points.append(point(on: element, from: pen, at: position))
        rest.removeFirst()
      }
      pen = end
    }
    return points
  }

  /// The point of a segment at a position.
  private static func point(on element: Path.Element, from start: Point, at x: Double) -> Point {
    guard case .curve(let first, let second, let end) = element else {
      guard case .line(let end) = element, end.x > start.x else { return start }
      let part = (x - start.x) / (end.x - start.x)
      return Point(x: x, y: start.y + part * (end.y - start.y))
    }
    let part = Cubic(start.x, first.x, second.x, end.x).roots(of: x).first ?? 1
    return Point(x: x, y: Cubic(start.y, first.y, second.y, end.y).value(at: part))
  }
}
