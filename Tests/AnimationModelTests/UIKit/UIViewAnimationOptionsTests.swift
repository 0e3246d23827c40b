import AnimationModel
import Testing

@Suite struct UIViewAnimationOptionsTests {
  /// The bits of UIKit's header, as public bindings of other languages list them.
  @Test(
    arguments: [
      (UIView.AnimationOptions.layoutSubviews, 1), (.allowUserInteraction, 2),
      (.beginFromCurrentState, 4), (.repeat, 8), (.autoreverse, 16),
      (.overrideInheritedDuration, 32), (.overrideInheritedCurve, 64), (.allowAnimatedContent, 128),
      (.showHideTransitionViews, 256), (.overrideInheritedOptions, 512), (.curveEaseInOut, 0),
      (.curveEaseIn, 65_536), (.curveEaseOut, 131_072), (.curveLinear, 196_608),
      (.transitionFlipFromLeft, 1_048_576), (.transitionCrossDissolve, 5_242_880),
      (.transitionFlipFromBottom, 7_340_032), (.preferredFramesPerSecond60, 50_331_648),
      (.preferredFramesPerSecond30, 117_440_512),
    ] as [(UIView.AnimationOptions, UInt)])
  func hasUIKitsBits(option: UIView.AnimationOptions, bits: UInt) {
    #expect(option.rawValue == bits)
  }

  @Test func curveIsANumber() {
    #expect(UIView.AnimationOptions([]).curve == .easeInOut)
    #expect(UIView.AnimationOptions([.repeat, .curveEaseOut]).curve == .easeOut)
    #expect(UIView.AnimationOptions([.curveEaseIn, .curveEaseOut]).curve == .linear)
    #expect(UIView.AnimationOptions(rawValue: 7 << 16).curve == .easeInOut)
  }

  @Test func otherOptionsChangeNothing() {
    let plain = UIView.animate(withDuration: 0.3)
    let options: UIView.AnimationOptions = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .overrideInheritedDuration,
      .overrideInheritedCurve, .allowAnimatedContent, .showHideTransitionViews,
      .overrideInheritedOptions, .flushUpdates, .transitionCrossDissolve,
      .preferredFramesPerSecond60,
    ]
    #expect(UIView.animate(withDuration: 0.3, options: options) == plain)
  }

  /// A repetition that is the same as SwiftUI's has the same form, and can therefore be converted.
  @Test func repetitionIsSwiftUIsWhereItIsTheSame() {
    #expect(
      UIView.animate(withDuration: 0.4, delay: 0.1, options: [.repeat, .autoreverse]).form
        == Animation.easeInOut(duration: 0.4).repeatForever(autoreverses: true).delay(0.1).form)
    #expect(
      UIView.animate(withDuration: 0.4, options: [.repeat, .curveEaseIn]).form
        == Animation.easeIn(duration: 0.4).repeatForever(autoreverses: false).form)
    #expect(
      UIView.animate(withDuration: 0.4, options: [.repeat, .autoreverse, .curveEaseIn]).form
        != Animation.easeIn(duration: 0.4).repeatForever(autoreverses: true).form)
  }
}
