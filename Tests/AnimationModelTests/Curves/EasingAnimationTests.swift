import AnimationModel
import Testing

@Suite struct EasingAnimationTests {
  private static func animation(_ function: EasingFunction, _ duration: Double) -> Animation {
    Animation(EasingAnimation(function: function, duration: duration))
  }

  @Test func playsTheFunctionOverItsDuration() {
    var player = AnimationPlayer(Self.animation(.linear, 2), delta: 10.0)
    #expect(player.value(at: 0) == 0)
    #expect(player.value(at: 0.5) == 2.5)
    #expect(player.value(at: 2.0.nextDown) ?? 0 > 9.999)
  }

  @Test func isOverAtItsDurationAsInCSS() {
    var player = AnimationPlayer(Self.animation(.easeOut, 2), delta: 10.0)
    #expect(player.value(at: 2) == nil)
  }

  @Test(arguments: [0, -1, Double.nan])
  func endsAtOnceWithoutADuration(duration: Double) {
    var player = AnimationPlayer(Self.animation(.ease, duration), delta: 1.0)
    #expect(player.value(at: 0) == nil)
  }

  @Test func beforeItsStartItShowsTheStart() {
    var player = AnimationPlayer(Self.animation(.steps(4, .jumpStart), 1), delta: 1.0)
    #expect(player.value(at: -0.5) == 0.25)
    var plain = AnimationPlayer(Self.animation(.ease, 1), delta: 1.0)
    #expect(plain.value(at: -0.5) == 0)
  }

  @Test func slopeIsThatOfTheFunction() {
    let context = AnimationContext<Double>()
    let animation = Self.animation(.linear, 2)
    #expect(animation.slope(value: 10.0, time: 1, context: context) == 5)
    #expect(animation.slope(value: 10.0, time: 2, context: context) == 0)
  }

  struct Wait: Sendable {
    var function: EasingFunction
    var duration: Double
    var delay: Double
    var values: [(time: Double, value: Double)]
    var end: Double

    init(
      _ function: EasingFunction, _ duration: Double, _ delay: Double,
      _ values: [(Double, Double)], end: Double
    ) {
      self.function = function
      self.duration = duration
      self.delay = delay
      self.values = values.map { ($0.0, $0.1) }
      self.end = end
    }
  }

  /// css-easing-2, the before flag; css-transitions-1, the combined duration max(d, 0) + delay.
  static let waits: [Wait] = [
    // `visibility 0s linear 300ms`, and similar transitions
    Wait(.linear, 0, 1, [(0, 0), (0.5, 0), (0.999, 0)], end: 1),
    Wait(.ease, 0, 0.25, [(0, 0), (0.24, 0)], end: 0.25),
    Wait(.stepStart, 0.5, 0.25, [(0, 0), (0.2, 0), (0.25, 1), (0.5, 1)], end: 0.75),
    Wait(
      .steps(2, .jumpBoth), 0.5, 0.25, [(0, 0), (0.2, 0), (0.25, 1.0 / 3), (0.5, 2.0 / 3)],
      end: 0.75),
    Wait(.stepEnd, 0.5, 0.25, [(0, 0), (0.25, 0), (0.7, 0)], end: 0.75),
    // Only steps() uses the before flag.
    Wait(
      .linear([LinearStop(0.5), LinearStop(1)]), 1, 1, [(0, 0.5), (0.5, 0.5), (1, 0.5)], end: 2),
    // A negative delay skips part of the duration.
    Wait(.linear, 1, -0.5, [(0, 0.5)], end: 0.5),
    Wait(.ease, 0, -1, [], end: 0),
    Wait(.ease, 1, -2, [], end: 0),
  ]

  @Test(arguments: waits)
  func aDelayIsThatOfATransition(wait: Wait) {
    let animation = Self.animation(wait.function, wait.duration).delay(wait.delay)
    var player = AnimationPlayer(animation, delta: 1.0)
    let motion = animation.motion(of: MotionRequest(value: 1.0))
    #expect(motion.duration == wait.end)
    for (time, value) in wait.values {
      #expect(player.value(at: time) == value, "\(time) s")
      #expect(motion.state(time, .shown).value == value, "\(time) s, continuous")
    }
    #expect(player.value(at: wait.end) == nil)
    #expect(motion.state(wait.end, .shown).value == 1)
  }

  @Test func swiftUIsOwnDelayOfNothingIsOverAtOnce() {
    let animation = Animation.linear(duration: 0).delay(1)
    #expect(animation.motion(of: MotionRequest(value: 1.0)).duration == 0)
    var player = AnimationPlayer(animation, delta: 1.0)
    #expect(player.value(at: 0) == nil)
  }
}
