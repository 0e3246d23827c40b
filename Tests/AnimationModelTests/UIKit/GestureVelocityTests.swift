import TestSupport
import Testing

@testable import AnimationModel

@Suite struct GestureVelocityTests {
  /// The first is Apple's example: 100 points a second on a way of 200 are 0.5.
  @Test(arguments: [(100.0, 200.0, 0.5), (-300, 150, -2), (-300, -150, 2), (40, 0, 0), (0, 0, 0)])
  func pointsBecomeTravels(points: Double, distance: Double, travels: Double) {
    let velocity = GestureVelocity(pointsPerSecond: points, distance: distance)
    #expect(velocity.travelsPerSecond == travels)
  }

  @Test(arguments: [(0.5, 200.0, 100.0), (-2, 150, -300), (3, 0, 0)])
  func travelsBecomePoints(travels: Double, distance: Double, points: Double) {
    let velocity = GestureVelocity(travelsPerSecond: travels, distance: distance)
    #expect(velocity.pointsPerSecond == points)
  }

  /// Each spring begins with the gesture's points per second when it is given its own unit.
  @Test(arguments: [(640.0, -120.0), (640, 120), (-15, 300)])
  func everySpringBeginsAsFastAsTheGesture(points: Double, distance: Double) {
    let velocity = GestureVelocity(pointsPerSecond: points, distance: distance)
    let travels = velocity.travelsPerSecond
    let timing = UISpringTimingParameters(
      mass: 1, stiffness: 90, damping: 8, initialVelocity: travels)
    for animation in [
      UIView.animate(withDuration: 0.5, usingSpringWithDamping: 1, initialSpringVelocity: travels),
      UIView.animate(springDuration: 0.5, bounce: 0.2, initialSpringVelocity: travels),
      Animation(timing.springAnimation(duration: 1)),
      Animation(CASpringAnimation(initialVelocity: travels)),
      .interpolatingSpring(stiffness: 90, damping: 8, initialVelocity: travels),
    ] {
      let motion = animation.motion(of: MotionRequest(value: distance))
      #expect(isClose(motion.state(0, .after).velocity, points, .relative(1e-12)))
    }
    #expect(
      isClose(
        Spring().velocity(
          target: distance, initialVelocity: velocity.pointsPerSecond, time: 0), points,
        .relative(1e-12)))
  }
}
