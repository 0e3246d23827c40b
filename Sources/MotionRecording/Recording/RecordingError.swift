/// Why a motion cannot be recorded.
public enum RecordingError: Error, Hashable, Sendable {
  /// The motion takes longer than can be computed, or is to be followed further than that.
  case tooLong

  /// The recording would have more rows than a machine can hold.
  case tooManyRows(limit: Int)

  /// The motion turns around more often than can be drawn.
  case tooManyCycles

  /// An initial velocity was given for a motion that has a parameter for it.
  case initialVelocityIsAParameter

  /// An initial velocity was given for a motion that has no use for it.
  case initialVelocityHasNoUse

  /// The distance from start to target is above 10³⁰³ or no number: velocities could be none.
  case travelIsTooLarge

  /// Between start and target there are hardly any numbers, so that the motion would be lost in their rounding.
  case travelIsRounding

  /// The motion leaves the range of numbers while it runs, as one does that runs backwards far before its start.
  case valueOverflows

  /// An animation of an app's own, read from its text, does what cannot be played; the message says what and where.
  case animationFailed(message: String)
}
