import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@Suite("Phase and keyframe animators in a scenario")
struct ScenarioAnimatorsTests {
  static let head = "@State var taps = 0\n"
  static let tap = "\nat(0.1) { taps += 1 }\nrun(until: 1)"

  private func rows(_ text: String) throws -> [AttributeRow] {
    try ScenarioText.rows(Self.head + text + Self.tap).filter { $0.attribute != "taps" }
  }

  /// Returns the rows of a manually built scenario, with the tap.
  private func rows(_ make: (inout ScenarioScript, @escaping ScriptFormula) -> Void) throws
    -> [AttributeRow]
  {
    var scenario = ScenarioScript()
    scenario.states = [.init("taps", .integer(0))]
    make(&scenario) { $0["taps"] ?? .integer(0) }
    scenario.events = [.init(at: 0.1, [.set("taps", .integer(1))])]
    scenario.end = 1
    var rows: [AttributeRow] = []
    try ScenarioRunner(scenario).run { rows.append($0) }
    return rows
  }

  // MARK: - Phases

  static let phases: [String] = [
    """
    PhaseAnimator([1.0, 1.5, 0.8], trigger: taps) { scale in
      let size = scale * 10
    } animation: { scale in
      scale > 1 ? .bouncy : scale == 1 ? .easeInOut : nil
    }
    """,
    """
    PhaseAnimator([1, 1.5, 0.8], trigger: taps) {
      let ten = 10.0, size: Double = $0 * ten
    } animation: {
      if $0 > 1 { .bouncy } else if $0 == 1 { .easeInOut } else { nil }
    }
    """,
    """
    PhaseAnimator([.start, .up, .down], trigger: taps) { phase in
      let size = switch phase {
      case .up: 15.0
      case .down: 8
      default: 10
      }
    } animation: { phase in
      switch phase {
      case .start: return .easeInOut
      case .up: return .bouncy
      case .down: return nil
      }
    }
    """,
    """
    PhaseAnimator([Phase.start, Phase.up, .down], trigger: taps) { phase in
      let size = phase == .up ? 15 : (phase != Phase.down ? 10 : 8.0)
    } animation: { phase in (phase == .up ? .bouncy : phase == .start ? .easeInOut : nil) }
    """,
  ]

  @Test("All ways to choose mean the same", arguments: phases.indices)
  func choices(index: Int) throws {
    let found = try rows(Self.phases[index]).filter { $0.attribute == "size" }
    let expected = try rows { scenario, taps in
      scenario.phaseAnimators = [
        .init(
          "phases", attributes: ["size"],
          phases: [
            .init([.number(10)], animation: NamedAnimation(".easeInOut", .easeInOut)),
            .init([.number(15)], animation: NamedAnimation(".bouncy", .bouncy)),
            .init([.number(8)], animation: nil),
          ], trigger: taps)
      ]
    }
    #expect(found == expected)
  }

  @Test("Without an animation it is '.default', and without a trigger it goes on for ever")
  func loop() throws {
    let rows = try rows("PhaseAnimator([false, true]) { isUp in let y = isUp ? -20.0 : 0.0 }")
    #expect(rows.first?.animation == ".default" && rows.first?.event == "start")
    #expect(rows.last?.velocity != 0)
  }

