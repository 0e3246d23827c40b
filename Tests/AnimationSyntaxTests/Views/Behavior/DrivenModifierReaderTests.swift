import AnimationSyntax
import MotionRecording
import Testing

@Suite("Views: modifiers in transitions that animate numbers of their own")
struct DrivenModifierReaderTests {
  private static let types = """
    struct Flip: ViewModifier, Animatable {
      var angle: Double
      var animatableData: Double { get { angle } set { angle = newValue } }
      func body(content: Content) -> some View {
        content.rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0)).opacity(angle > 45 ? 0 : 1)
          .offset(x: 20 * sin(angle / 90 * .pi))
      }
    }
    struct Shake: GeometryEffect {
      var amount: CGFloat
      var animatableData: CGFloat { get { amount } set { amount = newValue } }
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(
          CGAffineTransform(translationX: 10 * sin(amount * .pi), y: size.height * (1 - amount)))
      }
    }
    struct Spin: GeometryEffect {
      var turns: Double
      var animatableData: Double { get { turns } set { turns = newValue } }
      func effectValue(size: CGSize) -> ProjectionTransform {
        let (x, y) = (size.width / 2, size.height / 2)
        return ProjectionTransform(
          CGAffineTransform(translationX: x, y: y).rotated(by: turns * 2 * .pi).translatedBy(x: -x, y: -y))
      }
    }
    struct Pair: AnimatableModifier {
      var x: CGFloat
      var y: CGFloat
      var side = 1.0
      var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { x = newValue.first; y = newValue.second }
      }
      func body(content: Content) -> some View { content.offset(x: x * side, y: x * y) }
    }
    struct Phased: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(Flip(angle: phase.value * 90)).scaleEffect(phase.isIdentity ? 1 : 0.5)
      }
    }
    struct Late: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(Pair(x: phase.isIdentity ? 0 : 8, y: 2)).animation(.linear(duration: 2), value: phase)
      }
    }
    struct Outer: AnimatableModifier {
      var amount: Double
      var animatableData: Double { get { amount } set { amount = newValue } }
      func body(content: Content) -> some View { content.modifier(Shake(amount: 1 - amount * amount)) }
    }
    struct Cut: AnimatableModifier {
      var amount: Double
      var animatableData: Double { get { amount } set { amount = newValue } }
      func body(content: Content) -> some View { content.clipShape(Circle().scale(amount)) }
    }
    struct Axis: ViewModifier {
      var angle: Double
      var x = 0.0
      func body(content: Content) -> some View {
        content.rotation3DEffect(.degrees(angle), axis: (x: x, y: 0, z: 0))
      }
    }
    struct Tint: ViewModifier {
      var isOn: Bool
      func body(content: Content) -> some View { content.foregroundStyle(isOn ? .red : .blue) }
    }
    struct Skew: GeometryEffect {
      var amount: CGFloat
      var animatableData: CGFloat { get { amount } set { amount = newValue } }
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: 0, ty: 0))
      }
    }
    struct Wandering: AnimatableModifier {
      var amount: Double
      var animatableData: Double { get { amount } set { amount = newValue } }
      func body(content: Content) -> some View {
        content.rotation3DEffect(.degrees(40), axis: (x: amount, y: 1 - amount, z: 0))
      }
    }
    struct Inner: AnimatableModifier {
      var amount: Double
      var animatableData: Double { get { amount } set { amount = newValue } }
      func body(content: Content) -> some View { content.opacity(amount).animation(.easeIn, value: amount) }
    }
    struct Model { var way: Double }
    struct Unknown: AnimatableModifier {
      var amount: Double
      let way: Double
      var animatableData: Double { get { amount } set { amount = newValue } }
      func body(content: Content) -> some View { content.offset(x: amount * way) }
    }
    """

  private func played(_ transition: String, again: Double = 2) throws -> PlayedViews {
    try PlayedViews(
      """
      \(Self.types)
      struct ContentView: View {
        let model: Model
        @State private var isOn = false
        var body: some View {
          VStack { if isOn { Text("Hi").frame(width: 60, height: 40).transition(\(transition)) } }
            .animation(.linear(duration: 1), value: isOn)
          Button("Go") { isOn.toggle() }
        }
      }
      """, doing: "tap(\"Go\")", "at(\(again)) { tap(\"Go\") }")
  }

  private func played(from active: String, to identity: String) throws -> PlayedViews {
    try played(".modifier(active: \(active), identity: \(identity))")
  }

  /// By hand: an angle from 90° to 0°, and the attributes that the body computes from it.
  @Test("the body of a modifier is evaluated with the numbers of the moment")
  func bodies() throws {
    let flip = try played(from: "Flip(angle: 90)", to: "Flip(angle: 0)")
    #expect(flip.attributes == ["Text.opacity", "Text.offset.x", "Text.rotation3D.y"])
    flip.expect("Text.rotation3D.y", [0.5: 90, 0.75: 67.5, 1: 45, 1.5: 0, 2.5: 45, 3: 90])
    flip.expect("Text.opacity", [0.5: 0, 0.75: 0, 1: 1, 1.5: 1, 2.25: 1, 2.75: 0])
    let half = 20 * 0.5.squareRoot()
    flip.expect("Text.offset.x", [0.5: 0, 0.75: half, 1: 20, 1.25: half, 1.5: 0], within: 1e-9)
    #expect(flip.time(of: "removed:Text").map { abs($0 - 3) < 0.02 } == true)
    let pair = try played(from: "Pair(x: 8, y: 2)", to: "Pair(x: 0, y: 4)")
    pair.expect("Text.offset.x", [0.5: 8, 1: 4, 1.5: 0, 2.5: 4])
    pair.expect("Text.offset.y", [0.5: 16, 1: 12, 1.5: 0, 2.5: 12])
    let outer = try played(from: "Outer(amount: 1)", to: "Outer(amount: 0)")
    outer.expect("Text.offset.y", [0.5: 40, 1: 10, 1.5: 0])
    #expect(flip.notes + pair.notes + outer.notes == [])
  }

