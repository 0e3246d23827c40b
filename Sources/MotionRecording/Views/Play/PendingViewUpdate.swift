/// The changes that a group of writes makes to views, before they are played: the changed modifiers and views, and the
/// transaction.
struct PendingViewUpdate {
  /// The transaction of the group.
  var transaction = ViewTransaction()

  /// The modifiers whose values the group changes.
  private(set) var modifiers: Set<ModifierKey> = []

  /// The views that the group inserts or removes.
  private(set) var views: Set<ViewIdentity> = []

  /// The identifiers by which the transaction's completions are counted.
  var identifiers: [Int: Int] = [:]

  /// Notes the changes that the group has made.
  mutating func note(changesFrom old: ViewTree, to new: ViewTree) {
    for entry in new.entries {
      let identity = entry.node.identity
      guard let before = old[identity] else {
        views.insert(identity)
        continue
      }
      note(entry, before)
    }
    for entry in old.entries where new.indices[entry.node.identity] == nil {
      views.insert(entry.node.identity)
    }
  }

  /// Notes the changes that the group has made in some of the views, if both trees consist of the same views.
  mutating func note(changesFrom old: ViewTree, to new: ViewTree, among ranges: [Range<Int>]) {
    for index in ranges.joined() { note(new.entries[index], old.entries[index]) }
  }

  private mutating func note(_ entry: ViewTree.Entry, _ before: ViewTree.Entry) {
    for (ordinal, mover) in entry.movers.enumerated() {
      let isSame =
        ordinal < before.movers.count
        && before.movers[ordinal].modifier.value == mover.modifier.value
      if !isSame {
        modifiers.insert(.init(identity: entry.node.identity, ordinal: ordinal))
      }
    }
  }

  /// The transaction of a modifier, before it has passed any link.
  func state(of key: ModifierKey) -> ViewTransactionState {
    modifiers.contains(key) ? state : ViewTransactionState()
  }

  /// The transaction of a view that is inserted or removed, before it has passed any link.
  func state(of identity: ViewIdentity) -> ViewTransactionState {
    views.contains(identity) ? state : ViewTransactionState()
  }

  private var state: ViewTransactionState {
    ViewTransactionState(
      transaction, completions: transaction.completions.compactMap { identifiers[$0.work] })
  }
}
