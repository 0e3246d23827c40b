/// A recorder, which plays a subject from one value to another and records the motion.
///
///     let recorder = Recorder(from: 0, to: 100)
///     let played = try recorder.play(.animation(.bouncy))
///     let recording = try played.frames(perSecond: 60)
///
/// A recorder is a value: the same recorder and subject give the same recording. It has shortcuts for recordings that
/// are the only use of a motion; for more than one, play the subject once and ask the played motion.
public struct Recorder: Hashable, Sendable {
  /// The value at rest before the motion begins, for subjects that have no start of their own, as keyframes have.
  public var start: Double

  /// The value towards which the motion moves, for subjects that have no target of their own.
  public var target: Double

  /// The velocity at the start, in value units per second, for springs that have no parameter for it;
  /// nil for none.
  public var initialVelocity: Double?

  /// The time for which the motion is followed, in seconds, which cuts or extends it; nil to follow it to its end.
  ///
  /// If it is nil, an endless motion is followed for three cycles, or ten seconds if it has no cycles.
  public var span: Double?

  /// Makes a recorder.
  ///
  /// - Parameters:
  ///   - start: The value at rest before the motion begins.
  ///   - target: The value towards which the motion moves.
  ///   - initialVelocity: The velocity at the start, in value units per second.
  ///   - span: The time for which the motion is followed, in seconds; not negative.
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

  /// Returns the recorder with the start and target of a subject that has its own.
  func fitted(to subject: Subject) -> Recorder {
    guard let ends = subject.ownEnds else { return self }
    var recorder = self
    recorder.start = ends.start
    recorder.target = ends.target
    return recorder
  }
}
