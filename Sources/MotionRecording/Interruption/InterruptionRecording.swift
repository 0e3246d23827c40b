public import AnimationModel

/// The recorded course of an interruption.
public struct InterruptionRecording: Hashable, Sendable {
  /// The motion, with its targets and animations.
  public var attribute: AttributeRecording

  /// The events at each interruption.
  public var cuts: [InterruptionCut]

  /// The values that each interrupted animation would have gone on to show, from the interruption until its end or
  /// that of the recording, in the order of the cuts that interrupted one; empty for more than
  /// ``Interruption/mostGhosts`` interruptions.
  public var ghosts: [Recording]
}

/// The moment when an animation took over from another.
public struct InterruptionCut: Hashable, Sendable {
  /// When, in seconds; on a frame clock the time of the frame.
  public var time: Double

  /// The name of the animation that took over.
  public var animation: String

  /// Whether it merged or was combined; nil if nothing was running, or if the target stayed where it
  /// was and so nothing happened.
  public var retargeting: Retargeting?

  /// The value shown from then on.
  public var value: Double

  /// Its velocity, in value units per second.
  public var velocity: Double

  /// The value shown after it less the value that the old animation would have shown at that moment.
  public var valueJump: Double

  /// The same for the velocity, in value units per second.
  public var velocityJump: Double

  /// Whether value and velocity go on without a jump larger than these.
  ///
  /// - Parameters:
  ///   - value: The largest jump of the value that counts as none.
  ///   - velocity: The largest jump of the velocity that counts as none, per second.
  public func isContinuous(value: Double, velocity: Double) -> Bool {
    valueJump.magnitude <= value && velocityJump.magnitude <= velocity
  }
}
