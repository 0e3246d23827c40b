/// A measure that can be expected of a motion: all that `kymo inspect` prints, and what a motion is at
/// a time.
public enum ExpectedMeasure: Hashable, Sendable {
  /// When it stays within a part of the travel around its target for good; the part is a fraction.
  case settling(within: Double)

  /// The value shown at a time in seconds.
  case value(at: Double)

  /// The velocity of the value shown at a time in seconds.
  case velocity(at: Double)

  /// A single figure.
  case figure(MotionFigure)

  /// A position that the motion reaches, or one of its figures.
  case extreme(MotionExtreme, ExtremePart)

  /// The kind of a measure, which determines the units it can have.
  public enum Kind: Hashable, Sendable {
    /// Seconds since the start.
    case time
    /// A distance in the units of the value, or in hundredths of the travel.
    case distance
    /// A value, or the hundredths of the travel that are covered there.
    case position
    /// Units of the value per second, or hundredths of the travel per second, which are above 0 towards
    /// the target.
    case velocity
    /// The same without a sign.
    case speed
    /// Units of the value per second squared, or hundredths of the travel, without a sign.
    case intensity
    /// A part of the travel.
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

/// A single figure that is known of a motion, by the name it has in the JSON of `kymo inspect`.
public enum MotionFigure: String, Hashable, Sendable, CaseIterable {
  /// When it first reaches or passes its target.
  case firstCrossing
  /// When its animation is complete for all practical purposes.
  case logicalCompletion
  /// When its animation is over.
  case removal
  /// The first frame at which it is over on a display of 60 Hz.
  case removalAt60Hertz
  /// How often it passes its target.
  case crossings
  /// The perceptual duration of its spring, or the duration of its keyframes.
  case duration
  /// How bouncy its spring is.
  case bounce
  /// The response of its spring.
  case response
  /// The friction of its spring as a fraction of critical damping.
  case dampingRatio
  /// The mass on its spring.
  case mass
  /// The stiffness of its spring.
  case stiffness
  /// The damping of its spring.
  case damping
  /// SwiftUI's estimate of the time that its spring takes to come to rest.
  case settlingDuration
  /// The frequency of its spring without friction, in radians per second.
  case naturalFrequency
  /// The frequency at which its spring swings, in radians per second.
  case dampedFrequency
  /// The quality factor of its spring.
  case qualityFactor
  /// The velocity with which it begins.
  case initialVelocity
  /// The velocity with which it begins, in travels per second.
  case travelsPerSecond
  /// The duration of the longest track of its timeline.
  case timelineDuration
  /// The value at which it starts.
  case start
  /// The value for which it is heading.
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

/// A position that a motion reaches, by the name it has in the JSON of `kymo inspect`.
public enum MotionExtreme: String, Hashable, Sendable, CaseIterable {
  /// How far it goes beyond its target.
  case overshoot
  /// How far it goes back behind its start.
  case undershoot
  /// How far it falls back behind its target after it first passed it.
  case rebound
  /// The largest value.
  case highest
  /// The smallest value.
  case lowest
  /// The largest velocity by magnitude.
  case peakVelocity
  /// The largest acceleration by magnitude.
  case peakAcceleration

  /// The parts that can be asked of it.
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

/// One of the figures of a position that a motion reaches.
public enum ExtremePart: String, Hashable, Sendable, CaseIterable {
  /// The distance, the value, or the magnitude of the velocity or acceleration.
  case whole = ""
  /// When it is reached.
  case time
  /// The value there; of a velocity or acceleration that itself, with its sign.
  case value
  /// The distance as a part of the travel.
  case fraction
}
