internal import AnimationModel

// The numbers of a part of a transition: the animated numbers, and the numbers of the change that they give.
extension TransitionTrack {
  /// Returns the animated numbers in a phase.
  func vector(in phase: TransitionPhase, _ size: ViewSize) -> ComponentVector {
    ComponentVector(drivingNumbers(in: phase) ?? change(in: phase).numbers(in: size))
  }

  /// Returns the numbers of the change for some values of the animated numbers.
  func numbers(at vector: ComponentVector, _ size: ViewSize) -> ComponentVector {
    guard isDriven else { return vector }
    return ComponentVector(change(drivenBy: vector.components, in: size).numbers(in: size))
  }

  /// Returns the numbers of the change and their velocities, for some values and velocities of the animated numbers.
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

  /// Returns the numbers of the change in all phases and, for a change that follows other numbers, at some points
  /// between the phases.
  func numbers(in size: ViewSize) -> [[Double]] {
    [TransitionPhase.willAppear, .didDisappear].flatMap { numbers(between: $0, size) }
  }

  /// Returns the numbers of the change in a phase and while the view is there and, for a change that follows other
  /// numbers, at some points between.
  func numbers(between phase: TransitionPhase, _ size: ViewSize) -> [[Double]] {
    guard isDriven else {
      return [phase, .identity].map { change(in: $0).numbers(in: size) }
    }
    let (away, there) = (vector(in: phase, size), vector(in: .identity, size))
    return Self.ways.map { part in
      Array(
        numbers(at: away + (there - away).scaled(by: part), size).components.prefix(
          TransitionChange.identity(kind).numbers(in: size).count))
    }
  }

  /// The shares of the way between two phases at which a change is evaluated to know what it moves: our choice.
  private static let ways = [0, 0.13, 0.29, 0.37, 0.5, 0.61, 0.74, 0.88, 1]

  /// Returns the motion of one number of the change while the animated numbers move, as the distance from the number at
  /// an origin.
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
