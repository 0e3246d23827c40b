internal import AnimationModel

extension ViewPlay {
  mutating func perform(
    _ cause: Cause, _ changed: inout ChangedViews, at time: Double
  ) throws -> [Cause] {
    switch cause {
    case .cause(let cause): try update(cause, &changed, at: time)
    case .userAction(let userAction): try perform(userAction, at: time)
    }
  }

  /// Performs a cause of the script or of a view.
  ///
  /// - Returns: The causes that follow at once.
  private mutating func update(
    _ cause: ViewCause, _ changed: inout ChangedViews, at time: Double
  ) throws -> [Cause] {
    let before = tree
    var identifiers: [Int: Int] = [:]
    var asked: [Int] = []
    var waiting: [ViewCompletion] = []
    if case .phase(let animator, _) = cause, let progress = phases[animator] {
      let identifier = completions.add(.phaseIsOver(animator, step: progress.step))
      identifiers[Self.phaseWork] = identifier
      waiting = [ViewCompletion(criteria: .logicallyComplete, work: Self.phaseWork)]
      asked.append(identifier)
    }
    var userActions: [Cause] = []
    var next: [Cause] = []
    var writes = false
    for step in try session.perform(cause, at: time) {
      switch step {
      case .completion(let completion):
        let identifier = completions.add(.work(completion.work), when: completion.criteria)
        identifiers[completion.work] = identifier
        asked.append(identifier)
      case .change(var transaction, let update):
        transaction.completions += waiting
        writes = true
        let group = PendingViewUpdate(transaction: transaction, identifiers: identifiers)
        changed.formUnion(try show(update, group, &next, at: time))
      case .log(let word): note(.log(word), at: time)
      case .userAction(let userAction): userActions.append(.userAction(userAction))
      case .later(let delay, let work): put(off: .work(work), until: time + max(delay, 0))
      case .again(let delay, let work): put(offAgain: .work(work), by: max(delay, 0))
      case .environment(let change):
        for index in records.indices { play(restOf: index) }
        self.change(environment: change, at: time)
      }
    }
    instantCount.noteUpdate(changes: writes)
    // Without a write nothing follows: a timer of an app may tick a thousand times a second.
    if writes { try updateKeyframes(at: time) }
    // A completion that waits for no animation is complete at once.
    next += causes(ofIdle: asked)
    guard writes else { return next + userActions }
    let isStep = if case .phase = cause { true } else { false }
    return next + updatePhases(before: before, resumes: !isStep && !changed.isEmpty) + userActions
  }

  /// Shows the views after a group of writes: each group makes its changes in its own transaction,
  /// beginning with the views as the previous group has left them.
  ///
  /// Source: semantics, section 9.2.
  ///
  /// - Parameters:
  ///   - update: The updated views.
  ///   - group: The changes of the group, with their transaction.
  ///   - next: The causes that follow, to which those of the views are added.
  ///   - time: The time of the update.
  /// - Returns: The modifiers and the transitions that changed.
  private mutating func show(
    _ update: ViewUpdate, _ group: PendingViewUpdate, _ next: inout [Cause], at time: Double
  ) throws -> ChangedViews {
    let before = tree
    var group = group
    let touched: TouchedViews
    let changed: ChangedViews
    switch update {
    case .all(let node):
      tree = ViewTree(node)
      group.note(changesFrom: before, to: tree)
      changed = try commit(group, before: before, at: time)
      startTimers(before: before, at: time)
      touched = .all
    case .views(let nodes):
      let ranges = TouchedViews.ordered(tree.replace(nodes))
      group.note(changesFrom: before, to: tree, among: ranges)
      changed = try commit(group, before: before, among: ranges, at: time)
      touched = .views(ranges)
    }
    next += followUps(of: before, touched)
    return changed
  }

  /// The number of the completion for a step of a phase animator, which differs from all work of an app.
  private static let phaseWork = -1

  var hasLoopingPhases: Bool { phases.values.contains(where: \.loops) }

  mutating func cause(of followUp: FollowUp, wasIdle: Bool) -> Cause? {
    switch followUp {
    case .work(let work): return .cause(.work(work))
    case .phaseIsOver(let animator, let step):
      guard var progress = phases[animator] else { return nil }
      defer { phases[animator] = progress }
      guard progress.advance(after: step, wasIdle: wasIdle) else { return nil }
      return .cause(.phase(animator, progress.phase))
    }
  }

