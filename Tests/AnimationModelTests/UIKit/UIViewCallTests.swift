import AnimationModel
import TestSupport
import Testing

private typealias Formula = IndependentFormulas

/// Tests of the motions of UIKit calls, against formulas that share no code with the model.
@Suite struct UIViewCallTests {
  struct Call: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let animation: Animation
    let duration: Double
    let value: @Sendable (Double) -> Double
  }

  static let calls: [Call] = [
    Call(
      testDescription: "withDuration: 0.3", animation: UIView.animate(withDuration: 0.3),
      duration: 0.3
    ) { Formula.easeInOut($0 / 0.3) },
    Call(
      testDescription: "delay and ease-out",
      animation: UIView.animate(withDuration: 0.75, delay: 0.1, options: .curveEaseOut),
      duration: 0.85
    ) { $0 <= 0.1 ? 0 : Formula.easeOut(($0 - 0.1) / 0.75) },
    Call(
      testDescription: "ease-in that reverses runs its time backwards",
      animation: UIView.animate(withDuration: 0.4, options: [.curveEaseIn, .autoreverse]),
      duration: 0.8
    ) { Formula.easeIn($0 <= 0.4 ? $0 / 0.4 : (0.8 - $0) / 0.4) },
    Call(
      testDescription: "ease-in-out there and back without end",
      animation: UIView.animate(
        withDuration: 0.4, delay: 0.15, options: [.curveEaseInOut, .autoreverse, .repeat]),
      duration: .infinity
    ) { time in
      let cycle = max(time - 0.15, 0).truncatingRemainder(dividingBy: 0.8)
      return Formula.easeInOut((cycle <= 0.4 ? cycle : 0.8 - cycle) / 0.4)
    },
    Call(
      testDescription: "linear without end",
      animation: UIView.animate(withDuration: 2, options: [.repeat, .curveLinear]),
      duration: .infinity
    ) { $0.truncatingRemainder(dividingBy: 2) / 2 },
    Call(
      testDescription: "spring of a damping ratio",
      animation: UIView.animate(
        withDuration: 0.5, delay: 0.2, usingSpringWithDamping: 0.7, initialSpringVelocity: 0),
      duration: 0.7
    ) { time in
      let frequency = Formula.frequency(duration: 0.5, dampingRatio: 0.7)
      return Formula.oscillator(
        stiffness: frequency * frequency, damping: 2 * 0.7 * frequency, at: max(time - 0.2, 0))
    },
    Call(
      testDescription: "critical spring",
      animation: UIView.animate(
        withDuration: 0.4, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: .curveEaseOut),
      duration: 0.4
    ) { time in
      let frequency = Formula.frequency(duration: 0.4, dampingRatio: 1)
      return Formula.oscillator(
        stiffness: frequency * frequency, damping: 2 * frequency, at: time)
    },
    Call(
      testDescription: "spring that reverses",
      animation: UIView.animate(
        withDuration: 0.5, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
        options: .autoreverse),
      duration: 1
    ) { time in
      let frequency = Formula.frequency(duration: 0.5, dampingRatio: 0.5)
      return Formula.oscillator(
        stiffness: frequency * frequency, damping: frequency,
        at: time <= 0.5 ? time : 1 - time)
    },
    Call(
      testDescription: "spring of duration and bounce, with a velocity",
      animation: UIView.animate(springDuration: 0.5, bounce: 0.3, initialSpringVelocity: 2),
      duration: Formula.settling(decay: 0.7 * 4 * .pi, ratio: 0.7, velocity: 2)
    ) { time in
      let frequency = 4 * Double.pi
      return Formula.oscillator(
        stiffness: frequency * frequency, damping: 1.4 * frequency, velocity: 2, at: time)
    },
    Call(
      testDescription: "transition",
      animation: UIView.transition(duration: 0.3, options: .transitionCrossDissolve),
      duration: 0.3
    ) { Formula.easeInOut($0 / 0.3) },
    Call(
      testDescription: "property animator with a curve",
      animation: UIViewPropertyAnimator(duration: 0.6, curve: .easeIn).animation, duration: 0.6
    ) { Formula.easeIn($0 / 0.6) },
    Call(
      testDescription: "property animator with control points",
      animation: UIViewPropertyAnimator(
        duration: 0.6, controlPoint1: UnitPoint(x: 0.1, y: 0.5),
        controlPoint2: UnitPoint(x: 0.5, y: 1.2)
      ).animation,
      duration: 0.6
    ) { Formula.bezier(0.1, 0.5, 0.5, 1.2, at: $0 / 0.6) },
    Call(
      testDescription: "property animator with a damping ratio",
      animation: UIViewPropertyAnimator(duration: 0.9, dampingRatio: 0.4).animation, duration: 0.9
    ) { time in
      let frequency = Formula.frequency(duration: 0.9, dampingRatio: 0.4)
      return Formula.oscillator(
        stiffness: frequency * frequency, damping: 0.8 * frequency, at: time)
    },
    Call(
      testDescription: "property animator of duration 0 with a physical spring",
      animation: UIViewPropertyAnimator(
        duration: 0,
        timingParameters: UISpringTimingParameters(
          mass: 2, stiffness: 180, damping: 12, initialVelocity: 0.5)
      ).animation,
      duration: Formula.settling(decay: 3, ratio: 3 / 90.0.squareRoot(), velocity: 0.5)
    ) { Formula.oscillator(mass: 2, stiffness: 180, damping: 12, velocity: 0.5, at: $0) },
    Call(
      testDescription: "cubic parameters without arguments",
      animation: UIViewPropertyAnimator(
        duration: 1, timingParameters: UICubicTimingParameters()
      ).animation,
      duration: 1
    ) { Formula.systemDefault($0) },
    Call(
      testDescription: "running animator",
      animation: UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.2, delay: 0.3, options: [.curveLinear, .repeat]),
      duration: 0.5
    ) { max($0 - 0.3, 0) / 0.2 },
  ]

  @Test(arguments: calls)
  func playsItsFormula(_ call: Call) {
    let shown = ShownMotion(call.animation)
    #expect(
      shown.duration == call.duration || isClose(shown.duration, call.duration, .absolute(1e-3)))
    let end = min(shown.duration, 3)
    for index in 0..<200 {
      let time = end * Double(index) / 200
      #expect(isClose(shown(time), call.value(time), .absolute(4e-6)), "at \(time) s")
    }
    if shown.duration.isFinite { #expect(shown(shown.duration) == 1) }
  }

  /// On the frames of a display, the motion is the same as in continuous time.
  @Test(arguments: calls)
  func framesShowTheFormula(_ call: Call) {
    var context = AnimationContext<Double>()
    for frame in 0..<20 {
      let time = Double(frame) / 60
      guard let value = call.animation.animate(value: 100, time: time, context: &context) else {
        break
      }
      #expect(isClose(value, 100 * call.value(time), .absolute(4e-4)), "at \(time) s")
    }
  }

  @Test(arguments: [0, -1])
  func withoutADurationTheTargetIsShownAtOnce(duration: Double) {
    let animations = [
      UIView.animate(withDuration: duration, delay: 2, options: [.repeat, .autoreverse]),
      UIView.animate(
        withDuration: duration, delay: 2, usingSpringWithDamping: 0.5, initialSpringVelocity: 1),
      UIView.animate(springDuration: duration, bounce: 0.2),
      UIView.transition(duration: duration),
      UIViewPropertyAnimator(duration: duration, curve: .easeOut).animation,
      UIViewPropertyAnimator(duration: duration, dampingRatio: 0.5).animation,
    ]
    for animation in animations {
      let shown = ShownMotion(animation)
      #expect(shown.duration == 0)
      #expect(shown(0) == 1)
    }
  }

  @Test func animationOfSwiftUIIsPlayedAsItIs() {
    #expect(UIView.animate(.bouncy) == .bouncy)
    #expect(NSAnimationContext.animate(.smooth) == .smooth)
  }
}
