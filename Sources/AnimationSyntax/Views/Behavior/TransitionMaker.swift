internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

/// A transition with changes of a view in each phase, each with an animation of its own or without one.
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

/// Makes transitions of the app: from types that conform to `Transition`, and between two modifiers.
struct TransitionMaker {
  let run: ProgramRun

  /// Returns the transition for a value of an app's own type; nil for a value of any other type.
  func transition(of structure: StructValue, at position: SourcePosition) throws -> SwiftValue? {
    let type = run.code.types[structure.type]
    let body = type.methods["body"]?.first {
      run.code.functions[$0].parameters.map(\.label) == ["content", "phase"]
    }
    guard let body, let phases = run.code.types.firstIndex(where: { $0.name == "TransitionPhase" })
    else { return nil }
    let chains = try run.code.types[phases].cases.indices.map { index in
      let phase = SwiftValue.enumeration(EnumValue(type: phases, index: index, payload: []))
      return try run.transitionChains.chain(of: .structure(structure), body, [phase])
    }
    return try transition(
      chains, named: type.name,
      at: position == .none ? run.code.functions[body].position : position)
  }

  /// Returns the transition from one modifier of the app to another one; nil for any other arguments.
  func transition(
    between arguments: [CallArgument], at position: SourcePosition
  ) throws -> SwiftValue? {
    guard arguments.map(\.label) == ["active", "identity"],
      case .structure(let active) = arguments[0].value,
      case .structure(let identity) = arguments[1].value
    else { return nil }
    let chains = try [active, identity].map { try run.transitionChains.chain(of: $0) }
    return try transition(
      chains + [chains[0]], named: run.code.types[active.type].name, at: position)
  }

  // MARK: - Transitions

  /// - Parameter chains: The modifiers of the content before the view is inserted, while it is there, and after it is
  ///   removed.
  private func transition(
    _ chains: [TransitionChain], named name: String, at position: SourcePosition
  ) throws -> SwiftValue {
    if let reason = chains.lazy.compactMap(\.reason).first {
      return .unknown(UnknownValue(name, at: position, reason: reason))
    }
    let links = chains.map(\.links)
    let unplayed = UnknownValue(
      name, at: position, reason: "a transaction in it sets more than an animation")
    let animated = try links.map { chain in
      try animations(in: chain, orElse: unplayed) { changes(at: $0, of: chain.count, in: links) }
    }
    guard let driven = try drivenParts(in: animated) else {
      return .unknown(
        UnknownValue(
          name, at: position, reason: "a modifier that animates numbers is not in every phase"))
    }
    let phases = TransitionParts.waitingForOthers(
      TransitionParts.turningAboutSameAxes(
        animated.indices.map { phase in
          TransitionParts(animated[phase], driven: driven.map { $0[min(phase, $0.count - 1)] })
        }))
    if var unknown = phases.lazy.compactMap(\.unknown).first {
      if unknown.position == .none { unknown.position = position }
      return .unknown(unknown)
    }
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
  private func changes(at index: Int, of count: Int, in chains: [[TransitionChain.Link]]) -> Bool {
    guard chains.allSatisfy({ $0.count == count }) else { return true }
    return Set(chains.map { $0[index].awaited?.text }).count > 1
  }

  /// The effects of the modifiers that animate numbers of their own, each in every phase, innermost first; nil where
  /// a phase has others than the rest.
  private func drivenParts(
    in phases: [[(link: TransitionChain.Link, animation: AnimationChoice?)]]
  ) throws -> [[TransitionParts]]? {
    let driven = phases.map { phase in
      phase.compactMap { link, animation in link.driven.map { (value: $0, animation: animation) } }
    }
    guard Set(driven.map { $0.map(\.value.type) }).count == 1 else { return nil }
    return try driven[0].indices.map { index in
      try run.drivenModifiers.parts(
        of: driven.map { $0[index].value }, driven.map { $0[index].animation })
    }
  }

  /// Links, innermost first, each with the animation that reaches it; nil for that of the insertion or removal.
  ///
  /// - Parameters:
  ///   - chain: The links.
  ///   - unplayed: The unknown value that is taken for the animation where a transaction is changed in another way.
  ///   - changes: Whether what a modifier waits for changes.
  private func animations(
    in chain: [TransitionChain.Link], orElse unplayed: UnknownValue, _ changes: (Int) -> Bool
  ) throws -> [(link: TransitionChain.Link, animation: AnimationChoice?)] {
    var all: [(link: TransitionChain.Link, animation: AnimationChoice?)] = []
    var current: AnimationChoice?
    var outside: [AnimationChoice?] = []
    for (index, link) in chain.enumerated().reversed() {
      let acts = link.awaited == nil || changes(index)
      func apply(_ effect: TransactionEffect) throws {
        guard acts else { return }
        switch effect {
        case .animation(let choice): current = choice
        case .closure(let closure):
          current = try changed(current, by: closure, orElse: unplayed)
        }
      }
      switch link {
      case .plain(.animation(let choice, _)): try apply(.animation(choice))
      case .plain(.transaction(let closure, _)): try apply(.closure(closure))
      case .plain(.scope(let effect, _)):
        outside.append(current)
        try apply(effect)
      case .plain(.scopeContent): if let last = outside.popLast() { current = last }
      default: all.append((link, current))
      }
    }
    return all.reversed()
  }

  /// Returns the animation of a transaction after a closure has changed it.
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
