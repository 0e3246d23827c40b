internal import AnimationModel

// Views that take each other's place, as with `matchedGeometryEffect`: both share one animated frame, which goes
// from the frame of the removed view to that of the inserted one.
extension ViewPlay {
  /// The frame of an inserted view, with the transaction in which the views whose place it takes move there.
  struct MatchedFrame {
    let match: ViewKey
    let value: MovingModifier.Value
    let state: ViewTransactionState
  }

  /// Begins the frames of inserted views as those of the views whose place they take; frames of views that are inserted
  /// again continue from where they are.
  ///
  /// - Returns: The frames towards which those of the removed views move.
  mutating func match(
    _ isNew: [Bool], _ pending: PendingViewUpdate, _ path: ViewTransactionPath,
    _ changed: inout ChangedViews, at time: Double
  ) throws -> [MatchedFrame] {
    var matched: [MatchedFrame] = []
    var leaving: [ViewKey: [(index: Int, ordinal: Int)]]?
    for index in tree.entries.indices where isNew[index] {
      for (ordinal, mover) in tree.entries[index].movers.enumerated() {
        guard let match = mover.modifier.match else { continue }
        let known = leaving ?? frames(leaving: path.before)
        leaving = known
        let old = known[match].flatMap { $0.count == 1 ? $0[0] : nil }
        if let frame = try begin(index, ordinal, as: old, pending, path, &changed, at: time) {
          matched.append(frame)
        }
      }
    }
    return matched
  }

  /// Moves the frames of removed views to those of the views that take their place.
  mutating func follow(
    _ matched: [MatchedFrame], _ changed: inout ChangedViews, at time: Double
  ) throws {
    for frame in matched {
      // A view whose removal began earlier follows too, as long as it can be seen.
      for record in records.indices where records[record].stage == .leaving {
        for ordinal in records[record].modifiers.indices
        where records[record].modifiers[ordinal].match == frame.match {
          try move(record, ordinal, to: frame.value, frame.state, &changed, at: time)
        }
      }
    }
  }

  /// The frames that match others, of views that are no longer in the tree.
  private func frames(leaving before: ViewTree) -> [ViewKey: [(index: Int, ordinal: Int)]] {
    var frames: [ViewKey: [(index: Int, ordinal: Int)]] = [:]
    for (index, entry) in before.entries.enumerated()
    where tree.indices[entry.node.identity] == nil
      && !session.lies(entry.node.identity, in: tree.undecided)
    {
      for (ordinal, mover) in entry.movers.enumerated() {
        guard let match = mover.modifier.match else { continue }
        frames[match, default: []].append((index, ordinal))
      }
    }
    return frames
  }

  /// Begins the frame of an inserted view as that of the view whose place it takes, and moves it.
  private mutating func begin(
    _ index: Int, _ ordinal: Int, as old: (index: Int, ordinal: Int)?,
    _ pending: PendingViewUpdate, _ path: ViewTransactionPath, _ changed: inout ChangedViews,
    at time: Double
  ) throws -> MatchedFrame? {
    let entry = tree.entries[index]
    let mover = entry.movers[ordinal]
    let value = mover.modifier.value
    guard !session.lies(entry.node.identity, in: path.before.undecided),
      let record = recordIndices[entry.node.identity],
      let player = records[record].modifiers[ordinal].player
    else { return nil }
    var state = try path.transaction(pending.state(of: entry.node.identity), to: index, mover)
    state.enter(presentation)
    let isBack = records[record].modifiers[ordinal].attributeValue(value) != player.model
    guard let old, let other = recordIndices[path.before.entries[old.index].node.identity],
      let shown = records[other].modifiers[old.ordinal].player, shown.isLike(player),
      state.transaction.animation != nil
    else {
      if isBack { try move(record, ordinal, to: value, state, &changed, at: time) }
      return nil
    }
    if !isBack {
      let surroundings = surroundings(of: record)
      records[record].modifiers[ordinal].player?.begin(as: shown, surroundings, at: time)
      records[record].modifiers[ordinal].note(
        path.before.entries[old.index].movers[old.ordinal].modifier.value)
    }
    try move(record, ordinal, to: value, state, &changed, at: time)
    return mover.modifier.match.map { MatchedFrame(match: $0, value: value, state: state) }
  }

  /// Changes a frame.
  private mutating func move(
    _ record: Int, _ ordinal: Int, to value: MovingModifier.Value, _ state: ViewTransactionState,
    _ changed: inout ChangedViews, at time: Double
  ) throws {
    records[record].modifiers[ordinal].note(value)
    guard let new = records[record].modifiers[ordinal].attributeValue(value),
      let player = records[record].modifiers[ordinal].player, new.hasShape(of: player.model)
    else { return }
    if try change(
      .init(record: record, ordinal: ordinal), to: new, state.transaction, &changed, at: time)
    {
      findings.isAnimated = true
    }
  }
}

extension AttributePlayer {
  /// Whether another player has the same numbers.
  fileprivate func isLike(_ other: AttributePlayer) -> Bool { model.hasShape(of: other.model) }

  /// Takes over the state and the motion of another player, without its listeners.
  fileprivate mutating func begin(
    as other: AttributePlayer, _ environment: EnvironmentValues, at time: Double
  ) {
    player = other.player
    player.forgetListeners()
    change(environment: environment, at: time)
  }
}
