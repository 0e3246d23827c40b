/// Animations that run on together because each took over from the previous one without merging.
///
/// Each entry moves from wherever the older ones are at the time to its own target, so that a
/// newer curve is a cross-fade between the motion that continues and the new target:
///
///     r₀ = f₀(c₀, t)      rᵢ = rᵢ₋₁ + fᵢ(cᵢ − rᵢ₋₁, t − eᵢ)
///
/// where cᵢ is the delta accumulated up to entry i and eᵢ the time at which it began. An entry that
/// has ended counts as arrived. The combination is over when the last entry is, even if older ones still
/// run. It reports no velocity and never merges; SwiftUI calls it `DefaultCombiningAnimation`.
///
/// UIKit's springs add instead: each moves by its own change alone, whatever the others do, and the combination is over
/// when all of them are,
///
///     rᵢ = rᵢ₋₁ + fᵢ(cᵢ − cᵢ₋₁, t − eᵢ)
///
/// Source: semantics reference, section 9.3 (recovered); the sum of UIKit's springs is recorded.
public struct CombinedAnimation: Hashable, Sendable {
  /// An animation and the time at which it began.
  public struct Entry: Hashable, Sendable {
    /// The animation.
    public var animation: Animation

    /// The time at which the animation began, in seconds since the first entry began.
    public var start: Double
  }

  /// The animations in the order in which they began.
  public internal(set) var entries: [Entry]

  /// Whether each entry moves by its own change alone, as UIKit's springs do.
  var adds = false
}

/// The targets and states of the entries.
struct CombinedState<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: CombinedState { CombinedState() }

  struct Entry {
    var target: V
    var state: AnimationState<V>
    var isOver = false
    /// The part of the entry's delta that it covered last.
    var covered = V.zero
  }

  var entries: [Entry] = []
}

extension CombinedAnimation: CustomAnimation {
  /// Returns the part of the delta that all entries together cover; nil once the last one is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    var combined = context.state[CombinedState<V>.self]
    guard combined.entries.count == entries.count else { return nil }
    var covered: V? = .zero
    var reached = V.zero
    var target = V.zero
    var isRunning = false
    for (index, entry) in entries.enumerated() {
      let state = combined.entries[index]
      covered = nil
      if !state.isOver {
        var inner = AnimationContext(state: state.state, environment: context.environment)
        covered = entry.animation.animate(
          value: state.target - (adds ? target : reached), time: time - entry.start, context: &inner
        )
        combined.entries[index].state = inner.state
        combined.entries[index].isOver = covered == nil
        combined.entries[index].covered = covered ?? .zero
        if index == entries.count - 1 {
          if inner.isLogicallyComplete { context.isLogicallyComplete = true }
          if covered == nil && inner.isCut { context.isCut = true }
        }
      }
      if covered != nil { isRunning = true }
      let arrived = adds ? reached + (state.target - target) : state.target
      reached = covered.map { reached + $0 } ?? arrived
      target = state.target
    }
    context.state[CombinedState<V>.self] = combined
    return (adds ? isRunning : covered != nil) ? reached : nil
  }
}

extension CombinedAnimation: ContinuousAnimation {
  package var isAdditive: Bool { adds }

  package func slope<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    let combined = context.state[CombinedState<V>.self]
    guard combined.entries.count == entries.count else { return .zero }
    var reached = V.zero
    var target = V.zero
    var slope = V.zero
    for (entry, state) in zip(entries, combined.entries) {
      let inner = AnimationContext(state: state.state, environment: context.environment)
      let time = time - entry.start
      let remaining = state.target - (adds ? target : reached)
      defer { target = state.target }
      if state.isOver {
        if !adds {
          reached = state.target
          slope = .zero
        }
        continue
      }
      guard let own = entry.animation.slope(value: remaining, time: time, context: inner) else {
        return nil
      }
      reached += state.covered
      if !adds, entry.animation.isProportional, time > 0 {
        // The remaining delta shrinks as the older entries move: the product rule. At its own start an
        // entry has covered nothing, however steep the older ones are.
        var still = inner
        slope +=
          entry.animation.animate(value: .zero - slope, time: time, context: &still) ?? .zero
      }
      slope += own
    }
    // Where two animations are vertical at the same time, nothing is known but the frames.
    guard slope == slope else { return nil }
    return slope
  }

  package func motion<V: VectorArithmetic>(of request: MotionRequest<V>) -> ContinuousMotion<V> {
    SampledMotion.motion(of: Animation(self), request)
  }
}
