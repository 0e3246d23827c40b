/// The state of numbers that are moved frame by frame.
struct DrivenNumbers {
  /// The velocities of the numbers, in units per second.
  var velocities: [Double]

  /// The targets of the numbers.
  var targets: [Double]

  /// The name of the animation in the rows.
  var animation = ScriptKeyframeAnimator.animationName
}
