/// The course of one cycle of Core Animation, which can be asked for any time in any order.
indirect enum MediaPace: Hashable, Sendable {
  case curve(UnitCurve)
  /// A spring; its own duration is not looked at.
  case spring(CASpringAnimation)
  /// A member of a group, in the time that the group's curve tells.
  case member(GroupedPace, CAMediaTimingFunction)

  /// The cycle as an animation, over after some seconds.
  func animation(duration: Double) -> Animation {
    switch self {
    case .curve(let curve):
      return .timingCurve(curve, duration: duration)
    case .spring(var spring):
      // Nil is the settling duration, and stays so where that is what was set.
      if spring.duration != nil || spring.settlingDuration != duration {
        spring.duration = duration
      }
      return Animation(spring)
    case .member:
      return Animation(
        MediaTimedAnimation(
          pace: self, cycle: duration, cycles: 1, autoreverses: false, speed: 1, timeOffset: 0))
    }
  }

  /// Whether the course backwards in time is the course mirrored in value.
  var isSymmetric: Bool {
    guard case .curve(let curve) = self else { return false }
    switch curve.function {
    case .linear: return true
    case .bezier(let start, let end): return start.x + end.x == 1 && start.y + end.y == 1
    case .circularEaseInOut: return true
    case .circularEaseIn, .circularEaseOut: return false
    }
  }

  /// Seconds in which the course can change.
  func timeScale(duration: Double) -> Double {
    switch self {
    case .curve: duration / 16
    case .spring(let spring): min(spring.spring.duration, duration)
    case .member(let member, let curve):
      min(member.timeScale, duration / 16) / (curve == .linear ? 1 : 4)
    }
  }

  /// Where the course has corners, in seconds above 0 and below the duration.
  func corners(duration: Double) -> [Double] {
    guard case .member(let member, let curve) = self else { return [] }
    let corners = member.corners(before: duration)
    guard let pace = OverallPace(curve) else { return corners }
    return corners.map { pace.time(of: $0 / duration) * duration }
  }

  /// The position and its derivatives as a function of seconds from 0 to the duration.
  func states(duration: Double) -> (_ time: Double) -> MotionState<Double> {
    switch self {
    case .curve(let curve):
      return { time in
        let progress = min(max(time / duration, 0), 1)
        let (slope, curvature) = curve.derivatives(at: progress)
        return MotionState(
          value: curve.value(at: progress), velocity: slope / duration,
          acceleration: curvature / duration / duration)
      }
    case .spring(let spring):
      return spring.spring.states(target: 1.0, initialVelocity: spring.actualInitialVelocity)
    case .member(let member, let function):
      let states = member.states()
      let curve = function.unitCurve
      return { time in
        let progress = min(max(time / duration, 0), 1)
        let state = states(curve.value(at: progress) * duration)
        let (slope, curvature) = curve.derivatives(at: progress)
        return MotionState(
          value: state.value, velocity: state.velocity * slope,
          acceleration: state.acceleration * slope * slope + state.velocity * curvature / duration)
      }
    }
  }
}
