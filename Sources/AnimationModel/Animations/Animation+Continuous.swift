/// The properties of the motion of a ``ContinuousAnimation``, for any animation; other animations have the defaults.
extension Animation {
  /// The right-handed velocity of the value that `animate` returned last; nil if the animation does not know it.
  package func slope<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    if let continuous {
      return continuous.slope(value: value, time: time, context: context)
    }
    return base.velocity(value: value, time: time, context: context)
  }

  /// See ``ContinuousAnimation/isContinuous``; false for animations of other types.
  var isContinuous: Bool { continuous?.isContinuous ?? false }

  /// See ``ContinuousAnimation/shownWhileDelayed(_:)``.
  package func shownWhileDelayed<V: VectorArithmetic>(_ value: V) -> V? {
    continuous?.shownWhileDelayed(value)
  }

  /// See ``ContinuousAnimation/carriesVelocity``.
  package var carriesVelocity: Double? {
    continuous?.carriesVelocity
  }

  /// See ``ContinuousAnimation/isProportional``.
  package var isProportional: Bool {
    (base as? any ContinuousAnimation)?.isProportional ?? false
  }

  /// See ``ContinuousAnimation/isAdditive``.
  package var isAdditive: Bool { continuous?.isAdditive ?? false }

  /// See ``ContinuousAnimation/followsTarget``.
  var followsTarget: Bool {
    (base as? any ContinuousAnimation)?.followsTarget ?? false
  }

  /// See ``ContinuousAnimation/merge(with:)``; animations of other types need frames.
  func merge<V: VectorArithmetic>(with cut: MotionCut<V>) -> MergeOutcome<V> {
    (base as? any ContinuousAnimation)?.merge(with: cut) ?? .framesOnly
  }
}
