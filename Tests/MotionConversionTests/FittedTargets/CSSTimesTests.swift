import Testing

@testable import MotionConversion

@Suite struct CSSTimesTests {
  private func outline(
    _ duration: Double, delay: Double = 0, target: Double = 1,
    _ repetition: MotionOutline.Repetition? = nil
  ) -> MotionOutline {
    MotionOutline(
      pieces: [], duration: duration, target: target, delay: delay, repetition: repetition)
  }

  @Test(arguments: [
    (0.35, "350ms"), (0.381_666_6, "381.667ms"), (-0.05, "-50ms"), (0.000_000_4, "0ms"),
    (-0.000_000_4, "0ms"), (10, "10000ms"), (0.1, "100ms"),
  ])
  func millisecondsAreWrittenToAMicrosecond(seconds: Double, text: String) {
    #expect(CSSTimes.milliseconds(seconds) == text)
  }

  /// CSS Transitions and CSS Animations: duration, function, delay; an animation also has a name, a count and a
  /// direction.
  @Test func declarationsAreCSS() {
    let once = CSSTimes(outline(0.3, delay: 0.1))
    #expect(once.declaration("ease") == "transition: 300ms ease 100ms;")
    #expect(once.remarks.isEmpty)
    let shorter = CSSTimes(outline(0.3), lasting: 0.2)
    #expect(shorter.declaration("ease") == "transition: 200ms ease;")
    let endless = CSSTimes(outline(0.3, MotionOutline.Repetition(count: nil, alternates: true)))
    #expect(endless.declaration("ease") == "animation: move 300ms ease infinite alternate both;")
    #expect(endless.remarks.count == 1)
    let thrice = CSSTimes(
      outline(0.3, delay: -0.1, MotionOutline.Repetition(count: 3, alternates: false)))
    #expect(thrice.declaration("ease") == "animation: move 300ms ease -100ms 3 both;")
    let back = CSSTimes(outline(1, target: 0))
    #expect(back.declaration("ease") == "animation: move 1000ms ease both;")
    #expect(once.readBack != back.readBack)
  }
}
