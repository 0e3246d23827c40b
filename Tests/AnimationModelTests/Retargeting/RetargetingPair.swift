import AnimationModel

/// A row of the table of the semantics reference, section 9.4, with what is expected at the cut.
struct RetargetingPair: Sendable {
  var running: Animation
  var new: Animation
  var outcome: Retargeting
  var velocity: ExpectedVelocity

  /// The velocity that is expected at the cut.
  enum ExpectedVelocity: Sendable {
    /// The velocity of the running animation.
    case kept
    /// A velocity of zero.
    case lost
    /// The velocity of the running animation, plus the slope with which the new curve starts by itself.
    case crossFaded
    /// On frames, the velocity of the spring inside, which runs in its own time: this factor times too small.
    case scaled(Double)
  }

  static let fluid = Animation.spring(duration: 0.5, bounce: 0.3)
  static let interpolating = Animation.interpolatingSpring(stiffness: 100, damping: 10)
  static let circular = Animation.timingCurve(.circularEaseInOut, duration: 0.6)

  static let table: [RetargetingPair] = [
    // Springs that merge, over each other.
    RetargetingPair(running: fluid, new: .smooth, outcome: .merge, velocity: .kept),
    RetargetingPair(running: fluid, new: .default, outcome: .merge, velocity: .kept),
    RetargetingPair(running: fluid, new: .interactiveSpring, outcome: .merge, velocity: .kept),
    RetargetingPair(running: .default, new: fluid, outcome: .merge, velocity: .kept),
    // Springs that merge, over all other animations.
    RetargetingPair(
      running: .easeInOut(duration: 0.6), new: fluid, outcome: .merge, velocity: .lost),
    RetargetingPair(running: circular, new: fluid, outcome: .merge, velocity: .kept),
    RetargetingPair(running: interpolating, new: fluid, outcome: .merge, velocity: .lost),
    RetargetingPair(running: fluid.delay(0.05), new: .smooth, outcome: .merge, velocity: .kept),
    RetargetingPair(
      running: fluid.speed(2), new: .smooth, outcome: .merge, velocity: .scaled(2)),
    RetargetingPair(
      running: fluid.repeatForever(), new: .smooth, outcome: .merge, velocity: .kept),
    RetargetingPair(
      running: circular.delay(0.05), new: .smooth, outcome: .merge, velocity: .lost),
    // Curves and interpolating springs over anything.
    RetargetingPair(
      running: fluid, new: .easeInOut(duration: 0.5), outcome: .combine, velocity: .crossFaded),
    RetargetingPair(
      running: interpolating, new: interpolating, outcome: .combine, velocity: .crossFaded),
    RetargetingPair(
      running: .linear(duration: 1), new: .linear(duration: 1), outcome: .combine,
      velocity: .crossFaded),
    RetargetingPair(
      running: fluid, new: .timingCurve(.circularEaseIn, duration: 1), outcome: .combine,
      velocity: .crossFaded),
    // Springs in wrappers.
    RetargetingPair(
      running: fluid, new: .smooth.delay(0.1), outcome: .combine, velocity: .crossFaded),
    RetargetingPair(
      running: .linear(duration: 1), new: fluid.speed(2), outcome: .combine,
      velocity: .crossFaded),
    RetargetingPair(
      running: fluid.delay(0.1), new: .smooth.delay(0.1), outcome: .merge, velocity: .kept),
    RetargetingPair(
      running: fluid.speed(2), new: .smooth.speed(2), outcome: .merge, velocity: .kept),
    RetargetingPair(
      running: fluid.speed(2), new: .smooth.speed(3), outcome: .combine, velocity: .crossFaded),
    RetargetingPair(
      running: fluid.logicallyComplete(after: 1), new: .smooth.logicallyComplete(after: 1),
      outcome: .merge, velocity: .kept),
    RetargetingPair(
      running: fluid.repeatCount(2, autoreverses: false),
      new: .smooth.repeatCount(2, autoreverses: false), outcome: .merge, velocity: .kept),
    RetargetingPair(
      running: fluid.repeatCount(2, autoreverses: false),
      new: .smooth.repeatCount(3, autoreverses: false), outcome: .combine,
      velocity: .crossFaded),
  ]
}
