/// The transaction of a change on its way from a group of writes to a view.
struct ViewTransactionState {
  /// The values that have been set in the transaction.
  private(set) var set = ViewTransactionChange()

  /// The transaction in the form that players take, once it has reached the view.
  private(set) var transaction = ScenarioTransaction()

  init() {}

  /// The values that were set where the transaction entered scopes, outermost first.
  private var outside: [ViewTransactionChange] = []

  /// Makes the state of the transaction of a group of writes.
  init(_ group: ViewTransaction, completions: [Int]) {
    set = group.set
    transaction.completions = completions
  }

  /// The reason why the animation is unknown, either itself or because of a value that determines it; nil if it is
  /// known.
  var unknown: ViewUnknown? {
    switch (set.animation, set.tracksVelocity) {
    case (.unknown(let value)?, _), (.known(nil)?, .unknown(let value)?),
      (nil, .unknown(let value)?):
      value
    default: nil
    }
  }

  /// Sets the animation unless animations are disabled.
  mutating func applyImplicit(_ animation: ViewAnimation) {
    switch set.disablesAnimations {
    case .known(true)?: break
    case .unknown(let value)?: set.animation = .unknown(value)
    case .known(false)?, nil: set.animation = animation
    }
  }

  /// Notes that the animation may or may not have been changed.
  mutating func apply(perhaps unknown: ViewUnknown) { set.animation = .unknown(unknown) }

  /// Sets the animation unless animations are disabled, if it is unknown whether it is set at all.
  mutating func applyImplicit(_ animation: ViewAnimation, perhaps unknown: ViewUnknown) {
    // An animation that is the same in either case is known.
    if set.disablesAnimations == .known(true) || set.animation == animation { return }
    apply(perhaps: unknown)
  }

  /// Replaces the values with those that a closure has computed.
  mutating func replace(with change: ViewTransactionChange) { set = change }

  /// Enters a scope.
  mutating func enterScope() { outside.append(set) }

  /// Enters the content of the innermost scope, for which the transaction is restored to that around the scope.
  mutating func leaveScope() { if let set = outside.popLast() { self.set = set } }

  /// Determines the animation that is played, once all links have been passed.
  mutating func enter(_ presentation: Presentation?) {
    var change = TransactionChange()
    if case .known(let animation)? = set.animation { change.animation = .some(animation) }
    if case .known(let disables)? = set.disablesAnimations { change.disablesAnimations = disables }
    if case .known(let tracks)? = set.tracksVelocity { change.tracksVelocity = tracks }
    transaction.apply(change)
    transaction.enter(presentation)
  }
}

/// The way of transactions through the links to the changed values: through the links of the tree after an update,
/// whose values are compared with those before it.
struct ViewTransactionPath {
  let before: ViewTree
  let after: ViewTree
  let session: any ViewSession

  /// Returns the transaction of a moving modifier.
  func transaction(
    _ start: ViewTransactionState, to index: Int, _ mover: ViewTree.Mover
  ) throws -> ViewTransactionState {
    var state = try passed(start, to: index)
    let node = after.entries[index].node
    try pass(&state, node.identity, node.links, from: mover.link + 1)
    return state
  }

  /// Whether a view inside of another one has an animation of its own in this update.
  ///
  /// The position of a view is determined by the views around it, but it moves there with its own animation.
  ///
  /// - Parameters:
  ///   - start: The transaction with which the update begins.
  ///   - index: The index of the view around.
  ///   - state: The transaction of the change that has moved it.
  func moves(
    inside index: Int, _ start: ViewTransactionState, otherThan state: ViewTransactionState
  ) throws -> Bool {
    for inner in after.subtree(of: index).dropFirst() {
      let node = after.entries[inner].node
      let isAnimated = node.links.contains { if case .animation = $0 { true } else { false } }
      guard isAnimated, before[node.identity] != nil else { continue }
      var reached = try passed(start, to: inner)
      try pass(&reached, node.identity, node.links, from: 0)
      if reached.set.animation != state.set.animation { return true }
    }
    return false
  }

  /// Returns the transaction of a view that is inserted or removed: it passes only the links around the view.
  func passed(_ start: ViewTransactionState, to index: Int) throws -> ViewTransactionState {
    try passed(start, to: index, in: after)
  }

  /// Returns the transaction of a removed view, which passes the links that were around it, as far as they are still
  /// present.
  func passedLeaving(_ start: ViewTransactionState, to index: Int) throws -> ViewTransactionState {
    try passed(start, to: index, in: before)
  }

  private func passed(
    _ start: ViewTransactionState, to index: Int, in tree: ViewTree
  ) throws -> ViewTransactionState {
    var state = start
    for (outer, first) in tree.surroundings(of: index) {
      let identity = tree.entries[outer].node.identity
      let node = (after[identity] ?? tree.entries[outer]).node
      try pass(&state, identity, node.links, from: first)
    }
    return state
  }

  private func pass(
    _ state: inout ViewTransactionState, _ identity: ViewIdentity, _ links: [ViewLink],
    from first: Int
  ) throws {
    guard first < links.count else { return }
    for number in (first..<links.count).reversed() {
      try pass(&state, links[number]) { change(identity, number, $0) }
    }
  }

  private func pass(
    _ state: inout ViewTransactionState, _ link: ViewLink, change: (ViewKey) -> ValueChange
  ) throws {
    switch link {
    case .animation(let animation, let value):
      try apply(.animation(animation), value.map(change) ?? .certain, to: &state)
    case .transaction(let closure, let value):
      try apply(.closure(closure), value.map(change) ?? .certain, to: &state)
    case .scope(let effect, let value):
      state.enterScope()
      try apply(effect, value.map(change) ?? .certain, to: &state)
    case .scopeContent: state.leaveScope()
    case .moves, .transition, .attached, .acts, .disabled, .hit, .phases, .keyframes: break
    }
  }

  /// Applies the effect of a link whose value changes.
  private func apply(
    _ effect: ViewTransactionEffect, _ change: ValueChange, to state: inout ViewTransactionState
  ) throws {
    switch (effect, change) {
    case (_, .none): break
    case (.animation(let animation), .certain): state.applyImplicit(animation)
    case (.animation(let animation), .unknown(let unknown)):
      state.applyImplicit(animation, perhaps: unknown)
    case (.closure(let closure), .certain):
      state.replace(with: try session.transform(state.set, by: closure))
    case (.closure, .unknown(let unknown)): state.apply(perhaps: unknown)
    }
  }

  /// The change of a link's value in an update.
  private enum ValueChange {
    case none
    case certain
    case unknown(ViewUnknown)
  }

  /// Returns the change of a link's value; there is none if the view was not present before.
  private func change(_ identity: ViewIdentity, _ link: Int, _ value: ViewKey) -> ValueChange {
    guard let node = before[identity]?.node, link < node.links.count else { return .none }
    let old: ViewKey? =
      switch node.links[link] {
      case .animation(_, let value), .transaction(_, let value), .scope(_, let value): value
      case .moves, .scopeContent, .transition, .attached, .acts, .disabled, .hit, .phases,
        .keyframes:
        nil
      }
    guard let old, old != value else { return .none }
    return (value.unknown ?? old.unknown).map { .unknown($0) } ?? .certain
  }
}
