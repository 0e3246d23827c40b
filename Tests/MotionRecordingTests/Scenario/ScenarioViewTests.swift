import AnimationModel
import MotionRecording
import TestSupport
import Testing

@Suite("Views of a scenario")
struct ScenarioViewTests {
  static let clocks: [Clock] = [.frames(rate: 60), .continuous]
  static let size = ViewSize(width: 50, height: 30)

  private func card(
    _ transition: AnyTransition, isPresent: Bool = false, _ events: [ScriptEvent]
  ) -> ScenarioScript {
    var scenario = ScenarioScript()
    scenario.views = [
      .init("card", transition: transition, size: Self.size, isPresent: isPresent)
    ]
    scenario.events = events
    return scenario
  }

  private func values(_ rows: [AttributeRow], _ name: String) -> [Double?] {
    rows.filter { $0.attribute == name }.map(\.value)
  }

  private func words(_ rows: [AttributeRow]) -> [String] {
    rows.filter(\.attribute.isEmpty).map(\.event)
  }

  struct Way: Sendable {
    var transition: AnyTransition
    var attribute: String
    var insertion: (from: Double, to: Double)
    var removal: (from: Double, to: Double)
  }

  /// Semantics reference, section 15.1: the recorded deltas for a view of 50×30 points.
  static let ways: [Way] = [
    Way(transition: .opacity, attribute: "opacity", insertion: (0, 1), removal: (1, 0)),
    Way(
      transition: .move(edge: .leading), attribute: "offset.x", insertion: (-50, 0),
      removal: (0, -50)),
    Way(
      transition: .move(edge: .bottom), attribute: "offset.y", insertion: (30, 0),
      removal: (0, 30)),
    Way(transition: .slide, attribute: "offset.x", insertion: (-50, 0), removal: (0, 50)),
    Way(
      transition: .push(from: .leading), attribute: "offset.x", insertion: (-50, 0),
      removal: (0, 50)),
    Way(
      transition: .push(from: .leading), attribute: "opacity", insertion: (0, 1),
      removal: (1, 0)),
    Way(
      transition: .offset(x: 30, y: 5), attribute: "offset.y", insertion: (5, 0), removal: (0, 5)),
    Way(
      transition: AnyTransition(.blurReplace), attribute: "blur", insertion: (7, 0),
      removal: (0, 7)),
  ]

  @Test("a number moves as a recorder moves it by itself", arguments: ways, clocks)
  func motion(way: Way, clock: Clock) throws {
    let scenario = ScenarioScript.transition(way.transition, size: Self.size, animation: .ease)
    let rows = try scenario.rows(clock)
    for (view, ends) in [("insertion", way.insertion), ("removal", way.removal)] {
      let recorder = Recorder(from: ends.from, to: ends.to)
      let alone: Recording =
        if case .frames(let rate) = clock {
          try recorder.record(.animation(.easeInOut), framesPerSecond: rate)
        } else {
          try recorder.record(.animation(.easeInOut), rowsPerSecond: 60)
        }
      let shown = rows.filter { $0.attribute == "\(view).\(way.attribute)" }
      #expect(shown.map(\.value) == alone.values)
      #expect(shown.map(\.velocity) == alone.velocities)
      #expect(shown.first?.target == ends.to)
      #expect(shown.first?.animation == ".easeInOut")
      #expect(shown.first?.event == "start")
      #expect(shown.last?.event == "removed+logicallyComplete")
    }
  }

  @Test("both axes of a scale move as one, in one row if they are equal")
  func scale() throws {
    let scenario = ScenarioScript.transition(.scale, size: Self.size, animation: .bouncy)
    let rows = try scenario.rows().filter { $0.attribute == "insertion.scale" }
    var pair = ScenarioScript()
    func value(_ number: Double) -> AttributeValue {
      .vector(AttributeVector([.init("x", number), .init("y", number)]))
    }
    pair.states = [.init("scale", value(1e-5))]
    pair.attributes = [.init("scale")]
    pair.events = [.init(at: 0, [.animated(with: .bouncy, [.set("scale", value(1))])])]
    let expected = try pair.rows().filter { $0.attribute == "scale.x" }
    #expect(rows.map(\.value) == expected.map(\.value))
    let uneven = AnyTransition.modifier(
      active: TransitionEffect(scaleX: 0.5, scaleY: 2), identity: .identity)
    let names = try ScenarioScript.transition(uneven, size: Self.size, animation: .ease).rows()
      .prefix(3).map(\.attribute)
    #expect(names == ["", "insertion.scale.x", "insertion.scale.y"])
  }

