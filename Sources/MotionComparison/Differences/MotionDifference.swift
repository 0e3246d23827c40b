public import MotionRecording

/// The difference between two motions: in value, in velocity, in time and in their measures.
///
///     let before = try Recorder().course(of: .animation(.snappy), name: "before")
///     let after = try Recorder().course(of: .animation(.bouncy), name: "after")
///     MotionDifference(before, after).value.largest
///
/// Both are compared from 0 to the end of the longer one. Integrals are computed piece by piece between the
/// corners and turns of both with the five-point rule of Gauss and Legendre, and extremes where the difference
/// turns; nothing depends on a rate of samples unless a motion is one of frames.
public struct MotionDifference: Hashable, Sendable {
  /// The facts about one of the motions.
  public struct Side: Hashable, Sendable {
    /// The name of the motion.
    public var name: String
    /// The value at rest before the motion begins.
    public var start: Double
    /// The target of the motion.
    public var target: Double
    /// The measures of the motion.
    public var measures: MotionMeasures
    /// The parameters of the motion's spring; nil if there is none or it is not known.
    public var spring: SpringParameters?

    /// The travel, or the range of the values of a motion that goes through keyframes or comes back to its
    /// start.
    public var travel: Double

    /// Whether the motion goes through keyframes.
    public var isKeyframes: Bool

    /// Whether the motion is known only from samples, which do not show the logical completion of an animation.
    public var isRecorded: Bool
  }

  /// The motion with which the other is compared.
  public var first: Side

  /// The motion that is compared.
  public var second: Side

  /// The compared span, in seconds.
  public var span: Double

  /// The difference of the values.
  public var value: DifferenceFigures

  /// The difference of the velocities, in value units per second; jumps are left out.
  public var velocity: DifferenceFigures

  /// The times at which the motions jump.
  public var jumps: [DifferenceJump]

  /// The shift in time that brings the motions closest.
  public var alignment: MotionAlignment

  /// Whether values are held from frame to frame.
  public var isHeld: Bool

  /// Compares a motion with another.
  public init(_ first: MotionCourse, _ second: MotionCourse) {
    let pair = MotionPair(first, second)
    let pieces = pair.pieces(from: 0, to: pair.span)
    var meter = DifferenceMeter(pair)
    for piece in pieces { meter.add(piece) }
    self.first = Side(first)
    self.second = Side(second)
    span = pair.span
    value = meter.value.figures(over: pair.span)
    velocity = meter.velocity.figures(over: pair.span)
    jumps = DifferenceJump.jumps(of: pair, between: pieces)
    alignment = AlignmentSearch(first, second).alignment()
    isHeld = first.isHeld || second.isHeld
  }

  /// The largest difference that comes from rounding, as a part of the travel, where one motion is computed by
  /// two formulas.
  private static let rounding = 1e-9

  /// The longer travel of the two, to which differences are compared.
  public var travel: Double { max(first.travel, second.travel) }

  /// Whether the two motions are the same, except for rounding.
  public var isNone: Bool { value.largest.amount.magnitude <= Self.rounding * travel }

  /// Whether the second motion is the first one at another time, and nothing else.
  public var isShiftOnly: Bool {
    !isNone && alignment.shift != 0
      && alignment.largest.amount.magnitude <= Self.shiftRounding * travel
  }

  /// The error that may remain after the search for a shift.
  private static let shiftRounding = 1e-6
}

extension MotionDifference.Side {
  fileprivate init(_ course: MotionCourse) {
    self.init(
      name: course.name, start: course.start, target: course.target, measures: course.measures,
      spring: course.spring, travel: course.extent,
      isKeyframes: course.isKeyframes, isRecorded: course.isRecorded)
  }
}
