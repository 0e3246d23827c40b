internal import CurveGeometry

/// A few cubic Béziers, one after the other, that follow a motion within an error.
///
/// Pieces of a motion that follow one law of time are joined to one cubic, which has the values and the
/// velocities of the motion at both ends. Its distance from each of them is again a cubic, whose largest
/// magnitude is known exactly. Each segment is as long as the error allows.
struct CubicChain {
  /// The segments in order.
  ///
  /// The motion jumps where a segment does not begin at the value at which the previous one ended.
  let segments: [CubicSegment]

  /// Fits segments.
  ///
  /// - Parameters:
  ///   - outline: The motion.
  ///   - maxError: The largest error, as a part of the travel.
  ///   - staysInBox: Whether each segment only rises or only falls, so that its handles lie in its box.
  init(_ outline: MotionOutline, within maxError: Double, staysInBox: Bool) {
    let pieces = staysInBox ? outline.monotonePieces : outline.pieces
    var segments: [CubicSegment] = []
    var index = 0
    var end = 0
    while index < pieces.count {
      // The pieces that may be joined follow one law, whichever of them comes first.
      if index == end { end = Self.end(of: pieces, from: index) }
      var length = 1
      var failing = end - index + 1
      // The number of pieces is doubled while they fit, then found by bisection.
      while length < failing - 1 {
        let next = min(length * 2, failing - 1)
        if Self.fits(pieces[index..<(index + next)], maxError, staysInBox) {
          length = next
        } else {
          failing = next
          break
        }
      }
      while failing - length > 1 {
        let middle = (length + failing) / 2
        if Self.fits(pieces[index..<(index + middle)], maxError, staysInBox) {
          length = middle
        } else {
          failing = middle
        }
      }
      let whole = pieces[index..<(index + length)]
      let joined = Self.joined(whole, span: Self.span(of: whole), staysInBox)
      segments.append(CubicSegment(joined.time, joined.value))
      index += length
    }
    self.segments = segments
  }

  /// Returns the end of the pieces that follow, from a given one on, one law of time without a jump.
  private static func end(of pieces: [MotionPiece], from start: Int) -> Int {
    var index = start + 1
    while index < pieces.count, follows(pieces[index], pieces[index - 1]) { index += 1 }
    return index
  }

  private static func follows(_ piece: MotionPiece, _ last: MotionPiece) -> Bool {
    guard piece.curve == last.curve, piece.isEven == last.isEven else { return false }
    let gap = (piece.value.p0 - last.value.p3).magnitude
    return gap <= piece.slack + last.slack + MotionOutline.epsilon
  }

  /// One cubic from the first value and velocity to the last, with its handles moved into their box if they
  /// have to be in it.
  private static func joined(
    _ pieces: ArraySlice<MotionPiece>, span: Double, _ staysInBox: Bool
  ) -> (time: Cubic, value: Cubic) {
    let (time, value) = hermite(pieces, span: span)
    guard staysInBox else { return (time, value) }
    let low = min(value.p0, value.p3)
    let high = max(value.p0, value.p3)
    return (
      time,
      Cubic(
        value.p0, min(max(value.p1, low), high), min(max(value.p2, low), high), value.p3)
    )
  }

  private static func hermite(
    _ pieces: ArraySlice<MotionPiece>, span: Double
  ) -> (time: Cubic, value: Cubic) {
    let first = pieces[pieces.startIndex]
    let last = pieces[pieces.endIndex - 1]
    guard pieces.count > 1 else { return (first.time, first.value) }
    let before = span / first.span
    let after = span / last.span
    return (
      first.isEven
        ? Cubic(from: first.start, to: last.end)
        : Cubic(
          value: first.time.p0, slope: first.time.startSlope * before, to: last.time.p3,
          slope: last.time.endSlope * after),
      Cubic(
        value: first.value.p0, slope: first.value.startSlope * before, to: last.value.p3,
        slope: last.value.endSlope * after)
    )
  }

  private static func span(of pieces: ArraySlice<MotionPiece>) -> Double {
    pieces.reduce(0) { $0 + $1.span }
  }

  private static func fits(
    _ pieces: ArraySlice<MotionPiece>, _ maxError: Double, _ staysInBox: Bool
  ) -> Bool {
    let span = span(of: pieces)
    let value = joined(pieces, span: span, staysInBox).value
    var position = 0.0
    for piece in pieces {
      let next = position + piece.span
      let part = value.part(from: position / span, to: min(next / span, 1))
      guard (part - piece.value).largestMagnitude().magnitude + piece.slack <= maxError else {
        return false
      }
      position = next
    }
    return true
  }
}
