import SwiftUI

/// Out like a rubber band: an exponential around a sine.
struct RubberBand: CustomAnimation {
  var duration: TimeInterval = 0.8
  var bounce = 0.3

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: progress(at: time / duration))
  }

  private func progress(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    let period = 0.2 + bounce / 2
    return pow(2, -10 * fraction) * sin((fraction / period - 0.25) * 2 * .pi) + 1
  }
}

/// Follows its target with friction, in small steps of its own, and remembers where it is and how fast.
struct Follower: CustomAnimation {
  var stiffness = 120.0
  var friction = 26.0

  private struct Motion<V: VectorArithmetic>: AnimationStateKey {
    var place = V.zero
    var pace = V.zero
    var time: TimeInterval = 0
    /// The square of the longest way that it had to go: back where it began, it has none to go.
    var longest = 0.0
    static var defaultValue: Motion { Motion() }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var motion = context.state[Motion<V>.self]
    motion.longest = max(motion.longest, value.magnitudeSquared)
    while motion.time < time {
      let step = min(1.0 / 240, time - motion.time)
      let pull = (value - motion.place).scaled(by: stiffness)
      motion.pace += (pull - motion.pace.scaled(by: friction)).scaled(by: step)
      motion.place += motion.pace.scaled(by: step)
      motion.time += step
    }
    context.state[Motion<V>.self] = motion
    let rest = (value - motion.place).magnitudeSquared + motion.pace.magnitudeSquared / 100
    return rest < 1e-6 * motion.longest ? nil : motion.place
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    context.state[Motion<V>.self].pace
  }

  // The one before is of the same type: its place and its pace stay where they are.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    previous.base is Follower
  }
}

extension Animation {
  static func rubber(duration: TimeInterval = 0.8, bounce: Double = 0.3) -> Animation {
    Animation(RubberBand(duration: duration, bounce: bounce))
  }

  static var follower: Animation { Animation(Follower()) }
}
