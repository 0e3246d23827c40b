/// An animation whose motion is known at every instant, not only at frames.
///
/// All built-in animations conform. For others ``Animation/motion(of:)`` plays frames at a high rate.
package protocol ContinuousAnimation: CustomAnimation {
  /// The right-handed velocity of the value that `animate` returned last, in value units per second.
  ///
  /// Unlike `velocity`, which returns what SwiftUI lets a merging animation see, it is the true slope.
  func slope<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V?

  /// The motion in continuous time.
  func motion<V: VectorArithmetic>(of request: MotionRequest<V>) -> ContinuousMotion<V>

  /// The factor by which the velocity of the spring inside appears outside; nil if there is no
  /// spring that could begin with a velocity.
  var carriesVelocity: Double? { get }

  /// Whether the motion is known at every instant; false for a modifier around an animation whose motion has to be
  /// found by playing frames.
  var isContinuous: Bool { get }

  /// Whether the covered part is always the delta times a function of time alone.
  var isProportional: Bool { get }

  /// Whether the animation is added to running animations of its kind, as UIKit adds its springs.
  ///
  /// An additive animation is also proportional.
  var isAdditive: Bool { get }

  /// Whether ``motion(of:)`` follows a target that moves.
  var followsTarget: Bool { get }

  /// Returns the part of a delta that is shown while a delay around the animation lasts; nil if that is the
  /// animation's value at its start, as in SwiftUI.
  func shownWhileDelayed<V: VectorArithmetic>(_ value: V) -> V?

  /// Whether this animation merges with a running one, and the motion that it has then, in continuous time; on frames
  /// `shouldMerge` decides it.
  func merge<V: VectorArithmetic>(with cut: MotionCut<V>) -> MergeOutcome<V>
}

extension ContinuousAnimation {
  package var carriesVelocity: Double? { nil }
  package var isContinuous: Bool { true }
  package var isProportional: Bool { false }
  package var isAdditive: Bool { false }
  package var followsTarget: Bool { false }

  package func shownWhileDelayed<V: VectorArithmetic>(_ value: V) -> V? { nil }

  package func merge<V: VectorArithmetic>(with cut: MotionCut<V>) -> MergeOutcome<V> {
    .declines
  }
}

/// A request for a motion: the delta to cover, the velocity at the start, and the time for which it is needed.
package struct MotionRequest<V: VectorArithmetic> {
  /// The delta.
  package var value: V

  /// The velocity at the start, in value units per second, for springs that have no parameter for it.
  package var initialVelocity: V

  /// The time for which the motion is needed, in seconds; nil where it is not known.
  ///
  /// It limits how far a motion without a known end is followed; an end is looked for beyond it too.
  package var horizon: Double?

  /// The delta as a function of time, where the target moves during the animation; nil where it stands still.
  ///
  /// Used by animations whose ``ContinuousAnimation/followsTarget`` is true.
  package var target: ((_ time: Double) -> V)?

  /// Makes a request.
  package init(value: V, initialVelocity: V = .zero, horizon: Double? = nil) {
    self.value = value
    self.initialVelocity = initialVelocity
    self.horizon = horizon
  }
}

// MARK: - Merging

/// A running motion at the time at which another animation interrupts it.
package struct MotionCut<V: VectorArithmetic> {
  /// The animation that is running.
  package var previous: Animation

  /// The state of the running motion, with the velocity and the acceleration that it lets a merging animation see.
  package var state: MotionState<V>

  /// Seconds since the running animation began.
  package var time: Double

  /// The change of response that is being blended in.
  package var blend: FluidSpringBlend

  /// The accumulated delta after the change.
  package var target: V
}

/// Whether a new animation merges with a running one, and the motion that it then has.
package enum MergeOutcome<V: VectorArithmetic> {
  /// The new animation does not merge.
  case declines

  /// The new animation continues from the cut: a motion in seconds since the cut.
  case motion(ContinuousMotion<V>, blend: FluidSpringBlend)

  /// The new animation merges, and only playing frames shows how.
  case framesOnly
}

/// A change of response that a fluid spring blends in.
package struct FluidSpringBlend: Hashable, Sendable {
  /// The previous response less the new one.
  package var interval = 0.0

  /// The time at which the blend began, in seconds since the animation began.
  package var start = 0.0
}

extension MergeOutcome {
  /// The same outcome with its motion transformed, where it has one.
  func mapMotion(
    _ transform: (ContinuousMotion<V>) -> ContinuousMotion<V>
  ) -> MergeOutcome {
    guard case .motion(let motion, let blend) = self else { return self }
    return .motion(transform(motion), blend: blend)
  }
}