  @Test("The modifiers of a view move it under its name")
  func effects() throws {
    let text = """
      heart.phaseAnimator([false, true], trigger: taps) { content, isUp in
        content.scaleEffect(isUp ? 1.5 : 1).offset(y: isUp ? -20 : 0)
          .rotationEffect(isUp ? .degrees(30) : .zero).opacity(isUp ? 1 : 0.5).blur(radius: isUp ? 2 : 0)
      } animation: { _ in .linear(duration: 0.2) }
      """
    let rows = try rows(text)
    #expect(
      rows.prefix(5).map(\.attribute) == [
        "heart.scaleEffect", "heart.offset.y", "heart.rotationEffect", "heart.opacity",
        "heart.blur",
      ])
    #expect(rows.prefix(5).map(\.value) == [1, 0, 0, 0.5, 0])
    let targets = rows.filter { $0.time > 0.1 && $0.time < 0.2 }.prefix(5).map(\.target)
    #expect(targets == [1.5, -20, 30, 1, 2])
    let same = try self.rows(
      """
      PhaseAnimator([false, true], trigger: taps) { isUp in
        heart.scaleEffect(isUp ? 1.5 : 1).offset(y: isUp ? -20 : 0)
          .rotationEffect(isUp ? .degrees(30) : .zero).opacity(isUp ? 1 : 0.5).blur(radius: isUp ? 2 : 0)
      } animation: { _ in .linear(duration: 0.2) }
      """)
    #expect(rows == same)
  }

  // MARK: - Keyframes

  private static let tracks = """
    KeyframeTrack(\\.scale) { CubicKeyframe(1.5, duration: 0.2); SpringKeyframe(1, spring: .bouncy) }
    KeyframeTrack(\\.offset) { LinearKeyframe(CGSize(width: 3, height: 4), duration: 0.3) }
    """

  static let animators = [
    "KeyframeAnimator(initialValue: (scale: 1.0, offset: CGSize.zero), trigger: taps) { \(tracks) }",
    """
    KeyframeAnimator(initialValue: AnimationValues(scale: 1.0, offset: .zero), trigger: taps) { value in
      Image(systemName: "heart").scaleEffect(value.scale)
    } keyframes: { _ in
      \(tracks)
    }
    """,
  ]

  @Test("A keyframe animator is that of the library", arguments: animators)
  func keyframes(text: String) throws {
    let expected = try rows { scenario, taps in
      scenario.keyframeAnimators = [
        .init(
          [
            .init(
              ["scale"], initialValue: DynamicVector([1]),
              keyframes: [
                .cubic(to: DynamicVector([1.5]), duration: 0.2),
                .spring(to: DynamicVector([1]), spring: .bouncy),
              ]),
            .init(
              ["offset.width", "offset.height"], initialValue: DynamicVector([0, 0]),
              keyframes: [.linear(to: DynamicVector([3, 4]), duration: 0.3)]),
          ], trigger: taps)
      ]
    }
    #expect(try rows(text) == expected)
  }

  @Test("Of a view it has the view's name, and one value alone is called 'value'")
  func names() throws {
    let keyframes = "{ LinearKeyframe(2, duration: 0.2) }"
    let text = "KeyframeAnimator(initialValue: 1.0) \(keyframes)"
    #expect(Set(try rows(text).map(\.attribute)) == ["value"])
    let bell =
      "bell.keyframeAnimator(initialValue: (angle: 1.0)) { content, value in content } keyframes: { _ in KeyframeTrack(\\.angle) \(keyframes) }"
    #expect(Set(try rows(bell).map(\.attribute)) == ["bell.angle"])
  }

  @Test("'repeating' says whether it goes on")
  func repeating() throws {
    let text =
      "KeyframeAnimator(initialValue: 1.0, repeating: taps == 0) { LinearKeyframe(2, duration: 0.2) }"
    let rows = try rows(text)
    #expect(rows.first { $0.event == "removed" }?.time == 0.1)
    #expect(rows.last?.value == 1.5 && rows.last?.velocity == 0)
  }

  // MARK: - Mistakes

  static let errors: [(String, String)] = [
    (
      "PhaseAnimator(⟨Phase.allCases⟩) { p in let x = p }",
      "'Phase.allCases' is defined by the app; paste its declaration with it, or write the phases out, as in "
        + "'[.start, .up, .down]'"
    ),
    (
      "PhaseAnimator(⟨3⟩) { p in let x = p }",
      "phases are a list, such as '[false, true]' or '[.start, .up, .down]'"
    ),
    (
      "PhaseAnimator(⟨[]⟩) { p in let x = 1.0 }",
      "it has no phases; write for example '[1.0, 1.5, 0.8]'"
    ),
    (
      "PhaseAnimator([.a, .b]) { p in let x = p.⟨scale⟩ }",
      "'scale' is defined by the app; paste the declaration of the phases with it, or write the values out, as "
        + "in 'switch phase { case .up: 1.2 default: 1.0 }'"
    ),
    (
      "PhaseAnimator([.a, .b]) { p in let x = 1.0 } animation: { p in ⟨switch⟩ p { case .a: .bouncy } }",
      "there is no value for the phase '.b'"
    ),
    (
      "PhaseAnimator([1.0, 2]) { p in heart.⟨scaleEfect⟩(p) }",
      "'scaleEfect' is not supported here; did you mean 'scaleEffect'?"
    ),
    (
      "PhaseAnimator([1.0, 2]) { p in let ⟨x⟩ = p == 1 }",
      "'x' is a Bool, which is not shown; animate a value computed from it"
    ),
    (
      "PhaseAnimator([false, true]) { p in let ⟨x⟩ = p ? Angle.zero : 1.0 }",
      "'x' is a Double in one phase and an Angle in another"
    ),
    (
      "@State var y = 0.0\nPhaseAnimator([1.0, 2]) { p in let x = ⟨p * y⟩ }\nrun(until: 1)",
      "this must be constant, and 'y' changes"
    ),
    (
      "PhaseAnimator([1.0, 2], trigger: ⟨3⟩) { p in let x = p }\nrun(until: 1)",
      "this never changes; write a state, or a value computed from one"
    ),
    (
      "PhaseAnimator([1.0, 2]) { p in let x = p }\nPhaseAnimator([1.0, 2]) { p in let ⟨x⟩ = p }",
      "'x' is animated twice"
    ),
    (
      "⟨PhaseAnimater⟩([1.0, 2]) { p in let x = p }",
      "'PhaseAnimater' is not known; did you mean 'PhaseAnimator'?"
    ),
    (
      "⟨KeyframeAnimator⟩() { LinearKeyframe(1, duration: 2) }",
      "'KeyframeAnimator' needs an initial value; write 'KeyframeAnimator(initialValue: "
        + "(scale: 1.0, y: 0.0)) { … }'"
    ),
    (
      "KeyframeAnimator(initialValue: 1.0) ⟨{ }⟩",
      "it has no keyframes; write one, such as 'LinearKeyframe(1, duration: 0.5)'"
    ),
    (
      head
        + "KeyframeAnimator(initialValue: 1.0, ⟨triger⟩: taps) { LinearKeyframe(1, duration: 2) }",
      "'KeyframeAnimator' has no parameter 'triger'; did you mean 'trigger'?"
    ),
    (
      head + "KeyframeAnimator(initialValue: 1.0, trigger: taps, repeating: ⟨false⟩) "
        + "{ LinearKeyframe(1, duration: 2) }",
      "keyframes with a trigger run once per trigger; 'repeating' needs no trigger"
    ),
    (
      "KeyframeAnimator(initialValue: (x: 1.0)) { KeyframeTrack(\\.⟨y⟩) { LinearKeyframe(1, duration: 2) } }",
      "the initial value has no 'y'; it has 'x'"
    ),
    (
      head
        + "KeyframeAnimator(initialValue: (x: 1.0)) { KeyframeTrack(\\.x) { LinearKeyframe(1, duration: 2) } }\n"
        + "⟨x⟩.animation(.bouncy, value: taps)\nrun(until: 1)",
      "'x' is animated by a keyframe animator, which transactions do not affect"
    ),
  ]

  @Test("They are told with the place", arguments: errors.indices)
  func mistakes(index: Int) { ScenarioText.expectError(Self.errors[index]) }
}
