internal import AnimationModel

// The running animations as motions in continuous time.
extension AttributePlayer {
  /// The newest running animation, of the number or of its text.
  var runningAnimation: Animation? {
    if let animation { return animation.animation }
    guard case .content(let content) = player else { return nil }
    return content.animation?.animation
  }

  /// The numbers at a time, as rows show them, on one side of it; nil unless a running animation is known at that time.
  func numbers(at time: Double, _ side: MotionSide) -> [(value: Double, velocity: Double)]? {
    switch player {
    case .vector(let animator): numbers(of: animator, at: time, side) { $0[$1] }
    case .list(let animator): numbers(of: animator, at: time, side) { $0[$1] }
    case .number, .content, .none: nil
    }
  }

  private func numbers<V>(
    of animator: Animator<V>, at time: Double, _ side: MotionSide, _ number: (V, Int) -> Double
  ) -> [(value: Double, velocity: Double)]? {
    guard let (motion, begin, origin) = animator.motion else { return nil }
    let state = motion.state(max(time - begin, 0), side)
    let value = state.value + origin
    return scales.indices.map {
      (number(value, $0) / scales[$0], number(state.velocity, $0) / scales[$0])
    }
  }

  /// The end of the running animation, in seconds, and the times at which it may bend before; nil if none is running.
  func course(from time: Double, until limit: Double) -> (end: Double, corners: [Double])? {
    switch player {
    case .vector(let animator): course(of: animator, from: time, until: limit)
    case .list(let animator): course(of: animator, from: time, until: limit)
    case .number, .content, .none: nil
    }
  }

  private func course<V>(
    of animator: Animator<V>, from time: Double, until limit: Double
  ) -> (end: Double, corners: [Double])? {
    guard let (motion, begin, _) = animator.motion else { return nil }
    let end = min(begin + motion.duration, limit)
    return (end, motion.corners(max(time - begin, 0), end - begin).map { $0 + begin })
  }
}
