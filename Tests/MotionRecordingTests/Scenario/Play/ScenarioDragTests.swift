import AnimationModel
import MotionRecording
import TestSupport
import Testing

@Suite("Scenario runner: drags")
struct ScenarioDragTests {
  @Test("a drag that is followed for its velocity jumps, and nothing is removed after it")
  func eventsOfADrag() throws {
    var scenario = ScenarioScript()
    scenario.states = [.init("offset", .number(0))]
    scenario.attributes = [.init("offset")]
    scenario.events = ScenarioScript.drag(
      "offset", samples: [(0, .number(0)), (0.1, .number(10)), (0.2, .number(30))], animation: nil)
    var left: [String] = []
    try ScenarioRunner(scenario).run { if !$0.event.isEmpty { left.append($0.event) } }
    #expect(left == ["jump", "jump"])
    scenario.events.append(
      .init(at: 0.3, [.animated(with: .init("spring", .spring), [.set("offset", .number(0))])]))
    var events: [String] = []
    try ScenarioRunner(scenario).run { if !$0.event.isEmpty { events.append($0.event) } }
    #expect(events == ["jump", "jump", "merge", "logicallyComplete", "removed"])
  }

  @Test("a drag without animation shows its samples, and the spring after it has their velocity")
  func drag() throws {
    var scenario = ScenarioScript(numbers: ["x"], [])
    let samples = (0...10).map { index in
      (time: Double(index) / 60, value: AttributeValue.number(Double(index) * 5))
    }
    scenario.events =
      ScenarioScript.drag("x", samples: samples)
      + [.init(at: 11.0 / 60, [.animated(with: .smooth, [.set("x", 60)])])]
    let rows = try scenario.rows()
    for index in 0...10 { #expect(rows[index].value == Double(index) * 5) }
    #expect(rows[11].value == 50)
    // 300 points per second, less a frame's decay.
    #expect(isClose(rows[11].velocity, 300 * 0.967, .absolute(1)))
    #expect(rows[11].event == "merge")
    #expect(rows[1].event == "jump")
    #expect(rows[2].event == "jump")
  }

  @Test("a drag with an interactive spring follows the finger and keeps its velocity")
  func springDrag() throws {
    var scenario = ScenarioScript(numbers: ["x"], [])
    let samples = (0...10).map { index in
      (time: Double(index) / 60, value: AttributeValue.number(Double(index) * 5))
    }
    scenario.events =
      ScenarioScript.drag(
        "x", samples: samples, animation: NamedAnimation("finger", .interactiveSpring))
      + [.init(at: 11.0 / 60, [.animated(with: .smooth, [.set("x", 60)])])]
    for clock in ScenarioRunnerTests.clocks {
      let rows = try scenario.rows(clock)
      let value = try #require(rows[10].value)
      #expect(value > 20 && value < 50)
      let before = try #require(rows[10].velocity)
      let after = try #require(rows[11].velocity)
      #expect((after - before).magnitude < 60)
    }
  }
}
