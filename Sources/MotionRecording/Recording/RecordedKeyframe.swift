internal import AnimationModel

/// A keyframe of a track, as plain numbers: what is listed and drawn of it.
public struct RecordedKeyframe: Hashable, Sendable {
  /// How a keyframe is reached.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A jump.
    case move
    /// A straight line, with the timing of a curve.
    case linear
    /// A cubic.
    case cubic
    /// The pull of a spring.
    case spring
  }

  /// How it is reached.
  public var kind: Kind

  /// When the motion to it begins, in seconds.
  public var start: Double

  /// When the motion to it ends, in seconds.
  public var end: Double

  /// The value at its start.
  public var startValue: Double

  /// The value to which the keyframe leads.
  public var target: Double

  /// The value at its end: the target, unless it is a spring's, which is cut off where it is.
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
    // A velocity of −0 is none.
    startVelocity = segment.startVelocity + 0
    endVelocity = segment.endVelocity + 0
  }
}
