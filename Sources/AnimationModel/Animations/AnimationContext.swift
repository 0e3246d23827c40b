/// The state and the surroundings of an animation, which are passed to it besides the value and the time.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values that the animation remembers from frame to frame.
  public var state: AnimationState<Value>

  /// Whether the animation has said that it is complete for all practical purposes.
  ///
  /// It can be set once; setting it back is ignored. An animation that never sets it is complete
  /// when it ends.
  public var isLogicallyComplete: Bool {
    get { wasMarkedComplete }
    set { wasMarkedComplete = wasMarkedComplete || newValue }
  }

  /// The environment of the animated view.
  public let environment: EnvironmentValues

  private var wasMarkedComplete: Bool

  /// Makes the context of an animation that begins.
  package init(
    state: AnimationState<Value> = AnimationState(),
    environment: EnvironmentValues = EnvironmentValues(),
    isLogicallyComplete: Bool = false
  ) {
    self.state = state
    self.environment = environment
    wasMarkedComplete = isLogicallyComplete
  }

  /// Whether the animation was cut off, and so did not end by itself.
  ///
  /// Kept in the state, which a repetition clears between its cycles.
  package internal(set) var isCut: Bool {
    get { state[CutState.self].isCut }
    set { state[CutState.self].isCut = newValue }
  }

  /// A context with another state and everything else the same, to drive an animation of another
  /// vector from within this one.
  public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, environment: environment, isLogicallyComplete: wasMarkedComplete)
  }
}

/// The value by which an animation remembers that it was cut off.
private struct CutState: AnimationStateKey {
  static var defaultValue: CutState { CutState() }
  var isCut = false
}