  /// By hand: the transforms are shifts and turns about the center of a view of 60 × 40 points.
  @Test("a geometry effect is a scale, a turn and a shift in each frame")
  func effects() throws {
    let shake = try played(from: "Shake(amount: 0)", to: "Shake(amount: 1)")
    #expect(shake.attributes == ["Text.offset.x", "Text.offset.y"])
    shake.expect("Text.offset.x", [0.5: 0, 1: 10, 1.5: 0, 2.5: 10], within: 1e-9)
    shake.expect("Text.offset.y", [0.5: 40, 1: 20, 1.5: 0, 2.5: 20])
    let spin = try played(from: "Spin(turns: 0.25)", to: "Spin(turns: 0)")
    #expect(spin.attributes == ["Text.rotation"])
    spin.expect("Text.rotation", [0.5: 90, 1: 45, 1.5: 0, 2.5: 45], within: 1e-9)
    let half = try played(
      ".asymmetric(insertion: .modifier(active: Spin(turns: 0.25), identity: Spin(turns: 0)), removal: .opacity)"
    )
    half.expect("Text.rotation", [0.5: 90, 1: 45, 1.5: 0, 2.5: 0], within: 1e-9)
    half.expect("Text.opacity", [1: 1, 2.5: 0.5])
    #expect(shake.notes + spin.notes + half.notes == [])
  }

  @Test("a transition of a type goes through its three phases with the numbers of its modifiers")
  func phases() throws {
    let phased = try played("Phased()")
    phased.expect("Text.rotation3D.y", [0.5: -90, 1: -45, 1.5: 0, 2.5: 45, 3: 90])
    phased.expect("Text.scale", [0.5: 0.5, 1: 0.75, 1.5: 1, 2.5: 0.75])
    try played("Late()").expect("Text.offset.x", [0.5: 8, 1.5: 4])
  }

  /// By hand: halfway in, the numbers turn around, as do the numbers of any other view.
  @Test("a view that leaves while it comes goes back from where its numbers are")
  func interruptions() throws {
    let plain = try PlayedViews(
      """
      \(Self.types)
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          Text("Hi").modifier(Flip(angle: isOn ? 0 : 90)).animation(.linear(duration: 1), value: isOn)
          Button("Go") { isOn.toggle() }
        }
      }
      """, doing: "tap(\"Go\")", "at(1) { tap(\"Go\") }")
    let turned = try played(
      ".modifier(active: Flip(angle: 90), identity: Flip(angle: 0))", again: 1)
    for time in [1, 1.25, 1.5, 1.75] {
      let value = try #require(plain.value("Text.rotation3DEffect", at: time))
      turned.expect("Text.rotation3D.y", [time: value], within: 1e-9)
    }
  }

  @Test("the view stays until its numbers have arrived, whether they have rows or not")
  func stays() throws {
    for (active, identity) in [
      ("Cut(amount: 0)", "Cut(amount: 1)"), ("Tint(isOn: true)", "Tint(isOn: false)"),
      ("Axis(angle: 40, x: 1)", "Axis(angle: 20)"),
    ] {
      let played = try played(from: active, to: identity)
      #expect(played.attributes == [])
      #expect(played.time(of: "removed:Text").map { abs($0 - 3) < 0.02 } == true)
      #expect(played.notes.contains { $0.contains("no rows") }, "\(played.notes)")
    }
  }

  /// By hand: an axis that shrinks to nothing keeps its direction on the way.
  @Test("a turn of nothing about no axis is that of the other phases")
  func axes() throws {
    let axis = try played(from: "Axis(angle: 90, x: 3)", to: "Axis(angle: 0)")
    axis.expect("Text.rotation3D.x", [0.5: 90, 1: 45, 1.5: 0, 2.5: 45])
    #expect(axis.notes.isEmpty)
  }

  @Test(
    "what cannot be played is left out, with a reason",
    arguments: [
      ("Skew(amount: 1)", "Skew(amount: 0)", "more than a scale, a turn and a shift"),
      ("Pair(x: 1, y: 0, side: 2)", "Pair(x: 0, y: 0)", "differs in more than the numbers"),
      ("Wandering(amount: 0)", "Wandering(amount: 1)", "about another axis"),
      ("Inner(amount: 0)", "Inner(amount: 1)", "animations in a modifier with numbers"),
      ("Unknown(amount: 0, way: model.way)", "Unknown(amount: 1, way: model.way)", "'model.way'"),
      ("Flip(angle: model.way)", "Flip(angle: 0)", "'model.way'"),
    ])
  func unknown(active: String, identity: String, reason: String) throws {
    let played = try played(from: active, to: identity)
    #expect(played.attributes == [])
    #expect(played.notes.contains { $0.contains(reason) }, "\(played.notes)")
  }
}
