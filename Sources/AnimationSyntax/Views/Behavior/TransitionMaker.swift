internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

/// A transition that does things to a view in each phase, each with an animation of its own or without one.
private struct PhasedTransition: Transition {
  var willAppear: [TransitionPart]
  var identity: [TransitionPart]
  var didDisappear: [TransitionPart]

  func body(content: Content, phase: TransitionPhase) -> TransitionContent {
    switch phase {
    case .willAppear: content.adding(willAppear)
    case .identity: content.adding(identity)
    case .didDisappear: content.adding(didDisappear)
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
    let chains = try run.code.types[phases].cases.indices.map { index in
      let phase = SwiftValue.enumeration(EnumValue(type: phases, index: index, payload: []))
      return try chain(of: .structure(structure), body, [phase])
    }
    return try transition(
      chains, named: type.name,
      at: position == .none ? run.code.functions[body].position : position)
  }

  /// The transition from one modifier of the app's own to another one; nil for anything else.
  func transition(
    between arguments: [CallArgument], at position: SourcePosition
  ) throws -> SwiftValue? {
    guard arguments.map(\.label) == ["active", "identity"],
      case .structure(let active) = arguments[0].value,
      case .structure(let identity) = arguments[1].value
    else { return nil }
    let hole = ViewElement.made(MadeView(kind: ViewElement.holeKind, position: .none))
    let chains = try [active, identity].map { modifier in
      try chain(of: .styled(modifier, content: hole, position))
    }
    return try transition(
      chains + [chains[0]], named: run.code.types[active.type].name, at: position)
  }

  // MARK: - What a body does

  /// The modifiers that a body puts on its content, innermost first.
  private struct Chain {
    var modifiers: [ViewModifierValue] = []

    /// Why they are not all that it does.
    var reason: String?
  }

  private func chain(
    of owner: SwiftValue, _ body: Int, _ arguments: [SwiftValue]
  ) throws -> Chain {
    let hole = ViewElement.made(MadeView(kind: ViewElement.holeKind, position: .none))
    let value = try run.functions.call(
      function: body, [.view(hole)] + arguments, on: owner, at: .none)
    return try chain(of: run.element(value, at: .none))
  }

  private func chain(of element: ViewElement) throws -> Chain {
    var chain = Chain()
    var element = element
    while true {
      switch element {
      case .modified(let inner, let modifier, _):
        chain.modifiers.insert(modifier, at: 0)
        element = inner
      case .inlined(_, let inner), .chosen(_, let inner), .branch(_, let inner): element = inner
      case .group(let views) where views.count == 1: element = views[0].element
      case .styled(let modifier, let content, _):
        let styled = try run.deeper(at: .none) { try self.chain(of: modifier, on: content) }
        return Chain(modifiers: styled.modifiers + chain.modifiers, reason: styled.reason)
      case .made(let view) where view.kind == ViewElement.holeKind: return chain
      default:
        chain.reason = "its body is more than modifiers of its content"
        return chain
      }
    }
  }

  /// Returns the chain of modifiers that a modifier of the app's own applies.
  private func chain(of modifier: StructValue, on content: ViewElement) throws -> Chain {
    let type = run.code.types[modifier.type]
    guard type.animatedData == nil, type.methods["effectValue"] == nil else {
      return Chain(reason: "its modifier animates numbers of its own")
    }
    guard let body = type.body else { return Chain(reason: "it is no modifier") }
    let value = try run.functions.call(
      function: body, [.view(content)], on: .structure(modifier), at: .none)
    return try chain(of: run.element(value, at: .none))
  }

  // MARK: - Transitions

  /// - Parameter chains: The modifiers of the content before the view is there, while it is, and after that.
  private func transition(
    _ chains: [Chain], named name: String, at position: SourcePosition
  ) throws -> SwiftValue {
    if let reason = chains.lazy.compactMap(\.reason).first {
      return .unknown(UnknownValue(name, at: position, reason: reason))
    }
    let modifiers = chains.map(\.modifiers)
    let unplayed = UnknownValue(
      name, at: position, reason: "a transaction in it sets more than an animation")
    let phases = TransitionParts.turningAboutSameAxes(
      try modifiers.map { chain in
        TransitionParts(
          try animations(in: chain, orElse: unplayed) {
            changes(at: $0, of: chain.count, in: modifiers)
          })
      })
    if let unknown = phases.lazy.compactMap(\.unknown).first { return .unknown(unknown) }
    guard TransitionParts.haveSameAnimations(phases) else {
      return .unknown(
        UnknownValue(name, at: position, reason: "its animation depends on the phase"))
    }
    for other in TransitionParts.changesWithoutRows(in: phases) {
      run.note("what '.\(other)' does in \(name) has no rows", at: position)
    }
    if phases.contains(where: \.hasMore) {
      run.note(
        "'\(name)' is played without its overlays, its backgrounds and its actions", at: position)
    }
    let transition = AnyTransition(
      PhasedTransition(
        willAppear: phases[0].parts, identity: phases[1].parts, didDisappear: phases[2].parts))
    let names = phases.reduce(into: [:]) { $0.merge($1.animationNames) { first, _ in first } }
    return .transition(TransitionValue(transition: transition, animationNames: names))
  }

  /// Whether what a modifier waits for changes from phase to phase, or may.
  private func changes(at index: Int, of count: Int, in chains: [[ViewModifierValue]]) -> Bool {
    guard chains.allSatisfy({ $0.count == count }) else { return true }
    return Set(chains.map { $0[index].awaited?.text }).count > 1
  }

  /// Modifiers, innermost first, each with the animation that reaches it; nil for that of the insertion or removal.
  ///
  /// - Parameters:
  ///   - chain: The modifiers.
  ///   - unplayed: The unknown value that is taken for the animation where a transaction is changed in another way.
  ///   - changes: Whether what a modifier waits for changes.
  private func animations(
    in chain: [ViewModifierValue], orElse unplayed: UnknownValue, _ changes: (Int) -> Bool
  ) throws -> [(modifier: ViewModifierValue, animation: AnimationChoice?)] {
    var all: [(modifier: ViewModifierValue, animation: AnimationChoice?)] = []
    var current: AnimationChoice?
    var outside: [AnimationChoice?] = []
    for (index, modifier) in chain.enumerated().reversed() {
      let acts = modifier.awaited == nil || changes(index)
      func apply(_ effect: TransactionEffect) throws {
        guard acts else { return }
        switch effect {
        case .animation(let choice): current = choice
        case .closure(let closure):
          current = try changed(current, by: closure, orElse: unplayed)
        }
      }
      switch modifier {
      case .animation(let choice, _): try apply(.animation(choice))
      case .transaction(let closure, _): try apply(.closure(closure))
      case .scope(let effect, _):
        outside.append(current)
        try apply(effect)
      case .scopeContent: if let last = outside.popLast() { current = last }
      default: all.append((modifier, current))
      }
    }
    return all.reversed()
  }

  /// The animation of a transaction that a closure has changed.
  private func changed(
    _ animation: AnimationChoice?, by closure: ClosureValue, orElse unplayed: UnknownValue
  ) throws -> AnimationChoice? {
    let around = UnknownValue("the animation of the transition", at: .none)
    var given = ViewTransactionValue()
    given["animation"] = animation?.value ?? .unknown(around)
    let made = try run.transactionMaker.transformed(given, by: closure)
    if made.values.keys.contains(where: { $0 != "animation" }) {
      return .unknown(unplayed)
    }
    if let unknown = made["animation"]?.unknown, unknown.text == around.text {
      return animation
    }
    return AnimationChoice(made["animation"] ?? .nothing, in: run)
  }
}

extension ViewModifierValue {
  /// The value that it waits for, so that it acts where that changes; nil if it waits for none.
  fileprivate var awaited: ViewKey? {
    switch self {
    case .animation(_, let key), .transaction(_, let key), .scope(_, let key): key
    default: nil
    }
  }
}
