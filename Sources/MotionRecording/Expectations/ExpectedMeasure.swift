/// A measure that can be expected of a motion: any measure that `kymo inspect` prints, and the value or velocity at
/// a time.
public enum ExpectedMeasure: Hashable, Sendable {
  /// The time from which the motion stays within a part of the travel around its target; the part is a fraction.
  case settling(within: Double)

  /// The value that is shown at a time in seconds.
  case value(at: Double)

  /// The velocity of the shown value at a time in seconds.
  case velocity(at: Double)

  /// A single figure.
  case figure(MotionFigure)

  /// A position that the motion reaches, or one of its figures.
  case extreme(MotionExtreme, ExtremePart)

  /// The kind of a measure, which determines the units it can have.
  public enum Kind: Hashable, Sendable {
    /// A time, in seconds since the start.
    case time
    /// A distance in the units of the value, or in hundredths of the travel.
    case distance
    /// A value, or the part of the travel that is covered there, in hundredths.
    case position
    /// A velocity in units of the value per second, or in hundredths of the travel per second, which are positive
    /// towards the target.
    case velocity
    /// A velocity without a sign, in the same units.
    case speed
    /// An acceleration in units of the value per second squared, or in hundredths of the travel, without a sign.
    case intensity
    /// A fraction of the travel.
    case fraction
    /// A number without a unit.
    case number
  }

  /// The kind of the measure.
  public var kind: Kind {
    switch self {
    case .settling: .time
    case .value: .position
    case .velocity: .velocity
    case .figure(let figure): figure.kind
    case .extreme(let extreme, let part): extreme.kind(of: part)
    }
  }
}

/// A single figure of a motion, with its name in the JSON of `kymo inspect`.
public enum MotionFigure: String, Hashable, Sendable, CaseIterable {
  /// The time at which the motion first reaches or passes its target.
  case firstCrossing
  /// The time at which the animation is complete for all practical purposes.
  case logicalCompletion
  /// The time at which the animation is over.
  case removal
  /// The time of the first frame at which the animation is over on a display of 60 Hz.
  case removalAt60Hertz
  /// The number of times that the motion passes its target.
  case crossings
  /// The perceptual duration of the spring, or the duration of the keyframes.
  case duration
  /// The bounciness of the spring.
  case bounce
  /// The response of the spring.
  case response
  /// The friction of the spring as a fraction of critical damping.
  case dampingRatio
  /// The mass on the spring.
  case mass
  /// The stiffness of the spring.
  case stiffness
  /// The damping of the spring.
  case damping
  /// SwiftUI's estimate of the time after which the spring rests.
  case settlingDuration
  /// The frequency of the spring without friction, in radians per second.
  case naturalFrequency
  /// The frequency at which the spring swings, in radians per second.
  case dampedFrequency
  /// The quality factor of the spring.
  case qualityFactor
  /// The velocity with which the motion begins.
  case initialVelocity
  /// The velocity with which the motion begins, in travels per second.
  case travelsPerSecond
  /// The duration of the longest track of the timeline.
  case timelineDuration
  /// The value at which the motion starts.
  case start
  /// The value towards which the motion moves.
  case target

  var kind: ExpectedMeasure.Kind {
    switch self {
    case .firstCrossing, .logicalCompletion, .removal, .removalAt60Hertz, .duration, .response,
      .settlingDuration, .timelineDuration:
      .time
    case .initialVelocity: .velocity
    case .start, .target: .position
    case .crossings, .bounce, .dampingRatio, .mass, .stiffness, .damping, .naturalFrequency,
      .dampedFrequency, .qualityFactor, .travelsPerSecond:
      .number
    }
  }
}

/// A position that a motion reaches, with its name in the JSON of `kymo inspect`.
public enum MotionExtreme: String, Hashable, Sendable, CaseIterable {
  /// The distance by which the motion goes beyond its target.
  case overshoot
  /// The distance by which the motion goes behind its start.
  case undershoot
  /// The distance by which the motion falls back behind its target after it first passed it.
  case rebound
  /// The largest value.
  case highest
  /// The smallest value.
  case lowest
  /// The largest velocity by magnitude.
  case peakVelocity
  /// The largest acceleration by magnitude.
  case peakAcceleration

  /// The parts that can be asked for.
  public var parts: [ExtremePart] {
    switch self {
    case .overshoot, .undershoot, .rebound: [.whole, .time, .value, .fraction]
    case .highest, .lowest, .peakVelocity, .peakAcceleration: [.whole, .time, .value]
    }
  }

  func kind(of part: ExtremePart) -> ExpectedMeasure.Kind {
    switch (part, self) {
    case (.time, _): .time
    case (.fraction, _): .fraction
    case (.whole, .overshoot), (.whole, .undershoot), (.whole, .rebound): .distance
    case (.whole, .peakVelocity): .speed
    case (.whole, .peakAcceleration): .intensity
    case (.value, .peakVelocity): .velocity
    case (.value, .peakAcceleration): .number
    case (.value, _), (.whole, _): .position
    }
  }
}

/// A part of an extreme: one of its figures.
public enum ExtremePart: String, Hashable, Sendable, CaseIterable {
  /// The distance, the value, or the magnitude of the velocity or acceleration.
  case whole = ""
  /// The time at which it is reached.
  case time
  /// The value there; for a velocity or acceleration, that number with its sign.
  case value
  /// The distance as a fraction of the travel.
  case fraction
}
