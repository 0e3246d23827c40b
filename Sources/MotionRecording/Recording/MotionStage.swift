/// A stretch of time in which a chain of modifiers does one thing.
public struct MotionStage: Hashable, Sendable {
  /// The kind of a stage.
  public enum Kind: Hashable, Sendable {
    /// The motion waits, because of a `delay`.
    case delay

    /// The animation inside plays.
    ///
    /// The cycle counts from 1, with a number for each repetition, the outermost first; it is empty
    /// where nothing repeats. A cycle is reversed if it goes from the target to the start.
    case play(cycle: [Int], isReversed: Bool)
  }

  /// The start of the stage, in seconds; below 0 for a part that a negative delay skips.
  public var start: Double

  /// The end of the stage, in seconds; infinite for a motion without end.
  public var end: Double

  /// The kind of the stage.
  public var kind: Kind

  /// Makes a stage.
  public init(from start: Double, to end: Double, kind: Kind) {
    self.start = start
    self.end = end
    self.kind = kind
  }
}
