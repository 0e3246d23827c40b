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

  @Test("angles are added, and multiplied by numbers, as in SwiftUI; whole turns are kept")
  func operators() {
    let angle = Angle.radians(3)
    #expect(angle + .radians(4) == .radians(7))
    #expect(angle - .radians(4) == .radians(-1))
    #expect(-angle == .radians(-3))
    #expect(angle * 2.5 == .radians(7.5))
    #expect(angle / 2 == .radians(1.5))
    var changed = angle
    changed += .radians(1)
    #expect(changed == .radians(4))
    changed -= .radians(2)
    #expect(changed == .radians(2))
    changed *= 8
    #expect(changed == .radians(16))
    changed /= 4
    #expect(changed == .radians(4))
    changed.negate()
    #expect(changed == .radians(-4))
  }

  @Test("angles are compared by their size")
  func comparison() {
    #expect(Angle.degrees(10) < .degrees(20))
    #expect(Angle.degrees(-10) < .zero)
    #expect(Angle.degrees(370) >= .degrees(10))
    #expect(max(Angle.degrees(1), .degrees(2)) == .degrees(2))
  }
}
