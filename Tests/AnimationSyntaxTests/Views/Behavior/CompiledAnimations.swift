import AnimationModel
import Foundation

// Animations in the form of apps. The tests read this very file and compare the interpreted with the compiled
// animations.

/// Moves at constant velocity.
struct Ramp: CustomAnimation {
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time >= duration {
      return nil
    }
    let progress = time / duration
    return value.scaled(by: progress)
  }
}

/// Moves like a rubber band.
struct Rubber: CustomAnimation {
  var duration: TimeInterval = 0.8
  var bounce = 0.3

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time <= duration else { return nil }
    return value.scaled(by: progress(at: time / duration))
  }

  private func progress(at fraction: Double) -> Double {
    if fraction == 0 || fraction == 1 { return fraction }
    let period = 0.2 + bounce / 2
    return pow(2, -10 * fraction) * sin((fraction - period / 4) * (2 * .pi) / period) + 1
  }
}

// MARK: - Surroundings

private struct MotionPausedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var motionIsPaused: Bool {
    get { self[MotionPausedKey.self] }
    set { self[MotionPausedKey.self] = newValue }
  }
}

private struct PauseState<Value: VectorArithmetic>: AnimationStateKey {
  var paused = false
  var pauseTime: TimeInterval = 0.0

  static var defaultValue: Self { .init() }
}

extension AnimationContext {
  fileprivate var pauseState: PauseState<Value> {
    get { state[PauseState<Value>.self] }
    set { state[PauseState<Value>.self] = newValue }
  }
}

/// Pauses as long as the environment says so.
struct Pausing: CustomAnimation {
  let base: Animation

  func animate<V>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    let paused = context.environment.motionIsPaused
    let pauseState = context.pauseState
    var pauseTime = pauseState.pauseTime
    if pauseState.paused != paused {
      pauseTime = time - pauseTime
      context.pauseState = PauseState(paused: paused, pauseTime: pauseTime)
    }
    let effectiveTime = paused ? pauseTime : time - pauseTime
    return base.animate(value: value, time: effectiveTime, context: &context)
  }
}

// MARK: - State

/// Follows its target with friction, in small steps of its own.
struct Follower: CustomAnimation {
  var stiffness = 60.0
  var damping = 24.0

  private struct Motion<V: VectorArithmetic>: AnimationStateKey {
    var place: V = .zero
    var pace: V = .zero
    var time: TimeInterval = 0
    static var defaultValue: Motion<V> { Motion() }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var motion = context.state[Motion<V>.self]
    let step = 1.0 / 480
    while motion.time + step <= time {
      let pull = (value - motion.place).scaled(by: stiffness)
      motion.pace += (pull - motion.pace.scaled(by: damping)).scaled(by: step)
      motion.place += motion.pace.scaled(by: step)
      motion.time += step
    }
    context.state[Motion<V>.self] = motion
    let rest = value - motion.place
    if rest.magnitudeSquared < 0.01 * value.magnitudeSquared { context.isLogicallyComplete = true }
    let isStill = motion.pace.magnitudeSquared < 1e-6
    return rest.magnitudeSquared < 1e-6 && isStill ? nil : motion.place
  }
}

/// Merges with an earlier animation of its type where there is one.
struct TakeoverEase: CustomAnimation {
  var duration: TimeInterval = 0.5

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let takeover = context.state[Takeover<V>.self]
    let elapsed = time - takeover.time
    guard elapsed < duration else { return nil }
    let u = elapsed / duration
    let eased = 1 - (1 - u) * (1 - u)
    return takeover.place + (value - takeover.place).scaled(by: eased)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let takeover = context.state[Takeover<V>.self]
    let u = (time - takeover.time) / duration
    return (value - takeover.place).scaled(by: 2 * (1 - u) / duration)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let earlier = previous.base as? TakeoverEase else { return false }
    let place = earlier.animate(value: value, time: time, context: &context) ?? value
    context.state[Takeover<V>.self] = Takeover(time: time, place: place)
    return true
  }
}

private struct Takeover<V: VectorArithmetic>: AnimationStateKey {
  var time: TimeInterval = 0
  var place: V = .zero
  static var defaultValue: Takeover { Takeover() }
}

/// Covers a tenth of the way each time that it is evaluated.
struct Counter: CustomAnimation {
  private enum Calls: AnimationStateKey {
    static let defaultValue = 0
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    context.state[Calls.self] += 1
    let calls = context.state[Calls.self]
    return calls > 10 ? nil : value.scaled(by: Double(calls) / 10)
  }
}

// MARK: - Ends

/// Ends halfway.
struct EarlyEnd: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time < 0.4 { value.scaled(by: time) } else { nil }
  }
}

/// Oscillates forever.
struct Endless: CustomAnimation {
  var period: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    value.scaled(by: (1 - cos(2 * .pi * time / period)) / 2)
  }
}

/// Plays another animation, moved slightly toward the target.
struct Wrapper: CustomAnimation {
  var base: Animation
  var excess: Double = 0.1

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard let place = base.animate(value: value, time: time, context: &context) else { return nil }
    return place.interpolated(towards: value, amount: excess)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)?.scaled(by: 1 - excess)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    if let earlier = previous.base as? Self {
      return base.shouldMerge(
        previous: earlier.base, value: value, time: time, context: &context)
    }
    return base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

// MARK: - Paces

/// Moves a fixed number of units per second, whatever the distance.
struct ConstantPace: CustomAnimation {
  var unitsPerSecond: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let distance = value.magnitudeSquared.squareRoot()
    guard distance > 0, time * unitsPerSecond < distance else { return nil }
    var covered = value
    covered.scale(by: time * unitsPerSecond / distance)
    return covered
  }
}

/// An exponential approach with a known velocity.
struct Approach: CustomAnimation {
  var rate: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let left = exp(-rate * time)
    if left < 0.001 { return nil }
    return value - value.scaled(by: left)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    value.scaled(by: rate * exp(-rate * time))
  }
}

/// Moves in steps.
struct Stairs: CustomAnimation {
  enum Kind: String, CaseIterable { case even, growing }

  var steps: Int
  var duration: TimeInterval
  var kind: Kind = .even

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    let step = (time / duration * Double(steps)).rounded(.down)
    var heights: [Double] = []
    for index in 0..<steps {
      switch kind {
      case .even: heights.append(1)
      case .growing: heights.append(Double(index + 1))
      }
    }
    let whole = heights.reduce(0, +)
    let covered = heights.prefix(Int(step)).reduce(0, +)
    return value.scaled(by: covered / whole)
  }
}

// MARK: - Names

extension Animation {
  static var rubber: Animation { rubber(bounce: 0.3) }

  static func rubber(duration: TimeInterval = 0.8, bounce: Double) -> Animation {
    Animation(Rubber(duration: duration, bounce: bounce))
  }

  static let ramp = Animation(Ramp(duration: 0.75))
  static var takeover: Animation { Animation(TakeoverEase()) }
  static func takeover(duration: TimeInterval) -> Animation {
    Animation(TakeoverEase(duration: duration))
  }
  static var follower: Animation { .init(Follower()) }
  static var counter: Animation { Animation(Counter()) }

  static func stairs(
    _ steps: Int, over duration: TimeInterval = 1, kind: Stairs.Kind = .even
  ) -> Animation {
    Animation(Stairs(steps: steps, duration: duration, kind: kind))
  }

  /// Returns the animation, which pauses while the environment says so.
  var pausing: Animation { Animation(Pausing(base: self)) }

  func wrapped(excess: Double = 0.1) -> Animation {
    Animation(Wrapper(base: self, excess: excess))
  }
}
