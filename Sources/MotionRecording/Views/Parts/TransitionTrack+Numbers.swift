internal import AnimationModel

// The numbers of a part of a transition: those that are animated, and those that are shown.
extension TransitionTrack {
  /// The numbers that are animated, in a phase.
  func vector(in phase: TransitionPhase, _ size: ViewSize) -> ComponentVector {
    ComponentVector(drivingNumbers(in: phase) ?? change(in: phase).numbers(in: size))
  }

  /// The numbers of the change, where those that are animated have some values.
  func numbers(at vector: ComponentVector, _ size: ViewSize) -> ComponentVector {
    guard isDriven else { return vector }
    return ComponentVector(change(drivenBy: vector.components, in: size).numbers(in: size))
  }

  /// The numbers of the change and their velocities, where those that are animated have some values and velocities.
  func state(
    at vector: ComponentVector, velocity: ComponentVector, _ size: ViewSize
  ) -> (value: ComponentVector, velocity: ComponentVector) {
    guard isDriven else { return (vector, velocity) }
    let value = numbers(at: vector, size)
    guard velocity != .zero else { return (value, .zero) }
    var later = numbers(at: vector + velocity.scaled(by: VelocityStep.seconds), size) - value
    later.scale(by: 1 / VelocityStep.seconds)
    return (value, later)
  }

  /// The numbers of the change in all phases, and some on the way between them where it follows others.
  func numbers(in size: ViewSize) -> [[Double]] {
    [TransitionPhase.willAppear, .didDisappear].flatMap { numbers(between: $0, size) }
  }

  /// The numbers of the change in a phase and while the view is there, and some on the way where it follows others.
  func numbers(between phase: TransitionPhase, _ size: ViewSize) -> [[Double]] {
    guard isDriven else {
      return [phase, .identity].map { change(in: $0).numbers(in: size) }
    }
    let (away, there) = (vector(in: phase, size), vector(in: .identity, size))
    return Self.ways.map { part in
      Array(
        numbers(at: away + (there - away).scaled(by: part), size).components.prefix(
          TransitionPart.Change.identity(kind).numbers(in: size).count))
    }
  }

  /// The shares of the way at which a change is looked at to know what it moves: our choice.
  private static let ways = [0, 0.13, 0.29, 0.37, 0.5, 0.61, 0.74, 0.88, 1]

  /// The motion of one number of the change, as distance from an origin, while the numbers that are animated move.
  func motion(
    of motion: ContinuousMotion<ComponentVector>, from origin: ComponentVector, _ size: ViewSize,
    _ component: @escaping (ComponentVector) -> Double
  ) -> ContinuousMotion<Double> {
    let track = self
    let start = component(numbers(at: origin, size))
    var shown = motion.component(component)
    shown.state = { [state = motion.state] time, side in
      let state = state(time, side)
      let made = track.state(at: origin + state.value, velocity: state.velocity, size)
      return MotionState(
        value: component(made.value) - start, velocity: component(made.velocity), acceleration: 0)
    }
    return shown
  }
}
