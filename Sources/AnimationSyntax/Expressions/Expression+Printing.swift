public import MotionRecording

extension Expression {
  /// The canonical text of what moves: as short as can be, with the fewest digits that read back to the
  /// same numbers.
  ///
  /// Parsing it gives an equal subject. One kind of subject may come back differing in the last digits: a
  /// `Spring` whose stored frequencies no initialiser yields exactly, such as some of those made from a
  /// settling duration. Keyframes come back with the velocities and durations that they had left to their
  /// neighbours and springs, as one track that waits for no other.
  ///
  /// - Parameter subject: The animation, spring, curve or other subject to write.
  /// - Returns: Swift, or CSS after `css:`. Nil for an animation of a type that has no text: one of a
  ///   program's own, or CSS with a modifier that CSS cannot express.
  public static func text(of subject: Subject) -> String? {
    switch subject {
    case .animation(let animation): AnimationText.text(of: animation)
    case .spring(let spring): SpringText.text(of: spring)
    case .unitCurve(let curve): CurveText.text(of: curve, prefix: "UnitCurve.")
    case .keyframes(let curve): KeyframeText.text(of: curve)
    // One number of a transition does not tell the whole.
    case .transition: nil
    case .unanimated: "nil"
    case .easing(let function): "css:" + EasingText.text(of: function)
    }
  }
}
