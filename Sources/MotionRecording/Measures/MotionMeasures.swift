/// The measures of one motion.
///
/// Times are seconds since the start, in continuous time unless stated otherwise; nil means
/// that the event does not happen. Fractions are fractions of the travel, the distance from start to target.
public struct MotionMeasures: Hashable, Sendable {
  /// An extreme of the motion.
  public struct Extreme: Hashable, Sendable {
    /// The time in seconds since the start.
    public var time: Double
    /// The number at that time: a value, a velocity or an acceleration, in the units of the value.
    public var value: Double
    /// The distance as a fraction of the travel; nil if that has no meaning.
    public var fraction: Double?
    /// Whether the measured time ends there while the motion goes on, so that it may go further.
    public var isCut = false
  }

  /// Whether start and target differ; otherwise nothing can be a fraction of the travel.
  public var hasTravel: Bool

  /// The time at which the motion first reaches or passes its target.
  public var firstCrossing: Double?

  /// The time from which the motion stays within 2 % of the travel around its target.
  public var settledWithin2Percent: Double?

  /// The time from which the motion stays within 1 % of the travel around its target.
  public var settledWithin1Percent: Double?

  /// The time from which the motion stays within 0.1 % of the travel around its target.
  public var settledWithinTenthPercent: Double?

  /// `Spring.settlingDuration` of the spring inside, in the spring's own time.
  public var settlingDuration: Double?

  /// The time at which the animation is logically complete.
  public var logicalCompletion: Double?

  /// The time at which the animation is removed.
  public var removal: Double?

  /// The time of the first frame at 60 Hz at which the animation has ended.
  public var removalAt60Hertz: Double?

  /// Whether ``removalAt60Hertz`` is unknown because more than 600,000 frames would have to be played to find it.
  public var isTooLongForFrames = false

  /// The overshoot: how far the motion goes beyond its target; nil if it does not.
  public var overshoot: Extreme?

  /// The undershoot: how far the motion goes behind its start, away from the target; nil if it does not.
  public var undershoot: Extreme?

  /// The rebound: how far the motion falls back behind its target after it first passed it; nil if it does not.
  public var rebound: Extreme?

  /// The largest value; of several that are about as large, the first.
  public var highest: Extreme?

  /// The smallest value; of several that are about as small, the first.
  public var lowest: Extreme?

  /// The number of times that the motion passes its target.
  public var crossings: Int

  /// The largest velocity by magnitude.
  public var peakVelocity: Extreme?

  /// The largest acceleration by magnitude.
  public var peakAcceleration: Extreme?
}
