internal import CurveGeometry

extension KeyframeSegment {
  /// Returns the value of the segment at a time, as SwiftUI computes it.
  ///
  /// - Parameter time: The seconds since the start of the segment. At negative times the value is the one at its start.
  func value(at time: Double) -> Vector {
    if case .move = kind { return target }
    guard !(time < 0) else { return startValue }
    guard duration > 0 || !isEased else { return target }
    guard time < .infinity else { return endValue }
    switch kind {
    case .move:
      return target
    case .linear(let curve):
      return startValue + (target - startValue).scaled(by: curve.value(at: time / duration))
    case .cubic:
      return cubic(at: time).value
    case .spring(let spring):
      return startValue
        + spring.value(target: target - startValue, initialVelocity: startVelocity, time: time)
    }
  }

  /// Returns the value of the segment, its velocity and its acceleration at a time.
  ///
  /// - Parameter time: Seconds since the start of the segment, from 0 to its duration.
  func state(at time: Double) -> MotionState<Vector> {
    guard duration > 0, time < .infinity else { return .resting(at: value(at: time)) }
    switch kind {
    case .move:
      return .resting(at: target)
    case .linear(let curve):
      let travel = target - startValue
      guard travel != .zero else { return .resting(at: target) }
      let (slope, curvature) = curve.derivatives(at: time / duration)
      return MotionState(
        value: value(at: time),
        velocity: travel.product(with: slope / duration),
        acceleration: travel.product(with: curvature == 0 ? 0 : curvature / duration / duration))
    case .cubic:
      return cubic(at: time)
    case .spring(let spring):
      var state = spring.states(
        target: target - startValue, initialVelocity: startVelocity)(time)
      state.value += startValue
      return state
    }
  }

  /// Whether the segment takes its duration to reach its target, however short it is.
  private var isEased: Bool {
    switch kind {
    case .linear, .cubic: true
    case .move, .spring: false
    }
  }

  /// The Hermite cubic.
  ///
  /// Source: keyframe reference, section 3.4.
  private func cubic(at time: Double) -> MotionState<Vector> {
    let s = time / duration
    let change = target - startValue
    // From the elapsed time too, so that a duration without end has a start.
    let weights = HermiteWeights(at: s, elapsed: time)
    let slopes = HermiteWeights.ofSlope(at: s, length: duration)
    let curvatures = HermiteWeights.ofCurvature(at: s, length: duration)
    return MotionState(
      value: startValue.scaled(by: 1 - weights.change)
        + target.scaled(by: weights.change)
        + startVelocity.scaled(by: weights.startSlope)
        + endVelocity.scaled(by: weights.endSlope),
      velocity: change.scaled(by: slopes.change)
        + startVelocity.scaled(by: slopes.startSlope)
        + endVelocity.scaled(by: slopes.endSlope),
      acceleration: change.scaled(by: curvatures.change)
        + startVelocity.scaled(by: curvatures.startSlope)
        + endVelocity.scaled(by: curvatures.endSlope))
  }

  /// The shortest time in which the segment can change its course, in seconds.
  package var timeScale: Double {
    switch kind {
    case .move: .infinity
    case .linear(.linear): duration
    case .linear: duration / 16
    case .cubic: duration / 2
    case .spring(let spring): min(spring.duration, duration)
    }
  }
}
