internal import CurveGeometry

/// A stretch of a motion as a parametric cubic: time and value are cubics of one parameter.
///
/// Time never decreases along the piece. The motion lies within ``slack`` of the cubic, which is proved where the
/// piece is made: 0 and rounding for a motion that is a cubic already.
struct MotionPiece {
  /// The time, in seconds since the start.
  var time: Cubic

  /// The covered part of the travel.
  var value: Cubic

  /// The largest distance of the motion from the value, as a part of the travel.
  var slack: Double

  /// The largest error of the cubic's times, in seconds.
  var timeSlack = 0.0

  /// The length of the piece in the parameter of the curve to which it belongs.
  ///
  /// Neighbors on one ``curve`` can be joined to one cubic that has their time.
  var span: Double

  /// The number of the curve to which the piece belongs: pieces with one number follow one law of time.
  var curve: Int

  /// Whether the parameter is the time, from one end to the other.
  var isEven: Bool

  var start: Double { time.p0 }
  var end: Double { time.p3 }

  /// Whether all numbers of the piece are finite.
  var isFinite: Bool { time.isFinite && value.isFinite && slack.isFinite && timeSlack.isFinite }

  /// Makes a stretch of time with value and velocity, per second, at both ends.
  init(
    from start: Double, value startValue: Double, velocity startVelocity: Double,
    to end: Double, value endValue: Double, velocity endVelocity: Double,
    slack: Double = 0, curve: Int = 0
  ) {
    let length = end - start
    time = Cubic(from: start, to: end)
    value = Cubic(
      value: startValue, slope: startVelocity * length, to: endValue, slope: endVelocity * length)
    self.slack = slack
    span = length
    self.curve = curve
    isEven = true
  }

  /// Makes a straight line.
  init(from start: Double, value startValue: Double, to end: Double, value endValue: Double) {
    time = Cubic(from: start, to: end)
    value = Cubic(from: startValue, to: endValue)
    slack = 0
    span = end - start
    curve = 0
    isEven = true
  }

  /// Makes a piece from cubics of time and value.
  init(time: Cubic, value: Cubic, slack: Double, span: Double, curve: Int) {
    self.time = time
    self.value = value
    self.slack = slack
    self.span = span
    self.curve = curve
    isEven = false
  }

  /// The parameter at a time within the piece, to the resolution of a `Double`.
  func parameter(at seconds: Double) -> Double {
    if seconds <= start { return 0 }
    if seconds >= end { return 1 }
    if isEven { return (seconds - start) / (end - start) }
    var low = 0.0
    var high = 1.0
    var s = (seconds - start) / (end - start)
    for _ in 0..<80 {
      let error = time.value(at: s) - seconds
      if error == 0 { return s }
      if error > 0 { high = s } else { low = s }
      var next = s - error / time.slope(at: s)
      if !(next > low && next < high) { next = low + (high - low) / 2 }
      guard next > low, next < high else { return s }
      s = next
    }
    return s
  }

  /// The value at a time within the piece.
  func value(at seconds: Double) -> Double { value.value(at: parameter(at: seconds)) }

  /// The part of the piece between two parameters.
  func part(from a: Double, to b: Double) -> MotionPiece {
    var piece = self
    piece.time = time.part(from: a, to: b)
    piece.value = value.part(from: a, to: b)
    piece.span = span * (b - a)
    return piece
  }

  /// The piece on a time axis that is stretched, then moved; in seconds.
  func timed(by factor: Double, after delay: Double) -> MotionPiece {
    var piece = self
    piece.time = time.mapped { $0 * factor + delay }
    piece.timeSlack = timeSlack * factor
    piece.span = isEven ? span * factor : span
    return piece
  }

  /// The piece with its value scaled, then moved.
  func valued(by factor: Double, from offset: Double) -> MotionPiece {
    var piece = self
    piece.value = value.mapped { $0 * factor + offset }
    piece.slack = slack * factor.magnitude
    return piece
  }

  /// The largest distance of the piece from a straight line between two parameters, and its time.
  ///
  /// The distance is a cubic of the parameter, the largest magnitude of which is found exactly. It does not
  /// include the slack.
  func largestDistance(
    from line: Line, between a: Double = 0, and b: Double = 1
  ) -> (distance: Double, at: Double) {
    let difference = Cubic(
      value.p0 - line.value(at: time.p0), value.p1 - line.value(at: time.p1),
      value.p2 - line.value(at: time.p2), value.p3 - line.value(at: time.p3))
    let (magnitude, s) = difference.largestMagnitude(from: a, to: b)
    return (magnitude, time.value(at: s))
  }
}

extension MotionPiece {
  /// The number of parts into which a piece is cut whose slack depends on its slope.
  private static let parts = 64

  /// The parts of the piece with their slack of time turned into slack of value: it is multiplied by the steepest
  /// slope of each part and its neighbors, up to a limit.
  ///
  /// Where a curve is vertical, an uncertain time has no certain value; there the limit counts, and the slack of
  /// the times stays.
  func withSlackOfTime(upTo limit: Double) -> [MotionPiece] {
    guard timeSlack > 0 else { return [self] }
    var parts = (0..<Self.parts).map { index in
      part(from: Double(index) / Double(Self.parts), to: Double(index + 1) / Double(Self.parts))
    }
    let slopes = parts.map(\.steepest)
    for index in parts.indices {
      let neighbours = slopes[max(index - 1, 0)...min(index + 1, slopes.count - 1)]
      parts[index].slack += min((neighbours.max() ?? 0) * timeSlack, limit)
      parts[index].timeSlack = 0
    }
    return parts
  }

  /// A bound of the slope, per second; infinite where the piece may be vertical.
  private var steepest: Double {
    let rise = max(
      (value.p1 - value.p0).magnitude, (value.p2 - value.p1).magnitude,
      (value.p3 - value.p2).magnitude)
    let run = min(time.p1 - time.p0, time.p2 - time.p1, time.p3 - time.p2)
    return run > 0 ? rise / run : .infinity
  }
}
