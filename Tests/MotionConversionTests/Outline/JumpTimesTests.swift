import CurveGeometry
import Testing

@testable import MotionConversion

@Suite struct JumpTimesTests {
  @Test(arguments: [
    (0.0, false), (0.989, false), (0.991, true), (1.009, true), (1.011, false), (1.995, false),
    (2.005, false), (2.995, true),
  ])
  func onlyJumpsAreNear(time: Double, isNear: Bool) {
    // The second piece begins with a jump, the third does not, the fourth does.
    let outline = MotionOutline(
      pieces: [
        MotionPiece(from: 0, value: 0, to: 1, value: 0.5),
        MotionPiece(from: 1, value: 0.2, to: 2, value: 0.4),
        MotionPiece(from: 2, value: 0.4, to: 3, value: 0.1),
        MotionPiece(from: 3, value: 0.9, to: 4, value: 1),
      ], duration: 4)
    #expect(JumpTimes(of: outline, within: 0.01).isNear(time) == isNear)
  }

  @Test func withoutJumpsNothingIsNear() {
    let outline = MotionOutline(
      pieces: [MotionPiece(from: 0, value: 0, to: 1, value: 1)], duration: 1)
    #expect(!JumpTimes(of: outline, within: 1).isNear(0.5))
  }
}
