/// A resolved keyframe of a path, with its times, its values and its velocities.
///
/// Values are in the units of the vector, velocities in those units per second.
public struct KeyframeSegment<Vector: VectorArithmetic> {
  /// The kind of movement by which the keyframe is reached.
  public let kind: KeyframeKind

  /// Seconds from the start of the track to the start of the segment.
  public let start: Double

  /// The duration in seconds; 0 for a jump, infinite for a spring without friction and without a duration.
  public let duration: Double

  /// Seconds from the start of the track to the end of the segment.
  public var end: Double { start + duration }

  /// The value at which the segment begins.
  public let startValue: Vector

  /// The value to which the keyframe leads.
  public let target: Vector

  /// The value at which the segment ends: the target, unless the keyframe is a spring.
  ///
  /// A spring ends wherever it is when its time is over.
  public let endValue: Vector

  /// The velocity just after the start; zero for a jump.
  public let startVelocity: Vector

  /// The velocity just before the end; zero for a jump.
  public let endVelocity: Vector

  /// The velocity that a spring or cubic after this segment begins with.
  ///
  /// It differs from ``endVelocity`` where SwiftUI's figure is not the slope: after a straight line
  /// whose curve ends as `easeIn` does, and after an overdamped spring. An infinite slope is handed on as 0.
  public let carriedVelocity: Vector

  private init(
    kind: KeyframeKind, start: Double, duration: Double, startValue: Vector, target: Vector,
    endValue: Vector, startVelocity: Vector, endVelocity: Vector, carriedVelocity: Vector
  ) {
    self.kind = kind
    self.start = start
    self.duration = duration
    self.startValue = startValue
    self.target = target
    self.endValue = endValue
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
    self.carriedVelocity = carriedVelocity
  }
}

extension KeyframeSegment: Equatable {}
extension KeyframeSegment: Hashable where Vector: Hashable {}
extension KeyframeSegment: Sendable where Vector: Sendable {}

extension KeyframeSegment {
  /// A jump.
  ///
  /// Source: keyframe reference, section 3.2.
  static func move(at start: Double, from startValue: Vector, to target: Vector) -> Self {
    KeyframeSegment(
      kind: .move, start: start, duration: 0, startValue: startValue, target: target,
      endValue: target, startVelocity: .zero, endVelocity: .zero, carriedVelocity: .zero)
  }

  /// A straight line.
  ///
  /// Source: keyframe reference, section 3.3.
  static func linear(
    at start: Double, for duration: Double, from startValue: Vector, to target: Vector,
    curve: UnitCurve
  ) -> Self {
    let travel = target - startValue
    func velocity(_ slope: Double) -> Vector {
      travel == .zero || duration == 0 ? .zero : travel.scaled(by: slope / duration)
    }
    return KeyframeSegment(
      kind: .linear(curve), start: start, duration: duration, startValue: startValue,
      target: target, endValue: target,
      startVelocity: velocity(curve.slope(at: 0)),
      endVelocity: velocity(curve.slope(at: 1)),
      carriedVelocity: velocity(curve.keyframeVelocity(at: 1)))
  }

  /// A cubic.
  ///
  /// Source: keyframe reference, section 3.4.
  static func cubic(
    at start: Double, for duration: Double, from startValue: Vector, to target: Vector,
    startVelocity: Vector, endVelocity: Vector
  ) -> Self {
    KeyframeSegment(
      kind: .cubic, start: start, duration: duration, startValue: startValue, target: target,
      endValue: target, startVelocity: startVelocity, endVelocity: endVelocity,
      carriedVelocity: endVelocity)
  }

  /// The pull of a spring.
  ///
  /// The velocity that is handed on after an overdamped spring has SwiftUI's surplus of the travel.
  ///
  /// Source: keyframe reference, sections 3.5 and 4.2.
  static func spring(
    at start: Double, for duration: Double, from startValue: Vector, to target: Vector,
    spring: Spring, startVelocity: Vector
  ) -> Self {
    let travel = target - startValue
    guard duration.isFinite else {
      // Nothing follows a spring that never rests.
      return KeyframeSegment(
        kind: .spring(spring), start: start, duration: duration, startValue: startValue,
        target: target, endValue: target, startVelocity: startVelocity, endVelocity: .zero,
        carriedVelocity: .zero)
    }
    return KeyframeSegment(
      kind: .spring(spring), start: start, duration: duration, startValue: startValue,
      target: target,
      endValue: startValue
        + spring.value(target: travel, initialVelocity: startVelocity, time: duration),
      startVelocity: startVelocity,
      endVelocity: spring.velocity(target: travel, initialVelocity: startVelocity, time: duration),
      carriedVelocity: spring.frameworkExact.velocity(
        target: travel, initialVelocity: startVelocity, time: duration))
  }

  /// The same segment, of another vector.
  ///
  /// - Parameter transform: A linear map.
  func mapped<W: VectorArithmetic>(_ transform: (Vector) -> W) -> KeyframeSegment<W> {
    if case .linear(let curve) = kind {
      // An infinite slope adds nothing to a component that stays where it is.
      return .linear(
        at: start, for: duration, from: transform(startValue), to: transform(target),
        curve: curve)
    }
    return KeyframeSegment<W>(
      kind: kind, start: start, duration: duration, startValue: transform(startValue),
      target: transform(target), endValue: transform(endValue),
      startVelocity: transform(startVelocity), endVelocity: transform(endVelocity),
      carriedVelocity: transform(carriedVelocity))
  }
}

extension UnitCurve {
  /// The slope from which SwiftUI derives the velocities of keyframes; 0 where it is infinite.
  ///
  /// Source: keyframe reference, section 3.7. The zero is ours: infinity would leave no motion.
  func keyframeVelocity(at progress: Double) -> Double {
    let slope = velocity(at: progress)
    return slope.isFinite ? slope : 0
  }
}