  @Test(
    "rows are there only while the view is, and its events in rows of their own", arguments: clocks)
  func life(clock: Clock) throws {
    let scenario = card(
      .opacity,
      [
        .init(at: 0.5, [.animated(with: .linear(0.25), [.appear("card")])]),
        .init(at: 1, [.animated(with: .linear(0.25), [.disappear("card")])]),
        .init(at: 2, []),
      ])
    let rows = try scenario.rows(clock)
    let shown = rows.filter { $0.attribute == "card.opacity" }
    #expect(shown.first?.time == 0.5)
    #expect(shown.first?.value == 0)
    #expect(shown.last?.value == 0)
    #expect(shown.last?.velocity == 0)
    let end = clock == .continuous ? 1.25 : 76.0 / 60
    #expect(isClose(shown.last?.time, end, .absolute(1e-12)))
    let events = rows.filter(\.attribute.isEmpty)
    #expect(events.map(\.event) == ["appear:card", "disappear:card", "removed:card"])
    #expect(events.map(\.time) == [0.5, 1, shown.last?.time])
    #expect(shown[30].value == 1)
  }

  /// Recorded: semantics reference, section 15.2, X17.
  @Test("a view that is there at the start does not come", arguments: clocks)
  func presentAtStart(clock: Clock) throws {
    let rows = try card(.slide, isPresent: true, [.init(at: 0.1, [])]).rows(clock)
    #expect(
      rows.allSatisfy { $0.value == 0 && $0.event.isEmpty && $0.attribute == "card.offset.x" })
    #expect(rows.count == 7)
  }

  /// Recorded: semantics reference, section 15.2, X1n.
  @Test("without an animation it is there, or gone, at once", arguments: clocks)
  func unanimated(clock: Clock) throws {
    let rows = try card(
      .push(from: .top),
      [
        .init(at: 0, [.appear("card")]), .init(at: 0.1, [.disappear("card")]),
        .init(at: 0.2, []),
      ]
    ).rows(clock)
    #expect(values(rows, "card.opacity") == Array(repeating: 1, count: 6))
    #expect(values(rows, "card.offset.y") == Array(repeating: 0, count: 6))
    #expect(words(rows) == ["appear:card", "disappear:card+removed:card"])
  }

  @Test("no transition at all shows the opacity, and is gone at once whatever the animation")
  func identity() throws {
    let rows = try ScenarioScript.transition(.identity, size: Self.size, animation: .bouncy).rows()
    #expect(rows.map(\.attribute) == ["", "insertion.opacity"])
    #expect(rows.first?.event == "appear:insertion+disappear:removal+removed:removal")
    #expect(rows.last?.value == 1)
  }

  @Test("it is gone when the slowest of the animations of its going is over", arguments: clocks)
  func slowest(clock: Clock) throws {
    let transition = AnyTransition.opacity.animation(.linear(duration: 0.5))
      .combined(with: .slide.animation(.linear(duration: 1)))
    let rows = try ScenarioScript.transition(transition, size: Self.size, animation: .linear(9))
      .rows(clock)
    let removed = try #require(rows.last { $0.event.contains("removed:removal") })
    #expect(isClose(removed.time, 1, .absolute(0.02)))
    let opacity = rows.filter { $0.attribute == "removal.opacity" }
    #expect(opacity.last?.time == rows.last?.time)
    #expect(opacity.last?.value == 0)
    let faded = try #require(opacity.first { $0.event.contains("removed") })
    #expect(isClose(faded.time, 0.5, .absolute(0.02)))
  }

  @Test(
    "an animation of the transition's own replaces that of the change, and needs none",
    arguments: clocks)
  func ownAnimation(clock: Clock) throws {
    func rows(_ transition: AnyTransition, _ animation: NamedAnimation?) throws -> [AttributeRow] {
      try ScenarioScript.transition(transition, size: Self.size, animation: animation).rows(clock)
    }
    let change = try rows(.opacity, .ease)
    let own = try rows(.opacity.animation(.easeInOut), .bouncy)
    #expect(own.map(\.value) == change.map(\.value))
    #expect(own[1].animation == Animation.easeInOut.description)
    #expect(try rows(.opacity.animation(.easeInOut), nil).map(\.value) == change.map(\.value))
    let none = try rows(.opacity.animation(nil), .bouncy)
    #expect(none.map(\.attribute) == ["", "insertion.opacity"])
    var named = ScenarioScript.transition(
      .opacity.animation(.easeInOut), size: Self.size, animation: .bouncy)
    named.views[0].animationNames = [.easeInOut: ".easeInOut"]
    #expect(try named.rows(clock)[1].animation == ".easeInOut")
  }

  @Test(
    "where motion is to be reduced it fades, with the animation of the change", arguments: clocks)
  func reducedMotion(clock: Clock) throws {
    let reduced = ScenarioScript.transition(
      .slide, size: Self.size, animation: .bouncy, reducesMotion: true)
    let fade = ScenarioScript.transition(.opacity, size: Self.size, animation: .bouncy)
    #expect(try reduced.rows(clock) == fade.rows(clock))
  }

  @Test("an asymmetric transition comes in one way and goes another", arguments: clocks)
  func asymmetric(clock: Clock) throws {
    let transition = AnyTransition.asymmetric(insertion: .opacity, removal: .slide)
    let rows = try ScenarioScript.transition(transition, size: Self.size, animation: .ease).rows(
      clock)
    #expect(values(rows, "insertion.offset.x").allSatisfy { $0 == 0 })
    #expect(values(rows, "insertion.opacity").first == 0)
    #expect(values(rows, "removal.opacity").allSatisfy { $0 == 1 })
    #expect(values(rows, "removal.offset.x").last == 50)
  }

  @Test("two parts of one kind are animated each by itself and make one number", arguments: clocks)
  func product(clock: Clock) throws {
    func fade(_ transition: AnyTransition) throws -> [AttributeRow] {
      try ScenarioScript.transition(transition, size: Self.size, animation: .bouncy).rows(clock)
        .filter { $0.attribute == "insertion.opacity" }
    }
    let one = try fade(.opacity)
    let two = try fade(.opacity.combined(with: .opacity))
    #expect(one.count == two.count)
    for (one, two) in zip(one, two) {
      let value = try #require(one.value)
      let velocity = try #require(one.velocity)
      #expect(isClose(two.value, value * value, .absolute(1e-12)))
      #expect(isClose(two.velocity, 2 * value * velocity, .absolute(1e-9)))
    }
  }

  @Test("a view is there while something is true")
  func condition() throws {
    var scenario = ScenarioScript(
      numbers: ["x"],
      [
        .init(at: 0, [.animated(with: .linear(0.1), [.set("x", 1)])]),
        .init(at: 0.5, [.animated(with: .linear(0.1), [.set("x", 0)])]),
      ])
    scenario.views = [.init("card", size: Self.size) { .boolean($0.number("x") > 0.5) }]
    let rows = try scenario.rows()
    #expect(words(rows) == ["appear:card", "disappear:card", "removed:card"])
    scenario.views = [.init("card", size: Self.size) { $0["x"] ?? .number(0) }]
    #expect(throws: ScenarioError.changedKind(attribute: "card")) { try scenario.rows() }
    scenario.events = [.init(at: 0, [.appear("nobody")])]
    scenario.views = []
    #expect(throws: ScenarioError.unknownState("nobody")) { try scenario.rows() }
  }

  @Test("implicit animations around a view are those of its coming and going")
  func implicit() throws {
    var scenario = card(.opacity, [.init(at: 0, [.appear("card")])])
    scenario.modifiers = [
      .animation(.ease, value: { $0["card"] ?? .boolean(false) }, on: ["card"])
    ]
    let rows = try scenario.rows()
    #expect(rows[1].animation == ".easeInOut")
    #expect(values(rows, "card.opacity").first == 0)
  }

  @Test("coming and going that is asked for twice is done once")
  func twice() throws {
    let scenario = card(
      .opacity,
      [
        .init(at: 0, [.animated(with: .linear(1), [.appear("card")])]),
        .init(at: 0.5, [.animated(with: .linear(1), [.appear("card")])]),
      ])
    let rows = try scenario.rows()
    #expect(words(rows) == ["appear:card"])
    #expect(rows.filter { $0.event.contains("combine") }.isEmpty)
  }

  @Test("a view whose going never ends stays", arguments: clocks)
  func endless(clock: Clock) throws {
    let loop = NamedAnimation("loop", .linear(duration: 0.5).repeatForever())
    let rows = try ScenarioScript.transition(.opacity, size: Self.size, animation: loop).rows(clock)
    #expect(rows.last?.time == 10)
    #expect(rows.last?.attribute == "removal.opacity")
  }
}
