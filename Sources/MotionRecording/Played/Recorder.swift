/// Plays a subject from one value to another and writes down what happens.
///
///     let recorder = Recorder(from: 0, to: 100)
///     let played = try recorder.play(.animation(.bouncy))
///     let recording = try played.frames(perSecond: 60)
///
/// A recorder is a value: the same recorder and subject give the same recording. What is asked for one thing
/// only has a shortcut here; to ask for more, play the subject once and ask what was played.
public struct Recorder: Hashable, Sendable {
  /// The value at rest before the motion begins, for what has none of its own, as keyframes have.
  public var start: Double

  /// The value the motion heads for, likewise.
  public var target: Double

  /// Velocity at the start, in value units per second, for springs that have no parameter for it;
  /// nil for none.
  public var initialVelocity: Double?

  /// Seconds to follow the motion, cutting or extending it; nil to follow it to its end.
  ///
  /// Without it an endless motion is followed for three cycles, or ten seconds if it has none.
  public var span: Double?

  /// Makes a recorder.
  ///
  /// - Parameters:
  ///   - start: The value at rest before the motion begins.
  ///   - target: The value the motion heads for.
  ///   - initialVelocity: Velocity at the start, in value units per second.
  ///   - span: Seconds to follow the motion; not negative.
  public init(
    from start: Double = 0,
    to target: Double = 1,
    initialVelocity: Double? = nil,
    span: Double? = nil
  ) {
    precondition(span.map { $0 >= 0 } ?? true, "a time span is not negative")
    self.start = start
    self.target = target
    self.initialVelocity = initialVelocity
    self.span = span
  }

  /// The same recorder from where to where a subject goes that has values of its own.
  func fitted(to subject: Subject) -> Recorder {
    guard let ends = subject.ownEnds else { return self }
    var recorder = self
    recorder.start = ends.start
    recorder.target = ends.target
    return recorder
  }
}
