import AnimationModel
import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct OutlineReaderTests {
  private func outline(_ text: String, for target: ConversionTarget = .cssLinear) throws
    -> MotionOutline
  {
    try OutlineReader(target: target, precision: 1e-7).outline(of: SpringFamilies.subject(text))
  }

  @Test(arguments: SpringFamilies.fifty.filter { !$0.contains("delay") })
  func theOutlineIsTheMotion(text: String) throws {
    let outline = try outline(text)
    let value = try SpringFamilies.value(of: SpringFamilies.subject(text))
    for index in 0..<5000 {
      let time = outline.duration * Double(index) / 5000
      let piece = outline.pieces[outline.index(after: time)]
      #expect((piece.value(at: time) - value(time)).magnitude <= piece.slack + 1e-12)
    }
  }

  struct Chain: Sendable {
    let text: String
    let delay: Double
    let duration: Double
    let count: Int?

    init(_ text: String, delay: Double, duration: Double, count: Int? = nil) {
      self.text = text
      self.delay = delay
      self.duration = duration
      self.count = count
    }
  }

  /// Computed by hand: each delay is divided by the product of the speeds around it, and inside a repetition it is part
  /// of the cycle.
  static let chains = [
    Chain(".easeIn(duration: 0.4).delay(0.3).speed(2)", delay: 0.15, duration: 0.2),
    Chain(".easeIn(duration: 0.4).speed(2).delay(0.3)", delay: 0.3, duration: 0.2),
    Chain(".easeIn(duration: 0.4).delay(0.3).speed(0.5)", delay: 0.6, duration: 0.8),
    Chain(
      ".linear(duration: 1).delay(0.6).speed(3).delay(0.1).speed(2)", delay: 0.15,
      duration: 1.0 / 6),
    Chain(
      ".linear(duration: 1).delay(0.5).speed(2).repeatCount(3, autoreverses: false).delay(0.1).speed(4)",
      delay: 0.025, duration: 0.1875, count: 3),
    Chain(
      ".easeOut(duration: 1).delay(0.2).repeatCount(2).speed(2)", delay: 0, duration: 1.2),
    Chain("css:300ms steps(2, jump-both) 100ms", delay: 0, duration: 0.4),
    Chain("css:300ms ease 100ms", delay: 0.1, duration: 0.3),
  ]

  @Test(arguments: chains)
  func delaysAndDurationsAreDividedByTheSpeed(chain: Chain) throws {
    let outline = try outline(chain.text)
    #expect((outline.delay - chain.delay).magnitude < 1e-12)
    #expect((outline.duration - chain.duration).magnitude < 1e-12)
    #expect(outline.repetition?.count == chain.count)
  }

  /// The outline after its delay, cycle by cycle, is the motion itself, which the model plays modifier by modifier.
  @Test(arguments: chains)
  func theOutlineIsTheMotionWithItsModifiers(chain: Chain) throws {
    guard case .animation(let animation) = try SpringFamilies.subject(chain.text) else {
      throw NotThatKind()
    }
    let outline = try outline(chain.text)
    let motion = animation.motion(of: MotionRequest(value: 1.0))
    let end = outline.delay + outline.duration * Double(outline.repetition?.count ?? 1)
    #expect((motion.duration - end).magnitude < 1e-12)
    for index in 0..<1000 {
      let time = end * (Double(index) + 0.5) / 1000
      let running = max(time - outline.delay, 0)
      let inCycle = running - outline.duration * (running / outline.duration).rounded(.down)
      let expected = motion.state(time, .shown).value
      #expect((outline.value(at: inCycle) - expected).magnitude < 1e-5, "at \(time)")
    }
  }

  @Test(arguments: [
    (".easeInOut.repeatCount(3)", ConversionTarget.cssLinear, 3 as Int?, true),
    (".easeInOut.repeatCount(4)", .cssLinear, nil, false),
    (".easeIn.repeatCount(3)", .cssLinear, nil, false),
    (".easeInOut.repeatCount(3)", .svgSMIL, nil, false),
    (".easeIn.repeatCount(3, autoreverses: false)", .svgSMIL, 3, false),
    (".easeIn.repeatCount(3, autoreverses: false)", .lottie, nil, false),
  ])
  func cyclesAreCountedWhereTheTargetCanPlayThem(
    text: String, target: ConversionTarget, count: Int?, alternates: Bool
  ) throws {
    let outline = try outline(text, for: target)
    #expect(outline.repetition?.count == count)
    #expect((outline.repetition?.alternates ?? false) == alternates)
    // Without a count all cycles are one curve.
    #expect(count != nil || outline.duration > 1)
  }

  @Test func aSystemsLimitCutsTheOutlineOff() throws {
    let animation = Animation.linear(duration: 2).capped(at: 0.5)
    let outline = try OutlineReader(target: .gsap, precision: 1e-7).outline(
      of: .animation(animation))
    #expect(outline.duration == 0.5 && (outline.lastValue - 0.25).magnitude < 1e-12)
    #expect(outline.ending == "until SwiftUI removes the animation")
  }

  @Test(arguments: [
    (".linear.repeatForever().speed(2)", nil), (".linear.speed(0)", "speed of 0 or less"),
    (".linear.repeatForever().repeatCount(2)", "without end inside"),
    (".spring(bounce: 1).repeatForever().repeatCount(2)", "without end inside"),
    (".linear.repeatCount(400000)", "more than can be followed"),
    (".linear.speed(1e-300).speed(1e-300)", "longer than any number of seconds"),
  ])
  func whatNeverEndsIsRefused(text: String, words: String?) throws {
    do {
      _ = try outline(text, for: .lottie)
      #expect(words == nil)
    } catch let problem as ConversionProblem {
      #expect(problem.reason.contains(try #require(words)), "\(problem.reason)")
    }
  }
}
