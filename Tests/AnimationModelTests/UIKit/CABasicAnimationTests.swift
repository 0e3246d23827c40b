import AnimationModel
import Testing

@Suite struct CABasicAnimationTests {
  @Test func isLinearFor250MillisecondsUnlessSet() {
    var animation = CABasicAnimation(keyPath: "opacity")
    #expect(animation.animation == .linear(duration: 0.25))
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.timing.duration = 0.5
    animation.timing.repeatCount = 3
    #expect(
      animation.animation.form
        == Animation.easeInOut(duration: 0.5).repeatCount(3, autoreverses: false).form)
  }

  /// Apple's table of the three values, with a property that is shown at 10 and set to 20.
  @Test(
    arguments: [
      (1.0, 5.0, nil, 1.0, 5.0), (1, nil, 3, 1, 4), (nil, 5, 3, 2, 5), (1, nil, nil, 1, 20),
      (nil, 5, nil, 10, 5), (nil, nil, 3, 10, 13), (nil, nil, nil, 10, 20),
    ] as [(Double?, Double?, Double?, Double, Double)])
  func interpolatesAsDocumented(
    from: Double?, to: Double?, by: Double?, start: Double, end: Double
  ) {
    var animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    let ends = animation.interpolation(from: 10, to: 20)
    #expect(ends.start == start)
    #expect(ends.end == end)
  }
}
