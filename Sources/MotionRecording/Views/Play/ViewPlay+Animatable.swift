internal import AnimationModel

// Animatable views and modifiers: their bodies are evaluated anew with the current numbers.
extension ViewPlay {
  /// An animatable view or modifier whose numbers move.
  private struct AnimatableMove {
    let record: Int
    let identity: ViewIdentity
    let player: AttributePlayer

    /// The view itself and the views inside.
    let inside: [ViewIdentity]
  }

  /// Updates the views with the bodies of animatable views and modifiers for their current numbers.
  ///
  /// All that are not inside of another one are evaluated together. Those inside follow, as the outer ones may
  /// give them other numbers.
  mutating func followNumbers(at time: Double) throws {
    var done: Set<Int> = []
    while true {
      let moves = animatables(except: done)
      guard !moves.isEmpty else { return }
      done.formUnion(moves.map(\.record))
      try move(
        moves.filter { move in
          move.inside.count > 1 || tree[move.identity].map { $0.movers.count > 1 } ?? false
        }, at: time)
    }
  }

  /// Returns the animatable values that move and are not inside of another one that moves, in the order of the records.
  private func animatables(except done: Set<Int>) -> [AnimatableMove] {
    var moving: [Int: Int] = [:]
    for record in records.indices where !done.contains(record) && records[record].isMovingAnimatable
    {
      if let index = tree.indices[records[record].identity] { moving[index] = record }
    }
    let outermost = moving.filter { index, _ in
      var entry = tree.entries[index]
      while let parent = entry.parent {
        if moving[parent] != nil { return false }
        entry = tree.entries[parent]
      }
      return true
    }
    return outermost.sorted { $0.value < $1.value }.compactMap { index, record in
      records[record].modifiers.first?.player.map { player in
        AnimatableMove(
          record: record, identity: records[record].identity, player: player,
          inside: tree.subtree(of: index).map { tree.entries[$0].node.identity })
      }
    }
  }

  private mutating func move(_ moves: [AnimatableMove], at time: Double) throws {
    guard !moves.isEmpty else { return }
    let states = moves.map { move in
      let shown = move.player.shownNumbers
      return (
        animator: move.identity,
        states: [
          MotionState(
            value: DynamicVector(shown.map(\.value)),
            velocity: DynamicVector(shown.map(\.velocity)), acceleration: DynamicVector.zero)
        ]
      )
    }
    let targets = moves.map { move in
      (
        animator: move.identity,
        states: [
          MotionState(
            value: DynamicVector(tree.values(of: .init(identity: move.identity, ordinal: 0))),
            velocity: .zero, acceleration: .zero)
        ]
      )
    }
    let ahead = try tree(driving: states, by: VelocityStep.seconds)
    let end = try tree(driving: targets, by: 0)
    let new = try tree(driving: states, by: 0)
    let before = tree
    tree = new
    for move in moves {
      var keys: [ModifierKey] = []
      for identity in move.inside {
        guard let entry = new[identity] else { continue }
        // The first modifier of the animatable view has the numbers themselves.
        for ordinal in entry.movers.indices.dropFirst(identity == move.identity ? 1 : 0) {
          let key = ModifierKey(identity: identity, ordinal: ordinal)
          if try leave(key, from: before, to: new, at: time) { continue }
          if try show(key, (before, new, ahead, end), move.player, at: time) { keys.append(key) }
        }
      }
      if !move.player.isAnimating { try endDrives(of: move.inside, at: time) }
      if keepsHistory, !keys.isEmpty { try sample(move.player, move.identity, keys, at: time) }
    }
    var pending = PendingViewUpdate()
    pending.note(changesFrom: before, to: new)
    let changed = try commit(pending, before: before, at: time)
    if !changed.isEmpty {
      noteGone(records.move(changed, to: time), at: time)
      // Drives that begin in this frame have their events in its row.
      records.takeListeners(&loop.abandoned)
    }
    for move in moves { records[move.record].animatableWasMoving = move.player.isAnimating }
  }

  /// - Returns: Whether the modifier begins to move, so that its motion has to be noted for figures.
  private mutating func show(
    _ key: ModifierKey,
    _ trees: (before: ViewTree, new: ViewTree, ahead: ViewTree, end: ViewTree),
    _ mover: AttributePlayer, at time: Double
  ) throws -> Bool {
    guard let record = recordIndices[key.identity], let value = trees.new.value(of: key),
      key.ordinal < records[record].modifiers.count
    else { return false }
    if case .unknown = value { records[record].modifiers[key.ordinal].note(value) }
    // A text that counts shows the view's own number, which has a row.
    if mover.isAnimating, !value.isNumberRead,
      records[record].modifiers[key.ordinal].readsAnew(value)
    {
      records[record].modifiers[key.ordinal].isMadeAnew = true
    }
    guard !records[record].modifiers[key.ordinal].isCount,
      let shown = records[record].modifiers[key.ordinal].attributeValue(value),
      let player = records[record].modifiers[key.ordinal].player
    else { return false }
    let values = trees.new.values(of: key)
    let end = trees.end.values(of: key)
    guard player.isDriven || player.model != shown || end != values else { return false }
    // A modifier whose own animation begins later is left alone.
    if !player.isDriven, player.model == shown, try animates(key, from: trees.new, to: trees.end) {
      return false
    }
    records[record].modifiers[key.ordinal].note(value)
    // A modifier that will be removed at the end has no other target.
    let targets = end.count == values.count ? end : values
    let later = trees.ahead.values(of: key)
    let velocities = values.indices.map { index in
      index < later.count ? (later[index] - values[index]) / VelocityStep.seconds : 0
    }
    let isMoving = mover.isAnimating
    let events: [RecordedEvent.Kind] =
      isMoving == player.isDriven ? [] : isMoving ? [.start] : [.removed]
    loop.abandoned +=
      try records[record].modifiers[key.ordinal].player?.drive(
        to: shown,
        isMoving
          ? DrivenNumbers(
            velocities: velocities, targets: targets, animation: mover.animation?.name ?? "") : nil,
        events, at: time) ?? []
    return isMoving && (!player.isDriven || mover.changedAt == time)
  }

  /// Samples the motion of the views in an animatable view, for figures.
  private mutating func sample(
    _ player: AttributePlayer, _ animator: ViewIdentity, _ keys: [ModifierKey],
    at time: Double
  ) throws {
    let limit = time + SubjectMotion.endlessWindow
    guard let (end, corners) = player.course(from: time, until: limit), end > time else { return }
    let now = player.shownNumbers
    let tables = try sampled(
      animator, keys, lasting: end - time, corners.map { $0 - time }
    ) { moment, side in
      player.numbers(at: time + moment, side).map { numbers in
        [
          MotionState(
            value: DynamicVector(numbers.map(\.value)),
            velocity: DynamicVector(numbers.map(\.velocity)), acceleration: .zero)
        ]
      }
    }
    session.drive(animator, [DynamicVector(now.map(\.value))])
    for (key, table) in tables {
      note(key, from: time) { index in
        (table[index].motion(lasting: end - time), table[index].start)
      }
    }
  }
}
