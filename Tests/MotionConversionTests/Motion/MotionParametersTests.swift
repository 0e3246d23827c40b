import AnimationModel
import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct MotionParametersTests {
  struct Chain: Sendable {
    let text: String
    let speed: Double
    let delay: Double
    let cycleDelay: Double
    let count: Int?

    init(
      _ text: String, speed: Double, delay: Double, cycleDelay: Double = 0, count: Int? = nil
    ) {
      self.text = text
      self.speed = speed
      self.delay = delay
      self.cycleDelay = cycleDelay
      self.count = count
    }
  }

  /// Computed by hand: each delay is divided by the product of the speeds around it.
  static let chains = [
    Chain(".easeIn(duration: 0.4).delay(0.3).speed(2)", speed: 2, delay: 0.15),
    Chain(".easeIn(duration: 0.4).speed(2).delay(0.3)", speed: 2, delay: 0.3),
    Chain(".easeIn(duration: 0.4).delay(0.3).speed(0.5)", speed: 0.5, delay: 0.6),
    Chain(".linear(duration: 1).delay(0.6).speed(3).delay(0.1).speed(2)", speed: 6, delay: 0.15),
    Chain(
      ".linear(duration: 1).delay(0.2).repeatCount(3).delay(0.1).speed(4)", speed: 4, delay: 0.025,
      cycleDelay: 0.05, count: 3),
    Chain(
      ".easeOut(duration: 1).delay(0.2).speed(2).repeatCount(4, autoreverses: false)", speed: 2,
      delay: 0, cycleDelay: 0.1, count: 4),
    Chain(".bouncy.delay(1).speed(4)", speed: 4, delay: 0.25),
    Chain(
      ".interpolatingSpring(stiffness: 120, damping: 14).delay(0.4).speed(2).delay(-0.1)", speed: 2,
      delay: 0.1),
    Chain("css:300ms ease 100ms", speed: 1, delay: 0.1),
    Chain(".bouncy.repeatCount(1).delay(0.2)", speed: 1, delay: 0.2),
  ]

  @Test(arguments: chains)
  func modifiersAreTakenApart(chain: Chain) throws {
    let parts = try parameters(chain.text)
    #expect((parts.speed - chain.speed).magnitude < 1e-12)
    #expect((parts.delay - chain.delay).magnitude < 1e-12)
    #expect((parts.cycleDelay - chain.cycleDelay).magnitude < 1e-12)
    #expect(parts.repetition?.count == chain.count)
  }

  /// The parts put together are the motion itself, which the model plays modifier by modifier.
  @Test(arguments: chains)
  func togetherTheyAreTheMotion(chain: Chain) throws {
    guard case .animation(let animation) = try SpringFamilies.subject(chain.text) else {
      throw NotThatKind()
    }
    let parts = try parameters(chain.text)
    let motion = animation.motion(of: MotionRequest(value: 1.0))
    let cycle = parts.cycleDelay + parts.played.duration
    let count = parts.repetition?.count ?? 1
    let end = parts.delay + cycle * Double(count)
    #expect((motion.duration - end).magnitude < 1e-9)
    for index in 0..<600 {
      let time = end * (Double(index) + 0.5) / 600
      let running = max(time - parts.delay, 0)
      let number = Int(running / cycle)
      let inCycle = running - Double(number) * cycle
      let value = parts.played.value(max(inCycle - parts.cycleDelay, 0))
      let isBack = parts.repetition?.autoreverses == true && !number.isMultiple(of: 2)
      let expected = motion.state(time, .shown).value
      #expect(((isBack ? 1 - value : value) - expected).magnitude < 1e-5, "at \(time)")
    }
  }

  @Test(arguments: [
    (".bouncy.speed(0)", "speed of 0 or less"), (".bouncy.speed(-1)", "speed of 0 or less"),
    (".bouncy.repeatCount(2).repeatCount(3)", "one repetition inside another"),
    (".linear.delay(2000000000)", "its delay is 2e9 s"),
    (".linear.delay(2000000000).repeatCount(2)", "its delay is 2e9 s"),
    (".linear(duration: 2000000000)", "its duration is 2e9 s"),
  ])
  func whatHasNoPartsIsRefused(text: String, words: String) throws {
    let problem = #expect(throws: ConversionProblem.self) { try parameters(text) }
    #expect(problem?.reason.contains(words) == true, "\(problem?.reason ?? "")")
  }

  @Test func aSystemsLimitIsNoParameter() throws {
    let problem = #expect(throws: ConversionProblem.self) {
      try MotionParameters(.animation(Animation.bouncy.capped(at: 0.2).speed(2)), for: .motion)
    }
    #expect(problem?.reason == "a custom animation cannot be converted")
  }

  @Test(arguments: [
    (".bouncy.logicallyComplete(after: 0.1)", ConversionTarget.motion, true),
    (".bouncy.logicallyComplete(after: 0.1)", .swiftUI, false), (".bouncy", .motion, false),
  ])
  func theLogicalCompletionIsOnlySwiftUIs(
    text: String, target: ConversionTarget, isLost: Bool
  ) throws {
    let remarks = try parameters(text, for: target).remarks
    #expect(remarks.contains { $0.hasPrefix("the logical completion is lost") } == isLost)
  }

  @Test func theIdealOfAFluidSpringIsItsClosedSolution() throws {
    let ideal = try #require(try parameters(".bouncy.speed(2)").ideal)
    let spring = Spring(duration: 0.25, bounce: 0.3)
    for time in [0.05, 0.2, 0.4] {
      #expect((ideal.value(time) - spring.value(target: 1.0, time: time)).magnitude < 1e-12)
    }
    #expect(try parameters(".interpolatingSpring").ideal == nil)
    #expect(try parameters(".linear").ideal == nil)
  }
}
