import AnimationModel
import MotionRecording
import TestSupport
import Testing

@Suite("Scenario runner: traces")
struct ScenarioTraceTests {
  @Test("the figure of a counter has a step wherever the number passes a whole one")
  func traceOfACounter() throws {
    var scenario = ScenarioScript()
    scenario.states = [.init("count", .number(0.25))]
    scenario.attributes = [
      .init("counter", display: { $0.rounded(.down) }, { .number($0.number("count")) })
    ]
    scenario.events = [
      .init(
        at: 0.5,
        [.animated(with: .init("ramp", .linear(duration: 2)), [.set("count", .number(4.25))])]),
      .init(at: 3, [.set("count", .number(9.5))]),
    ]
    let recording = try #require(ScenarioRunner(scenario).trace().attributes.first?.recording)
    // 0.25 + 2 (t − 0.5) passes 1, 2, 3 and 4; the write without animation jumps to 9.5.
    let steps: [(Double, Double)] = [(0.875, 1), (1.375, 2), (1.875, 3), (2.375, 4), (3, 9)]
    #expect(recording.values.first == 0 && recording.start == 0)
    var found: [(Double, Double)] = []
    for index in recording.values.indices.dropFirst()
    where recording.values[index] != recording.values[index - 1] {
      #expect(recording.times[index] == recording.times[index - 1])
      found.append((recording.times[index], recording.values[index]))
    }
    #expect(found.map(\.1) == steps.map(\.1))
    for (step, expected) in zip(found, steps) {
      #expect(abs(step.0 - expected.0) < 1e-4)
    }
  }

  @Test("a trace has corners and jumps twice, and agrees with the rows")
  func traces() throws {
    var scenario = ScenarioScript(
      numbers: ["x", "y"],
      [
        .init(at: 0, [.animated(with: .linear(1), [.set("x", 100)])]),
        .init(at: 0.405, [.set("x", 150)]),
        .init(at: 0.6, [.animated(with: .bouncy, [.set("x", 0), .set("y", 10)])]),
      ])
    scenario.attributes.append(.init("step") { .integer(Int($0.number("y"))) })
    let trace = try ScenarioRunner(scenario).trace()
    #expect(trace.attributes.map(\.recording.name) == ["x", "y", "step"])
    let recording = try #require(trace.attributes.first?.recording)
    let jump = recording.times.indices.filter { recording.times[$0] == 0.405 }
    #expect(jump.count == 2)
    #expect(
      isClose(
        recording.values[jump[1]] - recording.values[jump[0]], 50, .absolute(1e-6)))
    #expect(recording.values.last == 0)
    #expect(trace.attributes[2].recording.values == [0, 0, 0, 10, 10])
    #expect(trace.attributes[1].targets.map(\.value) == [0, 10])
    #expect(trace.attributes[1].targets.map(\.time) == [0, 0.6])
  }

  @Test("a trace has few samples where nothing happens")
  func quietTime() throws {
    // With a sample each sixtieth of a second these would be 360,000.
    var scenario = ScenarioScript(
      numbers: ["x"],
      [
        .init(at: 0.25, [.animated(with: .bouncy, [.set("x", 1)])]),
        .init(at: 4000, [.animated(with: .ease, [.set("x", 0)])]),
      ], end: 6000)
    let trace = try ScenarioRunner(scenario).trace()
    #expect(trace.attributes[0].recording.times.count < 36_000)
    let events = trace.attributes[0].recording.events
    #expect(
      events.map(\.kind) == [
        .start, .logicallyComplete, .removed, .start, .removed, .logicallyComplete,
      ])
    #expect(events[3].time == 4000)
    #expect(isClose(events[5].time, 4000.35, .absolute(1e-9)))
    #expect(trace.attributes[0].recording.times.last == 6000)
    // Without an end, the scenario is over in the first row after the last animation.
    scenario.end = nil
    let whole = try ScenarioRunner(scenario).trace()
    let end = try #require(whole.attributes[0].recording.times.last)
    #expect(end >= 4000.35 && end < 4000.35 + 2.0 / 60)
  }
}
