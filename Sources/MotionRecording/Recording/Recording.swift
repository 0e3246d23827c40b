/// The recorded motion of one curve: the samples in order of time, the events meanwhile, and how it ended.
///
/// A recording is the one thing that crosses from motion to output: tables, measures and figures
/// are made from recordings and never ask an animation anything.
///
/// The samples are kept as parallel arrays of equal length. Rows that were taken on a clock have
/// strictly increasing times, unless a motion of no length was cut into intervals. A recording made
/// for a figure holds **two samples at one time** where the motion has a corner or a jump: the first
/// is the side it comes from, the second the side on which it continues.
public struct Recording: Hashable, Sendable {
  /// The curve's name: its label, otherwise the text of its expression.
  public var name: String

  /// Value at rest before the motion began.
  public var start: Double

  /// Value the motion is heading for.
  public var target: Double

  /// The clock on which it was played.
  public var clock: Clock

  /// Seconds since the start, not decreasing.
  public var times: [Double]

  /// The value shown at each time.
  public var values: [Double]

  /// Velocity of the value shown, in value units per second, right-handed at corners.
  ///
  /// Infinite where a curve is vertical.
  public var velocities: [Double]

  /// Acceleration of the value shown, in value units per second squared; empty if not recorded.
  public var accelerations: [Double]

  /// The events, in order of time.
  public var events: [RecordedEvent]

  /// The keyframes that it went through, in order; empty for what has none.
  public var keyframes: [RecordedKeyframe]

  /// How the recording ends.
  public var ending: Ending

  /// Makes a recording from parallel arrays of equal length.
  public init(
    name: String,
    start: Double,
    target: Double,
    clock: Clock,
    times: [Double] = [],
    values: [Double] = [],
    velocities: [Double] = [],
    accelerations: [Double] = [],
    events: [RecordedEvent] = [],
    keyframes: [RecordedKeyframe] = [],
    ending: Ending
  ) {
    precondition(
      times.count == values.count && times.count == velocities.count
        && (accelerations.isEmpty || accelerations.count == times.count),
      "the columns of a recording have one length")
    self.name = name
    self.start = start
    self.target = target
    self.clock = clock
    self.times = times
    self.values = values
    self.velocities = velocities
    self.accelerations = accelerations
    self.events = events
    self.keyframes = keyframes
    self.ending = ending
  }

  /// The number of samples.
  public var count: Int { times.count }

  /// Whether it never leaves its start.
  package var isStill: Bool { values.allSatisfy { $0 == start } }
}

extension Recording {
  /// How a recording ends.
  public enum Ending: Hashable, Sendable {
    /// The animation was over at this time, in seconds; the last sample is the target at rest.
    case finished(at: Double)

    /// The asked time span ended at this time, in seconds, before the animation did.
    case cutOff(at: Double)

    /// The animation never ends; it was followed until this time, in seconds.
    case endless(until: Double)

    /// A function rather than an animation: it was sampled up to this time, in seconds, and
    /// nothing is put in its target's place.
    case sampled(until: Double)
  }
}

/// Something that happened while a motion was played.
public struct RecordedEvent: Hashable, Sendable {
  /// An event in the life of an animated attribute.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The animation began.
    case start

    /// A new animation took over from the running one, state and all.
    case merge

    /// A new animation was combined with the running one.
    case combine

    /// The value changed without an animation.
    case jump

    /// The animation reported that it is complete for all practical purposes.
    case logicallyComplete

    /// The animation was cut off where widgets and Live Activities allow no more; it is removed with that.
    case capped

    /// The animation returned `nil` and was removed.
    case removed
  }

  /// Seconds since the start.
  public var time: Double

  /// The kind of the event.
  public var kind: Kind

  /// Makes an event.
  public init(time: Double, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}
