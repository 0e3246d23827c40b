/// The values that a fluid spring remembers from frame to frame.
struct FluidSpringState<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: FluidSpringState { FluidSpringState() }

  /// The position of the spring, its velocity and its acceleration.
  var phase = FluidSpringIntegrator.Phase<V>()

  /// The time from which logical completion counts: the beginning, or the last merge.
  var startTime = 0.0

  /// The time at which a change of response began to be blended in.
  var blendStart = 0.0

  /// The previous response minus the new one.
  var blendInterval = 0.0

  /// The time from which steps are counted, and the number of steps taken since.
  private var clockOrigin = 0.0
  private var stepsTaken = 0

  /// Whether a step has been taken since the start or the last merge; before that nothing can end.
  private(set) var hasMoved = false

  /// The length of a gap between frames, in seconds, above which it is skipped.
  private static var longestGap: Double { 1 }

  /// The part of a skipped gap that is played, in seconds.
  private static var playedGap: Double { 1.0 / 60 }

  /// The fraction of a step by which a time may fall short of the step.
  private static var epsilon: Double { FluidSpringSteps.tie }

  /// Restarts the counting of steps and of the time until logical completion.
  mutating func restartClock(at time: Double) {
    startTime = time
    clockOrigin = time
    stepsTaken = 0
    hasMoved = false
  }

  /// Whether a duration has passed since the beginning or the last merge; a tie counts as passed.
  func hasElapsed(_ duration: Double, at time: Double) -> Bool {
    time - startTime + Self.epsilon * FluidSpringIntegrator.step >= duration
  }

  /// The number of steps to take to reach a time, which are then counted as taken.
  ///
  /// When e seconds have passed since the clock was started, ⌊300e + 10⁻⁶⌋ + 1 steps are taken in all, none at
  /// e = 0. Counting, instead of adding up 1/300, keeps ties on one side.
  ///
  /// Source: semantics reference, section 7.3 steps 4 and 5 (the count is recorded).
  mutating func stepsDue(at time: Double) -> Int {
    let reached = clockOrigin + Double(stepsTaken) * FluidSpringIntegrator.step
    if time - reached > Self.longestGap {
      clockOrigin = time - Self.playedGap
      stepsTaken = 0
    }
    let elapsed = time - clockOrigin
    guard elapsed > 0 else { return 0 }
    let steps = max(FluidSpringSteps.count(after: elapsed) - stepsTaken, 0)
    stepsTaken += steps
    if steps > 0 { hasMoved = true }
    return steps
  }
}
