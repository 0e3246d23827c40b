internal import CurveGeometry
internal import MotionRecording

/// A stretch of time in which neither of two motions has a corner or a jump, and over which both bend so
/// little that a cubic through the states at its ends is nearly the motion.
struct CommonPiece {
  /// One of the motions between two of its own times, which may differ from the other motion's by a shift and by
  /// rounding.
  struct Side {
    let start: Double
    let end: Double

    /// The state at a part of the piece; at the ends the state on the side inside the piece.
    func state(_ course: MotionCourse, at part: Double) -> (value: Double, velocity: Double) {
      if part <= 0 { return course.state(at: start, .after) }
      if part >= 1 { return course.state(at: end, .before) }
      return course.state(at: start + (end - start) * part, .after)
    }
  }

  /// The times at which the piece begins and ends, in seconds.
  let start: Double
  let end: Double
  let first: Side
  let second: Side

  var length: Double { end - start }

  /// The time at a part of the piece.
  func time(at part: Double) -> Double {
    part <= 0 ? start : part >= 1 ? end : start + length * part
  }
}

/// Two motions on one time axis.
struct MotionPair {
  let first: MotionCourse
  let second: MotionCourse

  /// The time by which the second motion is brought forward, in seconds: it shows at each time what it would show
  /// later.
  let shift: Double

  /// The distance below which breakpoints are joined, as a part of the span that is compared.
  private static let sameTime = 1e-9

  init(_ first: MotionCourse, _ second: MotionCourse, shift: Double = 0) {
    self.first = first
    self.second = second
    self.shift = shift
  }

  /// The span that is compared without a shift, in seconds.
  var span: Double { max(first.duration, second.duration) }

  /// The pieces between two times, in order; the gaps between them are too short to count.
  func pieces(from lower: Double, to upper: Double) -> [CommonPiece] {
    guard upper > lower else { return [] }
    let tolerance = Self.sameTime * max(upper - lower, upper.magnitude)
    var times = Self.merged(
      first.breakpoints, second.breakpoints, less: shift, above: lower + tolerance,
      below: upper - tolerance)
    times.append(upper)
    var pieces: [CommonPiece] = []
    var start = lower
    var index = 0
    while index < times.count {
      let end = times[index]
      // A cluster of times is a seam: the piece before ends at its first time, the next one begins at its last.
      while index + 1 < times.count, times[index + 1] - end <= tolerance { index += 1 }
      pieces.append(piece(from: start, to: end, tolerance))
      start = times[index]
      index += 1
    }
    return pieces
  }

  /// The times of both lists, the second moved by a shift, that lie between two bounds: in order, as both lists
  /// are.
  private static func merged(
    _ one: [Double], _ other: [Double], less shift: Double, above lower: Double, below upper: Double
  ) -> [Double] {
    var merged: [Double] = []
    merged.reserveCapacity(one.count + other.count + 1)
    var (i, j) = (0, 0)
    while i < one.count || j < other.count {
      let time: Double
      if j == other.count || (i < one.count && one[i] <= other[j] - shift) {
        time = one[i]
        i += 1
      } else {
        time = other[j] - shift
        j += 1
      }
      if time > lower, time < upper { merged.append(time) }
    }
    return merged
  }

  /// Returns the piece that the motions have in common between two times, each with its own breakpoints where these
  /// are near.
  private func piece(from start: Double, to end: Double, _ tolerance: Double) -> CommonPiece {
    CommonPiece(
      start: start, end: end,
      first: CommonPiece.Side(
        start: Self.snapped(start, first, tolerance), end: Self.snapped(end, first, tolerance)),
      second: CommonPiece.Side(
        start: Self.snapped(start + shift, second, tolerance),
        end: Self.snapped(end + shift, second, tolerance)))
  }

  /// The breakpoint of a motion nearest to a time, if they differ only by rounding; otherwise the time.
  private static func snapped(
    _ time: Double, _ course: MotionCourse, _ tolerance: Double
  ) -> Double {
    let times = course.breakpoints
    let next = times.partitionIndex { $0 >= time }
    let before = next > 0 ? (times[next - 1] - time).magnitude : .infinity
    let after = next < times.count ? (times[next] - time).magnitude : .infinity
    if before <= after { return before <= tolerance ? times[next - 1] : time }
    return after <= tolerance ? times[next] : time
  }

  /// The second motion less the first, in value and velocity, at a part of a piece.
  ///
  /// Where both are vertical in the same direction, the velocities next to that position decide.
  func difference(
    in piece: CommonPiece, at part: Double
  ) -> (value: Double, velocity: Double) {
    let a = piece.first.state(first, at: part)
    let b = piece.second.state(second, at: part)
    let velocity = b.velocity - a.velocity
    guard velocity.isNaN, part <= 0 || part >= 1 else {
      return (b.value - a.value, velocity.isNaN ? 0 : velocity)
    }
    let beside = difference(in: piece, at: part <= 0 ? 1e-6 : 1 - 1e-6).velocity
    return (
      b.value - a.value, beside == 0 ? 0 : beside < 0 ? -Double.infinity : Double.infinity
    )
  }
}
