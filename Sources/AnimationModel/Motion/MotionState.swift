/// The position of a motion, its velocity and its acceleration.
package struct MotionState<V: VectorArithmetic> {
  /// The part of the delta that is covered.
  package var value: V

  /// The velocity in value units per second.
  package var velocity: V

  /// The acceleration in value units per second squared.
  package var acceleration: V

  /// Makes a state.
  package init(value: V, velocity: V, acceleration: V) {
    self.value = value
    self.velocity = velocity
    self.acceleration = acceleration
  }

  /// The state at rest at a value.
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

  /// The state in a reversed cycle: the delta minus the covered part.
  func mirrored(in delta: V) -> MotionState {
    MotionState(
      value: delta - value,
      velocity: velocity.scaled(by: -1),
      acceleration: acceleration.scaled(by: -1))
  }
}

/// The side from which a motion is evaluated where it has a corner or a jump.
package enum MotionSide: Hashable, Sendable {
  /// The limit from the left.
  case before
  /// The state that is shown: at the seam of two cycles, the end of the first with the velocity of the second.
  case shown
  /// The limit from the right.
  case after
}
