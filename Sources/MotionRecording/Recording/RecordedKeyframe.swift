internal import AnimationModel

/// A keyframe of a track as plain numbers, which can be listed and drawn.
public struct RecordedKeyframe: Hashable, Sendable {
  /// The kind of movement by which a keyframe is reached.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A jump.
    case move
    /// A straight line, timed by a curve.
    case linear
    /// A cubic.
    case cubic
    /// The pull of a spring.
    case spring
  }

  /// The kind of movement by which it is reached.
  public var kind: Kind

  /// The time at which the motion to the keyframe begins, in seconds.
  public var start: Double

  /// The time at which the motion to the keyframe ends, in seconds.
  public var end: Double

  /// The value at the start of the motion.
  public var startValue: Double

  /// The value to which the keyframe leads.
  public var target: Double

  /// The value at the end of the motion: the target, unless a spring is cut off before it arrives.
  public var endValue: Double

  /// The velocity just after the start, in value units per second.
  public var startVelocity: Double

  /// The velocity just before the end, in value units per second.
  public var endVelocity: Double

  init(_ segment: KeyframeSegment<Double>) {
    kind =
      switch segment.kind {
      case .move: .move
      case .linear: .linear
      case .cubic: .cubic
      case .spring: .spring
      }
    start = segment.start
    end = segment.end
    startValue = segment.startValue
    target = segment.target
    endValue = segment.endValue
    // A velocity of −0 becomes 0.
    startVelocity = segment.startVelocity + 0
    endVelocity = segment.endVelocity + 0
  }
}
