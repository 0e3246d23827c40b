/// An animation that plays its base again and again, behind `repeatCount` and `repeatForever`.
///
/// A cycle lasts until the base returns nil, so on a frame clock it is rounded up to a frame. The frame
/// of the seam shows the end of the earlier cycle. In a reversed cycle the **value** is mirrored, not
/// time: an ease-in eases in again.
///
/// Source: semantics reference, section 10 (recovered).
public struct RepeatAnimation: Hashable, Sendable {
  /// The animation inside.
  public var base: Animation

  /// The number of cycles, including reversed ones; nil for no end.
  ///
  /// With zero or less, one cycle is played.
  public var repeatCount: Int?

  /// Whether every second cycle is reversed.
  public var autoreverses: Bool

  /// Wraps an animation.
  public init(base: Animation, repeatCount: Int?, autoreverses: Bool) {
    self.base = base
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
  }

  /// The number and the directions of the cycles.
  private var order: CycleOrder { CycleOrder(count: repeatCount, autoreverses: autoreverses) }
}

/// The index of the running cycle and the time at which it began.
///
/// Animations share one state, keyed by type, so a repetition inside a repetition would find the
/// outer one's cycle. The outer one therefore keeps the state of the inner one, and puts it in place while it
/// asks its base.
private struct RepeatState<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: RepeatState { RepeatState() }
  var index = 0
  var offset = 0.0
  /// The state of the repetition inside, if there is one that has gone beyond its first cycle.
  var inner: [RepeatState] = []

  /// Lets the base run on a context in which repetitions inside find their own state.
  mutating func withInner<Result>(
    _ context: inout AnimationContext<V>, _ body: (inout AnimationContext<V>) -> Result
  ) -> Result {
    context.state[RepeatState<V>.self] = inner.first ?? RepeatState()
    let result = body(&context)
    let inside = context.state[RepeatState<V>.self]
    inner = inside.index > 0 || !inside.inner.isEmpty ? [inside] : []
    context.state[RepeatState<V>.self] = self
    return result
  }
}

extension RepeatAnimation: CustomAnimation {
  /// Returns the part of the delta that the base covers in its cycle, mirrored in a reversed cycle; nil after the last
  /// cycle.
  @_specialize(where V == Double)
  @_specialize(where V == ComponentVector)
  public func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    var state = context.state[RepeatState<V>.self]
    let isReversed = order.isReversed(state.index)
    let cycleTime = time - state.offset
    let result = state.withInner(&context) {
      base.animate(value: value, time: cycleTime, context: &$0)
    }
    if let result { return isReversed ? value - result : result }
    state = RepeatState(index: state.index + 1, offset: time)
    context.state = AnimationState()
    context.state[RepeatState<V>.self] = state
    if let repeatCount, state.index >= repeatCount { return nil }
    return isReversed ? .zero : value
  }

  /// Merges with an equal repetition if the bases merge.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.unboxed(as: RepeatAnimation.self),
      previous.repeatCount == repeatCount, previous.autoreverses == autoreverses
    else { return false }
    var state = context.state[RepeatState<V>.self]
    let cycleTime = time - state.offset
    return state.withInner(&context) {
      base.shouldMerge(
        previous: previous.base, value: value, time: cycleTime, context: &$0)
    }
  }
}

extension RepeatAnimation: ContinuousAnimation {
  package var carriesVelocity: Double? { base.carriesVelocity }

  @_specialize(where V == Double)
  @_specialize(where V == ComponentVector)
  package func slope<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    var context = context
    var state = context.state[RepeatState<V>.self]
    let cycleTime = time - state.offset
    let slope = state.withInner(&context) {
      base.slope(value: value, time: cycleTime, context: $0)
    }
    return order.isReversed(state.index) ? slope?.scaled(by: -1) : slope
  }

  @_specialize(where V == Double)
  package func motion<V: VectorArithmetic>(of request: MotionRequest<V>) -> ContinuousMotion<V> {
    let first = base.motion(of: request)
    // Without an end or without a duration there are no cycles to count.
    guard first.duration > 0, first.duration < .infinity else {
      return endless(first, request).around(first, first)
    }
    var later = first
    if request.initialVelocity != .zero {
      // Only the first cycle begins with the velocity: the state is cleared at every seam.
      later = base.motion(of: MotionRequest(value: request.value, horizon: request.horizon))
      guard later.duration < .infinity else {
        return endless(first, request).around(first, later)
      }
    }
    let cycles = RepeatCycles(
      first: first, later: later, delta: request.value, order: order)
    var motion = first.around(first, later)
    motion.duration = cycles.duration
    motion.logicalDuration = first.logicalDuration.flatMap { $0 <= first.duration ? $0 : nil }
    motion.cycleSpan = repeatCount == nil ? cycles.seam(autoreverses ? 6 : 3) : nil
    motion.runsBackwardsFor = first.runsBackwardsFor
    motion.timeScale = min(first.timeScale, later.timeScale)
    motion.localTimeScale = cycles.timeScale(from:)
    motion.corners = cycles.corners(after:before:)
    motion.state = cycles.state(at:_:)
    return motion
  }

  /// The motion where the cycles cannot be counted: that of a base that has no end, or of a base that takes no time,
  /// which stays at its target if it is repeated forever and otherwise ends at once.
  private func endless<V: VectorArithmetic>(
    _ base: ContinuousMotion<V>, _ request: MotionRequest<V>
  ) -> ContinuousMotion<V> {
    guard base.duration == 0, repeatCount == nil else { return base }
    let delta = request.value
    return ContinuousMotion(
      duration: .infinity, logicalDuration: base.logicalDuration, timeScale: .infinity
    ) { _, _ in .resting(at: delta) }
  }
}

extension RepeatAnimation {
  package var isProportional: Bool { base.isProportional }
  package var isAdditive: Bool { base.isAdditive }

  package func merge<V: VectorArithmetic>(with cut: MotionCut<V>) -> MergeOutcome<V> {
    guard let previous = cut.previous.unboxed(as: RepeatAnimation.self),
      previous.repeatCount == repeatCount, previous.autoreverses == autoreverses
    else { return .declines }
    var inner = cut
    inner.previous = previous.base
    if case .declines = base.merge(with: inner) { return .declines }
    return .framesOnly
  }
}

extension Animation {
  /// Returns the animation repeated a number of times.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of cycles, including reversed ones; the animation plays once with 1, and with zero
  ///     or less.
  ///   - autoreverses: Whether every second cycle is reversed. After an even number of cycles the
  ///     value then snaps from the start to its target.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, repeatCount: repeatCount, autoreverses: autoreverses))
  }

  /// Returns the animation repeated without end.
  ///
  /// - Parameter autoreverses: Whether every second cycle is reversed.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, repeatCount: nil, autoreverses: autoreverses))
  }
}
