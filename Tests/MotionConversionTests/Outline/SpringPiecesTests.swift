import AnimationModel
import Testing

@testable import MotionConversion

@Suite struct SpringPiecesTests {
  /// The bound of the fourth derivative is not below the derivative of the exact solution, computed by
  /// differences.
  @Test(arguments: [0.1, 0.7, 1, 2.5])
  func theFourthDerivativeOfASpringIsBounded(ratio: Double) {
    let spring = SpringGrid.spring(1, response: 0.5, ratio)
    func value(_ time: Double) -> Double {
      spring.value(target: 1.0, initialVelocity: 3, time: time)
    }
    let pieces = SpringPieces(
      decay: spring.decayConstant, stiffness: spring.naturalFrequency * spring.naturalFrequency
    ) { (value($0), spring.velocity(target: 1.0, initialVelocity: 3, time: $0)) }
    let h = 0.004
    for step in 2..<200 {
      let time = Double(step) * 0.005
      let state = pieces.state(time - 2 * h)
      let bound = pieces.largestFourthDerivative(after: state.value, state.velocity)
      let difference =
        (value(time - 2 * h) - 4 * value(time - h) + 6 * value(time) - 4 * value(time + h)
          + value(time + 2 * h)) / (h * h * h * h)
      #expect(difference.magnitude <= bound * 1.0001 + 1e-3)
    }
  }

  /// The cubics are within their slack of the exact solution, and the slack is within the given distance.
  @Test(arguments: [0.05, 0.7, 1, 2.5], [1e-4, 1e-7])
  func theCubicsAreWithinTheirSlack(ratio: Double, distance: Double) throws {
    let spring = SpringGrid.spring(1, response: 0.5, ratio)
    let pieces = SpringPieces(
      decay: spring.decayConstant, stiffness: spring.naturalFrequency * spring.naturalFrequency
    ) { time in
      (
        spring.value(target: 1.0, initialVelocity: 2, time: time),
        spring.velocity(target: 1.0, initialVelocity: 2, time: time)
      )
    }
    let all = try #require(pieces.pieces(until: 1.3, within: distance))
    #expect(all.first?.start == 0 && all.last?.end == 1.3)
    for piece in all {
      #expect(piece.slack <= distance * 1.001 + 1e-11)
      for part in [0.2, 0.5, 0.8] {
        let time = piece.start + (piece.end - piece.start) * part
        let exact = spring.value(target: 1.0, initialVelocity: 2, time: time)
        #expect((piece.value(at: time) - exact).magnitude <= piece.slack)
      }
    }
  }

  @Test func tooManyPiecesAreNone() {
    let pieces = SpringPieces(decay: 0, stiffness: 1e12) { _ in (0, 1e6) }
    #expect(pieces.pieces(until: 1e6, within: 1e-9) == nil)
  }
}
