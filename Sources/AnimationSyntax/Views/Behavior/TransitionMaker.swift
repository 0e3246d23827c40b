internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

/// A transition that shows a view in one way in each phase.
private struct PhasedTransition: Transition {
  var willAppear: TransitionEffect
  var identity: TransitionEffect
  var didDisappear: TransitionEffect

  func body(content: Content, phase: TransitionPhase) -> TransitionContent {
    switch phase {
    case .willAppear: content.modifier(willAppear)
    case .identity: content.modifier(identity)
    case .didDisappear: content.modifier(didDisappear)
    }
  }
}

/// What the body of a transition or of a modifier does to its content.
private struct ContentEffect {
  var effect = TransitionEffect()

  /// The animation that it has of its own.
  var animation: AnimationChoice?

  /// Why that is not known.
  var reason: String?

  /// What is not known in it.
  var unknown: UnknownValue?

  /// Modifiers that a transition has no rows for.
  var others: Set<String> = []

  /// What modifiers do, innermost first.
  init(_ modifiers: [ViewModifierValue]) {
    for modifier in modifiers {
      switch modifier {
      case .moves(let value):
        if animation != nil { reason = "it moves outside of its own animation" }
        apply(value)
      case .animation(let choice, _):
        if animation != nil { reason = "it has several animations" }
        animation = choice
      default: break
      }
    }
  }

  /// What is not known, for a reason.
  init(reason: String) { self.reason = reason }

  private mutating func apply(_ value: MovingValue) {
    switch value.content {
    case .unknown(let unknown): self.unknown = self.unknown ?? unknown
    case .hidden, .read: break
    case .numbers(let components):
      // A padding of the system's has no numbers.
      if components.contains(where: \.value.isFinite) { apply(value.name, components) }
    }
  }

  private mutating func apply(_ name: String, _ components: [MovingModifier.Component]) {
    func number(_ part: String, _ usual: Double = 0) -> Double {
      components.first { $0.part == part }?.value ?? usual
    }
    switch name {
    case "opacity": effect.opacity *= number("", 1)
    case "blur": effect.blurRadius += number("")
    case "offset":
      effect.offset = effect.offset + TransitionOffset(x: number("x"), y: number("y"))
    case "scaleEffect":
      effect.scaleX *= number("x", 1)
      effect.scaleY *= number("y", 1)
      effect.anchor = UnitPoint(x: number("anchor.x", 0.5), y: number("anchor.y", 0.5))
    default: others.insert(name)
    }
  }
}

extension ProgramRun {
  var transitionMaker: TransitionMaker { TransitionMaker(run: self) }
}

/// Makes transitions of the app's own: of types that are one, and between two modifiers.
struct TransitionMaker {
  let run: ProgramRun

  /// The transition that a value of the app's own type is; nil for a value of any other type.
  func transition(of structure: StructValue, at position: SourcePosition) throws -> SwiftValue? {
    let type = run.code.types[structure.type]
    let body = type.methods["body"]?.first {
      run.code.functions[$0].parameters.map(\.label) == ["content", "phase"]
    }
    guard let body, let phases = run.code.types.firstIndex(where: { $0.name == "TransitionPhase" })
    else { return nil }
    let effects = try run.code.types[phases].cases.indices.map { index in
      let phase = SwiftValue.enumeration(EnumValue(type: phases, index: index, payload: []))
      return try effect(of: .structure(structure), body, [phase])
    }
    return transition(effects, named: type.name, at: position)
  }

  /// The transition from one modifier of the app's own to another one; nil for anything else.
  func transition(
    between arguments: [CallArgument], at position: SourcePosition
  ) throws -> SwiftValue? {
    guard arguments.map(\.label) == ["active", "identity"],
      case .structure(let active) = arguments[0].value,
      case .structure(let identity) = arguments[1].value
    else { return nil }
    let effects = try [active, identity].map(effect)
    return transition(
      effects + [effects[0]], named: run.code.types[active.type].name, at: position)
  }

  /// What a modifier of the app's own does.
  private func effect(_ modifier: StructValue) throws -> ContentEffect {
    let type = run.code.types[modifier.type]
    guard type.animatedData == nil, type.methods["effectValue"] == nil else {
      return ContentEffect(reason: "its modifier animates numbers of its own")
    }
    guard let body = type.body else { return ContentEffect(reason: "it is no modifier") }
    return try effect(of: .structure(modifier), body, [])
  }

  private func effect(
    of owner: SwiftValue, _ body: Int, _ arguments: [SwiftValue]
  ) throws -> ContentEffect {
    try run.deeper(at: .none) {
      let hole = ViewElement.made(MadeView(kind: ViewElement.holeKind, position: .none))
      let value = try run.functions.call(
        function: body, [.view(hole)] + arguments, on: owner, at: .none)
      let element = try run.element(value, at: .none)
      guard element.isModifiedHole else {
        return ContentEffect(reason: "its body is more than modifiers of its content")
      }
      return ContentEffect(element.modifiersOfHole)
    }
  }

  private func transition(
    _ effects: [ContentEffect], named name: String, at position: SourcePosition
  ) -> SwiftValue {
    if let unknown = effects.lazy.compactMap(\.unknown).first { return .unknown(unknown) }
    let animations = effects.map { effect -> NamedAnimation? in
      if case .known(let animation)? = effect.animation { animation } else { nil }
    }
    var reason = effects.lazy.compactMap(\.reason).first
    if Set(animations.map { $0?.name ?? "" }).count > 1 {
      reason = reason ?? "its animation depends on the phase"
    }
    if let reason { return .unknown(UnknownValue(name, at: position, reason: reason)) }
    for other in Set(effects.flatMap(\.others)).sorted() {
      run.note("what '.\(other)' does in \(name) has no rows", at: nil)
    }
    let transition = AnyTransition(
      PhasedTransition(
        willAppear: effects[0].effect, identity: effects[1].effect,
        didDisappear: effects[2].effect))
    guard let animation = animations[1] else {
      return .transition(TransitionValue(transition: transition, animationNames: [:]))
    }
    return .transition(
      TransitionValue(
        transition: transition.animation(animation.animation),
        animationNames: [animation.animation: animation.name]))
  }
}
