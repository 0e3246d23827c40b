/// The position of a motion, its velocity and its acceleration.
package struct MotionState<V: VectorArithmetic> {
  /// The part of the delta covered.
  package var value: V

  /// Value units per second.
  package var velocity: V

  /// Value units per second squared.
  package var acceleration: V

  /// Makes a state.
  package init(value: V, velocity: V, acceleration: V) {
    self.value = value
    self.velocity = velocity
    self.acceleration = acceleration
  }

  /// At a value and not moving.
  package static func resting(at value: V) -> MotionState {
    MotionState(value: value, velocity: .zero, acceleration: .zero)
  }

  /// The state of the same motion at another speed.
  func timeScaled(by factor: Double) -> MotionState {
    MotionState(
      value: value,
      velocity: velocity.product(with: factor),
      acceleration: acceleration.product(with: factor).product(with: factor))
  }

  /// The state of a cycle that runs back: the delta less what was covered.
  func mirrored(in delta: V) -> MotionState {
    MotionState(
      value: delta - value,
      velocity: velocity.scaled(by: -1),
      acceleration: acceleration.scaled(by: -1))
  }
}

/// The limit that is asked for where a motion has a corner or a jump.
package enum MotionSide: Hashable, Sendable {
  /// The state that the motion comes from.
  case before
  /// The state that is shown: at the seam of two cycles the end of the first, with the velocity of the second.
  case shown
  /// The state that the motion continues with.
  case after
}
