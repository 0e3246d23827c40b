public import MotionRecording

extension Expression {
  /// Returns the canonical text of a subject: as short as possible, with the fewest digits that read back to the same
  /// numbers.
  ///
  /// Parsing the text gives an equal subject, with two exceptions. A `Spring` whose stored frequencies no initializer
  /// yields exactly, such as some of those made from a settling duration, may differ in the last digits. In keyframes,
  /// velocities and durations that were left to neighbors and springs become explicit, and the track waits for no
  /// other.
  ///
  /// - Parameter subject: The animation, spring, curve or other subject to write.
  /// - Returns: Swift, or CSS after `css:`; nil for an animation of a type that has no text, which is a type of a
  ///   program or CSS with a modifier that CSS cannot express.
  public static func text(of subject: Subject) -> String? {
    switch subject {
    case .animation(let animation): AnimationText.text(of: animation)
    case .spring(let spring): SpringText.text(of: spring)
    case .unitCurve(let curve): CurveText.text(of: curve, prefix: "UnitCurve.")
    case .keyframes(let curve): KeyframeText.text(of: curve)
    // A single number of a transition does not describe the whole.
    case .transition: nil
    case .unanimated: "nil"
    case .easing(let function): "css:" + EasingText.text(of: function)
    }
  }
}
