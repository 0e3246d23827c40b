import AnimationModel
import MotionRecording
import RecordingFormats
import TestSupport
import Testing

/// Tests of views that come again while they go, or go while they come.
@Suite("Interrupted transitions")
struct ScenarioViewInterruptionTests {
  static let clocks: [Clock] = [.frames(rate: 60), .continuous]

  private func scenario(
    _ transition: AnyTransition, _ animation: NamedAnimation?, isPresent: Bool = true,
    at times: [(Double, ScriptAction)]
  ) -> ScenarioScript {
    var scenario = ScenarioScript()
    scenario.views = [
      .init(
        "card", transition: transition, size: ViewSize(width: 50, height: 30), isPresent: isPresent)
    ]
    scenario.events = times.map { .init(at: $0.0, [.animated(with: animation, [$0.1])]) }
    return scenario
  }

  /// A number that is sent away and back moves in the same way.
  @Test("a view that comes again goes back as any number does", arguments: clocks)
  func reinsertion(clock: Clock) throws {
    for animation in [NamedAnimation.bouncy, .ease, .linear(1)] {
      let view = scenario(
        .slide, animation, at: [(0, .disappear("card")), (0.2, .appear("card"))])
      let number = ScenarioScript(
        numbers: ["x"],
        [
          .init(at: 0, [.animated(with: animation, [.set("x", 50)])]),
          .init(at: 0.2, [.animated(with: animation, [.set("x", 0)])]),
        ])
      let rows = try view.rows(clock)
      let expected = try number.rows(clock)
      let shown = rows.filter { $0.attribute == "card.offset.x" }
      #expect(shown.map(\.value) == expected.map(\.value))
      #expect(shown.map(\.velocity) == expected.map(\.velocity))
      #expect(shown.map(\.event) == expected.map(\.event))
      let words = rows.filter(\.attribute.isEmpty).map(\.event)
      #expect(words == ["disappear:card", "appear:card"])
    }
  }

  @Test("a spring keeps its velocity when the view comes again", arguments: clocks)
  func velocity(clock: Clock) throws {
    let rows = try scenario(
      .slide, .bouncy, at: [(0, .disappear("card")), (0.2, .appear("card"))]
    ).rows(clock).filter { $0.attribute == "card.offset.x" }
    let cut = try #require(rows.first { $0.event.contains("merge") })
    #expect(cut.time == 0.2)
    #expect(try #require(cut.velocity) > 50)
    #expect(try #require(cut.value) > 25)
    #expect(rows.last?.value == 0)
  }

  @Test("a view that goes while it comes turns around, and is gone in the end", arguments: clocks)
  func removalWhileComing(clock: Clock) throws {
    let rows = try scenario(
      .opacity, .bouncy, isPresent: false, at: [(0, .appear("card")), (0.1, .disappear("card"))]
    ).rows(clock)
    let shown = rows.filter { $0.attribute == "card.opacity" }
    let peak = try #require(shown.compactMap(\.value).max())
    #expect(peak > 0.3 && peak < 0.9)
    #expect(shown.last?.value == 0)
    #expect(rows.filter(\.attribute.isEmpty).last?.event == "removed:card")
  }

  /// The transition of the insertion goes on while that of the removal begins.
  @Test("an asymmetric transition that is interrupted has both parts under way", arguments: clocks)
  func asymmetric(clock: Clock) throws {
    let rows = try scenario(
      .asymmetric(insertion: .opacity, removal: .slide), .linear(1), isPresent: false,
      at: [(0, .appear("card")), (0.5, .disappear("card"))]
    ).rows(clock)
    let opacity = rows.filter { $0.attribute == "card.opacity" }
    let offset = rows.filter { $0.attribute == "card.offset.x" }
    #expect(isClose(opacity[45].value, 0.75, .absolute(1e-9)))
    #expect(isClose(offset[45].value, 12.5, .absolute(1e-9)))
    #expect(offset.last?.value == 50)
  }

  @Test("a view that has gone comes anew, whatever has been", arguments: clocks)
  func again(clock: Clock) throws {
    let events = [
      (0.0, ScriptAction.appear("card")), (0.5, .disappear("card")), (1, .appear("card")),
    ]
    let view = scenario(.slide, .linear(0.2), isPresent: false, at: events)
    let rows = try view.rows(clock).filter { $0.attribute == "card.offset.x" }
    let first = rows.filter { $0.time < 0.4 }.map(\.value)
    let second = rows.filter { $0.time >= 1 }.map(\.value)
    #expect(Array(first.prefix(second.count)) == second)
    #expect(!rows.contains { $0.time > 0.75 && $0.time < 1 })
    let recordings = try ScenarioRunner(view, clock: clock).record().attributes
    #expect(recordings.map(\.recording.name) == ["card.offset.x", "card.offset.x"])
    #expect(recordings.map(\.recording.start) == [-50, -50])
    #expect(recordings.map { $0.recording.times.first } == [0, 1])
    #expect(recordings.flatMap(\.rows).map(\.value) == rows.map(\.value))
  }

