import AnimationSyntax
import MotionRecording
import Testing

@Suite("Animations in a scenario")
struct AnimationReaderTests {
  private func rows(_ animation: String, _ head: String = "") throws -> [AttributeRow] {
    try ScenarioText.rows(
      head + "@State var a = 0.0\nat(0) { withAnimation(\(animation)) { a = 1 } }\nrun(until: 1)")
  }

  @Test(
    "They are those of expressions, and are called what is written",
    arguments: [
      ".bouncy", "Animation.easeIn(duration: 1 / 2)", ".spring(duration: 0.4).delay(0.1).speed(2)",
      ".timingCurve(0.2, 0, 0.8, 1, duration: 0.5)", "bouncy", ".linear.repeatCount(2)",
      "(Animation.linear).delay(0.1)", "SwiftUI.Animation.bouncy",
    ])
  func expressions(text: String) throws {
    let rows = try rows(text)
    #expect(rows.first?.animation == text)
    let curves = try Expression.parse(text)
    guard case .animation(let animation) = try #require(curves.first).subject else {
      Issue.record("not an animation")
      return
    }
    var scenario = Scenario()
    scenario.states = [.init("a", .number(0))]
    scenario.attributes = [.init("a")]
    scenario.events = [
      .init(
        at: 0,
        [.animated(with: NamedAnimation(text, animation), [.set("a", .number(1))])])
    ]
    scenario.end = 1
    var expected: [AttributeRow] = []
    try ScenarioRunner(scenario).run { expected.append($0) }
    #expect(rows == expected)
  }

  @Test("A name stands for its animation, and for a part of another")
  func names() throws {
    let head = """
      let quick = Animation.spring(duration: 0.3)
      let late: Animation = quick.delay(0.1)

      """
    func values(_ animation: String) throws -> [Double?] { try rows(animation, head).map(\.value) }
    #expect(try values("quick") == values(".spring(duration: 0.3)"))
    #expect(try values("late.speed(2)") == values(".spring(duration: 0.3).delay(0.1).speed(2)"))
    #expect(try rows("late", head).first?.animation == "late")
  }

  @Test(
    "A pausable animation is written with the type or with a modifier, anywhere in a chain",
    arguments: [
      "Animation(PausableAnimation(base: .linear(duration: 0.5))).delay(0.1)",
      "Animation(PausableAnimation(.linear(duration: 0.5))).delay(0.1)",
      ".linear(duration: 0.5).pausable.delay(0.1)",
      "(Animation.linear(duration: 0.5).pausable).delay(0.1)",
      "base.pausable.delay(0.1)", "paused.delay(0.1)",
    ])
  func pausable(text: String) throws {
    let head = """
      let base = Animation.linear(duration: 0.5)
      let paused = base.pausable

      """
    let pause =
      "at(0.25) { environment.animationPaused = true }\nat(0.5) { environment.animationPaused = false }\n"
    let paused = try rows(text, head + pause).map(\.value)
    let ordinary = try rows(".linear(duration: 0.5).delay(0.1)").map(\.value)
    // Frame 15 is the last before the pause, and shows what frame 30 shows.
    #expect(Array(paused[0...15]) == Array(ordinary[0...15]))
    for frame in 15...30 { #expect(paused[frame] == ordinary[15]) }
    for frame in 31...60 {
      #expect(abs((paused[frame] ?? 0) - (ordinary[frame - 15] ?? 0)) < 1e-9)
    }
  }
}
