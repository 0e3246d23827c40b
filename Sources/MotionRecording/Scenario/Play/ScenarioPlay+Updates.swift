internal import AnimationModel

// Updates: what is done in one, and what follows from it at once.
extension ScenarioPlay {
  /// Does things in one update, and what follows from them at once.
  ///
  /// - Returns: What changed.
  @discardableResult
  mutating func update(
    _ cause: ScenarioCause, at time: Double, _ sink: (AttributeRow) throws -> Void
  ) throws -> ChangedPlayers {
    var changed = ChangedPlayers()
    if hasEnded { return changed }
    var queue = [cause]
    var count = 0
    while count < queue.count {
      guard count < Self.updateLimit else { throw ScenarioError.neverComesToRest }
      var pending = PendingUpdate(
        values: attributes.map(\.model), presences: views.map(\.isPresent))
      var isLoop = false
      switch queue[count] {
      case .actions(let actions):
        try perform(actions, ScenarioTransaction(), &pending, at: time, sink)
      case .phase(let animator, let step):
        isLoop = !phases[animator].isTriggered
        try perform(step, of: animator, &pending, at: time, sink)
      }
      let players = try commit(pending, at: time, sink)
      if !players.isEmpty {
        changeCount += 1
        if !isLoop { lastChange = time }
        changed.formUnion(players)
      }
      try notifyZooms(at: time, sink)
      for index in keyframes.indices where try keyframes[index].update(states, at: time) {
        changeCount += 1
        lastChange = time
      }
      // A completion without an animation to wait for is complete at once.
      for completion in pending.completions {
        guard let followUp = completions.seal(completion),
          let cause = self.cause(of: followUp, wasIdle: true)
        else { continue }
        queue.append(cause)
      }
      for index in phases.indices where try phases[index].isTriggered(states) {
        queue.append(.phase(animator: index, phases[index].begin()))
      }
      count += 1
    }
    return changed
  }

  /// What a completion brings about.
  mutating func cause(of followUp: ScenarioFollowUp, wasIdle: Bool) -> ScenarioCause? {
    switch followUp {
    case .actions(let actions): .actions(actions)
    case .phaseIsOver(let animator, let step):
      phases[animator].next(after: step, wasIdle: wasIdle)
        .map { .phase(animator: animator, $0) }
    }
  }

  private mutating func perform(
    _ step: PhasePlayer.Step, of animator: Int, _ pending: inout PendingUpdate, at time: Double,
    _ sink: (AttributeRow) throws -> Void
  ) throws {
    var transaction = ScenarioTransaction()
    transaction.apply(step.change)
    let completion = completions.add(.phaseIsOver(animator: animator, step: step.number))
    transaction.completions = [completion]
    pending.completions = [completion]
    try perform([step.action], transaction, &pending, at: time, sink)
  }

  private mutating func perform(
    _ actions: [Scenario.Action], _ transaction: ScenarioTransaction,
    _ pending: inout PendingUpdate, at time: Double, _ sink: (AttributeRow) throws -> Void
  ) throws {
    for action in actions {
      switch action {
      case .write(let state, let formula):
        guard states[state] != nil else { throw ScenarioError.unknownState(state) }
        states[state] = try formula(states)
        for (index, attribute) in scenario.attributes.enumerated() {
          pending.note(try attribute.value(states), of: index, in: transaction)
        }
        for (index, view) in scenario.views.enumerated() {
          pending.note(try view.isPresent(states), of: index, in: transaction)
        }
      case .transaction(let change, let inner, let completions):
        var nested = transaction
        nested.apply(change)
        for completion in completions {
          let identifier = self.completions.add(
            .actions(completion.actions), when: completion.criteria)
          nested.completions.append(identifier)
          pending.completions.append(identifier)
        }
        try perform(inner, nested, &pending, at: time, sink)
      case .choice(let condition, let actions, let others):
        let holds = try condition(states) == .boolean(true)
        try perform(holds ? actions : others, transaction, &pending, at: time, sink)
      case .computed(let actions):
        try perform(try actions(states), transaction, &pending, at: time, sink)
      case .environment(let change):
        let wasMoving = presentation != nil
        change(&environment)
        if wasMoving && presentation == nil { endAnimations(at: time) }
        for index in attributes.indices {
          attributes[index].change(environment: environment, at: time)
        }
        for index in views.indices { views[index].change(environment: environment, at: time) }
      case .log(let word):
        try note(.log(word), at: time, sink)
      case .report(let event):
        try note(event, at: time, sink)
      case .end:
        try note(.ended, at: time, sink)
        endAnimations(at: time)
        hasEnded = true
      }
    }
  }

  /// Changes every attribute whose value is another than before the update, and every view that comes or
  /// goes.
  private mutating func commit(
    _ pending: PendingUpdate, at time: Double, _ sink: (AttributeRow) throws -> Void
  ) throws -> ChangedPlayers {
    let newTriggers = try triggerValues()
    defer { triggers = newTriggers }
    var changed = ChangedPlayers()
    for index in attributes.indices where pending.values[index] != attributes[index].model {
      let transaction = try transaction(
        pending.transactions[index], through: modifiers[index], newTriggers)
      let isAnimated = try attributes[index].change(
        to: pending.values[index], transaction,
        listeners: completions.listeners(transaction.completions), at: time)
      if isAnimated { completions.raise(transaction.completions) }
      changed.attributes.append(index)
    }
    for index in views.indices where pending.presences[index] != views[index].isPresent {
      let name = scenario.views[index].name
      let isPresent = pending.presences[index]
      try note(.view(isPresent ? .appear : .disappear, name: name), at: time, sink)
      let transaction = try transaction(
        pending.viewTransactions[index], through: modifiers[attributes.count + index],
        newTriggers)
      let animations = views[index].change(
        isPresent: isPresent, transaction,
        listeners: completions.listeners(transaction.completions), environment, at: time)
      for _ in 0..<animations { completions.raise(transaction.completions) }
      if animations == 0 && !isPresent { try note(.view(.removed, name: name), at: time, sink) }
      changed.views.append(index)
    }
    return changed
  }

  /// A transaction as it comes out of modifiers.
  private func transaction(
    _ transaction: ScenarioTransaction?, through modifiers: [Int], _ newTriggers: [ScenarioValue?]
  ) throws -> ScenarioTransaction {
    var transaction = transaction ?? ScenarioTransaction()
    for modifier in modifiers
    where newTriggers[modifier] == nil || newTriggers[modifier] != triggers[modifier] {
      if let condition = scenario.modifiers[modifier].condition,
        try condition(states) != .boolean(true)
      {
        continue
      }
      switch scenario.modifiers[modifier].effect {
      case .animation(let animation): transaction.applyImplicit(animation)
      case .transaction(let change): transaction.apply(change)
      case .transform(let transform):
        transaction.replace(with: try transform(transaction.set, states))
      }
    }
    transaction.enter(presentation)
    return transaction
  }
}
