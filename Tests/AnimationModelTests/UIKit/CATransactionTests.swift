import AnimationModel
import Testing

@Suite struct CATransactionTests {
  @Test func animatesWithTheSystemsCurve() {
    #expect(CATransaction().animation == .timingCurve(0.25, 0.1, 0.25, 1, duration: 0.25))
    #expect(NSAnimationContext().animation == CATransaction().animation)
  }

  @Test func takesDurationAndCurve() {
    var transaction = CATransaction()
    transaction.animationDuration = 0.6
    transaction.animationTimingFunction = CAMediaTimingFunction(name: .easeOut)
    #expect(transaction.animation == .easeOut(duration: 0.6))
    var context = NSAnimationContext()
    context.duration = 0.6
    context.timingFunction = CAMediaTimingFunction(name: .easeOut)
    #expect(context.animation == .easeOut(duration: 0.6))
  }

  @Test func withoutActionsOrDurationTheTargetIsShownAtOnce() {
    var transaction = CATransaction()
    transaction.disableActions = true
    #expect(ShownMotion(transaction.animation).duration == 0)
    var context = NSAnimationContext()
    context.duration = 0
    #expect(ShownMotion(context.animation).duration == 0)
  }
}
