import AnimationSyntax
import MotionRecording
import Testing

@Suite("Views: transitions of the app's own")
struct OwnTransitionTests {
  private static let types = """
    extension AnyTransition {
      static var puff: AnyTransition { .modifier(active: Puff(progress: 1), identity: Puff(progress: 0)) }
      static func puff(_ size: Double) -> AnyTransition {
        .modifier(active: Puff(progress: size), identity: Puff(progress: 0))
      }
    }
    struct Puff: ViewModifier {
      let progress: CGFloat
      func body(content: Content) -> some View {
        content.scaleEffect(1 + progress * 0.5).opacity(1 - progress)
      }
    }
    struct Drift: Transition {
      var way = 30.0
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0.5).offset(x: phase.value * way)
          .blur(radius: phase == .didDisappear ? 4 : 0)
      }
    }
    struct Swing: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).rotationEffect(.degrees(phase.isIdentity ? 0 : 30))
          .foregroundStyle(phase.isIdentity ? .blue : .red).padding(8)
      }
    }
    struct Flip: Transition {
      var tilt = 0.0
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.rotation3DEffect(.degrees(phase.value * 90), axis: (x: 0, y: 2, z: phase.value * tilt), anchor: .leading)
          .rotation3DEffect(.degrees(phase.isIdentity ? 0 : 50), axis: (x: -3, y: 0, z: 4))
      }
    }
    struct Develop: ViewModifier {
      let part: Double
      func body(content: Content) -> some View {
        content.hueRotation(.degrees(40 * part)).brightness(part).contrast(1 - part / 2)
          .saturation(1 - part).grayscale(part).grayscale(part / 2)
      }
    }
    struct Late: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).animation(.linear(duration: 2), value: phase)
      }
    }
    struct Scoped: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content
          .transaction { if !$0.disablesAnimations { $0.animation = .linear(duration: 2) } } body: {
            $0.opacity(phase.isIdentity ? 1 : 0).animation(.linear(duration: 4), value: 1)
          }
          .scaleEffect(phase.isIdentity ? 1 : 0).modifier(Puff(progress: phase.isIdentity ? 0 : 1))
          .transaction { $0.animation = nil }
      }
    }
    struct Outer: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).transaction { $0.animation = .linear(duration: 2) }
          .blur(radius: phase.isIdentity ? 0 : 4)
      }
    }
    struct Disabling: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).transaction { $0.disablesAnimations = true }
      }
    }
    struct Hung: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).overlay { Circle() }
      }
    }
    struct Twice: ViewModifier {
      let part: Double
      func body(content: Content) -> some View {
        content.opacity(part).scaleEffect(part).opacity(0.5 + part / 2).scaleEffect(2 - part)
      }
    }
    struct Framed: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View { VStack { content; Circle() } }
    }
    """

  private func played(_ transition: String) throws -> PlayedViews {
    try PlayedViews(
      """
      \(Self.types)
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          VStack { if isOn { Text("Hi").transition(\(transition)) } }.animation(.linear(duration: 1), value: isOn)
          Button("Go") { isOn.toggle() }
        }
      }
      """, doing: "tap(\"Go\")", "at(2) { tap(\"Go\") }")
  }

  @Test(
    "modifiers of the app's own are the ends of a transition, alone and in others",
    arguments: [
      ".puff", ".puff(1)", "AnyTransition.puff", ".puff.combined(with: .identity)",
      ".asymmetric(insertion: .puff, removal: .puff(1))", ".identity.combined(with: .puff(1))",
    ])
  func modifiers(transition: String) throws {
    let played = try played(transition)
    #expect(played.attributes == ["Text.opacity", "Text.scale"])
    played.expect("Text.opacity", [0.5: 0, 1: 0.5, 1.5: 1, 2.5: 0.5])
    played.expect("Text.scale", [0.5: 1.5, 1: 1.25, 1.5: 1, 2.5: 1.25])
    #expect(played.time(of: "removed:Text").map { abs($0 - 3) < 0.02 } == true)
    #expect(played.notes.isEmpty)
  }

