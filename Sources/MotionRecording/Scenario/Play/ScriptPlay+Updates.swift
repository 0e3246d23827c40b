// Updates: the actions in one, and their immediate consequences.
extension ScriptPlay {
  mutating func perform(
    _ cause: Cause, _ changed: inout ChangedViews, at time: Double
  ) throws -> [Cause] {
    if hasEnded { return [] }
    var pending = PendingScriptUpdate(values)
    var isLoop = false
    switch cause {
    case .actions(let actions):
      try perform(actions, ScenarioTransaction(), &pending, at: time)
    case .phase(let animator, let phase, let step):
      isLoop = !phases[animator].isTriggered
      let completion = completions.add(.phaseIsOver(animator: animator, step: step))
      pending.completions = [completion]
      var transaction = ScenarioTransaction()
      let (name, phases) = (
        script.phaseAnimators[animator].name, script.phaseAnimators[animator].phases
      )
      transaction.apply(TransactionChange(animation: .some(phases[phase].animation)))
      transaction.completions = [completion]
      try perform([.set(name, .integer(phase))], transaction, &pending, at: time)
    }
    changed = try commit(pending, at: time)
    if !changed.isEmpty && !isLoop { loop.lastAction = time }
    try followNumbers(at: time)
    for index in keyframePlayers.indices where try changeKeyframes(of: index, at: time) {
      loop.changeCount += 1
      loop.lastAction = time
    }
    // A completion that waits for no animation is complete at once.
    return causes(ofIdle: pending.completions) + (try triggeredPhases())
  }

  // MARK: - Phases

  var hasLoopingPhases: Bool { phases.contains(where: \.loops) }

  mutating func cause(of followUp: FollowUp, wasIdle: Bool) -> Cause? {
    switch followUp {
    case .actions(let actions): .actions(actions)
    case .phaseIsOver(let animator, let step):
      phases[animator].advance(after: step, wasIdle: wasIdle) ? self.step(of: animator) : nil
    }
  }

  /// Begins a pass of a phase animator, and returns its first step.
  mutating func beginPass(of animator: Int) -> Cause {
    phases[animator].begin()
    return step(of: animator)
  }

  private func step(of animator: Int) -> Cause {
    .phase(animator: animator, phase: phases[animator].phase, step: phases[animator].step)
  }

  /// Returns the first steps of the animators whose triggers have changed.
  private mutating func triggeredPhases() throws -> [Cause] {
    var causes: [Cause] = []
    for index in phases.indices where try phaseTriggers[index].hasChanged(states) {
      causes.append(beginPass(of: index))
    }
    return causes
  }

  // MARK: - Keyframes

  /// Begins, pauses or resumes the keyframes of an animator according to the states.
  ///
  /// - Returns: Whether anything changed.
  private mutating func changeKeyframes(of animator: Int, at time: Double) throws -> Bool {
    guard script.keyframeAnimators[animator].trigger == nil else {
      guard try keyframeTriggers[animator].hasChanged(states) else { return false }
      keyframePlayers[animator].begin(at: time)
      return true
    }
    guard keyframePlayers[animator].isUnderWay else { return false }
    return keyframePlayers[animator].change(
      isRepeating: try script.keyframeAnimators[animator].isRepeating(states), at: time)
  }

  // MARK: - Actions

  private mutating func perform(
    _ actions: [ScriptAction], _ transaction: ScenarioTransaction,
    _ pending: inout PendingScriptUpdate, at time: Double
  ) throws {
    for action in actions {
      switch action {
      case .write(let state, let formula):
        guard states[state] != nil else { throw ScenarioError.unknownState(state) }
        states[state] = try formula(states)
        for (index, attribute) in script.attributes.enumerated()
        where attribute.states?.contains(state) ?? true {
          pending.note(try attribute.value(states), of: index, in: transaction)
        }
        for (index, view) in script.views.enumerated() {
          pending.note(
            .boolean(try view.isPresent(states)), of: attributeCount + index, in: transaction)
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
        try perform(inner, nested, &pending, at: time)
      case .choice(let condition, let actions, let others):
        let holds = try condition(states) == .boolean(true)
        try perform(holds ? actions : others, transaction, &pending, at: time)
      case .computed(let actions):
        try perform(try actions(states), transaction, &pending, at: time)
      case .environment(let change): self.change(environment: change, at: time)
      case .log(let word): note(.log(word), at: time)
      case .report(let event): note(.named(event), at: time)
      case .end:
        note(.named(.ended), at: time)
        endAnimations(at: time)
        hasEnded = true
      }
    }
  }

  // MARK: - Changes

  /// Changes every attribute whose value differs from that before the update, and inserts or removes views.
  private mutating func commit(
    _ pending: PendingScriptUpdate, at time: Double
  ) throws -> ChangedViews {
    let newTriggers = try triggerValues()
    defer { triggers = newTriggers }
    var changed = ChangedViews()
    for index in records.indices where pending.values[index] != values[index] {
      let value = pending.values[index]
      values[index] = value
      let isAttribute = index < attributeCount
      let isPresent = value == .boolean(true)
      if !isAttribute {
        note(.view(isPresent ? .appear : .disappear, records[index].identity), at: time)
      }
      let transaction = try transaction(
        pending.transactions[index], through: modifiers[index], newTriggers)
      if isAttribute {
        _ = try change(
          .init(record: index, ordinal: 0), to: value, transaction, &changed, at: time)
      } else {
        _ = change(index, isPresent: isPresent, transaction, &changed, at: time)
      }
    }
    return changed
  }

  /// Returns a transaction as it comes out of modifiers.
  private func transaction(
    _ transaction: ScenarioTransaction?, through modifiers: [Int], _ newTriggers: [AttributeValue?]
  ) throws -> ScenarioTransaction {
    var transaction = transaction ?? ScenarioTransaction()
    for modifier in modifiers
    where newTriggers[modifier] == nil || newTriggers[modifier] != triggers[modifier] {
      if let condition = script.modifiers[modifier].condition,
        try condition(states) != .boolean(true)
      {
        continue
      }
      switch script.modifiers[modifier].effect {
      case .animation(let animation): transaction.applyImplicit(animation)
      case .transaction(let change): transaction.apply(change)
      case .transform(let transform):
        transaction.replace(with: try transform(transaction.set, states))
      }
    }
    transaction.enter(presentation)
    return transaction
  }

  mutating func begin(at time: Double) throws {
    for animator in phases.indices where !phases[animator].isTriggered {
      try update([beginPass(of: animator)], at: time)
    }
  }
}
