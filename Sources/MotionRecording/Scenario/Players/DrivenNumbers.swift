/// What is known of numbers that something moves frame by frame.
struct DrivenNumbers {
  /// How fast they are, in units per second.
  var velocities: [Double]

  /// Where they lead.
  var targets: [Double]

  /// What the rows call what moves them.
  var animation = ScenarioScript.KeyframeAnimator.animationName
}
