import AnimationModel
import MotionRecording
import Testing

/// Semantics reference, section 18.
@Suite("Widgets and Live Activities")
struct PresentationTests {
  static let clocks: [Clock] = [.frames(rate: 60), .continuous]
  static let limited: [PresentationContext] = [.widget, .liveActivity]
  static let slow = NamedAnimation("slow", .default.speed(0.25).delay(0.5))

  // MARK: - The changes to an animation

  @Test("An app leaves everything as it is written")
  func app() {
    for isOld in [false, true] {
      let presentation = Presentation(.app, isBeforeAnimations: isOld)
      #expect(presentation.animation(of: Self.slow) == Self.slow)
      #expect(presentation.animation(of: nil as NamedAnimation?) == nil)
      #expect(presentation.animationOfUpdates == nil)
      #expect(presentation.subject(.animation(.bouncy)) == .animation(.bouncy))
    }
  }

  @Test("The name stays, a nil stays a jump, and updates have the default", arguments: limited)
  func limits(context: PresentationContext) {
    let presentation = Presentation(context)
    #expect(presentation.animation(of: Self.slow)?.name == "slow")
    #expect(presentation.animation(of: Self.slow) != Self.slow)
    #expect(presentation.animation(of: nil as NamedAnimation?) == nil)
    #expect(presentation.animationOfUpdates?.name == ".default")
    #expect(presentation.subject(.spring(.bouncy)) == .spring(.bouncy))
  }

  @Test("Before iOS 17 the system's animation, or none, takes the place of any")
  func old() {
    let activity = Presentation(.liveActivity, isBeforeAnimations: true)
    #expect(activity.animation(of: Self.slow) == Presentation.systemAnimation)
    #expect(activity.animation(of: nil as NamedAnimation?) == Presentation.systemAnimation)
    #expect(activity.animationOfUpdates == Presentation.systemAnimation)
    let widget = Presentation(.widget, isBeforeAnimations: true)
    #expect(widget.animation(of: Self.slow) == nil && widget.animationOfUpdates == nil)
  }

  // MARK: - Recordings

  static let subjects: [Subject] = [
    .animation(slow.animation), .animation(.linear(duration: 1).repeatForever()),
    .animation(.bouncy(duration: 3)), .animation(.bouncy), .animation(.easeInOut(duration: 2)),
    .animation(.linear(duration: 2.01)),
  ]

  private func record(_ subject: Subject, _ clock: Clock, span: Double? = nil) throws -> Recording {
    let recorder = Recorder(from: 10, to: 40, span: span)
    if case .frames(let rate) = clock {
      return try recorder.record(subject, framesPerSecond: rate)
    }
    return try recorder.record(subject, rowsPerSecond: 60)
  }

  @Test(
    "Nothing differs before the cap, and the target is shown from it on", arguments: subjects,
    clocks)
  func laws(subject: Subject, clock: Clock) throws {
    let plain = try record(subject, clock, span: 4)
    let capped = try record(Presentation(.widget).subject(subject), clock, span: 4)
    #expect(capped.times == plain.times)
    for index in capped.times.indices {
      if capped.times[index] < 2 {
        #expect(capped.values[index] == plain.values[index])
        #expect(capped.velocities[index] == plain.velocities[index])
      } else {
        #expect(capped.values[index] == 40 && capped.velocities[index] == 0)
      }
    }
    #expect(capped.events.last?.kind == .removed)
    let isCut = capped.events.contains { $0.kind == .capped }
    let end = try #require(capped.events.last?.time)
    #expect(isCut ? end == 2 : end <= 2 + 1.0 / 60)
    #expect(try record(Presentation(.widget).subject(subject), clock).events == capped.events)
  }

  @Test("What ends by itself is recorded to the last bit", arguments: clocks)
  func short(clock: Clock) throws {
    for animation in [Animation.bouncy, .easeInOut(duration: 2), .linear(duration: 0)] {
      let capped = try record(Presentation(.widget).subject(.animation(animation)), clock)
      #expect(capped == (try record(.animation(animation), clock)))
    }
  }

