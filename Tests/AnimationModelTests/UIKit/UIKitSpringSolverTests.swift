import TestSupport
import Testing

@testable import AnimationModel

@Suite struct UIKitSpringSolverTests {
  private static func solution(
    _ duration: Double, _ ratio: Double, _ velocity: Double = 0
  ) -> Double {
    UIKitSpringSolver.naturalFrequency(
      duration: duration, dampingRatio: ratio, initialVelocity: velocity)
  }

  /// Semantics reference, section 3.8 and rows 30 and 31: what UIKit resolved.
  @Test(arguments: [(0.4, 0.8, 8.99430), (1, 0.5, 12.7169), (0.7, 1, 9.2334), (0.3, 4, 9.2334)])
  func findsWhatUIKitFindsAtRest(duration: Double, ratio: Double, product: Double) {
    #expect(isClose(Self.solution(duration, ratio) * duration, product, .printed(4)))
  }

  /// Stiffnesses that UIKit resolved, iOS 27.0.
  @Test(arguments: [(0.4, 0.8, 0.0, 505.6086, 4), (0.4, 0.8, 1, 497.54, 2), (1, 0.3, 1, 10.9, 1)])
  func findsTheRecordedStiffness(
    duration: Double, ratio: Double, velocity: Double, stiffness: Double, decimals: Int
  ) {
    let spring = CASpringAnimation(
      duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    #expect(isClose(spring.stiffness, stiffness, .printed(decimals)))
    #expect(
      isClose(spring.damping, 2 * ratio * spring.stiffness.squareRoot(), .relative(1e-14)))
    #expect(spring.mass == 1)
    #expect(spring.initialVelocity == velocity)
    #expect(spring.duration == duration)
  }

  /// SwiftUI's spring for a settling duration is the same, to 5.4·10⁻⁸ of its stiffness.
  @Test(arguments: [0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 1])
  func agreesWithSpringOfASettlingDuration(ratio: Double) {
    for duration in [0.1, 0.35, 1, 3] {
      let view = CASpringAnimation(duration: duration, dampingRatio: ratio)
      let spring = Spring(settlingDuration: duration, dampingRatio: ratio)
      #expect(isClose(view.stiffness, spring.stiffness, .relative(1e-6)))
    }
  }

  /// The equation that is solved: the sine's part of the distance is a thousandth at the end.
  @Test(arguments: [0.1, 0.3, 0.5, 0.8, 0.95, 1])
  func solvesTheEquation(ratio: Double) {
    for velocity in [-5, -1, 0, 0.05 * ratio, 12 * ratio, 20] {
      let w = Self.solution(1, ratio, velocity)
      let decay = ElementaryFunctions.exponential(-ratio * w)
      let sine =
        ratio < 1
        ? (velocity / w - ratio) / (1 - ratio * ratio).squareRoot() : velocity - w - 1
      #expect(isClose(sine.magnitude * decay, 0.001, .absolute(6e-5)), "velocity \(velocity)")
    }
  }

  /// Only velocity times duration counts.
  @Test(arguments: [(0.1, 2.0), (0.2, 1), (0.4, 0.5)])
  func dependsOnTheVelocityInDurations(duration: Double, velocity: Double) {
    #expect(
      isClose(
        Self.solution(duration, 0.6, velocity) * duration, Self.solution(1, 0.6, 0.2),
        .relative(1e-12)))
  }

  /// A recorded call on which UIKit chose another root: k 184.95 where this finds 171.05.
  @Test func saysWhereUIKitsChoiceIsNotKnown() {
    let spring = CASpringAnimation(duration: 0.2, dampingRatio: 0.06, initialVelocity: 0.8)
    #expect(isClose(spring.stiffness, 171.05, .printed(2)))
    func isCertain(_ duration: Double, _ ratio: Double, _ velocity: Double) -> Bool {
      CASpringAnimation.isSolutionCertain(
        duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    }
    #expect(!isCertain(0.2, 0.06, 0.8))
    #expect(isCertain(0.4, 0.8, 1))
    #expect(isCertain(0.4, 0.8, 0))
    #expect(isCertain(0.4, 0.8, -4))
    #expect(!isCertain(1, 5, 3))
    #expect(!isCertain(0.5, 0, 0))
    #expect(isCertain(0, 0.7, 3))
  }

  @Test(arguments: [0, 0.0005, -1])
  func findsNoSpringForHardlyAnyFriction(ratio: Double) {
    let animation = Animation(CASpringAnimation(duration: 1, dampingRatio: ratio))
    var context = AnimationContext<Double>()
    #expect(animation.animate(value: 1.0, time: 0, context: &context) == nil)
    #expect(animation.motion(of: MotionRequest(value: 1.0)).duration == 0)
  }
}
