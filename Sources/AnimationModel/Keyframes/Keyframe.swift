/// A keyframe as plain data: the next value of a vector, the seconds in which it is reached, and the curve.
///
/// SwiftUI's keyframe types are turned into this type; a program that reads keyframes from text makes its values
/// directly. A negative or NaN duration counts as 0.
public enum Keyframe<Vector: VectorArithmetic> {
  /// A jump to the value.
  case move(to: Vector)

  /// A straight line to the value, timed by a unit curve.
  case linear(to: Vector, duration: Double, timingCurve: UnitCurve = .linear)

  /// A cubic to the value with the given velocities at its ends, in units per second.
  ///
  /// Velocities that are nil are derived from the neighbours.
  case cubic(
    to: Vector, duration: Double, startVelocity: Vector? = nil, endVelocity: Vector? = nil)

  /// The pull of a spring for a duration; without a duration, until the spring has settled.
  ///
  /// Without a start velocity, the spring begins with the final velocity of the previous keyframe.
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

  /// The duration in seconds; nil for a spring that takes its settling duration.
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

  /// The name of the kind: `move`, `linear`, `cubic` or `spring`.
  public var name: String {
    switch self {
    case .move: "move"
    case .linear: "linear"
    case .cubic: "cubic"
    case .spring: "spring"
    }
  }

  /// The spring; nil for other kinds.
  public var spring: Spring? {
    if case .spring(let spring) = self { spring } else { nil }
  }

  /// The timing curve of a straight line; nil for other kinds.
  public var timingCurve: UnitCurve? {
    if case .linear(let curve) = self { curve } else { nil }
  }
}
