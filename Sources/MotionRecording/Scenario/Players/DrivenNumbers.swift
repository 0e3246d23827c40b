/// What is known of numbers that something moves frame by frame.
struct DrivenNumbers {
  /// How fast they are, in units per second.
  var velocities: [Double]

  /// Where they lead.
  var targets: [Double]
}
