internal import CurveGeometry

/// A stretch of a motion as a parametric cubic: time and value are cubics of one parameter.
///
/// Time never decreases along it. The motion lies within ``slack`` of the cubic, which is proved where the piece
/// is made: 0 and rounding for what is a cubic already.
struct MotionPiece {
  /// Seconds since the start.
  var time: Cubic

  /// The part of the travel that is covered.
  var value: Cubic

  /// The largest distance of the motion from the value, as a part of the travel.
  var slack: Double

  /// Seconds by which the times of the motion may be off the cubic.
  var timeSlack = 0.0

  /// How long the piece is in the parameter of the curve it is a part of.
  ///
  /// Neighbours of one ``curve`` can be joined to one cubic whose time is theirs.
  var span: Double

  /// The curve it is a part of: pieces of one number follow one law of time.
  var curve: Int

  /// Whether the parameter is the time, from one end to the other.
  var isEven: Bool

  var start: Double { time.p0 }
  var end: Double { time.p3 }

  /// Whether all its numbers are finite.
  var isFinite: Bool { time.isFinite && value.isFinite && slack.isFinite && timeSlack.isFinite }

  /// A stretch of time with value and velocity, per second, at both ends.
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

  /// A straight line.
  init(from start: Double, value startValue: Double, to end: Double, value endValue: Double) {
    time = Cubic(from: start, to: end)
    value = Cubic(from: startValue, to: endValue)
    slack = 0
    span = end - start
    curve = 0
    isEven = true
  }

  /// Cubics of time and value.
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

  /// The largest distance of the piece from a straight line between two parameters, and the time of it.
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
  /// Into how many parts a piece is cut whose slack depends on its slope.
  private static let parts = 64

  /// The piece in parts whose slack of time has become slack of value: it is multiplied by their steepest slope and
  /// those of their neighbours, up to a limit.
  ///
  /// Where a curve is vertical an uncertain time has no certain value; there the limit counts, and the times are as
  /// certain as they are.
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
