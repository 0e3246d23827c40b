/// The transaction of a change on its way from a group of writes to a view.
struct ViewTransactionState {
  private(set) var transaction = ScenarioTransaction()

  /// The animation that is not known, if it is the one that counts.
  private(set) var unknown: ViewUnknown?

  init() {}

  /// Begins with what a group of writes sets.
  init(_ group: ViewTransaction, completions: [Int]) {
    for change in group.changes { apply(change) }
    transaction.completions = completions
  }

  /// Sets what a change sets.
  mutating func apply(_ change: ViewTransactionChange) {
    var animation: NamedAnimation??
    switch change.animation {
    case .known(let known):
      unknown = nil
      animation = .some(known)
    case .unknown(let value): unknown = value
    case nil: break
    }
    transaction.apply(
      TransactionChange(
        animation: animation, disablesAnimations: change.disablesAnimations,
        tracksVelocity: change.tracksVelocity))
  }

  /// Sets the animation unless animations are disabled.
  mutating func applyImplicit(_ animation: ViewAnimation) {
    guard !transaction.disablesAnimations else { return }
    switch animation {
    case .known(let animation):
      unknown = nil
      transaction.applyImplicit(animation)
    case .unknown(let value): unknown = value
    }
  }

  /// Makes of the animation what is shown, once all links have been passed.
  mutating func enter(_ presentation: Presentation?) { transaction.enter(presentation) }
}

/// How transactions pass the links on their way to what changes: those of the tree as it is after an update, by values
/// compared with those before it.
struct ViewTransactionPath {
  let before: ViewTree
  let after: ViewTree

  /// The transaction of a moving modifier.
  func transaction(
    _ start: ViewTransactionState, to index: Int, _ mover: ViewTree.Mover
  ) -> ViewTransactionState {
    var state = passed(start, to: index)
    let node = after.entries[index].node
    pass(&state, node.identity, node.links, from: mover.link + 1)
    guard let inner = mover.inner,
      case .scoped(let change, let value, let links) = node.links[mover.link]
    else { return state }
    if value == nil || changes(node.identity, mover.link, value) {
      if let animation = change.animation, change.disablesAnimations == nil {
        state.applyImplicit(animation)
      } else {
        state.apply(change)
      }
    }
    for link in links[(inner + 1)...].reversed() { pass(&state, link) { _ in false } }
    return state
  }

  /// The transaction of a view that comes or goes: it passes the links around it alone.
  func passed(_ start: ViewTransactionState, to index: Int) -> ViewTransactionState {
    passed(start, to: index, in: after)
  }

  /// The transaction of a view that goes, which has passed the links that were around it as far as they are still
  /// there.
  func passedLeaving(_ start: ViewTransactionState, to index: Int) -> ViewTransactionState {
    passed(start, to: index, in: before)
  }

  private func passed(
    _ start: ViewTransactionState, to index: Int, in tree: ViewTree
  ) -> ViewTransactionState {
    var state = start
    for (outer, first) in tree.surroundings(of: index) {
      let identity = tree.entries[outer].node.identity
      let node = (after[identity] ?? tree.entries[outer]).node
      pass(&state, identity, node.links, from: first)
    }
    return state
  }

  private func pass(
    _ state: inout ViewTransactionState, _ identity: ViewIdentity, _ links: [ViewLink],
    from first: Int
  ) {
    guard first < links.count else { return }
    for number in (first..<links.count).reversed() {
      pass(&state, links[number]) { changes(identity, number, $0) }
    }
  }

  private func pass(
    _ state: inout ViewTransactionState, _ link: ViewLink, changes: (ViewKey) -> Bool
  ) {
    switch link {
    case .animation(let animation, let value):
      if value.map(changes) ?? true { state.applyImplicit(animation) }
    case .transaction(let change, let value):
      if value.map(changes) ?? true { state.apply(change) }
    case .moves, .scoped, .transition, .attached, .acts, .disabled, .phases, .keyframes: break
    }
  }

  /// Whether the value of a link is another one than before the update; it is not where the view was not there.
  private func changes(_ identity: ViewIdentity, _ link: Int, _ value: ViewKey?) -> Bool {
    guard let node = before[identity]?.node, link < node.links.count else { return false }
    let old: ViewKey? =
      switch node.links[link] {
      case .animation(_, let value), .transaction(_, let value), .scoped(_, let value, _): value
      case .moves, .transition, .attached, .acts, .disabled, .phases, .keyframes: nil
      }
    return old != nil && old != value
  }
}
