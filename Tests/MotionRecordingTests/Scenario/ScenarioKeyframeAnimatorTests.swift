import AnimationModel
import MotionRecording
import TestSupport
import Testing

/// Keyframe reference, section 5.
@Suite("Keyframe animators")
struct ScenarioKeyframeAnimatorTests {
  static let clocks: [Clock] = [.frames(rate: 60), .continuous]

  private func vector(_ numbers: Double...) -> DynamicVector { DynamicVector(numbers) }

  private func scenario(
    _ tracks: [KeyframedNumbers], triggers: [Double] = [], repeats: Bool = false,
    end: Double? = nil
  ) -> ScenarioScript {
    var scenario = ScenarioScript()
    scenario.states = [.init("taps", .integer(0)), .init("isOn", .boolean(true))]
    scenario.keyframeAnimators = [
      repeats
        ? .init(tracks, repeating: { .boolean($0.isTrue("isOn")) })
        : .init(tracks, trigger: { $0["taps"] ?? .integer(0) })
    ]
    scenario.events = triggers.enumerated().map { index, time in
      .init(
        at: time,
        [repeats ? .set("isOn", .boolean(index % 2 == 1)) : .set("taps", .integer(index + 1))])
    }
    scenario.end = end
    return scenario
  }

  /// Linear to 10 in 0.25 s, then to 20 in 0.25 s.
  private var line: KeyframedNumbers {
    .init(
      ["y"], initialValue: vector(0),
      keyframes: [
        .linear(to: vector(10), duration: 0.25), .linear(to: vector(20), duration: 0.25),
      ])
  }

  @Test(
    "It waits for its trigger, runs once, stays, and begins at the start again", arguments: clocks)
  func runs(clock: Clock) throws {
    let rows = try scenario([line], triggers: [0.5, 2], end: 3).rows(clock)
    for row in rows {
      let elapsed = row.time < 0.5 ? 0 : row.time < 2 ? row.time - 0.5 : row.time - 2
      let isRunning = row.time >= 0.5 && elapsed < 0.5 - 1e-9
      #expect(isClose(row.value ?? .nan, min(elapsed, 0.5) * 40, .absolute(1e-9)))
      #expect(isClose(row.velocity ?? .nan, isRunning ? 40 : 0, .absolute(1e-9)))
      #expect(row.animation == (isRunning ? "keyframes" : ""))
      #expect(row.target == (row.time < 0.5 ? 0 : 20))
    }
    let events = rows.filter { !$0.event.isEmpty }
    #expect(events.map(\.event) == ["start", "removed", "start", "removed"])
    #expect(events.map(\.time) == [0.5, 1, 2, 2.5])
  }

  @Test(
    "A trigger on the way begins anew from there, and a spring or cubic with its velocity",
    arguments: clocks)
  func takesOver(clock: Clock) throws {
    let tracks: [KeyframedNumbers] = [
      .init(
        ["spring"], initialValue: vector(0), keyframes: [.spring(to: vector(100), duration: 0.5)]),
      .init(
        ["cubic"], initialValue: vector(0), keyframes: [.cubic(to: vector(100), duration: 0.5)]),
      .init(
        ["line"], initialValue: vector(0), keyframes: [.linear(to: vector(100), duration: 0.5)]),
    ]
    let alone = try scenario(tracks, triggers: [0], end: 0.25).rows(clock)
    let both = try scenario(tracks, triggers: [0, 0.25], end: 2).rows(clock)
    for name in ["spring", "cubic", "line"] {
      let before = try #require(alone.last { $0.attribute == name })
      let after = try #require(both.first { $0.attribute == name && $0.time == 0.25 })
      #expect(after.value == before.value && after.event == "merge")
      if name == "line" {
        #expect(isClose(after.velocity ?? .nan, 100, .absolute(1e-9)))
      } else {
        #expect(isClose(after.velocity ?? .nan, before.velocity ?? 0, .relative(1e-9)))
      }
      let last = try #require(both.last { $0.attribute == name && $0.event == "removed" })
      #expect(last.time == 0.75)
    }
  }

