import AnimationModel
import TestSupport
import Testing

@Suite("Angle")
struct AngleTests {
  @Test("half a turn is π radians, and 402.1239 as animatable data")
  func halfTurn() {
    let angle = Angle.degrees(180)
    #expect(angle.radians == .pi)
    #expect(isClose(angle.animatableData, 402.1239, .printed(4)))
  }

  @Test("degrees and animatable data can be set")
  func setters() {
    var angle = Angle.zero
    angle.degrees = 90
    #expect(isClose(angle.radians, .pi / 2, .absolute(1e-15)))
    angle.animatableData = 128
    #expect(angle == .radians(1))
    #expect(Angle(degrees: 360) > Angle(degrees: 359))
  }
}