  @Test(
    "a transition of the app's own comes from one phase and goes to another",
    arguments: [
      "Drift()", "AnyTransition(Drift())", ".asymmetric(insertion: Drift(), removal: Drift())",
      "Drift(way: 30).combined(with: .identity)",
    ])
  func phases(transition: String) throws {
    let played = try played(transition)
    played.expect("Text.opacity", [1: 0.75, 1.5: 1, 2.5: 0.75])
    played.expect("Text.offset.x", [0.5: -30, 1: -15, 1.5: 0, 2.5: 15])
    played.expect("Text.blur", [1: 0, 2.5: 2])
  }

  @Test("it may have an animation of its own, and what has no row is told")
  func others() throws {
    try played("Late()").expect("Text.opacity", [1: 0.25, 1.5: 0.5])
    let swing = try played("Swing()")
    #expect(swing.attributes == ["Text.opacity", "Text.rotation"])
    swing.expect("Text.rotation", [0.5: 30, 1: 15, 1.5: 0, 2.5: 15])
    #expect(swing.notes.count == 1)
    #expect(swing.notes[0].hasSuffix("what '.foregroundStyle' does in Swing has no rows"))
  }

  /// By hand: a rotation about an axis of any length is the rotation about its direction, and of two amounts of
  /// grayscale, the second one applies to the color that results from the first.
  @Test("it turns views in space and changes their colors")
  func spaceAndColors() throws {
    let flip = try played("Flip()")
    #expect(flip.attributes == ["Text.rotation3D.x", "Text.rotation3D.y", "Text.rotation3D.z"])
    flip.expect("Text.rotation3D.x", [0.5: -30, 1: -15, 1.5: 0, 2.5: -15])
    flip.expect("Text.rotation3D.y", [0.5: -90, 1: -45, 1.5: 0, 2.5: 45])
    flip.expect("Text.rotation3D.z", [0.5: 40, 1: 20, 1.5: 0, 2.5: 20])
    #expect(flip.notes.isEmpty)
    let tilted = try played("Flip(tilt: 1).combined(with: .opacity)")
    #expect(tilted.attributes == ["Text.opacity"])
    #expect(tilted.notes.count == 1)
    #expect(tilted.notes[0].hasSuffix("what '.rotation3DEffect' does in Flip has no rows"))
    let developed = try played(".modifier(active: Develop(part: 1), identity: Develop(part: 0))")
    developed.expect("Text.hueRotation", [0.5: 40, 1: 20, 1.5: 0, 2.5: 20])
    developed.expect("Text.brightness", [0.5: 1, 1: 0.5, 1.5: 0])
    developed.expect("Text.contrast", [0.5: 0.5, 1: 0.75, 1.5: 1])
    developed.expect("Text.saturation", [0.5: 0, 1: 0.5, 1.5: 1])
    developed.expect("Text.grayscale", [0.5: 1, 1: 0.625, 1.5: 0])
  }

  /// By hand: each modifier moves separately, with the animation that reaches it.
  @Test("each modifier of its body is animated by itself, by what is around it there")
  func parts() throws {
    let scoped = try played("Scoped()")
    scoped.expect("Text.opacity", [0.5: 0, 1: 0.25, 1.5: 0.5])
    scoped.expect("Text.scale", [0.5: 1])
    let outer = try played("Outer()")
    outer.expect("Text.opacity", [1: 0.25, 1.5: 0.5])
    outer.expect("Text.blur", [1: 2, 1.5: 0])
    // Two opacities halfway, each from 0 to 1.
    try played(".puff.combined(with: .opacity)").expect("Text.opacity", [1: 0.25])
    let twice = try played(".modifier(active: Twice(part: 0), identity: Twice(part: 1))")
    twice.expect("Text.opacity", [1: 0.375])
    twice.expect("Text.scale", [1: 0.75])
    let hung = try played("Hung()").notes
    #expect(
      hung.count == 1
        && hung[0].hasSuffix(
          ": 'Hung' is played without its overlays, its backgrounds and its actions")
    )
  }

  @Test(
    "what cannot be known is left out, with a reason",
    arguments: [
      ("Framed()", "more than modifiers of its content"),
      ("Disabling()", "sets more than an animation"),
      (
        ".modifier(active: Puff(progress: size), identity: Puff(progress: 0))",
        "'size' is not known"
      ),
    ])
  func unknown(transition: String, reason: String) throws {
    let played = try played(transition)
    #expect(played.notes.contains { $0.contains(reason) }, "\(played.notes)")
  }
}
