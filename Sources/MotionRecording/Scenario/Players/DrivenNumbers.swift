/// The state of numbers that are moved frame by frame.
struct DrivenNumbers {
  /// How fast they are, in units per second.
  var velocities: [Double]

  /// The targets of the numbers.
  var targets: [Double]

  /// The name that the rows give to the animation.
  var animation = ScriptKeyframeAnimator.animationName
}