  @Test("Transitions are cut, those with an animation of their own too", arguments: clocks)
  func transitions(clock: Clock) throws {
    let transition = AnyTransition.opacity.animation(.linear(duration: 3))
      .combined(with: .scale(scale: 0.5))
    for curve in TransitionCurve.curves(
      of: transition, .insertion, size: ViewSize(width: 1, height: 1),
      animation: .linear(duration: 9))
    {
      let plain = try record(.transition(curve), clock, span: 1.9)
      let recording = try record(Presentation(.liveActivity).subject(.transition(curve)), clock)
      #expect(Array(recording.values.prefix(plain.count)) == plain.values)
      #expect(recording.times.last == 2 && recording.values.last == 1)
      #expect(recording.events.map(\.kind).suffix(2) == [.capped, .removed])
    }
  }

  // MARK: - Scenarios

  private func scenario(
    _ context: PresentationContext, isOld: Bool = false, _ events: [ScriptEvent],
    end: Double? = nil
  ) -> ScenarioScript {
    var scenario = ScenarioScript(numbers: ["x"], events, end: end)
    scenario.presentation = Presentation(context, isBeforeAnimations: isOld)
    return scenario
  }

  @Test("A change is cut two seconds after it, and not before", arguments: limited, clocks)
  func cut(context: PresentationContext, clock: Clock) throws {
    let events: [ScriptEvent] = [
      .init(at: 1.5, [.animated(with: Self.slow, [.set("x", 8)])])
    ]
    let plain = try scenario(.app, events, end: 6).rows(clock)
    let rows = try scenario(context, events, end: 6).rows(clock)
    for (row, other) in zip(rows, plain) {
      if row.time < 3.5 {
        #expect(row == other)
      } else {
        #expect(row.value == 8 && row.velocity == 0 && row.animation.isEmpty)
      }
    }
    #expect(rows.first { $0.time == 3.5 }?.event == "capped+removed+logicallyComplete")
  }

