internal import AnimationModel

/// A keyframe in its place, as plain numbers: what is listed and drawn of it.
public struct RecordedKeyframe: Hashable, Sendable {
  /// The way in which a keyframe is reached.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A jump.
    case move
    /// A straight line, in the time that a curve tells.
    case linear
    /// A cubic.
    case cubic
    /// The pull of a spring.
    case spring
  }

  /// The way in which it is reached.
  public var kind: Kind

  /// When the way to it begins, in seconds.
  public var start: Double

  /// When the way to it ends, in seconds.
  public var end: Double

  /// Where the way begins.
  public var startValue: Double

  /// Where the keyframe leads.
  public var target: Double

  /// Where the way ends: the target, unless it is a spring's, which is cut off where it is.
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
