internal import DrawingModel

/// A straight line between two positions.
struct LineSegment: Hashable, Sendable {
  var start: Point
  var end: Point

  var left: Double { min(start.x, end.x) }
  var right: Double { max(start.x, end.x) }

  /// Whether any part of the line lies in a rectangle or on its edge.
  ///
  /// Source: the clipping of Liang and Barsky (1984), for the few lines that are near.
  func meets(_ rect: Rect) -> Bool {
    guard left <= rect.right, right >= rect.left, min(start.y, end.y) <= rect.bottom,
      max(start.y, end.y) >= rect.top
    else { return false }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    // The parts of the line between which no edge has cut it off so far.
    var (low, high) = (0.0, 1.0)
    func cut(_ change: Double, _ room: Double) {
      if change < 0 {
        low = max(low, room / change)
      } else if change > 0 {
        high = min(high, room / change)
      }
    }
    cut(-dx, start.x - rect.left)
    cut(dx, rect.right - start.x)
    cut(-dy, start.y - rect.top)
    cut(dy, rect.bottom - start.y)
    return low <= high
  }

  /// Whether two lines cross; lines that only touch may count or not.
  func crosses(_ other: LineSegment) -> Bool {
    let mine = (side(of: other.start), side(of: other.end))
    let theirs = (other.side(of: start), other.side(of: end))
    return (mine.0 < 0) != (mine.1 < 0) && (theirs.0 < 0) != (theirs.1 < 0)
  }

  /// The side of the line on which a point lies: above 0 on one side, below 0 on the other.
  private func side(of point: Point) -> Double {
    (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
  }
}