  @Test("A merge begins two new seconds", arguments: clocks)
  func merge(clock: Clock) throws {
    let slow = NamedAnimation("slow", .spring(duration: 9))
    let events: [ScriptEvent] = [
      .init(at: 0, [.animated(with: slow, [.set("x", 8)])]),
      .init(at: 1.5, [.animated(with: slow, [.set("x", 0)])]),
    ]
    let rows = try scenario(.widget, events).rows(clock)
    let plain = try scenario(.app, events, end: 3.5).rows(clock)
    #expect(rows.last?.time == 3.5 && rows.last?.value == 0)
    #expect(rows.dropLast().map(\.value) == plain.dropLast().map(\.value))
    #expect(
      rows.map(\.event).filter { !$0.isEmpty }
        == ["start", "merge", "capped+removed+logicallyComplete"])
  }

  @Test(
    "An update without an animation has the default one, an explicit nil jumps", arguments: clocks)
  func unnamed(clock: Clock) throws {
    let rows = try scenario(
      .widget,
      [.init(at: 0, [.set("x", 1)]), .init(at: 2, [.animated(with: nil, [.set("x", 2)])])]
    ).rows(clock)
    let named = try scenario(
      .app,
      [
        .init(at: 0, [.animated(with: NamedAnimation(".default", .default), [.set("x", 1)])]),
        .init(at: 2, [.set("x", 2)]),
      ]
    ).rows(clock)
    #expect(rows == named)
  }

  @Test("A modifier with nil takes the default away")
  func modifierWithNil() throws {
    var scenario = scenario(.widget, [.init(at: 0, [.set("x", 1)])])
    scenario.modifiers = [.animation(nil, body: ["x"])]
    #expect(try scenario.events(of: "x") == ["jump"])
  }

  @Test("Completions wait for the cut, not for what was cut away", arguments: clocks)
  func completions(clock: Clock) throws {
    let rows = try scenario(
      .widget, [.init(at: 0, [.animated(Self.slow, [.set("x", 1)], log: "done")])]
    ).rows(clock)
    #expect(rows.first { $0.event == "log:done" }?.time == 2)
  }

  private let dim = ScriptAction.environment { $0.isLuminanceReduced = true }
  private let light = ScriptAction.environment { $0.isLuminanceReduced = false }

  @Test("No row moves while the display is dimmed", arguments: limited, clocks)
  func dimmed(context: PresentationContext, clock: Clock) throws {
    var scenario = scenario(
      context,
      [
        .init(at: 0, [.animated(.bouncy, [.set("x", 1)], criteria: .removed, log: "ended")]),
        .init(at: 0.21, [dim]),
        .init(at: 0.5, [.animated(.bouncy, [.set("x", 2)], log: "jumped")]),
        .init(at: 0.6, [.set("x", 3), .appear("card")]),
        .init(at: 1, [light, .animated(with: .bouncy, [.set("x", 4), .disappear("card")])]),
      ])
    scenario.views = [
      .init("card", transition: .opacity.animation(.bouncy), size: ViewSize(width: 1, height: 1))
    ]
    let rows = try scenario.rows(clock)
    for row in rows where row.time >= 0.22 && row.time < 1 && !row.attribute.isEmpty {
      #expect(row.value == row.target && row.velocity == 0 && row.animation.isEmpty)
    }
    let moments = rows.filter(\.attribute.isEmpty)
    let begin = clock == .continuous ? 0.21 : 13.0 / 60
    #expect(moments.first { $0.event == "log:ended" }?.time == begin)
    #expect(moments.first { $0.event.contains("log:jumped") }?.time == 0.5)
    #expect(rows.contains { $0.time > 1 && ($0.velocity ?? 0) != 0 })
    #expect(rows.contains { $0.attribute == "card.opacity" && $0.time > 1 && ($0.value ?? 0) > 0 })
  }

  @Test("In an app a dimmed display changes nothing")
  func dimmedApp() throws {
    let events: [ScriptEvent] = [
      .init(at: 0, [dim, .animated(with: .bouncy, [.set("x", 1)])])
    ]
    let plain: [ScriptEvent] = [.init(at: 0, [.animated(with: .bouncy, [.set("x", 1)])])]
    #expect(try scenario(.app, events).rows() == scenario(.app, plain).rows())
  }

  @Test("Before iOS 17 Live Activities ignore what is written, and widgets do not move")
  func oldScenarios() throws {
    let events: [ScriptEvent] = [
      .init(at: 0, [.animated(with: Self.slow, [.set("x", 1)])]),
      .init(at: 1, [.animated(with: nil, [.set("x", 2)])]), .init(at: 2, [.set("x", 3)]),
    ]
    let activity = try scenario(.liveActivity, isOld: true, events).rows()
    #expect(Set(activity.map(\.animation)) == ["system", ""])
    #expect(activity.filter { $0.event == "start" }.map(\.time) == [0, 1, 2])
    #expect(activity.allSatisfy { $0.event != "jump" })
    let widget = try scenario(.widget, isOld: true, events).rows()
    #expect(widget.allSatisfy { $0.value == $0.target && $0.velocity == 0 })
  }

  // MARK: - Eight hours

  /// Eight hours at a row a minute.
  private let minutes = Clock.frames(rate: 1.0 / 60)

  @Test("A Live Activity ends after eight hours, and nothing happens any more")
  func eightHours() throws {
    let rows = try scenario(
      .liveActivity,
      [
        .init(at: 28_799, [.set("x", 1)]), .init(at: 28_800, [.set("x", 2)]),
        .init(at: 30_000, [.set("x", 3)]),
      ], end: 31_000
    ).rows(minutes)
    #expect(rows.filter(\.attribute.isEmpty).map(\.event) == ["ended"])
    #expect(rows.first(where: \.attribute.isEmpty)?.time == 28_800)
    #expect(rows.last?.time == 30_960 && rows.last?.value == 1)
    #expect(rows.allSatisfy { ($0.value ?? 0) < 2 })
  }

  @Test("One that is over before it does not end by itself, and a widget never does")
  func neverEnded() throws {
    let early: [ScriptEvent] = [.init(at: 0, [.set("x", 1)])]
    #expect(try scenario(.liveActivity, early).rows().allSatisfy { $0.event != "ended" })
    let late: [ScriptEvent] = [.init(at: 30_000, [.set("x", 1)])]
    let rows = try scenario(.widget, late, end: 40_000).rows(minutes)
    #expect(rows.allSatisfy { $0.event != "ended" } && rows.last?.value == 1)
  }
}
