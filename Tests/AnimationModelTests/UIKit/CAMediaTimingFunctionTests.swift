import AnimationModel
import TestSupport
import Testing

@Suite struct CAMediaTimingFunctionTests {
  @Test func namesAreSwiftUIsCurves() {
    #expect(CAMediaTimingFunction(name: .linear).unitCurve == .linear)
    #expect(CAMediaTimingFunction(name: .easeIn).unitCurve == .easeIn)
    #expect(CAMediaTimingFunction(name: .easeOut).unitCurve == .easeOut)
    #expect(CAMediaTimingFunction(name: .easeInEaseOut).unitCurve == .easeInOut)
    #expect(
      CAMediaTimingFunction(name: .easeIn) == CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1))
    #expect(CAMediaTimingFunctionName.allCases.count == 5)
  }

  /// Semantics reference, section 4.5.
  @Test(arguments: [(0.25, 0.408_510_6), (0.5, 0.802_403_4), (0.75, 0.960_459_0)])
  func defaultHasTheListedValues(progress: Double, value: Double) {
    let curve = CAMediaTimingFunction(name: .default).unitCurve
    #expect(isClose(curve.value(at: progress), value, .absolute(2e-6)))
  }

  @Test func takesItsDuration() {
    let function = CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1)
    #expect(function.animation(duration: 0.5) == .timingCurve(0.2, 0, 0, 1, duration: 0.5))
    #expect(function.animation() == .timingCurve(0.2, 0, 0, 1, duration: 0.25))
    #expect(CAMediaTimingFunction(name: .linear).animation(duration: 1) == .linear(duration: 1))
  }

  @Test(arguments: [UnitCurve.circularEaseIn, .circularEaseOut, .circularEaseInOut])
  func arcsOfCirclesAreNone(curve: UnitCurve) {
    #expect(CAMediaTimingFunction(unitCurve: curve) == nil)
  }

  @Test(arguments: [UnitCurve.linear, .easeIn, .easeInOut])
  func isTheCurveThatItIsMadeOf(curve: UnitCurve) {
    #expect(CAMediaTimingFunction(unitCurve: curve)?.unitCurve == curve)
  }
}
