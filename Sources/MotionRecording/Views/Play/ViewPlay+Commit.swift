internal import AnimationModel

// Playing the changes of an update.
extension ViewPlay {
  /// Changes every modifier whose numbers differ from those before the update, and inserts and removes views.
  ///
  /// - Returns: The modifiers and the transitions that changed.
  mutating func commit(
    _ pending: PendingViewUpdate, before: ViewTree, at time: Double
  ) throws -> ChangedViews {
    var changed = ChangedViews()
    let path = ViewTransactionPath(before: before, after: tree, session: session)
    var isNew = Array(repeating: false, count: tree.entries.count)
    for index in tree.entries.indices {
      let identity = tree.entries[index].node.identity
      isNew[index] = before.indices[identity] == nil
      if isNew[index] {
        try appear(index, at: time)
      } else {
        try change(index, pending, path, &changed, at: time)
      }
    }
    for index in tree.entries.indices where isNew[index] {
      if let parent = tree.entries[index].parent, isNew[parent] { continue }
      // If it was not known whether views were present, it is not known either whether they are inserted.
      for unit in tree.units(of: index)
      where !session.lies(tree.entries[unit].node.identity, in: before.undecided) {
        try insert(unit, pending, path, &changed, at: time)
      }
    }
    let matched = try match(isNew, pending, path, &changed, at: time)
    for index in before.entries.indices
    where tree.indices[before.entries[index].node.identity] == nil {
      if let parent = before.entries[index].parent,
        tree.indices[before.entries[parent].node.identity] == nil
      {
        continue
      }
      for unit in before.units(of: index)
      where !session.lies(before.entries[unit].node.identity, in: tree.undecided) {
        try remove(unit, pending, path, &changed, at: time)
      }
      // Lists that are not views themselves, and views of which it is not known whether they are present.
      for entry in before.subtree(of: index) {
        guard let record = recordIndices[before.entries[entry].node.identity],
          records[record].stage == .present
        else { continue }
        leave(record, at: time)
      }
    }
    try follow(matched, &changed, at: time)
    return changed
  }

  /// Changes every modifier of some views whose numbers differ from those before the update; no view is inserted or
  /// removed.
  ///
  /// - Returns: The modifiers and the transitions that changed.
  mutating func commit(
    _ pending: PendingViewUpdate, before: ViewTree, among ranges: [Range<Int>], at time: Double
  ) throws -> ChangedViews {
    var changed = ChangedViews()
    let path = ViewTransactionPath(before: before, after: tree, session: session)
    for index in ranges.joined() { try change(index, pending, path, &changed, at: time) }
    return changed
  }

  /// Updates the surroundings that modifiers around a view set, if they have changed.
  private mutating func change(
    surroundingsOf record: Int, to environment: ViewEnvironment?, at time: Double
  ) {
    guard records[record].environment?.key != environment?.key else { return }
    records[record].environment = environment
    tellSurroundings(of: record, at: time)
  }

  // MARK: - Modifiers

