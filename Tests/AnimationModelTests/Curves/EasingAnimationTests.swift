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
}
