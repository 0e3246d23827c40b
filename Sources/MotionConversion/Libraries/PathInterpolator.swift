internal import CurveGeometry

/// An interpolator of Android's views: it halves its cubic until straight lines are close enough to it, and plays
/// these lines.
///
/// Source: Android, `PathInterpolator.java`, with `Path.approximate` of hwui (`Path.cpp`).
struct PathInterpolator {
  private let duration: Double

  /// The ends of the lines, from left to right.
  private let corners: [Corner]

  private typealias Corner = (x: Double, y: Double)

  /// The largest distance of a part's middle from the middle of its line.
  private static let precision = 0.002

  /// The largest number of halvings of a part, which is enough for any curve of an animation.
  private static let depth = 12

  init(points: (x1: Double, y1: Double, x2: Double, y2: Double), duration: Double) {
    self.duration = duration
    var lines = Lines(x: Cubic(0, points.x1, points.x2, 1), y: Cubic(0, points.y1, points.y2, 1))
    lines.add(from: 0, to: 1, depth: Self.depth)
    corners = lines.corners
  }

  func value(at time: Double) -> Double {
    guard duration > 0, time < duration else { return 1 }
    guard time > 0 else { return 0 }
    let progress = time / duration
    var low = 0
    var high = corners.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if progress < corners[middle].x { high = middle } else { low = middle }
    }
    let (from, to) = (corners[low], corners[high])
    guard to.x > from.x else { return from.y }
    return from.y + (to.y - from.y) * ((progress - from.x) / (to.x - from.x))
  }

  /// The lines during the search.
  private struct Lines {
    let x: Cubic
    let y: Cubic
    private(set) var corners: [Corner] = [(0, 0)]

    /// Whether a part that seems straight may still turn in its middle, where it is then checked a second time.
    private var mayTurn = true

    init(x: Cubic, y: Cubic) {
      self.x = x
      self.y = y
    }

    /// Appends the ends of the lines of a part, from the left; the start of the part is already there.
    mutating func add(from start: Double, to end: Double, depth: Int) {
      let middle = (start + end) / 2
      var bends = isOff(start, end)
      if !bends, mayTurn, isOff(start, middle) {
        bends = true
        mayTurn = false
      }
      guard bends, depth > 0 else { return corners.append((x.value(at: end), y.value(at: end))) }
      add(from: start, to: middle, depth: depth - 1)
      add(from: middle, to: end, depth: depth - 1)
    }

    /// Whether the middle of a part is too far from that of a straight line between its ends.
    private func isOff(_ start: Double, _ end: Double) -> Bool {
      func distance(_ cubic: Cubic) -> Double {
        cubic.value(at: (start + end) / 2) - (cubic.value(at: start) + cubic.value(at: end)) / 2
      }
      let (across, up) = (distance(x), distance(y))
      return across * across + up * up > PathInterpolator.precision * PathInterpolator.precision
    }
  }
}
