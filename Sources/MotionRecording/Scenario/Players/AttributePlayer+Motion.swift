internal import AnimationModel

// What runs as a motion, beyond the frames.
extension AttributePlayer {
  /// The animation that runs last, of the number or of its text.
  var runningAnimation: Animation? {
    if let animation { return animation.animation }
    guard case .content(let content) = player else { return nil }
    return content.animation?.animation
  }

  /// The numbers at a time, as rows show them, on one side of it; nil unless an animation of which that is known runs.
  func numbers(at time: Double, _ side: MotionSide) -> [(value: Double, velocity: Double)]? {
    guard case .vector(let animator) = player, let (motion, begin, origin) = animator.motion else {
      return nil
    }
    let state = motion.state(max(time - begin, 0), side)
    let value = state.value + origin
    return scales.indices.map { index in
      (
        value.lanes[index] / scales[index], state.velocity.lanes[index] / scales[index]
      )
    }
  }

  /// When what runs begins and ends, in seconds, and where it may bend in between; nil if nothing runs.
  func course(from time: Double, until limit: Double) -> (end: Double, corners: [Double])? {
    guard case .vector(let animator) = player, let (motion, begin, _) = animator.motion else {
      return nil
    }
    let end = min(begin + motion.duration, limit)
    return (end, motion.corners(max(time - begin, 0), end - begin).map { $0 + begin })
  }
}

extension AttributeVector.Component {
  /// What its rows are called; nil for none.
  func rowName(of attribute: String) -> String? {
    guard isShown else { return nil }
    return name.isEmpty ? attribute : "\(attribute).\(name)"
  }
}
