/// The changes of a running animation since a state on frames, from which it can be replayed.
///
/// With it an animation that can only be asked frame by frame can take part in continuous time.
struct RunningHistory<V: VectorArithmetic> {
  private let run: RunningAnimation<V>
  private let start: Double
  private var changes: [(time: Double, change: Change)] = []

  /// A change of a running animation.
  enum Change {
    case retarget(by: V, with: Animation, rule: Retargeting?)
    case environment(EnvironmentValues)
  }

  /// The number of frames per second at which history is replayed: a fluid spring takes one step in each.
  private static var rate: Double { MotionSteps.perSecond }

  /// Seconds after which an animation that has not ended is taken to be endless.
  private static var timeout: Double { 60 }

  /// Begins a history without changes.
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

  /// Whether the motion of one of the animations is known from frames only.
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

  /// Adds a change at a time, in seconds since the first animation began.
  mutating func append(_ change: Change, at time: Double) {
    changes.append((time, change))
  }

  /// The state on frames after all changes up to a time.
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
  ///   - run: The state at the time, if ``replayed(to:)`` has been called already.
  func motion(from time: Double, _ run: RunningAnimation<V>? = nil) -> ContinuousMotion<V> {
    SampledMotion.motion(
      of: run ?? replayed(to: time), from: time, reach: Self.timeout)
  }
}
