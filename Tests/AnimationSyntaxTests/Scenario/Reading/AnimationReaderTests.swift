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
    var scenario = ScenarioScript()
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

  @Test(
    "They are those that the file declares, too",
    arguments: [
      ".stairs(4)", "Animation.stairs(4)", "Animation(Stairs(count: 4))", "stairs",
      ".linear.cut(4)",
    ])
  func ownAnimations(text: String) throws {
    let head = """
      struct Stairs: CustomAnimation {
        var count: Double
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
          time < 0.5 ? value.scaled(by: floor(time * 2 * count) / count) : nil
        }
      }
      extension Animation {
        static func stairs(_ count: Double) -> Animation { Animation(Stairs(count: count)) }
        func cut(_ count: Double) -> Animation { Animation(Stairs(count: count)) }
      }
      let stairs = Animation.stairs(4)

      """
    let rows = try rows(text, head)
    #expect(rows.first?.animation == text)
    for row in rows {
      let expected = row.time < 0.5 ? (row.time * 8).rounded(.down) / 4 : 1
      #expect(row.value == expected, "at \(row.time)")
    }
    let chosen = try ScenarioText.rows(
      head + """
        @State var a = 0.0
        @State var isOn = false
        a.animation(isOn ? .stairs(2) : .linear, value: isOn)
        at(0) { a = 1; isOn = true }
        run(until: 1)
        """)
    #expect(chosen.first { $0.attribute == "a" && $0.time == 0.25 }?.value == 0.5)
    #expect(chosen.first { $0.attribute == "a" && $0.time == 0.2 }?.value == 0)
  }

  @Test("A name that the file does not declare has the nearest one")
  func unknownOwnAnimations() {
    let head = "extension Animation { static var stairs: Animation { .linear } }\n"
    #expect(throws: (any Error).self) { try rows(".snapy", head) }
    #expect {
      try rows(".snapy", head)
    } throws: { error in
      "\(error)".contains("snappy")
    }
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
    // Frame 15 is the last one before the pause, and has the values of frame 30.
    #expect(Array(paused[0...15]) == Array(ordinary[0...15]))
    for frame in 15...30 { #expect(paused[frame] == ordinary[15]) }
    for frame in 31...60 {
      #expect(abs((paused[frame] ?? 0) - (ordinary[frame - 15] ?? 0)) < 1e-9)
    }
  }
}