  private mutating func change(
    _ index: Int, _ pending: PendingViewUpdate, _ path: ViewTransactionPath,
    _ changed: inout ChangedViews, at time: Double
  ) throws {
    let entry = tree.entries[index]
    guard let record = recordIndices[entry.node.identity] else { return }
    change(surroundingsOf: record, to: entry.node.environment, at: time)
    for (ordinal, mover) in entry.movers.enumerated() {
      guard ordinal < records[record].modifiers.count else { continue }
      let value = mover.modifier.value
      records[record].modifiers[ordinal].note(value)
      let key = ModifierKey(identity: entry.node.identity, ordinal: ordinal)
      if records[record].modifiers[ordinal].readsAnew(value) {
        var state = try path.transaction(pending.state(of: key), to: index, mover)
        state.enter(presentation)
        let isAnimated = state.transaction.animation != nil
        noteReading(
          of: .init(record: record, ordinal: ordinal), index, isAnimated: isAnimated, at: time)
      }
      guard let new = records[record].modifiers[ordinal].attributeValue(value),
        let model = records[record].modifiers[ordinal].player?.model, new != model,
        records[record].modifiers[ordinal].player?.isDriven == false
      else { continue }
      noteChange(of: mover.modifier, index)
      if case .read(_, let transition) = value {
        records[record].modifiers[ordinal].player?.change(contentTransition: transition)
      }
      guard new.hasShape(of: model) else {
        // The value has gained or lost a number, such as a side of a frame that was nil.
        try begin(record, ordinal, mover.modifier, at: time)
        continue
      }
      var state = try path.transaction(pending.state(of: key), to: index, mover)
      if findings.leader == nil, mover.modifier.leadsViewsInside,
        try path.moves(inside: index, pending.state(of: key), otherThan: state)
      {
        findings.leader = (records[record].name.base, mover.modifier.name)
      }
      state.enter(presentation)
      if let unknown = state.unknown, records[record].modifiers[ordinal].unknown == nil {
        records[record].modifiers[ordinal].unknown = unknown
      }
      if try self.change(
        .init(record: record, ordinal: ordinal), to: new, state.transaction, &changed, at: time)
      {
        findings.isAnimated = true
        // Words of another length take other space.
        if case .read(let text, _) = value, text.number == nil, !findings.movesNeighbors {
          findings.movesNeighbors = tree.hasNeighbors(index)
        }
      }
    }
  }

  /// Notes that a view shows another value that has no numbers, and whether that moves other views.
  private mutating func noteReading(
    of modifier: ChangedViews.Modifier, _ index: Int, isAnimated: Bool, at time: Double
  ) {
    let (record, ordinal) = (modifier.record, modifier.ordinal)
    guard isAnimated else {
      records[record].modifiers[ordinal].noteJump(at: time)
      findings.hasChanged = true
      return
    }
    records[record].modifiers[ordinal].hiddenChanges += 1
    // A text of another length takes other space; a shape takes the space that it is offered.
    if !findings.movesNeighbors,
      records[record].modifiers[ordinal].hidden?.takesWhatIsOffered != true
    {
      findings.movesNeighbors = tree.hasNeighbors(index)
    }
  }

  /// Notes that a modifier changes, and whether it moves other views.
  private mutating func noteChange(of modifier: MovingModifier, _ index: Int) {
    if case .hidden(_, let kind) = modifier.value, kind.isArrangement {
    } else {
      findings.hasChanged = true
    }
    if !findings.movesNeighbors, modifier.takesRoom, tree.hasNeighbors(index) {
      findings.movesNeighbors = true
    }
  }

  /// Notes that a view is inserted or removed, and whether it moves other views.
  private mutating func noteChange(ofViewsIn tree: ViewTree, _ index: Int) {
    findings.hasChanged = true
    if !findings.movesNeighbors, tree.hasNeighbors(index) { findings.movesNeighbors = true }
  }

  /// Begins to play a modifier with a value at rest.
  private mutating func begin(
    _ record: Int, _ ordinal: Int, _ modifier: MovingModifier, at time: Double
  ) throws {
    records[record].modifiers[ordinal].note(modifier.value)
    guard let value = records[record].modifiers[ordinal].attributeValue(modifier.value) else {
      return
    }
    if let player = records[record].modifiers[ordinal].player {
      records[record].past.append(.life(player.life(of: ordinal, until: times.count)))
    }
    let parts = records[record].modifiers[ordinal].first
    let isRead = records[record].modifiers[ordinal].isCount
    let count =
      if case .vector(let vector) = value { vector.components.count } else { max(parts.count, 1) }
    // The names of the numbers are only known at the end.
    let names = (0..<count).map {
      isRead || ($0 < parts.count && parts[$0].part != nil) ? "" : nil
    }
    var attribute = ScriptAttribute("\(records[record].name.base).\(modifier.name)") { _ in
      value
    }
    if case .read(_, let transition) = modifier.value { attribute.contentTransition = transition }
    records[record].modifiers[ordinal].player = try AttributePlayer(
      attribute, value: value, rows: names, clock: clock, environment: surroundings(of: record),
      keepsHistory: keepsHistory && names.contains { $0 != nil }, from: time)
  }

