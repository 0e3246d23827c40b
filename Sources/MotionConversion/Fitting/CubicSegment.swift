internal import CurveGeometry

/// A segment of a fitted curve: a cubic Bézier from one keyframe to the next, with handles as parts of the box
/// between the two.
struct CubicSegment {
  /// The times at which the segment begins and ends, in seconds.
  var start: Double
  var end: Double

  /// The values at its start and at its end, as parts of the travel.
  var from: Double
  var to: Double

  /// The handles, as parts of the time and of the change between the keyframes.
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  /// Takes a segment from cubics of time and value; a segment without a change has the handles of a straight
  /// line.
  init(_ time: Cubic, _ value: Cubic) {
    start = time.p0
    end = time.p3
    from = value.p0
    to = value.p3
    let length = end - start
    let change = to - from
    x1 = (time.p1 - start) / length
    x2 = (time.p2 - start) / length
    y1 = change == 0 ? 0 : (value.p1 - from) / change
    y2 = change == 0 ? 1 : (value.p2 - from) / change
  }

  /// The segment as a cubic.
  var piece: MotionPiece {
    let length = end - start
    let change = to - from
    return MotionPiece(
      time: Cubic(start, start + x1 * length, start + x2 * length, end),
      value: Cubic(from, from + y1 * change, from + y2 * change, to),
      slack: 0, span: 1, curve: 0)
  }
}

extension [CubicSegment] {
  /// The largest error of the segments with rounded numbers against a motion, and its time.
  ///
  /// The two are compared at four thousand times and more. Written times are rounded, so that the moment of a
  /// jump itself, a hundred-thousandth of the duration, is left out.
  func accuracy(against outline: MotionOutline) -> Conversion.Accuracy {
    var worst = (error: 0.0, at: 0.0)
    let count = Swift.max(16, 4000 / Swift.max(self.count, 1))
    let jumps = JumpTimes(of: outline, within: outline.duration * 1e-5)
    for segment in self where segment.end > segment.start {
      let piece = segment.piece
      for index in 0...count {
        let s = Double(index) / Double(count)
        // The ends are taken from the inside, whichever side a jump shows.
        let inside = Swift.min(Swift.max(s, 1e-9), 1 - 1e-9)
        let time = piece.time.value(at: inside)
        guard time < outline.duration else { continue }
        if jumps.isNear(time) { continue }
        let error = (piece.value.value(at: inside) - outline.value(at: time)).magnitude
        if error > worst.error { worst = (error, time) }
      }
    }
    return worst.error <= 1e-9
      ? .exact
      : .within(largestError: worst.error, at: worst.at + Swift.max(outline.delay, 0))
  }
}
