/// The recorded motion of one curve: the samples in order of time, the events, and the way it ended.
///
/// A recording is the only thing that passes from motion to output: tables, measures and figures
/// are made from recordings and never use an animation.
///
/// The samples are kept as parallel arrays of equal length. Rows that were recorded on a clock have
/// strictly increasing times, unless a motion of no duration was cut into intervals. A recording made
/// for a figure has **two samples at one time** where the motion has a corner or a jump: the first
/// is the limit from the left, the second the limit from the right.
public struct Recording: Hashable, Sendable {
  /// The curve's name: its label, otherwise the text of its expression.
  public var name: String

  /// The value at rest before the motion began.
  public var start: Double

  /// The value towards which the motion moves.
  public var target: Double

  /// The clock on which the motion was played.
  public var clock: Clock

  /// The times of the samples, in seconds since the start, not decreasing.
  public var times: [Double]

  /// The value that is shown at each time.
  public var values: [Double]

  /// The velocity of the shown value at each time, in value units per second, right-handed at corners.
  ///
  /// It is infinite where a curve is vertical.
  public var velocities: [Double]

  /// The acceleration of the shown value at each time, in value units per second squared; empty if not recorded.
  public var accelerations: [Double]

  /// The events, in order of time.
  public var events: [RecordedEvent]

  /// The keyframes of the motion, in order; empty if it has none.
  public var keyframes: [RecordedKeyframe]

  /// The way in which the recording ends.
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

  /// Whether the motion never leaves its start.
  package var isStill: Bool { values.allSatisfy { $0 == start } }
}

extension Recording {
  /// The way in which a recording ends.
  public enum Ending: Hashable, Sendable {
    /// The animation was over at this time, in seconds; the last sample is the target at rest.
    case finished(at: Double)

    /// The requested time span ended at this time, in seconds, before the animation did.
    case cutOff(at: Double)

    /// The animation never ends; it was followed until this time, in seconds.
    case endless(until: Double)

    /// The motion is a function rather than an animation: it was sampled up to this time, in seconds, and
    /// its last value is not replaced by the target.
    case sampled(until: Double)
  }
}

/// An event while a motion was played.
public struct RecordedEvent: Hashable, Sendable {
  /// An event in the life of an animated attribute.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The animation began.
    case start

    /// A new animation took over from the running one, with its state.
    case merge

    /// A new animation was combined with the running one.
    case combine

    /// The value changed without an animation.
    case jump

    /// The animation reported that it is complete for all practical purposes.
    case logicallyComplete

    /// The animation was cut off at the limit of widgets and Live Activities, and so is removed.
    case capped

    /// The animation returned `nil` and was removed.
    case removed
  }

  /// The time in seconds since the start.
  public var time: Double

  /// The kind of the event.
  public var kind: Kind

  /// Makes an event.
  public init(time: Double, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}
