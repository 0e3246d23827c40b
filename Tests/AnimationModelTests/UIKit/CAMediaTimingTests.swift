import AnimationModel
import TestSupport
import Testing

private typealias Formula = IndependentFormulas

@Suite struct CAMediaTimingTests {
  private static func shown(
    _ curve: UnitCurve = .linear, _ change: (inout CAMediaTiming) -> Void
  ) -> ShownMotion {
    var timing = CAMediaTiming()
    change(&timing)
    return ShownMotion(timing.animation(of: curve))
  }

  @Test func lastsAsLongAsATransactionUnlessSet() {
    #expect(CAMediaTiming().animation(of: .easeIn) == .easeIn(duration: 0.25))
    #expect(CAMediaTiming(duration: 2).animation(of: .linear) == .linear(duration: 2))
  }

  @Test func cyclesNeedNotBeWhole() {
    let shown = Self.shown {
      $0.duration = 2
      $0.repeatCount = 1.25
    }
    #expect(shown.duration == 2.5)
    #expect(isClose(shown(2.4), 0.2, .absolute(1e-12)))
    #expect(shown(2.5) == 1)
    #expect(shown.corners(before: 9) == [2])
  }

  /// With half a cycle more the animation ends at its target, as Apple recommends.
  @Test func halfACycleMoreEndsAtTheTarget() {
    let shown = Self.shown(.easeIn) {
      $0.duration = 1
      $0.repeatCount = 1.5
      $0.autoreverses = true
    }
    #expect(shown.duration == 3)
    #expect(isClose(shown(1.25), Formula.easeIn(0.75), .absolute(4e-6)))
    #expect(isClose(shown(2.25), Formula.easeIn(0.25), .absolute(4e-6)))
    #expect(isClose(shown(3 - 1e-9), 1, .absolute(1e-6)))
    #expect(shown.corners(before: 9) == [1, 2])
  }

  @Test func repeatDurationDecidesOverTheCount() {
    let shown = Self.shown {
      $0.duration = 1
      $0.repeatCount = 7
      $0.repeatDuration = 2.5
    }
    #expect(shown.duration == 2.5)
    #expect(isClose(shown(2.4), 0.4, .absolute(1e-12)))
  }

  @Test func speedShortensAndReverses() {
    let fast = Self.shown {
      $0.duration = 1
      $0.speed = 2
      $0.beginTime = 0.5
    }
    #expect(fast.duration == 1)
    #expect(isClose(fast(0.75), 0.5, .absolute(1e-12)))
    let backwards = Self.shown(.easeIn) {
      $0.duration = 1
      $0.speed = -1
    }
    #expect(backwards(0) == 1)
    for time in [0.1, 0.4, 0.9] {
      #expect(isClose(backwards(time), Formula.easeIn(1 - time), .absolute(4e-6)))
    }
    #expect(isClose(backwards.velocity(0.5), -1.113_9, .absolute(0.2)))
    #expect(backwards.duration == 1)
  }

  /// The part of the cycle that was skipped at the beginning follows at the end.
  @Test func offsetTurnsTheCycle() {
    let shown = Self.shown(.easeOut) {
      $0.duration = 2
      $0.timeOffset = 0.5
    }
    #expect(shown.duration == 2)
    #expect(isClose(shown(0), Formula.easeOut(0.25), .absolute(4e-6)))
    #expect(isClose(shown(1), Formula.easeOut(0.75), .absolute(4e-6)))
    #expect(isClose(shown(1.75), Formula.easeOut(0.125), .absolute(4e-6)))
    #expect(shown.corners(before: 9) == [1.5])
  }

  @Test func stoppedTimeStaysAtItsOffset() {
    let shown = Self.shown {
      $0.duration = 2
      $0.timeOffset = 0.5
      $0.speed = 0
    }
    #expect(shown.duration == .infinity)
    #expect(shown(0) == 0.25)
    #expect(shown(100) == 0.25)
    #expect(shown.velocity(3) == 0)
  }

  /// SwiftUI rounds cycles up to frames, Core Animation does not.
  @Test func cyclesAreExactOnFrames() {
    let animation = UIView.animate(withDuration: 0.25, options: [.repeat, .curveLinear])
    var context = AnimationContext<Double>()
    for frame in 0..<300 {
      let time = Double(frame) / 60
      let value = animation.animate(value: 1, time: time, context: &context)
      let cycle = frame.isMultiple(of: 15) && frame > 0 ? 0.25 : Double(frame % 15) / 60
      #expect(isClose(value, cycle / 0.25, .absolute(1e-9)), "frame \(frame)")
    }
  }

  @Test func hugeCountsAreEndless() {
    let shown = Self.shown {
      $0.duration = 1
      $0.repeatCount = Double(Float.greatestFiniteMagnitude)
    }
    #expect(shown.duration == .infinity)
  }

  @Test(arguments: [0.0, 0.3, 0.5, 0.9, 1.0, 1.3])
  func springRunsBackwardsInTime(time: Double) {
    var timing = CAMediaTiming(duration: 0.75, autoreverses: true)
    timing.repeatCount = .infinity
    let shown = ShownMotion(
      timing.animation(of: CASpringAnimation(mass: 1, stiffness: 180, damping: 12)))
    let inside = time <= 0.75 ? time : 1.5 - time
    let expected = Formula.oscillator(stiffness: 180, damping: 12, at: inside)
    #expect(isClose(shown(time), expected, .absolute(1e-9)))
    #expect(isClose(shown(time + 3), expected, .absolute(1e-9)))
  }

  /// Core Animation does not know how long a spring takes unless code sets it.
  @Test func springWithoutADurationIsCutOffEarly() {
    let spring = CASpringAnimation(keyPath: "position.x")
    #expect(ShownMotion(CAMediaTiming().animation(of: spring)).duration == 0.25)
    let settled = CAMediaTiming(duration: spring.settlingDuration)
    #expect(settled.animation(of: spring) == Animation(spring))
  }
}
