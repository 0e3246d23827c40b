/// A running motion at the moment at which another animation is to take over from it.
package struct MotionCut<V: VectorArithmetic> {
  /// The animation that is running.
  package var previous: Animation

  /// Where it is, with the velocity and the acceleration that it lets a merging animation see.
  package var state: MotionState<V>

  /// Seconds since the running animation began.
  package var time: Double

  /// The change of response that is being blended in.
  package var blend: FluidSpringBlend

  /// The accumulated delta after the change.
  package var target: V
}

/// What becomes of a running motion.
package enum MotionTakeover<V: VectorArithmetic> {
  /// The new animation does not merge.
  case declines

  /// The new animation goes on from the cut: a motion in seconds since the cut.
  case motion(ContinuousMotion<V>, blend: FluidSpringBlend)

  /// The new animation merges in a way that only playing frames can tell.
  case framesOnly
}

/// A change of response that a fluid spring blends in.
package struct FluidSpringBlend: Hashable, Sendable {
  /// The previous response less the new one.
  package var interval = 0.0

  /// The time at which it began, in seconds since the animation did.
  package var start = 0.0
}

extension Animation {
  /// See ``ContinuousAnimation/isProportional``.
  package var isProportional: Bool {
    (base as? any ContinuousAnimation)?.isProportional ?? false
  }

  /// See ``ContinuousAnimation/followsTarget``.
  var followsTarget: Bool {
    (base as? any ContinuousAnimation)?.followsTarget ?? false
  }

  /// See ``ContinuousAnimation/takeover(from:)``; animations of others need frames to tell.
  func takeover<V: VectorArithmetic>(from cut: MotionCut<V>) -> MotionTakeover<V> {
    (base as? any ContinuousAnimation)?.takeover(from: cut) ?? .framesOnly
  }
}

extension MotionTakeover {
  /// The same with another motion, where there is one.
  func mapMotion(
    _ transform: (ContinuousMotion<V>) -> ContinuousMotion<V>
  ) -> MotionTakeover {
    guard case .motion(let motion, let blend) = self else { return self }
    return .motion(transform(motion), blend: blend)
  }
}
