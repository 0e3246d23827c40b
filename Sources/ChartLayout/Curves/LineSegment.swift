internal import DrawingModel

/// A straight line between two places.
struct LineSegment: Hashable, Sendable {
  var start: Point
  var end: Point

  var left: Double { min(start.x, end.x) }
  var right: Double { max(start.x, end.x) }

  /// Whether any part of the line lies in a rectangle or on its edge.
  ///
  /// Source: the clipping of Liang and Barsky (1984).
  func meets(_ rect: Rect) -> Bool {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    var (low, high) = (0.0, 1.0)
    let edges = [
      (-dx, start.x - rect.left), (dx, rect.right - start.x), (-dy, start.y - rect.top),
      (dy, rect.bottom - start.y),
    ]
    for (change, room) in edges {
      if change == 0 {
        if room < 0 { return false }
      } else if change < 0 {
        low = max(low, room / change)
      } else {
        high = min(high, room / change)
      }
    }
    return low <= high
  }

  /// Whether two lines cross; lines that only touch may count or not.
  func crosses(_ other: LineSegment) -> Bool {
    let mine = (side(of: other.start), side(of: other.end))
    let theirs = (other.side(of: start), other.side(of: end))
    return (mine.0 < 0) != (mine.1 < 0) && (theirs.0 < 0) != (theirs.1 < 0)
  }

  /// Above 0 on one side of the line, below 0 on the other.
  private func side(of point: Point) -> Double {
    (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
  }
}
