import AnimationModel
import Testing

@Suite("Boxed transitions")
struct AnyTransitionTests {
  @Test("boxes of the same type with equal values are equal, and hash alike")
  func equality() {
    #expect(AnyTransition.scale == .scale(scale: 1e-5))
    #expect(AnyTransition.scale.hashValue == AnyTransition.scale(scale: 1e-5).hashValue)
    #expect(AnyTransition.move(edge: .top) != .move(edge: .bottom))
    #expect(AnyTransition.offset() != .identity)
    #expect(AnyTransition.opacity.combined(with: .slide) == .opacity.combined(with: .slide))
    #expect(AnyTransition.opacity.combined(with: .slide) != .slide.combined(with: .opacity))
    #expect(AnyTransition.slide.animation(.bouncy) != .slide)
  }

  @Test("a transition of a type and its box do the same")
  func forms() {
    let pairs: [(any Transition, AnyTransition)] = [
      (.identity, .identity), (.opacity, .opacity), (.slide, .slide), (.scale, .scale),
      (.move(edge: .top), .move(edge: .top)), (.push(from: .top), .push(from: .top)),
      (.offset(x: 1, y: 2), .offset(x: 1, y: 2)),
      (.scale(0.5, anchor: .top), .scale(scale: 0.5, anchor: .top)),
      (
        AsymmetricTransition(insertion: .opacity, removal: .slide),
        .asymmetric(insertion: .opacity, removal: .slide)
      ),
      (
        ScaleTransition(2).combined(with: .opacity),
        .scale(scale: 2).combined(with: .opacity)
      ),
      (OpacityTransition().animation(.linear), .opacity.animation(.linear)),
    ]
    for (transition, box) in pairs { #expect(AnyTransition(transition) == box) }
  }

  /// Semantics reference, sections 11.4 and 15.2.
  @Test("where motion is to be reduced, what moves fades and what does not stays")
  func reducedMotion() {
    let moving: [AnyTransition] = [
      .slide, .scale, .move(edge: .top), .push(from: .top), .offset(x: 5),
      AnyTransition(.blurReplace), AnyTransition(Twirl()), .opacity.combined(with: .slide),
      .asymmetric(insertion: .opacity, removal: .slide), .slide.animation(.bouncy),
    ]
    for transition in moving {
      #expect(transition.adjusted(reducingMotion: true) == .opacity)
      #expect(transition.adjusted(reducingMotion: false) == transition)
    }
    let still: [AnyTransition] = [
      .identity, .opacity, AnyTransition(Still()), .opacity.combined(with: .identity),
      .asymmetric(insertion: .opacity, removal: .identity), .opacity.animation(.bouncy),
    ]
    for transition in still { #expect(transition.adjusted(reducingMotion: true) == transition) }
  }

  @Test("modifiers of one's own are what a transition goes between")
  func modifiers() {
    let transition = AnyTransition.modifier(
      active: Veil(opacity: 0.25), identity: Veil(opacity: 1))
    #expect(transition.effect(in: .willAppear).opacity == 0.25)
    #expect(transition.effect(in: .identity) == .identity)
    #expect(transition.effect(in: .didDisappear).opacity == 0.25)
    let active = TransitionEffect(
      opacity: 0.5, offset: TransitionOffset(x: 3, heights: 2), scaleX: 2, scaleY: 3,
      anchor: .top, blurRadius: 4)
    let plain = AnyTransition.modifier(active: active, identity: .identity)
    #expect(plain.effect(in: .didDisappear) == active)
    #expect(plain.effect(in: .identity) == .identity)
  }

  struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> TransitionContent {
      content.offset(x: phase.value * 4)
    }
  }

  struct Still: Transition {
    static let properties = TransitionProperties(hasMotion: false)

    func body(content: Content, phase: TransitionPhase) -> TransitionContent {
      content.opacity(phase.isIdentity ? 1 : 0.5)
    }
  }

  struct Veil: TransitionModifier {
    var opacity: Double

    func body(content: Content) -> TransitionContent { content.opacity(opacity) }
  }
}