  @Test("a view called back in the instant in which it is gone comes anew", arguments: clocks)
  func atTheEnd(clock: Clock) throws {
    var scenario = scenario(.slide, nil, at: [])
    scenario.events = [
      .init(
        at: 0,
        [
          .animated(
            with: .linear(0.25), [.disappear("card")],
            completions: [
              .init(
                criteria: .removed, [.animated(with: .linear(0.25), [.appear("card")])])
            ])
        ])
    ]
    let rows = try scenario.rows(clock)
    #expect(
      rows.filter(\.attribute.isEmpty).map(\.event) == [
        "disappear:card", "removed:card+appear:card",
      ])
    let shown = rows.filter { $0.attribute == "card.offset.x" }
    let turn = try #require(shown.firstIndex { ($0.value ?? 0) < 0 })
    #expect(isClose(shown[turn].value, -50, .absolute(4)))
    #expect(shown.last?.value == 0)
  }

  @Test("completions wait for the animations of a view", arguments: clocks)
  func completions(clock: Clock) throws {
    var scenario = scenario(.push(from: .top), nil, at: [])
    scenario.events = [
      .init(
        at: 0, [.animated(.linear(0.5), [.disappear("card")], criteria: .removed, log: "gone")]),
      .init(at: 1, [.animated(.linear(0.5), [.disappear("card")], log: "nothing")]),
    ]
    let words = try scenario.rows(clock).filter(\.attribute.isEmpty)
    #expect(
      words.map(\.event) == ["disappear:card", "removed:card+log:gone", "log:nothing"])
    #expect(isClose(words[1].time, 0.5, .absolute(0.02)))
    #expect(words[2].time == 1)
  }

  /// A completion that waits for a view's insertion runs even if the view is removed earlier.
  @Test("who waits for the coming of a view is told when it is gone before that", arguments: clocks)
  func abandoned(clock: Clock) throws {
    var scenario = scenario(
      .asymmetric(insertion: .opacity, removal: .slide), nil, isPresent: false, at: [])
    for going in [NamedAnimation.linear(0.1), nil] {
      scenario.events = [
        .init(at: 0, [.animated(.linear(5), [.appear("card")], log: "there")]),
        .init(at: 0.5, [.animated(with: going, [.disappear("card")])]),
      ]
      let rows = try scenario.rows(clock)
      let words = rows.filter(\.attribute.isEmpty).flatMap { $0.event.split(separator: "+") }
      #expect(words == ["appear:card", "disappear:card", "removed:card", "log:there"])
      #expect(try #require(rows.last?.time) < 0.65)
    }
  }

  @Test("a trace lies between coming and being gone, and agrees with the rows")
  func traces() throws {
    let view = scenario(
      .push(from: .leading).combined(with: .opacity), .bouncy, isPresent: false,
      at: [(0.2, .appear("card")), (0.5, .disappear("card")), (3, .appear("card"))])
    let traces = try ScenarioRunner(view).trace()
    #expect(
      traces.attributes.map(\.recording.name)
        == ["card.opacity", "card.offset.x", "card.opacity", "card.offset.x"])
    #expect(
      traces.events.map { EventText.text(of: $0.value) } == [
        "appear:card", "disappear:card", "removed:card", "appear:card",
      ])
    let rows = try view.rows(.continuous)
    for trace in traces.attributes.prefix(2) {
      let recording = trace.recording
      #expect(recording.times.first == 0.2)
      #expect(recording.times.last == traces.events[2].time)
      #expect(recording.values.last == trace.targets.last?.value)
      var checked = 0
      for row in rows where row.attribute == recording.name && row.time < 3 {
        guard let index = recording.times.lastIndex(where: { $0 <= row.time }),
          index + 1 < recording.count, recording.times[index + 1] > recording.times[index]
        else { continue }
        let span = recording.times[index + 1] - recording.times[index]
        let part = (row.time - recording.times[index]) / span
        let line =
          recording.values[index] * (1 - part) + recording.values[index + 1] * part
        let sag = span * span * (recording.accelerations[index].magnitude / 4 + 1)
        #expect(isClose(row.value, line, .absolute(sag + 1e-4 * 50)))
        checked += 1
      }
      #expect(checked > 20)
    }
    #expect(traces.attributes.suffix(2).map { $0.recording.times.first } == [3, 3])
  }

  @Test("a view that only stands is traced while it stands")
  func stillTrace() throws {
    let view = scenario(
      .opacity, nil, isPresent: false, at: [(0.5, .appear("card")), (1, .disappear("card"))])
    let trace = try #require(try ScenarioRunner(view).trace().attributes.first)
    #expect(Set(trace.recording.values) == [1])
    #expect(trace.recording.times.first == 0.5)
    #expect(trace.recording.times.last == 1)
  }
}