  /// Begins phase animators that were inserted or whose triggers have changed, and removes those that are gone.
  ///
  /// - Parameters:
  ///   - before: The tree before the update.
  ///   - resumes: Whether animators that stand still, because nothing changed in their phases, try again.
  /// - Returns: The first steps.
  mutating func updatePhases(before: ViewTree, resumes: Bool = false) -> [Cause] {
    let animators = tree.phases
    let old = Dictionary(before.phases.map { ($0.animator, $0) }) { first, _ in first }
    if animators.isEmpty && old.isEmpty { return [] }
    var causes: [Cause] = []
    for animator in animators {
      var progress =
        phases[animator.animator]
        ?? PhaseProgress(count: animator.count, isTriggered: animator.trigger != nil)
      progress.count = animator.count
      let isNew = phases[animator.animator] == nil
      let begins =
        animator.trigger == nil
        ? isNew
        : !isNew && old[animator.animator].map { animator.hasNewTrigger(after: $0) } ?? false
      if begins {
        progress.begin()
        causes.append(.cause(.phase(animator.animator, progress.phase)))
      }
      if !begins, resumes, progress.resume() {
        causes.append(.cause(.phase(animator.animator, progress.phase)))
      }
      phases[animator.animator] = progress
    }
    let gone = old.keys.filter { animator in !animators.contains { $0.animator == animator } }
    for animator in gone { phases[animator] = nil }
    if !gone.isEmpty { session.forget(gone) }
    return causes
  }

  // MARK: - Consequences

  /// Returns the actions of the views when they first appear, inner ones before outer ones.
  func beginnings() -> [ViewCause] { beginnings(of: tree.insideOut { _ in true }) }

  /// Returns the actions of views that appear: first those for the appearance, then the tasks.
  private func beginnings(of order: [Int]) -> [ViewCause] {
    tree.actions(of: order) { event in
      if case .change(_, let isInitial) = event { isInitial } else { event == .appear }
    } + tree.actions(of: order, \.isTask)
  }

  /// Returns the actions that follow from an update: those of views of which a value has changed, of inserted views,
  /// and of removed views.
  private func followUps(of before: ViewTree, _ touched: TouchedViews) -> [Cause] {
    if case .views(let ranges) = touched {
      return changes(of: tree.acts(among: ranges.joined()), before).map { .cause($0) }
    }
    var causes = changes(of: tree.acts, before)
    causes += beginnings(of: tree.insideOut { before.indices[$0.identity] == nil })
    for index in before.insideOut({ isGone($0.identity) }) {
      for case .acts(let act) in before.entries[index].node.links {
        switch act.event {
        case .disappear: causes.append(.action(act.action, .none))
        case .task: causes.append(.action(act.action, .gone))
        default: break
        }
      }
    }
    return causes.map { .cause($0) }
  }

  /// Whether a view is gone, as far as is known.
  private func isGone(_ view: ViewIdentity) -> Bool {
    tree.indices[view] == nil && !session.lies(view, in: tree.undecided)
  }

  /// Returns the actions of the views of which a value has changed: first those for the change, then the tasks
  /// that restart.
  private func changes(
    of acts: [(index: Int, link: Int, act: ViewAct)], _ before: ViewTree
  ) -> [ViewCause] {
    let changed = acts.filter { answer in
      guard let key = answer.act.event.key,
        let old = before[tree.entries[answer.index].node.identity]?.node,
        case .acts(let oldAct)? = old.links.dropFirst(answer.link).first,
        let oldKey = oldAct.event.key
      else { return false }
      return key.hasChanged(from: oldKey)
    }.map(\.act)
    return (changed.filter { !$0.event.isTask } + changed.filter(\.event.isTask))
      .map { .action($0.action, .none) }
  }

  // MARK: - Timers

  /// The shortest interval between two ticks, in seconds: our choice, so that the frames between them stay countable.
  private static let shortestTick = 0.001

  /// Starts the timers of inserted views.
  mutating func startTimers(before: ViewTree, at time: Double) {
    for answer in tree.acts {
      guard case .every(let seconds) = answer.act.event else { continue }
      let identity = tree.entries[answer.index].node.identity
      if case .acts(let old)? = before[identity]?.node.links.dropFirst(answer.link).first,
        case .every = old.event
      {
        continue
      }
      let interval = max(seconds, Self.shortestTick)
      put(off: .tick(identity, link: answer.link, seconds: interval), until: time + interval)
    }
  }

  /// The number of the action of a view's timer; nil if the view is gone.
  func timer(_ identity: ViewIdentity, _ link: Int) -> Int? {
    guard case .acts(let act)? = tree[identity]?.node.links.dropFirst(link).first else {
      return nil
    }
    return act.action
  }
}

extension ViewAct.Event {
  fileprivate var isTask: Bool { if case .task = self { true } else { false } }

  /// The value whose change is the event; nil for other events.
  fileprivate var key: ViewKey? {
    switch self {
    case .change(let key, _): key
    case .task(let key): key
    default: nil
    }
  }
}
