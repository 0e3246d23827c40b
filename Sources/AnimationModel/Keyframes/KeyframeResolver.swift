/// The rules by which keyframes get their start values, velocities and, for some springs, durations.
///
/// Targets are N(0), N(1) …, and N(−1) is the initial value. Keyframes are resolved in order; only a
/// cubic looks ahead, and it reads its successor's parameters, not its motion.
///
/// Source: keyframe reference, section 3.
struct KeyframeResolver<Vector: VectorArithmetic> {
  let keyframes: [Keyframe<Vector>]
  let initialValue: Vector
  let initialVelocity: Vector

  /// The distance from its target at which a spring without a duration ends, in units of the vector.
  let settlingDistance: Double

  /// The distance at which SwiftUI ends a spring keyframe that has no duration.
  ///
  /// It is not the 0.001 of ``Spring/settlingDuration``. Source: keyframe reference, section 4.3 (recorded).
  static var frameworkSettlingDistance: Double { 0.0001 }

  /// The segments of the keyframes, in order.
  func segments() -> [KeyframeSegment<Vector>] {
    var segments: [KeyframeSegment<Vector>] = []
    segments.reserveCapacity(keyframes.count)
    for index in keyframes.indices {
      segments.append(segment(index, after: segments.last))
    }
    return segments
  }

  private func segment(
    _ index: Int, after previous: KeyframeSegment<Vector>?
  ) -> KeyframeSegment<Vector> {
    let start = previous?.end ?? 0
    let startValue = previous?.endValue ?? initialValue
    switch keyframes[index] {
    case .move(let to):
      return .move(at: start, from: startValue, to: to)
    case .linear(let to, let duration, let curve):
      return .linear(at: start, for: max(0, duration), from: startValue, to: to, curve: curve)
    case .cubic(let to, let duration, let startVelocity, let endVelocity):
      let duration = max(0, duration)
      return .cubic(
        at: start, for: duration, from: startValue, to: to,
        startVelocity: startVelocity ?? cubicStartVelocity(index, duration, after: previous),
        endVelocity: endVelocity ?? cubicEndVelocity(index, duration, from: startValue))
    case .spring(let to, let duration, let spring, let startVelocity):
      let velocity = startVelocity ?? previous?.carriedVelocity ?? initialVelocity
      return .spring(
        at: start,
        for: duration.map { max(0, $0) }
          ?? spring.settlingDuration(
            target: to - startValue, initialVelocity: velocity, epsilon: settlingDistance),
        from: startValue, to: to, spring: spring, startVelocity: velocity)
    }
  }

  /// The velocity with which a cubic begins if it has no start velocity.
  ///
  /// It is computed from the targets of earlier keyframes, even where a spring has stopped short of its own. An
  /// explicit end velocity of the very first keyframe is ignored.
  private func cubicStartVelocity(
    _ index: Int, _ duration: Double, after previous: KeyframeSegment<Vector>?
  ) -> Vector {
    guard let previous else { return initialVelocity }
    let travel = target(index - 1) - target(index - 2)
    switch keyframes[index - 1] {
    case .move:
      return .zero
    case .linear(_, _, let curve):
      return travel.velocity(over: previous.duration, slope: curve.keyframeVelocity(at: 1))
    case .spring:
      return previous.carriedVelocity
    case .cubic(_, _, _, let endVelocity):
      if index >= 2, let endVelocity { return endVelocity }
      return (target(index) - target(index - 2))
        .velocity(over: Self.span(duration, neighbour: previous.duration))
    }
  }

  /// The velocity with which a cubic ends if it has no end velocity.
  private func cubicEndVelocity(
    _ index: Int, _ duration: Double, from startValue: Vector
  ) -> Vector {
    guard index + 1 < keyframes.count else { return .zero }
    let next = target(index + 1)
    switch keyframes[index + 1] {
    case .move:
      return .zero
    case .linear(_, let nextDuration, let curve):
      return (next - target(index))
        .velocity(over: max(0, nextDuration), slope: curve.keyframeVelocity(at: 0))
    case .cubic(_, let nextDuration, let startVelocity, _):
      return startVelocity
        ?? (next - startValue)
        .velocity(over: Self.span(duration, neighbour: max(0, nextDuration)))
    case .spring(_, _, _, let startVelocity):
      // As if the spring lasted as long as the cubic: the least certain of the rules.
      return startVelocity ?? (next - startValue).velocity(over: 2 * duration)
    }
  }

  /// The target N of an index from −1 on.
  private func target(_ index: Int) -> Vector {
    index < 0 ? initialValue : keyframes[index].target
  }

  /// The time over which two neighbouring cubics share a velocity.
  ///
  /// A neighbour without a duration counts as if it had the same, note (c) of the reference.
  private static func span(_ duration: Double, neighbour: Double) -> Double {
    duration + (neighbour == 0 ? duration : neighbour)
  }
}

extension VectorArithmetic {
  /// The velocity that covers the vector in a time in seconds, times a slope; zero if the time is 0.
  fileprivate func velocity(over duration: Double, slope: Double = 1) -> Self {
    duration > 0 ? scaled(by: slope / duration) : .zero
  }
}
