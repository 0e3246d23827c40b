/// How a running animation came to be where it is, from a state on frames on.
///
/// It lets an animation that can only be asked frame by frame take part where time is continuous.
struct RunningHistory<V: VectorArithmetic> {
  private let run: RunningAnimation<V>
  private let start: Double
  private var changes: [(time: Double, change: Change)] = []

  /// A change that happened to a running animation.
  enum Change {
    case retarget(by: V, with: Animation, rule: Retargeting?)
    case environment(EnvironmentValues)
  }

  /// Frames per second at which history is replayed: a fluid spring takes one step in each.
  private static var rate: Double { MotionSteps.perSecond }

  /// Seconds after which an animation that has not ended is taken to be endless.
  private static var timeout: Double { 60 }

  /// Begins a history.
  init(_ run: RunningAnimation<V>, from start: Double = 0) {
    self.run = run
    self.start = start
  }

  /// The surroundings after the last change.
  var environment: EnvironmentValues {
    for entry in changes.reversed() {
      if case .environment(let environment) = entry.change { return environment }
    }
    return run.environment
  }

  /// Whether an animation takes part whose motion is known from frames only.
  var needsFrames: Bool {
    if !run.animation.isContinuous { return true }
    return changes.contains { entry in
      if case .retarget(_, let animation, _) = entry.change {
        !animation.isContinuous
      } else {
        false
      }
    }
  }

  /// Adds what happened, in seconds since the first animation began.
  mutating func append(_ change: Change, at time: Double) {
    changes.append((time, change))
  }

  /// The state on frames after everything that happened up to a time.
  func replayed(to time: Double) -> RunningAnimation<V> {
    var run = run
    var from = start
    for entry in changes where entry.time <= time {
      play(&run, from: from, to: entry.time)
      switch entry.change {
      case .retarget(let change, let animation, let rule):
        run.retarget(by: change, with: animation, at: entry.time, rule: rule)
      case .environment(let environment):
        run.environment = environment
      }
      from = entry.time
    }
    play(&run, from: from, to: time)
    return run
  }

  private func play(_ run: inout RunningAnimation<V>, from: Double, to end: Double) {
    var index = 0
    while from + Double(index) / Self.rate < end {
      _ = run.covered(at: from + Double(index) / Self.rate)
      index += 1
    }
    _ = run.covered(at: end)
  }

  /// The motion from a time on, in seconds since the first animation began, from its frames.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - run: The state there, if it is ``replayed(to:)`` already.
  func motion(from time: Double, _ run: RunningAnimation<V>? = nil) -> ContinuousMotion<V> {
    SampledMotion.motion(
      of: run ?? replayed(to: time), from: time, reach: Self.timeout)
  }
}
