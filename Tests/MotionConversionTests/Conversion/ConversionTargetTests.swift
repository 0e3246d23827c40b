import AnimationModel
import MotionConversion
import MotionRecording
import Testing

@Suite struct ConversionTargetTests {
  @Test func everyTargetHasItsName() {
    let names = ConversionTarget.allCases.map(\.rawValue)
    #expect(names.count == 15 && Set(names).count == 15)
    #expect(Set(ConversionTarget.allCases.map(\.title)).count == 15)
  }

  /// Only a target to which a curve is fitted uses the allowed error.
  @Test(arguments: ConversionTarget.allCases)
  func aFittedCurveNeedsAnErrorThatMakesSense(target: ConversionTarget) {
    let converter = Converter(
      .animation(.linear), text: "", options: CurveConversionOptions(maxError: 2))
    var isRefused = false
    do { _ = try converter.conversion(to: target) } catch { isRefused = true }
    #expect(isRefused == target.isFittedCurve)
  }
}
