public import MotionRecording

/// The difference of two motions as a course over time, for figures: the second less the first.
public struct DifferenceCourse: Hashable, Sendable {
  /// A time with the states of both motions.
  public struct Knot: Hashable, Sendable {
    /// Seconds since the start.
    public var time: Double
    /// The value and the velocity of the first motion.
    public var first: (value: Double, velocity: Double) { (firstValue, firstVelocity) }
    /// The value and the velocity of the second motion.
    public var second: (value: Double, velocity: Double) { (secondValue, secondVelocity) }

    private let firstValue: Double
    private let firstVelocity: Double
    private let secondValue: Double
    private let secondVelocity: Double

    fileprivate init(
      time: Double, _ first: (value: Double, velocity: Double),
      _ second: (value: Double, velocity: Double)
    ) {
      self.time = time
      (firstValue, firstVelocity) = first
      (secondValue, secondVelocity) = second
    }

    /// The value and the velocity of the second motion less those of the first; velocities may be
    /// infinite.
    public var difference: (value: Double, velocity: Double) {
      let velocity = secondVelocity - firstVelocity
      return (secondValue - firstValue, velocity.isNaN ? 0 : velocity)
    }
  }

  /// The stretches in order of time; between neighboring knots a cubic through values and velocities is
  /// nearly the course of either motion.
  public var pieces: [[Knot]]

  /// Takes two motions.
  public init(_ first: MotionCourse, _ second: MotionCourse) {
    let pair = MotionPair(first, second)
    var pieces: [[Knot]] = []
    for piece in pair.pieces(from: 0, to: pair.span) {
      let isHeld = first.isHeld || second.isHeld
      let parts = isHeld ? [0.0, 1] : [0.0, 0.5, 1]
      let knots = parts.map { part in
        Knot(
          time: piece.time(at: part), piece.first.state(first, at: part),
          piece.second.state(second, at: part))
      }
      // A piece that continues where the last one ended belongs to the same stretch.
      if let last = pieces.last?.last, let next = knots.first, !isHeld,
        last.continues(as: next)
      {
        pieces[pieces.count - 1] += knots.dropFirst()
      } else {
        pieces.append(knots)
      }
    }
    self.pieces = pieces
  }
}

extension DifferenceCourse.Knot {
  fileprivate func continues(as next: DifferenceCourse.Knot) -> Bool {
    first == next.first && second == next.second
  }
}
