/// The measures of one motion.
///
/// Times are seconds since the start, in continuous time unless stated otherwise; nil means
/// that it does not happen. Fractions are of the travel, the distance from start to target.
public struct MotionMeasures: Hashable, Sendable {
  /// An extreme of the motion.
  public struct Extreme: Hashable, Sendable {
    /// Seconds since the start.
    public var time: Double
    /// The number there: a value, a velocity or an acceleration, in the units of the value.
    public var value: Double
    /// The distance as a fraction of the travel; nil where that has no meaning.
    public var fraction: Double?
    /// Whether what is measured ends there while the motion goes on, so that it may go further.
    public var isCut = false
  }

  /// Whether start and target differ; otherwise nothing can be a fraction of the travel.
  public var hasTravel: Bool

  /// When the motion first reaches or passes its target.
  public var firstCrossing: Double?

  /// When it settles within 2 % of the travel around its target.
  public var settledWithin2Percent: Double?

  /// When it settles within 1 %.
  public var settledWithin1Percent: Double?

  /// When it settles within 0.1 %.
  public var settledWithinTenthPercent: Double?

  /// `Spring.settlingDuration` of the spring inside, in the spring's own time.
  public var settlingDuration: Double?

  /// When the animation is logically complete.
  public var logicalCompletion: Double?

  /// When the animation is removed.
  public var removal: Double?

  /// The first frame at 60 Hz at which it has ended.
  public var removalAt60Hertz: Double?

  /// Whether that is not known because more than 600,000 frames would have to be played to find out.
  public var isTooLongForFrames = false

  /// How far it goes beyond its target; nil if it does not.
  public var overshoot: Extreme?

  /// How far it goes behind its start, away from the target; nil if it does not.
  public var undershoot: Extreme?

  /// How far it falls back behind its target after it first passed it; nil if it does not.
  public var rebound: Extreme?

  /// The largest value, the first of those that are about as large.
  public var highest: Extreme?

  /// The smallest value, likewise.
  public var lowest: Extreme?

  /// How often it passes its target.
  public var crossings: Int

  /// The largest velocity by magnitude.
  public var peakVelocity: Extreme?

  /// The largest acceleration by magnitude.
  public var peakAcceleration: Extreme?
}