  @Test("A shorter track waits at its end for the longest one")
  func waits() throws {
    let short = KeyframedNumbers(
      ["x"], initialValue: vector(5), keyframes: [.linear(to: vector(6), duration: 0.1)])
    let rows = try scenario([line, short], triggers: [0]).rows()
    let waiting = rows.filter { $0.attribute == "x" && $0.time > 0.11 && $0.time < 0.5 }
    #expect(waiting.allSatisfy { $0.value == 6 && $0.velocity == 0 && $0.animation == "keyframes" })
    #expect(rows.filter { $0.event == "removed" }.map(\.attribute) == ["y", "x"])
  }

  @Test("Without a trigger it repeats: at a seam it is back at the start", arguments: clocks)
  func repeats(clock: Clock) throws {
    let rows = try scenario([line], repeats: true, end: 2).rows(clock)
    for row in rows {
      let pass = (row.time + 1e-9).truncatingRemainder(dividingBy: 0.5)
      #expect(isClose(row.value ?? .nan, pass * 40, .absolute(1e-6)))
      #expect(isClose(row.velocity ?? .nan, 40, .absolute(1e-9)))
    }
    #expect(rows.first?.event == "start" && rows.dropFirst().allSatisfy(\.event.isEmpty))
  }

  @Test(
    "While 'repeating' does not hold it stands still, and goes on from there", arguments: clocks)
  func pauses(clock: Clock) throws {
    let rows = try scenario([line], triggers: [0.25, 1], repeats: true, end: 1.25).rows(clock)
    for row in rows where row.time >= 0.25 && row.time < 1 {
      #expect(row.value == 10 && row.velocity == 0 && row.animation.isEmpty)
    }
    #expect(rows.filter { !$0.event.isEmpty }.map(\.event) == ["start", "removed", "start"])
    let later = try #require(rows.first { $0.time == 1.1 })
    #expect(isClose(later.value ?? .nan, 14, .absolute(1e-9)))
  }

  @Test("If it must not repeat at the start it shows the initial values until it may")
  func pausedAtStart() throws {
    var scenario = scenario([line], repeats: true, end: 1)
    scenario.states[1].value = .boolean(false)
    scenario.events = [.init(at: 0.5, [.set("isOn", .boolean(true))])]
    let rows = try scenario.rows()
    #expect(rows.filter { $0.time < 0.5 }.allSatisfy { $0.value == 0 && $0.velocity == 0 })
    #expect(rows.filter { !$0.event.isEmpty }.map(\.time) == [0.5])
    #expect(isClose(rows.last { $0.time < 0.76 }?.value ?? .nan, 10, .absolute(1e-6)))
  }

  @Test("Endless keyframes are followed for ten seconds")
  func endless() throws {
    #expect(try scenario([line], repeats: true).rows().last?.time == 10)
  }

  @Test("Transactions do not reach it")
  func transactions() throws {
    var scenario = scenario([line], end: 1)
    scenario.events = [
      .init(at: 0, [.animated(with: .bouncy, [.set("taps", .integer(1))])])
    ]
    let plain = try self.scenario([line], triggers: [0], end: 1).rows()
    #expect(try scenario.rows() == plain)
  }

  @Test("A trace has the rows' values, and two samples at a seam")
  func trace() throws {
    let scenario = scenario([line], triggers: [0.2, 0.3], repeats: true, end: 2)
    let trace = try #require(try ScenarioRunner(scenario).trace().attributes.first?.recording)
    for row in try scenario.rows(.continuous) {
      let index = try #require(trace.times.lastIndex { $0 <= row.time + 1e-9 })
      let value = trace.values[index] + trace.velocities[index] * (row.time - trace.times[index])
      #expect(isClose(value, row.value ?? .nan, .absolute(1e-6)))
    }
    let seam = trace.times.indices.dropFirst().filter {
      trace.times[$0] == trace.times[$0 - 1] && trace.values[$0] != trace.values[$0 - 1]
    }
    #expect(seam.map { trace.values[$0 - 1] } == [20, 20, 20])
    #expect(seam.allSatisfy { trace.values[$0] == 0 })
  }

  @Test("Keyframes of no duration are at their end at once")
  func instantaneous() throws {
    let move = KeyframedNumbers(
      ["y"], initialValue: vector(0), keyframes: [.move(to: vector(7))])
    for repeats in [false, true] {
      let rows = try scenario([move], triggers: repeats ? [] : [0], repeats: repeats, end: 0.1)
        .rows()
      #expect(rows.last?.value == 7 && rows.last?.velocity == 0)
    }
  }
}
