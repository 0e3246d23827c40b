import AnimationModel
import TestSupport
import Testing

private typealias Formula = IndependentFormulas

@Suite struct UIViewKeyframesTests {
  private static let keyframes = [
    UIView.RelativeKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25),
    UIView.RelativeKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5),
    UIView.RelativeKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5),
  ]

  /// The pace of the whole is ease-in-out; within it each keyframe is a straight line.
  @Test func keyframesShareOnePace() {
    let paths = UIView.animateKeyframes(withDuration: 2, delay: 0.5, keyframes: Self.keyframes)
    #expect(paths.count == 3)
    for (path, keyframe) in zip(paths, Self.keyframes) {
      for index in 0...50 {
        let time = Double(index) / 50
        let part =
          (Formula.easeInOut(time) - keyframe.relativeStartTime) / keyframe.relativeDuration
        #expect(
          isClose(path.value(time: 0.5 + 2 * time), min(max(part, 0), 1), .absolute(2e-5)))
      }
      #expect(isClose(path.duration, 2.5, .absolute(1e-9)))
    }
  }

  @Test func bitsOfAnotherCurveHold() {
    let linear = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    let paths = UIView.animateKeyframes(
      withDuration: 1, options: [linear, .calculationModeLinear], keyframes: Self.keyframes)
    #expect(isClose(paths[1].value(time: 0.5), 0.5, .absolute(1e-12)))
    #expect(isClose(paths[1].value(time: 0.3), 0.1, .absolute(1e-12)))
  }

  @Test func modesAreThoseOfCoreAnimation() {
    #expect(UIView.KeyframeAnimationOptions([]).calculationMode == .linear)
    #expect(UIView.KeyframeAnimationOptions.calculationModeDiscrete.calculationMode == .discrete)
    #expect(UIView.KeyframeAnimationOptions.calculationModePaced.calculationMode == .paced)
    #expect(UIView.KeyframeAnimationOptions.calculationModeCubic.calculationMode == .cubic)
    #expect(
      UIView.KeyframeAnimationOptions.calculationModeCubicPaced.calculationMode == .cubicPaced)
    let path = UIView.animateKeyframes(
      withDuration: 1, options: .calculationModeDiscrete, keyframes: [Self.keyframes[1]])[0]
    #expect([0.2, 0.5, 0.6, 0.7, 1].map(path.value(time:)) == [0, 0, 0, 1, 1])
  }

  @Test func keyframeOfNoDurationJumps() {
    let jump = UIView.RelativeKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0)
    let path = UIView.animateKeyframes(withDuration: 1, keyframes: [jump])[0]
    #expect([0.4, 0.49, 0.51, 1].map(path.value(time:)) == [0, 0, 1, 1])
  }

  @Test func keyframesStayInsideTheWhole() {
    let keyframe = UIView.RelativeKeyframe(withRelativeStartTime: 0.8, relativeDuration: 0.5)
    #expect(isClose(keyframe.relativeDuration, 0.2, .absolute(1e-12)))
    #expect(
      UIView.RelativeKeyframe(withRelativeStartTime: -1, relativeDuration: 2)
        == UIView.RelativeKeyframe(withRelativeStartTime: 0, relativeDuration: 1))
  }

  @Test func repetitionIsOfTheWhole() {
    let path = UIView.animateKeyframes(
      withDuration: 1, options: [.repeat, .autoreverse], keyframes: [Self.keyframes[0]])[0]
    #expect(isClose(path.duration, 6, .absolute(1e-9)))
    #expect(isClose(path.value(time: 2.1), path.value(time: 0.1), .absolute(4e-6)))
    #expect(isClose(path.value(time: 1.9), path.value(time: 0.1), .absolute(4e-6)))
  }

  @Test func withoutADurationTheTargetIsShown() {
    let path = UIView.animateKeyframes(withDuration: 0, delay: 1, keyframes: [Self.keyframes[0]])[0]
    #expect(path.duration == 0)
    #expect(path.finalValue == 1)
  }
}
