/// What can be said of one motion in numbers.
///
/// Times are seconds since the start on a display of unlimited rate unless said otherwise; nil means
/// that it does not happen. Parts are fractions of the travel, the distance from start to target.
public struct MotionMeasures: Hashable, Sendable {
  /// A place the motion reaches.
  public struct Extreme: Hashable, Sendable {
    /// Seconds since the start.
    public var time: Double
    /// The figure there: a value, a velocity or an acceleration, in the units of the value.
    public var value: Double
    /// The distance as a part of the travel; nil where that has no meaning.
    public var fraction: Double?
  }

  /// Start and target are one: the motion goes nowhere and has no parts of a travel.
  public var hasTravel: Bool

  /// When the motion first reaches or passes its target.
  public var firstCrossing: Double?

  /// From when on it stays within 2 % of the travel around its target.
  public var settledWithin2Percent: Double?

  /// From when on it stays within 1 %.
  public var settledWithin1Percent: Double?

  /// From when on it stays within 0.1 %.
  public var settledWithinTenthPercent: Double?

  /// What `Spring.settlingDuration` says of the spring inside, in the spring's own time.
  public var settlingDuration: Double?

  /// When the animation is complete for all practical purposes.
  public var logicalCompletion: Double?

  /// When the animation is over.
  public var removal: Double?

  /// The first frame at which it is over on a display of 60 Hz.
  public var removalAt60Hertz: Double?

  /// Whether that is not known because more than 600,000 frames would have to be played to find out.
  public var isTooLongForFrames = false

  /// How far it goes beyond its target; nil if it does not.
  public var overshoot: Extreme?

  /// How far it goes back behind its start; nil if it does not.
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
