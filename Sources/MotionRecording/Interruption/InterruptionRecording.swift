public import AnimationModel

/// The recorded course of an interruption.
public struct InterruptionRecording: Hashable, Sendable {
  /// The motion, with its targets and animations.
  public var attribute: AttributeRecording

  /// The interruptions, with their effects.
  public var cuts: [InterruptionCut]

  /// The motions with which the interrupted animations would have continued, each from its interruption until its end
  /// or that of the recording, in the order of the interruptions that have one; empty for more than
  /// ``Interruption/mostGhosts`` interruptions.
  public var ghosts: [Recording]
}

/// The moment at which an animation took over from another.
public struct InterruptionCut: Hashable, Sendable {
  /// The time in seconds; on a frame clock, the time of the frame.
  public var time: Double

  /// The name of the animation that took over.
  public var animation: String

  /// Whether the animation merged or was combined; nil if no animation was running, or if the target did not change and
  /// so nothing happened.
  public var retargeting: Retargeting?

  /// The value that is shown from then on.
  public var value: Double

  /// The velocity of the shown value, in value units per second.
  public var velocity: Double

  /// The value after the interruption minus the value that the old animation would have shown at that time.
  public var valueJump: Double

  /// The velocity after the interruption minus that of the old animation at that time, in value units per second.
  public var velocityJump: Double

  /// Whether value and velocity continue without a jump above given limits.
  ///
  /// - Parameters:
  ///   - value: The largest jump of the value that counts as continuous.
  ///   - velocity: The largest jump of the velocity that counts as continuous, per second.
  public func isContinuous(value: Double, velocity: Double) -> Bool {
    valueJump.magnitude <= value && velocityJump.magnitude <= velocity
  }
}
