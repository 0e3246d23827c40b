/// A keyframe as plain data: where a vector goes next, in how many seconds and along which curve.
///
/// SwiftUI's keyframe types lower to this one; a program that reads keyframes from text makes them
/// directly. A duration that is negative or no number counts as 0.
public enum Keyframe<Vector: VectorArithmetic> {
  /// Jumps.
  case move(to: Vector)

  /// Goes in a straight line, timed by a unit curve.
  case linear(to: Vector, duration: Double, timingCurve: UnitCurve = .linear)

  /// Goes along a cubic with the given velocities at its ends, in units per second.
  ///
  /// Velocities that are nil are derived from the neighbours.
  case cubic(
    to: Vector, duration: Double, startVelocity: Vector? = nil, endVelocity: Vector? = nil)

  /// Is pulled by a spring for a duration, or until the spring has settled if there is none.
  ///
  /// Without a start velocity it takes that with which the keyframe before ends.
  case spring(
    to: Vector, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Vector? = nil)
}

extension Keyframe {
  /// The value to which the keyframe leads; a spring that is cut off does not arrive there.
  public var target: Vector {
    switch self {
    case .move(let to): to
    case .linear(let to, _, _): to
    case .cubic(let to, _, _, _): to
    case .spring(let to, _, _, _): to
    }
  }

  /// Seconds; nil for a spring that takes its settling duration.
  public var duration: Double? {
    switch self {
    case .move: 0
    case .linear(_, let duration, _), .cubic(_, let duration, _, _): max(0, duration)
    case .spring(_, let duration, _, _): duration.map { max(0, $0) }
    }
  }
}

extension Keyframe: Equatable {}
extension Keyframe: Hashable where Vector: Hashable {}
extension Keyframe: Sendable where Vector: Sendable {}

/// The kind of movement by which a keyframe is reached.
public enum KeyframeKind: Hashable, Sendable {
  /// A jump.
  case move

  /// A straight line, timed by a unit curve.
  case linear(UnitCurve)

  /// A cubic.
  case cubic

  /// The pull of a spring.
  case spring(Spring)

  /// `move`, `linear`, `cubic` or `spring`.
  public var name: String {
    switch self {
    case .move: "move"
    case .linear: "linear"
    case .cubic: "cubic"
    case .spring: "spring"
    }
  }

  /// The spring, if it is one.
  public var spring: Spring? {
    if case .spring(let spring) = self { spring } else { nil }
  }

  /// The timing curve of a straight line.
  public var timingCurve: UnitCurve? {
    if case .linear(let curve) = self { curve } else { nil }
  }
}
