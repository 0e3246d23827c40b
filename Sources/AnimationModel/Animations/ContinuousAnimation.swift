/// An animation whose motion is known at every instant, not only at frames.
///
/// All built-in animations are. For others ``Animation/motion(of:)`` plays frames at a high rate.
package protocol ContinuousAnimation: CustomAnimation {
  /// The right-handed velocity of what `animate` answered last, in value units per second.
  ///
  /// Unlike `velocity`, which answers what SwiftUI lets a merging animation see, it is the truth.
  func slope<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V?

  /// The motion in continuous time.
  func motion<V: VectorArithmetic>(of request: MotionRequest<V>) -> ContinuousMotion<V>

  /// The factor by which the velocity of the spring inside appears outside; nil if there is no
  /// spring that could begin with a velocity.
  var carriesVelocity: Double? { get }

  /// Whether its motion is known at every instant; false around an animation of which that is not known, and
  /// which frames have to be played of.
  var isContinuous: Bool { get }

  /// Whether what is covered is the delta times a function of time alone.
  var isProportional: Bool { get }

  /// Whether ``motion(of:)`` heeds a target that moves.
  var followsTarget: Bool { get }

  /// What of a delta is shown while a delay around the animation lasts; nil if that is what it answers at
  /// its start, as SwiftUI has it.
  func shownWhileDelayed<V: VectorArithmetic>(_ value: V) -> V?

  /// What becomes of a running animation that this one is to take over from, which is what
  /// `shouldMerge` decides on frames.
  func takeover<V: VectorArithmetic>(from cut: MotionCut<V>) -> MotionTakeover<V>
}

extension ContinuousAnimation {
  package var carriesVelocity: Double? { nil }
  package var isContinuous: Bool { true }
  package var isProportional: Bool { false }
  package var followsTarget: Bool { false }

  package func shownWhileDelayed<V: VectorArithmetic>(_ value: V) -> V? { nil }

  package func takeover<V: VectorArithmetic>(from cut: MotionCut<V>) -> MotionTakeover<V> {
    .declines
  }
}

/// What a motion is asked for.
package struct MotionRequest<V: VectorArithmetic> {
  /// The delta.
  package var value: V

  /// Velocity at the start, in value units per second, for springs that have no parameter for it.
  package var initialVelocity: V

  /// Seconds that will be looked at, where that is known.
  ///
  /// It tells how far to follow what has no end in sight; an end is looked for beyond it too.
  package var horizon: Double?

  /// The delta as a function of time, where it moves while it is covered; nil where it stands still.
  ///
  /// Heeded by animations whose ``ContinuousAnimation/followsTarget`` is true.
  package var target: ((_ time: Double) -> V)?

  /// Makes a request.
  package init(value: V, initialVelocity: V = .zero, horizon: Double? = nil) {
    self.value = value
    self.initialVelocity = initialVelocity
    self.horizon = horizon
  }
}

extension Animation {
  /// The motion in continuous time.
  package func motion<V: VectorArithmetic>(of request: MotionRequest<V>) -> ContinuousMotion<V> {
    if let continuous { return continuous.motion(of: request) }
    return SampledMotion.motion(of: self, request)
  }

  /// The right-handed velocity of what `animate` answered last; nil if the animation cannot tell.
  package func slope<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    if let continuous {
      return continuous.slope(value: value, time: time, context: context)
    }
    return base.velocity(value: value, time: time, context: context)
  }

  /// See ``ContinuousAnimation/isContinuous``; animations of others are not.
  var isContinuous: Bool { continuous?.isContinuous ?? false }

  /// See ``ContinuousAnimation/shownWhileDelayed(_:)``.
  package func shownWhileDelayed<V: VectorArithmetic>(_ value: V) -> V? {
    continuous?.shownWhileDelayed(value)
  }

  /// See ``ContinuousAnimation/carriesVelocity``.
  package var carriesVelocity: Double? {
    continuous?.carriesVelocity
  }
}
