import AnimationModel
import Testing

@Suite struct EasingFunctionWordsTests {
  @Test(arguments: [
    (EasingFunction.linear, EasingFunction.linear([LinearStop(0), LinearStop(1)])),
    (.ease, .cubicBezier(0.25, 0.1, 0.25, 1)),
    (.easeIn, .cubicBezier(0.42, 0, 1, 1)),
    (.easeOut, .cubicBezier(0, 0, 0.58, 1)),
    (.easeInOut, .cubicBezier(0.42, 0, 0.58, 1)),
    (.stepStart, .steps(1, .jumpStart)),
    (.stepEnd, .steps(1, .jumpEnd)),
  ])
  func keywordsAreShorthands(word: EasingFunction, long: EasingFunction) {
    #expect(word == long)
    #expect(word.hashValue == long.hashValue)
  }

  @Test func aControlPointOutsideTheTimeIsAMistakeOfTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = EasingFunction.cubicBezier(1.1, 0, 1, 1) }
    await #expect(processExitsWith: .failure) { _ = EasingFunction.cubicBezier(0, 0, -0.1, 1) }
  }
}
