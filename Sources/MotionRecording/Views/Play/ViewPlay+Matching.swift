internal import AnimationModel

// Views that take each other's place, as `matchedGeometryEffect` has it: a frame is one animated value of both, which goes
// from the frame of the view that goes to that of the view that comes.
extension ViewPlay {
  /// A frame of a view that has come, and the transaction that takes those there whose place it takes.
  struct MatchedFrame {
    let match: ViewKey
    let value: MovingModifier.Value
    let state: ViewTransactionState
  }

  /// Lets the frames of views that come begin as those of the views whose place they take; frames of views that come
  /// back go on from where they are.
  ///
  /// - Returns: The frames into which those of the views that go turn.
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

  /// Lets the frames of views that go turn into those of the views that take their place.
  mutating func follow(
    _ matched: [MatchedFrame], _ changed: inout ChangedViews, at time: Double
  ) throws {
    for frame in matched {
      // One that went before follows too, for as long as it is seen.
      for record in records.indices where records[record].stage == .leaving {
        for ordinal in records[record].modifiers.indices
        where records[record].modifiers[ordinal].match == frame.match {
          try move(record, ordinal, to: frame.value, frame.state, &changed, at: time)
        }
      }
    }
  }

  /// The frames that match others, of views that are there no longer.
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

  /// Lets a frame of a view that comes move, from where that of the view is whose place it takes.
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
  /// Whether another one has the same numbers.
  fileprivate func isLike(_ other: AttributePlayer) -> Bool { model.hasShape(of: other.model) }

  /// Is from now on where another one is, and moves as that one does; nobody waits for it.
  fileprivate mutating func begin(
    as other: AttributePlayer, _ environment: EnvironmentValues, at time: Double
  ) {
    player = other.player
    player.forgetListeners()
    change(environment: environment, at: time)
  }
}
