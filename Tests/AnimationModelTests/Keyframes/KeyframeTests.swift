import AnimationModel
import Testing

@Suite struct KeyframeTests {
  @Test func knowsItsTargetAndDuration() {
    #expect(Keyframe.move(to: 3.0).target == 3)
    #expect(Keyframe.move(to: 3.0).duration == 0)
    #expect(Keyframe.linear(to: 4.0, duration: 0.5).target == 4)
    #expect(Keyframe.linear(to: 4.0, duration: 0.5).duration == 0.5)
    #expect(Keyframe.cubic(to: 5.0, duration: 0.5).target == 5)
    #expect(Keyframe.cubic(to: 5.0, duration: 0.5).duration == 0.5)
    #expect(Keyframe.spring(to: 6.0).target == 6)
    #expect(Keyframe.spring(to: 6.0).duration == nil)
    #expect(Keyframe.spring(to: 6.0, duration: 2).duration == 2)
  }

  @Test(arguments: [-1, .nan, -0.0] as [Double])
  func durationThatMakesNoSenseIsNone(duration: Double) {
    #expect(Keyframe.linear(to: 1.0, duration: duration).duration == 0)
    #expect(Keyframe.cubic(to: 1.0, duration: duration).duration == 0)
    #expect(Keyframe.spring(to: 1.0, duration: duration).duration == 0)
  }

  /// The keyframe types lower to plain data with SwiftUI's defaults.
  @Test func keyframeTypesAreThePlainOnesWithTheirDefaults() {
    #expect(MoveKeyframe(3.0).keyframes == [.move(to: 3)])
    #expect(
      LinearKeyframe(3.0, duration: 1).keyframes
        == [.linear(to: 3, duration: 1, timingCurve: .linear)])
    #expect(
      LinearKeyframe(3.0, duration: 1, timingCurve: .easeIn).keyframes
        == [.linear(to: 3, duration: 1, timingCurve: .easeIn)])
    #expect(
      CubicKeyframe(3.0, duration: 1).keyframes
        == [.cubic(to: 3, duration: 1, startVelocity: nil, endVelocity: nil)])
    #expect(
      CubicKeyframe(3.0, duration: 1, startVelocity: 4, endVelocity: 5).keyframes
        == [.cubic(to: 3, duration: 1, startVelocity: 4, endVelocity: 5)])
    #expect(
      SpringKeyframe(3.0).keyframes
        == [
          .spring(
            to: 3, duration: nil, spring: Spring(duration: 0.5, bounce: 0), startVelocity: nil)
        ])
    #expect(
      SpringKeyframe(3.0, duration: 2, spring: .bouncy, startVelocity: 4).keyframes
        == [.spring(to: 3, duration: 2, spring: .bouncy, startVelocity: 4)])
  }

  /// Angles are animated as 128 times their radians, velocities included.
  @Test func keyframeTypesLowerToAnimatableData() {
    #expect(
      CubicKeyframe(Angle.radians(1), duration: 1, startVelocity: .radians(2)).keyframes
        == [.cubic(to: 128, duration: 1, startVelocity: 256)])
  }

  @Test func keyframesOfEqualValuesAreEqual() {
    #expect(CubicKeyframe(1.0, duration: 1) == CubicKeyframe(1.0, duration: 1))
    #expect(SpringKeyframe(1.0, spring: .bouncy) != SpringKeyframe(1.0))
    #expect(Set([Keyframe.move(to: 1.0), .move(to: 1), .linear(to: 1, duration: 0)]).count == 2)
  }
}
