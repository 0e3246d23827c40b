/// What an update does to views before it is done: the transactions of what changed.
struct PendingViewUpdate {
  /// By the group that changed each modifier last.
  private(set) var modifiers: [ModifierKey: ViewTransaction] = [:]

  /// By the group that let each view come or go last.
  private(set) var views: [ViewIdentity: ViewTransaction] = [:]

  /// What the completions that the groups ask for are counted by.
  var identifiers: [Int: Int] = [:]

  /// Notes what a group of writes has changed.
  mutating func note(
    changesFrom old: ViewTree, to new: ViewTree, in transaction: ViewTransaction
  ) {
    for entry in new.entries {
      let identity = entry.node.identity
      guard let before = old[identity] else {
        views[identity] = transaction
        continue
      }
      note(entry, before, in: transaction)
    }
    for entry in old.entries where new.indices[entry.node.identity] == nil {
      views[entry.node.identity] = transaction
    }
  }

  /// Notes what a group of writes has changed in some of the views, where both trees consist of the same ones.
  mutating func note(
    changesFrom old: ViewTree, to new: ViewTree, among ranges: [Range<Int>],
    in transaction: ViewTransaction
  ) {
    for index in ranges.joined() { note(new.entries[index], old.entries[index], in: transaction) }
  }

  private mutating func note(
    _ entry: ViewTree.Entry, _ before: ViewTree.Entry, in transaction: ViewTransaction
  ) {
    for (ordinal, mover) in entry.movers.enumerated() {
      let isSame =
        ordinal < before.movers.count
        && before.movers[ordinal].modifier.value == mover.modifier.value
      if !isSame {
        modifiers[.init(identity: entry.node.identity, ordinal: ordinal)] = transaction
      }
    }
  }

  /// The transaction of a modifier, before it has passed any link.
  func state(of key: ModifierKey) -> ViewTransactionState {
    modifiers[key].map(state) ?? ViewTransactionState()
  }

  /// The transaction of a view that came or went, before it has passed any link.
  func state(of identity: ViewIdentity) -> ViewTransactionState {
    views[identity].map(state) ?? ViewTransactionState()
  }

  private func state(_ group: ViewTransaction) -> ViewTransactionState {
    ViewTransactionState(
      group, completions: group.completions.compactMap { identifiers[$0.work] })
  }
}
