/// The motion of a mass on a spring by small steps: the oracle for closed solutions.
///
/// It uses nothing but Newton's law: mass·x″ = stiffness·(target − x) − damping·x′. The steps
/// are those of the classical fourth-order Runge–Kutta method, whose order its own tests measure.
public struct ReferenceIntegrator: Hashable, Sendable {
  /// The mass on the spring.
  public var mass: Double

  /// The force that pulls back, per unit of displacement.
  public var stiffness: Double

  /// The force that slows, per unit of velocity.
  public var damping: Double

  /// The position to which the spring pulls the mass.
  public var target: Double

  /// Makes an integrator.
  public init(mass: Double = 1, stiffness: Double, damping: Double, target: Double = 1) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.target = target
  }

  /// The position and the velocity of the mass.
  public struct State: Hashable, Sendable {
    /// The position.
    public var position: Double
    /// The velocity, per second.
    public var velocity: Double

    /// Makes a state.
    public init(position: Double = 0, velocity: Double = 0) {
      self.position = position
      self.velocity = velocity
    }

    fileprivate func moved(_ slope: State, by time: Double) -> State {
      State(
        position: position + slope.position * time, velocity: velocity + slope.velocity * time)
    }
  }

  /// Returns the derivative of a state by the law of motion: its velocity and its acceleration.
  private func slope(_ state: State) -> State {
    State(
      position: state.velocity,
      velocity: (stiffness * (target - state.position) - damping * state.velocity) / mass)
  }

  /// Returns the state after a time in seconds, computed in a number of equal steps.
  public func state(after time: Double, from start: State = State(), steps: Int) -> State {
    let h = time / Double(steps)
    var state = start
    for _ in 0..<steps {
      let first = slope(state)
      let second = slope(state.moved(first, by: h / 2))
      let third = slope(state.moved(second, by: h / 2))
      let fourth = slope(state.moved(third, by: h))
      state.position +=
        h / 6
        * (first.position + 2 * second.position + 2 * third.position + fourth.position)
      state.velocity +=
        h / 6
        * (first.velocity + 2 * second.velocity + 2 * third.velocity + fourth.velocity)
    }
    return state
  }
}