  // MARK: - Insertion

  /// Makes a view present.
  mutating func appear(_ index: Int, at time: Double) throws {
    let entry = tree.entries[index]
    let record: Int
    if let known = recordIndices[entry.node.identity] {
      record = known
    } else {
      record = records.count
      recordIndices[entry.node.identity] = record
      records.append(ViewRecord(entry.node))
    }
    goneRecords.removeAll { $0 == record }
    let returns = records[record].stage == .leaving
    records[record].stage = .present
    records[record].environment = entry.node.environment
    for (ordinal, mover) in entry.movers.enumerated() {
      if ordinal == records[record].modifiers.count {
        records[record].modifiers.append(.init(mover.modifier))
      }
      let player = records[record].modifiers[ordinal].player
      if returns, let player,
        mover.modifier.match != nil
          || player.model == records[record].modifiers[ordinal].attributeValue(mover.modifier.value)
      {
        continue
      }
      try begin(record, ordinal, mover.modifier, at: time)
    }
    if records[record].transition == nil, records[record].rest == nil {
      let transition = tree.transition(of: index) ?? Self.usualTransition
      records[record].shownTransition = transition
      records[record].transitionBegin = time
      records[record].rest = RestingTransition(
        transition: transition, environment: surroundings(of: record), time: time,
        row: times.count)
    }
  }

  private static let usualTransition = ViewTransition(.opacity, size: .zero, isSizeAssumed: false)

  /// Begins to play a transition that has not moved before.
  mutating func play(restOf record: Int) {
    guard let rest = records[record].rest else { return }
    records[record].transition = player(of: rest, until: times.count)
    records[record].rest = nil
  }

  /// Returns the player of a transition that has not moved, with its rows up to a given one.
  func player(of rest: RestingTransition, until end: Int) -> ViewPlayer {
    var player = ViewPlayer(
      rest.transition.view(isPresent: true), isPresent: true, clock: clock,
      environment: rest.environment, keepsHistory: keepsHistory, from: rest.time)
    for row in [rest.row, end - 1] where (rest.row..<end).contains(row) {
      _ = player.keepRows(at: row)
    }
    return player
  }

  /// Returns the player of the transition of a view.
  private mutating func player(
    of record: Int, _ transition: ViewTransition?, isPresent: Bool, at time: Double
  ) -> ViewPlayer {
    let shown = transition ?? Self.usualTransition
    records[record].shownTransition = shown
    records[record].transitionBegin = time
    return ViewPlayer(
      shown.view(isPresent: isPresent), isPresent: isPresent, clock: clock,
      environment: surroundings(of: record), keepsHistory: keepsHistory, from: time)
  }

  private mutating func insert(
    _ index: Int, _ pending: PendingViewUpdate, _ path: ViewTransactionPath,
    _ changed: inout ChangedViews, at time: Double
  ) throws {
    let node = tree.entries[index].node
    guard let record = recordIndices[node.identity] else { return }
    noteChange(ofViewsIn: tree, index)
    note(.view(.appear, node.identity), at: time)
    var state = try path.passed(pending.state(of: node.identity), to: index)
    state.enter(presentation)
    if tree.isRow(index) { noteRow(record, state) }
    let isUnderWay = records[record].transition?.isAnimating ?? false
    if !isUnderWay {
      // A transition that has only just begun has not shown anything yet.
      if records[record].transitionBegin < time {
        records[record].retireTransition(before: times.count)
      }
      records[record].rest = nil
      records[record].transition = player(
        of: record, tree.transition(of: index), isPresent: false, at: time)
    }
    records[record].leavesWith = []
    try animate(node, record, isPresent: true, state, &changed, at: time)
  }

  // MARK: - Removal

