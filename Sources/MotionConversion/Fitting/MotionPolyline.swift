internal import CurveGeometry

/// A part of a motion without jumps as a line with many corners, with the proved distance between the two.
struct MotionPolyline {
  /// The times of the corners in seconds, increasing.
  private(set) var times: [Double] = []

  /// The values of the corners, as parts of the travel.
  private(set) var values: [Double] = []

  /// The largest distance between the motion and the line, as a part of the travel.
  private(set) var distance: Double

  /// The largest number of corners that are computed.
  private static let cornerLimit = 30_000

  /// Draws the line along pieces that follow each other without a jump; nil if it has too many corners.
  ///
  /// - Parameters:
  ///   - pieces: The pieces.
  ///   - precision: The largest distance from the pieces, as a part of the travel.
  init?(_ pieces: ArraySlice<MotionPiece>, within precision: Double) {
    distance = precision + pieces.reduce(0) { max($0, $1.slack) } + MotionOutline.epsilon
    guard let first = pieces.first else { return nil }
    append(first.time.p0, first.value.p0)
    for piece in pieces {
      if piece.isEven {
        // The distance of a cubic of time from its chord is at most an eighth of its largest second derivative.
        let bend =
          6
          * max(
            (piece.value.p2 - 2 * piece.value.p1 + piece.value.p0).magnitude,
            (piece.value.p3 - 2 * piece.value.p2 + piece.value.p1).magnitude)
        let ideal = (bend / (8 * precision)).squareRoot().rounded(.up)
        // Written so that a NaN bend counts as a straight line.
        let count = ideal > 1 ? Int(min(ideal, Double(Self.cornerLimit))) : 1
        for index in 1...count {
          let s = Double(index) / Double(count)
          append(index == count ? piece.end : piece.time.value(at: s), piece.value.value(at: s))
        }
      } else {
        refine(piece, from: 0, to: 1, within: precision, depth: 40)
      }
      guard times.count < Self.cornerLimit else { return nil }
    }
  }

  private mutating func refine(
    _ piece: MotionPiece, from a: Double, to b: Double, within precision: Double, depth: Int
  ) {
    let start = (x: piece.time.value(at: a), y: piece.value.value(at: a))
    let end = (x: piece.time.value(at: b), y: piece.value.value(at: b))
    // A part that takes no time, where a piece is vertical, cannot be refined: its values share one corner.
    let isClose =
      end.x <= start.x
      || piece.largestDistance(from: Line(start, end), between: a, and: b).distance <= precision
    if isClose || depth == 0 || times.count >= Self.cornerLimit {
      append(end.x, end.y)
      return
    }
    let middle = (a + b) / 2
    refine(piece, from: a, to: middle, within: precision, depth: depth - 1)
    refine(piece, from: middle, to: b, within: precision, depth: depth - 1)
  }

  private mutating func append(_ time: Double, _ value: Double) {
    // Two corners at one time are joined: the curve is vertical for less than a rounding error.
    if let last = times.last, time <= last {
      values[values.count - 1] = value
      return
    }
    times.append(time)
    values.append(value)
  }

  /// The line from its end to its start, with times counted from the end.
  var reversed: MotionPolyline {
    var copy = self
    let end = times.last ?? 0
    copy.times = times.reversed().map { end - $0 }
    copy.values = values.reversed()
    return copy
  }
}
