/// The reason why a motion cannot be recorded.
public enum RecordingError: Error, Hashable, Sendable {
  /// The motion takes longer than can be computed, or is to be followed for longer than that.
  case tooLong

  /// The recording would have more rows than a machine can hold.
  case tooManyRows(limit: Int)

  /// The motion turns more often than can be drawn.
  case tooManyCycles

  /// An initial velocity was given for a motion that has a parameter for it.
  case initialVelocityIsAParameter

  /// An initial velocity was given for a motion that has no use for it.
  case initialVelocityHasNoUse

  /// The distance from start to target is above 10³⁰³ or not a number: velocities could be too large for numbers.
  case travelIsTooLarge

  /// There are hardly any numbers between start and target, so the motion would consist of rounding errors.
  case travelIsRounding

  /// The motion leaves the range of numbers while it runs, as one may that runs backwards far before its start.
  case valueOverflows

  /// A custom animation of an app, read from text, cannot be played; the message gives the reason and the position.
  case animationFailed(message: String)
}
