internal import AnimationModel

// Animatable views and modifiers: their bodies are evaluated anew with the numbers that are shown.
extension ViewPlay {
  /// Shows what animatable views and modifiers make of the numbers that they have now.
  mutating func moveAnimatables(
    at time: Double
  ) throws {
    for record in records.indices where records[record].isMovingAnimatable {
      let identity = records[record].identity
      guard let player = records[record].modifiers.first?.player,
        let index = tree.indices[identity]
      else { continue }
      let shown = player.shownNumbers
      let inside = Set(tree.subtree(of: index).map { tree.entries[$0].node.identity })
      guard inside.count > 1 || tree.entries[index].movers.count > 1 else { continue }
      let state = MotionState(
        value: DynamicVector(shown.map(\.value)), velocity: DynamicVector(shown.map(\.velocity)),
        acceleration: .zero)
      let target = MotionState(
        value: DynamicVector(tree.values(of: .init(identity: identity, ordinal: 0))),
        velocity: .zero, acceleration: .zero)
      let ahead = try tree(driving: identity, [state], by: Self.ahead)
      let end = try tree(driving: identity, [target], by: 0)
      let new = try tree(driving: identity, [state], by: 0)
      let before = tree
      tree = new
      var keys: [ModifierKey] = []
      for entry in new.entries where inside.contains(entry.node.identity) {
        // The first of its own are the numbers themselves.
        let isItself = entry.node.identity == identity
        for ordinal in entry.movers.indices.dropFirst(isItself ? 1 : 0) {
          let key = ModifierKey(identity: entry.node.identity, ordinal: ordinal)
          if try show(key, (before, new, ahead, end), player, at: time) { keys.append(key) }
        }
      }
      if !player.isAnimating { try endDrives(of: inside, at: time) }
      if keepsHistory, !keys.isEmpty { try sample(player, identity, keys, at: time) }
      var pending = PendingViewUpdate()
      pending.note(changesFrom: before, to: new)
      _ = try commit(pending, before: before, at: time)
      records[record].animatableWasMoving = player.isAnimating
    }
  }

  /// Ends what was moved frame by frame by something that is at rest now, where it has no numbers any more.
  mutating func endDrives(of views: some Sequence<ViewIdentity>, at time: Double) throws {
    for identity in views {
      guard let record = recordIndices[identity] else { continue }
      for ordinal in records[record].modifiers.indices {
        guard let player = records[record].modifiers[ordinal].player, player.isDriven,
          tree.values(of: .init(identity: identity, ordinal: ordinal)).isEmpty
        else { continue }
        abandoned +=
          try records[record].modifiers[ordinal].player?.drive(
            to: player.model, nil, [.removed], at: time) ?? []
      }
    }
  }

  /// - Returns: Whether the modifier begins to move, so that a figure needs to know how.
  private mutating func show(
    _ key: ModifierKey,
    _ trees: (before: ViewTree, new: ViewTree, ahead: ViewTree, end: ViewTree),
    _ mover: AttributePlayer, at time: Double
  ) throws -> Bool {
    guard let record = recordIndices[key.identity], let value = trees.new.value(of: key),
      key.ordinal < records[record].modifiers.count
    else { return false }
    if case .unknown = value { records[record].modifiers[key.ordinal].note(value) }
    guard !records[record].modifiers[key.ordinal].isCount,
      let shown = records[record].modifiers[key.ordinal].scenarioValue(value),
      let player = records[record].modifiers[key.ordinal].player
    else { return false }
    let values = trees.new.values(of: key)
    let end = trees.end.values(of: key)
    guard player.isDriven || player.model != shown || end != values else { return false }
    records[record].modifiers[key.ordinal].note(value)
    // What will be gone in the end leads nowhere.
    let targets = end.count == values.count ? end : values
    let later = trees.ahead.values(of: key)
    let velocities = values.indices.map { index in
      index < later.count ? (later[index] - values[index]) / Self.ahead : 0
    }
    let isMoving = mover.isAnimating
    let events: [RecordedEvent.Kind] =
      isMoving == player.isDriven ? [] : isMoving ? [.start] : [.removed]
    abandoned +=
      try records[record].modifiers[key.ordinal].player?.drive(
        to: shown,
        isMoving
          ? DrivenNumbers(
            velocities: velocities, targets: targets, animation: mover.animation?.name ?? "") : nil,
        events, at: time) ?? []
    return isMoving && (!player.isDriven || mover.changedAt == time)
  }

  /// Samples what an animatable view will show, for figures.
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