  private mutating func remove(
    _ index: Int, _ pending: PendingViewUpdate, _ path: ViewTransactionPath,
    _ changed: inout ChangedViews, at time: Double
  ) throws {
    let before = path.before
    let node = before.entries[index].node
    guard let record = recordIndices[node.identity] else { return }
    noteChange(ofViewsIn: before, index)
    note(.view(.disappear, node.identity), at: time)
    var state = try path.passedLeaving(pending.state(of: node.identity), to: index)
    state.enter(presentation)
    if before.isRow(index) { noteRow(record, state) }
    let transition = before.transition(of: index)
    let isUnderWay = records[record].transition?.isAnimating ?? false
    let isOther = transition != nil && records[record].shownTransition != transition
    if !isUnderWay, isOther {
      records[record].retireTransition(before: times.count)
      records[record].transition = player(of: record, transition, isPresent: true, at: time)
    }
    play(restOf: record)
    let inside = before.subtree(of: index).dropFirst().compactMap {
      recordIndices[before.entries[$0].node.identity]
    }
    records[record].leavesWith = inside
    let isLeaving = try animate(node, record, isPresent: false, state, &changed, at: time)
    if isLeaving {
      for index in [record] + inside { records[index].stage = .leaving }
    } else {
      for index in [record] + inside { leave(index, at: time) }
    }
  }

  /// Notes that a list inserts or removes one of its rows with its own animation.
  private mutating func noteRow(_ record: Int, _ state: ViewTransactionState) {
    guard state.transaction.animation != nil else { return }
    records[record].isMovedByList = true
    findings.isAnimated = true
  }

  /// Inserts or removes a view.
  ///
  /// - Returns: Whether the change is animated.
  @discardableResult
  private mutating func animate(
    _ node: ViewNode, _ record: Int, isPresent: Bool, _ state: ViewTransactionState,
    _ changed: inout ChangedViews, at time: Double
  ) throws -> Bool {
    let transaction = state.transaction
    let isAnimated = change(record, isPresent: isPresent, transaction, &changed, at: time)
    if isAnimated {
      findings.isAnimated = true
      records[record].movedByTransition = true
      records[record].noteMoved(isPresent ? .willAppear : .didDisappear)
      if let shown = records[record].shownTransition, shown.isSizeAssumed {
        records[record].assumedSize = shown.size
      }
    } else if transaction.animation == nil, state.unknown == nil, node.hasAnimatedTransition {
      records[record].missesAnimation = true
    }
    let attribute = "\(records[record].name.base).transition"
    if let unknown = state.unknown,
      !findings.leftOut.contains(where: { $0.unknown == unknown && $0.attribute == attribute })
    {
      findings.leftOut.append((unknown, attribute))
    }
    return isAnimated
  }

  /// Makes a view absent, and notifies the listeners of its animations.
  mutating func leave(_ index: Int, at time: Double) {
    for ordinal in records[index].modifiers.indices {
      guard var player = records[index].modifiers[ordinal].player else { continue }
      loop.abandoned += player.abandon(at: time)
      records[index].past.append(.life(player.life(of: ordinal, until: times.count)))
      records[index].modifiers[ordinal].player = nil
    }
    records[index].retireTransition(before: times.count)
    records[index].stage = .absent
    records[index].leavesWith = []
    scrolled[records[index].identity] = nil
    session.forget([records[index].identity])
  }
}

extension ViewTransition {
  /// Returns the view for a player; it has no name before the end of a run.
  func view(isPresent: Bool) -> ScriptView {
    var view = ScriptView("", transition: transition, size: size, isPresent: isPresent)
    view.animationNames = animationNames
    return view
  }
}

extension ViewNode {
  /// Whether the view has a transition, and an animation that a reader may take for that of the transition.
  fileprivate var hasAnimatedTransition: Bool {
    guard let transition, transition.transition != .identity else { return false }
    return links.contains { link in
      if case .animation(.known(_?), _) = link { true } else { false }
    }
  }
}
